/*
 * Rules from YAML, see rules.h and docs/rules.md. Everything is checked here, so that the rooms
 * above never meet a rule that makes no sense; each error names file:line:column.
 */
#include "rules.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "error.h"
#include "index.h"

struct cdn_rules {
    atomic_size_t references;
    char *path;
    cdn_rule *items;
    size_t count;
    cdn_rule_index index;
};

static const char *const kind_keys[CDN_RULE_KINDS + 1] = {
    [CDN_RULE_IMPORT] = "import",       [CDN_RULE_CALL] = "call",
    [CDN_RULE_REFERENCE] = "reference", [CDN_RULE_ATTRIBUTE] = "attribute",
    [CDN_RULE_STRING] = "string",       [CDN_RULE_PATTERN] = "pattern",
};
static const char *const rule_keys[] = {
    "id",       "import",  "call", "reference", "attribute",  "string",   "pattern",
    "severity", "message", "fix",  "except",    "references", "examples", NULL};
static const char *const example_keys[] = {"hit", "miss", NULL};
static const char *const severities[] = {"info", "warn", "review", "deny", NULL};

/* Freeing ---------------------------------------------------------------------------------- */

static void texts_free(cdn_texts *texts)
{
    for (size_t i = 0; i < texts->count; i++)
        free(texts->items[i]);
    free(texts->items);
    free(texts->places);
    *texts = (cdn_texts){0};
}

static void rule_free(cdn_rule *rule)
{
    for (size_t i = 0; rule->patterns && i < rule->names.count; i++)
        cdn_pattern_free(rule->patterns[i]);
    free(rule->patterns);
    texts_free(&rule->names);
    texts_free(&rule->excepts);
    texts_free(&rule->references);
    texts_free(&rule->hits);
    texts_free(&rule->misses);
    free(rule->id);
    free(rule->message);
    free(rule->fix);
}

cdn_rules *cdn_rules_ref(cdn_rules *rules)
{
    atomic_fetch_add_explicit(&rules->references, 1, memory_order_relaxed);
    return rules;
}

void cdn_rules_unref(cdn_rules *rules)
{
    if (!rules || atomic_fetch_sub_explicit(&rules->references, 1, memory_order_acq_rel) != 1)
        return;
    for (size_t i = 0; i < rules->count; i++)
        rule_free(&rules->items[i]);
    free(rules->items);
    cdn_rule_index_free(&rules->index);
    free(rules->path);
    free(rules);
}

/* One rule --------------------------------------------------------------------------------- */

static cordon_status read_copy(char **text_out, const cdn_yaml *yaml, cdn_node node,
                               const char *what, cordon_error *err)
{
    const char *text = NULL;
    cordon_status status = cdn_yaml_text(&text, yaml, node, what, err);
    if (status != CORDON_OK)
        return status;
    *text_out = strdup(text);
    return *text_out ? CORDON_OK : cdn_fail_nomem(err);
}

/* One text or a list of texts. */
static cordon_status read_texts(cdn_texts *texts, const cdn_yaml *yaml, cdn_node node,
                                const char *what, cordon_error *err)
{
    bool is_list = cdn_yaml_is_list(yaml, node);
    size_t count = is_list ? cdn_yaml_count(yaml, node) : 1;
    if (count == 0)
        return cdn_yaml_fail(yaml, node, err, "'%s' is an empty list: leave it out instead", what);
    texts->items = calloc(count, sizeof *texts->items);
    texts->places = calloc(count, sizeof *texts->places);
    if (!texts->items || !texts->places)
        return cdn_fail_nomem(err);
    for (size_t i = 0; i < count; i++) {
        cdn_node item = is_list ? cdn_yaml_item(yaml, node, i) : node;
        cordon_status status = read_copy(&texts->items[i], yaml, item, what, err);
        if (status != CORDON_OK)
            return status;
        texts->places[texts->count++] = cdn_yaml_place(yaml, item);
    }
    return CORDON_OK;
}

static cordon_status read_optional_texts(cdn_texts *texts, const cdn_yaml *yaml, cdn_node map,
                                         const char *key, cordon_error *err)
{
    cdn_node node = cdn_yaml_get(yaml, map, key);
    return node ? read_texts(texts, yaml, node, key, err) : CORDON_OK;
}

static cordon_status read_id(cdn_rule *rule, const cdn_yaml *yaml, cdn_node map, cordon_error *err)
{
    cdn_node node;
    cordon_status status = cdn_yaml_need(&node, yaml, map, "the rule", "id", err);
    if (status == CORDON_OK)
        status = read_copy(&rule->id, yaml, node, "id", err);
    if (status != CORDON_OK)
        return status;
    rule->place = cdn_yaml_place(yaml, node);
    const char *letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";
    if (strspn(rule->id, letters) != strlen(rule->id) || strlen(rule->id) > 63)
        return cdn_yaml_fail(yaml, node, err,
                             "'%s' is no rule id: use capitals, digits and '-', such as "
                             "PY-OS-SYSTEM",
                             rule->id);
    return CORDON_OK;
}

