/*
 * From redaction rules to a redactor: patterns compiled, scanners and validators found by name,
 * one prefilter over all keywords. Also the decision about a single candidate.
 */
#include "redactor.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "error.h"

enum { LOOKALIKE_MAX_LEN = 96, LOOKALIKE_DIGITS = 10 };

typedef struct keyword_list {
    cdn_keyword *items;
    size_t count, room;
    char (*brackets)[80]; /* "[" + kind, one for each rule at most */
} keyword_list;

static cordon_status compile_rule(cdn_unit *unit, const cdn_redactions *rules,
                                  const cdn_redaction *rule, cordon_error *err)
{
    unit->rule = rule;
    unit->kind = rule->placeholder;
    unit->is_bare = rule->klass == CDN_REDACTION_PATH;
    unit->max_len = rule->max_len;
    if (!rule->regex) {
        unit->scanner = cdn_scanner_find(rule->validate);
        if (!unit->scanner)
            return cdn_redactions_fail(rules, rule->validate_place, err,
                                       "validate: there is no scanner '%s'", rule->validate);
        unit->max_len = unit->scanner->max_len;
        return CORDON_OK;
    }
    unit->validator = rule->validate ? cdn_validator_find(rule->validate) : NULL;
    if (rule->validate && !unit->validator)
        return cdn_redactions_fail(rules, rule->validate_place, err,
                                   "validate: there is no validator '%s'", rule->validate);
    cordon_status status = cdn_regex_new(&unit->regex, rule->regex, rule->group, err);
    return status == CORDON_E_RULES
               ? cdn_redactions_fail(rules, rule->regex_place, err, "%s", cordon_error_message(err))
               : status;
}

static void add_keyword(keyword_list *list, const char *text, size_t owner)
{
    list->items[list->count++] = (cdn_keyword){text, strlen(text), (uint32_t)owner};
}

/* Placeholders of the same kind are looked for once. */
static void add_lookalike(cdn_redactor *redactor, keyword_list *list, const cdn_unit *unit)
{
    for (size_t i = redactor->rule_count; i < redactor->unit_count; i++) {
        if (strcmp(redactor->units[i].kind, unit->kind) == 0)
            return;
    }
    if (!*unit->kind)
        return;
    size_t owner = redactor->unit_count++;
    char *bracket = list->brackets[owner - redactor->rule_count];
    bracket[0] = '[';
    strncpy(bracket + 1, unit->kind, sizeof list->brackets[0] - 2);
    redactor->units[owner] =
        (cdn_unit){.kind = unit->kind, .is_bare = unit->is_bare, .max_len = LOOKALIKE_MAX_LEN};
    add_keyword(list, bracket, owner);
}

static void gather_keywords(cdn_redactor *redactor, keyword_list *list)
{
    for (size_t i = 0; i < redactor->rule_count; i++) {
        const cdn_unit *unit = &redactor->units[i];
        for (size_t k = 0; unit->scanner && unit->scanner->triggers[k]; k++)
            add_keyword(list, unit->scanner->triggers[k], i);
        for (size_t k = 0; k < unit->rule->keywords.count; k++)
            add_keyword(list, unit->rule->keywords.items[k].text, i);
        add_lookalike(redactor, list, unit);
    }
}

static cordon_status build_prefilter(cdn_redactor *redactor, cordon_error *err)
{
    keyword_list list = {0};
    for (size_t i = 0; i < redactor->rule_count; i++)
        list.room += redactor->units[i].rule->keywords.count + 5; /* or triggers, and a bracket */
    list.items = calloc(list.room + 1, sizeof *list.items);
    list.brackets = calloc(redactor->rule_count + 1, sizeof *list.brackets);
    cordon_status status = CORDON_E_NOMEM;
    if (list.items && list.brackets) {
        gather_keywords(redactor, &list);
        status = cdn_prefilter_new(&redactor->prefilter, list.items, list.count, err);
    }
    free(list.items);
    free(list.brackets);
    return status == CORDON_E_NOMEM ? cdn_fail_nomem(err) : status;
}

static cordon_status build(cdn_redactor *redactor, cordon_error *err)
{
    size_t count = cdn_redactions_count(redactor->rules);
    redactor->units = calloc(2 * count + 1, sizeof *redactor->units);
    if (!redactor->units)
        return cdn_fail_nomem(err);
    redactor->rule_count = redactor->unit_count = count;
    cordon_status status = CORDON_OK;
    for (size_t i = 0; i < count && status == CORDON_OK; i++)
        status = compile_rule(&redactor->units[i], redactor->rules,
                              cdn_redactions_at(redactor->rules, i), err);
    return status == CORDON_OK ? build_prefilter(redactor, err) : status;
}

