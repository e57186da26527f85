/*
 * Rules against facts, see judge.h. Pure: the same facts and rules give the same hits, and
 * nothing here can look at anything else.
 */
#include "judge.h"

#include <stdlib.h>

#include "arguments.h"
#include "error.h"

/* More hits than anybody reads: the source is refused. */
enum { HITS_MAX = 10000, FACTS_AT_ONCE = 128 };

typedef struct judge {
    cdn_hits *hits;
    cdn_refusal *refusal;
    const cdn_case *matter;
    const cdn_fact *fact;
    uint64_t steps;
    bool is_met; /* a rule concerns the fact */
    bool no_memory;
} judge;

void cdn_hits_free(cdn_hits *hits)
{
    free(hits->items);
    *hits = (cdn_hits){0};
}

bool cdn_hits_add(cdn_hits *hits, cdn_refusal *refusal, cdn_hit hit)
{
    if (hits->count == HITS_MAX) {
        cdn_refuse(refusal, CORDON_TOO_LARGE, 1, 0, "the rules find more than %d things here",
                   HITS_MAX);
        return true;
    }
    if (hits->count == hits->capacity) {
        size_t capacity = hits->capacity ? hits->capacity * 2 : 16;
        cdn_hit *items = realloc(hits->items, capacity * sizeof *items);
        if (!items)
            return false;
        hits->items = items;
        hits->capacity = capacity;
    }
    hits->items[hits->count++] = hit;
    return true;
}

static bool on_match(void *context, size_t rule)
{
    judge *court = context;
    const cdn_case *matter = court->matter;
    const cdn_rule *law = cdn_rules_at(matter->rules, rule);
    court->is_met = true;
    if (!cdn_rule_is_in(law, matter->profile))
        return true;
    if (law->kind == CDN_RULE_CALL &&
        !cdn_arguments_hold(&law->arguments, matter->syntax, matter->facts, court->fact,
                            &court->steps))
        return true;
    court->no_memory = !cdn_hits_add(court->hits, court->refusal,
                                     (cdn_hit){rule, court->fact->start, court->fact->end});
    return !court->no_memory && court->refusal->decision == CORDON_ALLOW;
}

static bool judge_fact(judge *court)
{
    const cdn_case *matter = court->matter;
    const char *name = cdn_names_text(&matter->facts->names, court->fact->name);
    court->is_met = false;
    return cdn_rules_match(matter->rules, court->fact->kind, name, on_match, court);
}

/* A name that no rule concerns is looked up once for each kind of fact, however often it occurs. */
static bool judge_facts(cdn_hits *hits, cdn_refusal *refusal, const cdn_case *matter)
{
    const cdn_facts *facts = matter->facts;
    judge court = {.hits = hits, .refusal = refusal, .matter = matter};
    uint8_t *is_silent = calloc(facts->names.count, sizeof *is_silent); /* by name: bits by kind */
    bool goes_on = is_silent != NULL;
    for (size_t i = 0; i < facts->count && goes_on; i++) {
        if (i % FACTS_AT_ONCE == 0 && cdn_refuse_late(refusal, matter->deadline))
            break;
        court.fact = &facts->items[i];
        uint8_t bit = (uint8_t)(1 << court.fact->kind);
        if (is_silent[court.fact->name] & bit)
            continue;
        goes_on = judge_fact(&court);
        if (!court.is_met)
            is_silent[court.fact->name] |= bit;
    }
    free(is_silent);
    return is_silent && !court.no_memory;
}

_Static_assert(CDN_RULE_KINDS <= 8, "a bit for each kind");

/* Patterns --------------------------------------------------------------------------------- */

static cordon_status judge_pattern(cdn_hits *hits, cdn_refusal *refusal, size_t rule,
                                   const cdn_pattern *pattern, const cdn_case *matter,
                                   cordon_error *err)
{
    const char *text = matter->text;
    size_t text_bytes = matter->text_bytes, from = 0, start = 0, end = 0;
    while (from <= text_bytes && !cdn_refuse_late(refusal, matter->deadline)) {
        switch (cdn_pattern_find(&start, &end, pattern, text, text_bytes, from)) {
        case CDN_PATTERN_NONE:
            return CORDON_OK;
        case CDN_PATTERN_NOMEM:
            return cdn_fail_nomem(err);
        case CDN_PATTERN_TOO_SLOW:
            cdn_refuse_at(refusal, CORDON_TOO_LARGE, text, from,
                          "an expression among the rules takes too long on this source");
            return CORDON_OK;
        case CDN_PATTERN_FOUND:
            break;
        }
        if (!cdn_hits_add(hits, refusal, (cdn_hit){rule, (uint32_t)start, (uint32_t)end}))
            return cdn_fail_nomem(err);
        if (refusal->decision != CORDON_ALLOW)
            return CORDON_OK;
        from = end > start ? end : end + 1;
        while (from < text_bytes && ((unsigned char)text[from] & 0xC0) == 0x80)
            from++; /* to the start of the next character */
    }
    return CORDON_OK;
}

static cordon_status judge_patterns(cdn_hits *hits, cdn_refusal *refusal, const cdn_case *matter,
                                    cordon_error *err)
{
    cordon_status status = CORDON_OK;
    for (size_t i = 0; i < cdn_rules_count(matter->rules); i++) {
        const cdn_rule *rule = cdn_rules_at(matter->rules, i);
        bool is_in = rule->patterns && cdn_rule_is_in(rule, matter->profile);
        for (size_t j = 0; is_in && j < rule->names.count && status == CORDON_OK; j++)
            status = judge_pattern(hits, refusal, i, rule->patterns[j], matter, err);
    }
    return status;
}

/* Order ------------------------------------------------------------------------------------ */

static int by_place(const void *left, const void *right)
{
    const cdn_hit *a = left, *b = right;
    if (a->start != b->start)
        return a->start < b->start ? -1 : 1;
    if (a->rule != b->rule)
        return a->rule < b->rule ? -1 : 1;
    return (a->end > b->end) - (a->end < b->end);
}

/* One hit for each rule and starting place: the narrowest, `os.system` rather than its call. */
static void sort_and_thin(cdn_hits *hits)
{
    if (hits->count == 0)
        return;
    qsort(hits->items, hits->count, sizeof *hits->items, by_place);
    size_t kept = 1;
    for (size_t i = 1; i < hits->count; i++) {
        const cdn_hit *last = &hits->items[kept - 1];
        if (last->start != hits->items[i].start || last->rule != hits->items[i].rule)
            hits->items[kept++] = hits->items[i];
    }
    hits->count = kept;
}

cordon_status cdn_judge(cdn_hits *hits, cdn_refusal *refusal, const cdn_case *matter,
                        cordon_error *err)
{
    if (!judge_facts(hits, refusal, matter))
        return cdn_fail_nomem(err);
    cordon_status status = judge_patterns(hits, refusal, matter, err);
    sort_and_thin(hits);
    return status;
}