static cordon_status read_severity(cdn_rule *rule, const cdn_yaml *yaml, cdn_node map,
                                   cordon_error *err)
{
    cdn_node node;
    const char *word;
    cordon_status status = cdn_yaml_need(&node, yaml, map, "the rule", "severity", err);
    if (status == CORDON_OK)
        status = cdn_yaml_text(&word, yaml, node, "severity", err);
    if (status != CORDON_OK)
        return status;
    for (int i = 0; severities[i]; i++)
        if (strcmp(word, severities[i]) == 0) {
            rule->severity = (cordon_severity)i;
            return CORDON_OK;
        }
    return cdn_yaml_fail(yaml, node, err,
                         "'severity' must be deny, review, warn or info, found '%s'", word);
}

static cordon_status check_name(const cdn_rule *rule, size_t i, const cdn_yaml *yaml, cdn_node node,
                                cordon_error *err)
{
    const char *name = rule->names.items[i];
    if (rule->kind == CDN_RULE_STRING)
        return CORDON_OK;
    size_t length = strlen(name);
    if (strpbrk(name, " \t\n()[]/'\"") || name[0] == '.' || name[length - 1] == '.' ||
        strstr(name, ".."))
        return cdn_yaml_fail(yaml, node, err, "'%s' is no dotted name", name);
    if (rule->kind == CDN_RULE_ATTRIBUTE && strchr(name, '.'))
        return cdn_yaml_fail(yaml, node, err,
                             "an attribute is the name after the dot: '%s' has dots of its own",
                             name);
    if (strspn(name, "*?.") == length)
        return cdn_yaml_fail(yaml, node, err, "'%s' would match everything", name);
    return CORDON_OK;
}

static cordon_status compile_pattern(cdn_rule *rule, size_t i, const cdn_yaml *yaml, cdn_node node,
                                     cordon_error *err)
{
    char why[300];
    cordon_status status =
        cdn_pattern_new(&rule->patterns[i], rule->names.items[i], why, sizeof why);
    if (status == CORDON_E_RULES)
        return cdn_yaml_fail(yaml, node, err, "%s", why);
    return status == CORDON_OK ? status : cdn_fail_nomem(err);
}

static cordon_status read_names(cdn_rule *rule, const cdn_yaml *yaml, cdn_node node,
                                cordon_error *err)
{
    cordon_status status = read_texts(&rule->names, yaml, node, kind_keys[rule->kind], err);
    if (status == CORDON_OK && rule->kind == CDN_RULE_PATTERN) {
        rule->patterns = calloc(rule->names.count, sizeof(cdn_pattern *));
        status = rule->patterns ? CORDON_OK : cdn_fail_nomem(err);
    }
    for (size_t i = 0; i < rule->names.count && status == CORDON_OK; i++) {
        cdn_node item = cdn_yaml_is_list(yaml, node) ? cdn_yaml_item(yaml, node, i) : node;
        status = rule->patterns ? compile_pattern(rule, i, yaml, item, err)
                                : check_name(rule, i, yaml, item, err);
    }
    return status;
}

/* The one key among import, call, … that says what the rule looks at. */
static cordon_status read_kind(cdn_rule *rule, const cdn_yaml *yaml, cdn_node map,
                               cordon_error *err)
{
    cdn_node found = 0;
    for (int kind = 0; kind < CDN_RULE_KINDS; kind++) {
        cdn_node node = cdn_yaml_get(yaml, map, kind_keys[kind]);
        if (node && found)
            return cdn_yaml_fail(yaml, node, err, "a rule looks at one thing: '%s' or '%s'",
                                 kind_keys[rule->kind], kind_keys[kind]);
        if (node) {
            found = node;
            rule->kind = (cdn_rule_kind)kind;
        }
    }
    if (!found)
        return cdn_yaml_fail(yaml, map, err,
                             "the rule lacks one of the keys 'import', 'call', 'reference', "
                             "'attribute', 'string', 'pattern'");
    return read_names(rule, yaml, found, err);
}

static cordon_status read_examples(cdn_rule *rule, const cdn_yaml *yaml, cdn_node map,
                                   cordon_error *err)
{
    cdn_node node = cdn_yaml_get(yaml, map, "examples");
    if (!node)
        return CORDON_OK;
    cordon_status status = cdn_yaml_expect_map(yaml, node, "examples", example_keys, err);
    if (status == CORDON_OK)
        status = read_optional_texts(&rule->hits, yaml, node, "hit", err);
    if (status == CORDON_OK)
        status = read_optional_texts(&rule->misses, yaml, node, "miss", err);
    return status;
}