cordon_status cdn_redactor_new(cdn_redactor **redactor_out, const cdn_redactions *rules,
                               cordon_error *err)
{
    cdn_redactor *redactor = calloc(1, sizeof *redactor);
    if (!redactor)
        return cdn_fail_nomem(err);
    atomic_init(&redactor->references, 1);
    redactor->rules = cdn_redactions_ref(rules);
    cordon_status status = build(redactor, err);
    if (status == CORDON_OK)
        *redactor_out = redactor;
    else
        cdn_redactor_unref(redactor);
    return status;
}

cdn_redactor *cdn_redactor_ref(cdn_redactor *redactor)
{
    atomic_fetch_add(&redactor->references, 1);
    return redactor;
}

void cdn_redactor_unref(cdn_redactor *redactor)
{
    if (!redactor || atomic_fetch_sub(&redactor->references, 1) != 1)
        return;
    for (size_t i = 0; redactor->units && i < redactor->rule_count; i++)
        cdn_regex_free(redactor->units[i].regex);
    free(redactor->units);
    cdn_prefilter_free(redactor->prefilter);
    cdn_redactions_unref(redactor->rules);
    free(redactor);
}

/* "_7]" or "]" behind the name of a kind. */
static cdn_look lookalike_number(const cdn_unit *unit, const cdn_view *view, size_t *at)
{
    int c = cdn_view_at(view, *at);
    size_t digits = 0;
    bool spelled = c == ']' && unit->is_bare;
    if (c == '_') {
        int first = cdn_view_at(view, *at + 1);
        while (cdn_is_digit(c = cdn_view_at(view, ++*at)) && digits <= LOOKALIKE_DIGITS)
            digits++;
        bool is_one = digits == 1 && first == '1';
        spelled =
            digits > 0 && digits <= LOOKALIKE_DIGITS && first != '0' && !(is_one && unit->is_bare);
    }
    if (c == CDN_VIEW_MORE)
        return CDN_LOOK_MORE;
    ++*at;
    return c == ']' && spelled ? CDN_LOOK_HIT : CDN_LOOK_NO;
}

/* Exactly what cdn_placeholder() could have written. */
static cdn_look lookalike_look(const cdn_unit *unit, const cdn_view *view, cdn_span *span)
{
    size_t at = view->start + 1;
    cdn_look look = cdn_view_literal(view, at, unit->kind, false);
    at += strlen(unit->kind);
    if (look == CDN_LOOK_HIT)
        look = lookalike_number(unit, view, &at);
    if (look == CDN_LOOK_HIT)
        *span = (cdn_span){view->start, at};
    return look;
}

void cdn_placeholder(char out[CDN_PLACEHOLDER_BYTES], const cdn_unit *unit, uint64_t number)
{
    if (!*unit->kind)
        out[0] = '\0';
    else if (number == 1 && unit->is_bare)
        snprintf(out, CDN_PLACEHOLDER_BYTES, "[%s]", unit->kind);
    else
        snprintf(out, CDN_PLACEHOLDER_BYTES, "[%s_%" PRIu64 "]", unit->kind, number);
}

static bool is_allowed(const cdn_redaction *rule, const unsigned char *value, size_t count)
{
    for (size_t i = 0; i < rule->allow.count; i++) {
        const char *text = rule->allow.items[i].text;
        if (strlen(text) == count && memcmp(text, value, count) == 0)
            return true;
    }
    return false;
}

cdn_look cdn_unit_look(const cdn_unit *unit, cdn_matcher *matcher, const cdn_view *view,
                       cdn_span *span)
{
    if (!unit->rule)
        return lookalike_look(unit, view, span);
    cdn_look look = unit->regex ? cdn_regex_match(unit->regex, matcher, view, span)
                                : unit->scanner->scan(view, span);
    if (look != CDN_LOOK_HIT)
        return look;
    const unsigned char *value = view->text + span->start;
    size_t count = span->end - span->start;
    const cdn_redaction *rule = unit->rule;
    if ((unit->validator && !unit->validator(value, count)) || is_allowed(rule, value, count))
        return CDN_LOOK_NO;
    if (rule->min_entropy_centibit &&
        cdn_entropy_centibit(value, count) < rule->min_entropy_centibit)
        return CDN_LOOK_NO;
    span->start += rule->keep_prefix < count ? rule->keep_prefix : 0;
    return CDN_LOOK_HIT;
}