static cordon_status read_words(cdn_rule *rule, const cdn_yaml *yaml, cdn_node map,
                                cordon_error *err)
{
    cdn_node message, fix = cdn_yaml_get(yaml, map, "fix");
    cordon_status status = cdn_yaml_need(&message, yaml, map, "the rule", "message", err);
    if (status == CORDON_OK)
        status = read_copy(&rule->message, yaml, message, "message", err);
    if (status == CORDON_OK && fix)
        return read_copy(&rule->fix, yaml, fix, "fix", err);
    if (status == CORDON_OK && !(rule->fix = strdup("")))
        status = cdn_fail_nomem(err);
    return status;
}

static cordon_status read_rule(cdn_rule *rule, const cdn_yaml *yaml, cdn_node map,
                               cordon_error *err)
{
    cordon_status status = cdn_yaml_expect_map(yaml, map, "a rule", rule_keys, err);
    if (status == CORDON_OK)
        status = read_id(rule, yaml, map, err);
    if (status == CORDON_OK)
        status = read_kind(rule, yaml, map, err);
    if (status == CORDON_OK)
        status = read_severity(rule, yaml, map, err);
    if (status == CORDON_OK)
        status = read_words(rule, yaml, map, err);
    if (status == CORDON_OK)
        status = read_optional_texts(&rule->excepts, yaml, map, "except", err);
    if (status == CORDON_OK)
        status = read_optional_texts(&rule->references, yaml, map, "references", err);
    if (status == CORDON_OK)
        status = read_examples(rule, yaml, map, err);
    return status;
}

/* All of them ------------------------------------------------------------------------------ */

static cordon_status refuse_duplicate(const cdn_rules *rules, const cdn_yaml *yaml, cdn_node map,
                                      cordon_error *err)
{
    const cdn_rule *last = &rules->items[rules->count - 1];
    for (size_t i = 0; i + 1 < rules->count; i++)
        if (strcmp(rules->items[i].id, last->id) == 0)
            return cdn_yaml_fail(yaml, cdn_yaml_get(yaml, map, "id"), err,
                                 "duplicate id '%s': line %u has it already", last->id,
                                 rules->items[i].place.line);
    return CORDON_OK;
}

static cordon_status read_all(cdn_rules *rules, const cdn_yaml *yaml, cdn_node list,
                              cordon_error *err)
{
    size_t count = cdn_yaml_count(yaml, list);
    rules->path = strdup(cdn_yaml_path(yaml));
    rules->items = calloc(count + 1, sizeof *rules->items);
    if (!rules->items || !rules->path)
        return cdn_fail_nomem(err);
    for (size_t i = 0; i < count; i++) {
        cdn_node map = cdn_yaml_item(yaml, list, i);
        rules->count++; /* counted before it is whole, so that it is freed on an error */
        cordon_status status = read_rule(&rules->items[i], yaml, map, err);
        if (status == CORDON_OK)
            status = refuse_duplicate(rules, yaml, map, err);
        if (status != CORDON_OK)
            return status;
    }
    return cdn_rule_index_build(&rules->index, rules->items, rules->count) ? CORDON_OK
                                                                           : cdn_fail_nomem(err);
}

cordon_status cdn_rules_read(cdn_rules **rules_out, const cdn_yaml *yaml, cdn_node list,
                             cordon_error *err)
{
    if (list) {
        cordon_status status = cdn_yaml_expect_list(yaml, list, "rules", err);
        if (status != CORDON_OK)
            return status;
    }
    cdn_rules *rules = calloc(1, sizeof *rules);
    if (!rules)
        return cdn_fail_nomem(err);
    atomic_init(&rules->references, 1);
    cordon_status status = read_all(rules, yaml, list, err);
    if (status == CORDON_OK)
        *rules_out = rules;
    else
        cdn_rules_unref(rules);
    return status;
}

size_t cdn_rules_count(const cdn_rules *rules)
{
    return rules->count;
}

const cdn_rule *cdn_rules_at(const cdn_rules *rules, size_t index)
{
    return &rules->items[index];
}

const char *cdn_rules_path(const cdn_rules *rules)
{
    return rules->path;
}

bool cdn_rules_match(const cdn_rules *rules, cdn_rule_kind kind, const char *text,
                     cdn_rule_fn found, void *context)
{
    return cdn_rule_index_match(&rules->index, rules->items, kind, text, found, context);
}
