/*
 * All rules of a policy, see rules.h: read file by file, base first, then sealed and never changed
 * again. Whatever one rule says is read in rule.c.
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
        cdn_rule_free(&rules->items[i]);
    free(rules->items);
    cdn_rule_index_free(&rules->index);
    free(rules->path);
    free(rules);
}

cordon_status cdn_rules_start(cdn_rules **rules_out, const char *path, cordon_error *err)
{
    cdn_rules *rules = calloc(1, sizeof *rules);
    if (!rules || !(rules->path = strdup(path))) {
        free(rules);
        return cdn_fail_nomem(err);
    }
    atomic_init(&rules->references, 1);
    *rules_out = rules;
    return CORDON_OK;
}

/* Reading ---------------------------------------------------------------------------------- */

static cdn_rule *find(const cdn_rules *rules, const char *id, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(rules->items[i].id, id) == 0)
            return &rules->items[i];
    return NULL;
}

static cordon_status refuse_duplicate(const cdn_rules *rules, cordon_error *err)
{
    const cdn_rule *last = &rules->items[rules->count - 1];
    const cdn_rule *first = find(rules, last->id, rules->count - 1);
    if (!first)
        return CORDON_OK;
    if (strcmp(first->path, last->path) == 0)
        return cdn_rule_fail(last, last->place, err, "duplicate id '%s': line %u has it already",
                             last->id, first->place.line);
    return cdn_rule_fail(last, last->place, err, "duplicate id '%s': %s:%u has it already",
                         last->id, first->path, first->place.line);
}

/* Room for one more rule, zeroed and counted, so that it is freed on an error. */
static cdn_rule *add_rule(cdn_rules *rules, cordon_error *err)
{
    cdn_rule *items = realloc(rules->items, (rules->count + 1) * sizeof *items);
    if (!items) {
        cdn_fail_nomem(err);
        return NULL;
    }
    rules->items = items;
    items[rules->count] = (cdn_rule){0};
    return &items[rules->count++];
}

static cordon_status add_list(cdn_rules *rules, const cdn_yaml *yaml, cdn_node list,
                              cordon_error *err)
{
    cordon_status status = list ? cdn_yaml_expect_list(yaml, list, "rules", err) : CORDON_OK;
    for (size_t i = 0; i < cdn_yaml_count(yaml, list) && status == CORDON_OK; i++) {
        cdn_rule *rule = add_rule(rules, err);
        status =
            rule ? cdn_rule_read(rule, yaml, cdn_yaml_item(yaml, list, i), err) : CORDON_E_NOMEM;
        if (status == CORDON_OK)
            status = refuse_duplicate(rules, err);
    }
    return status;
}

static cdn_rule *find_allow_list(const cdn_rules *rules, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (rules->items[i].is_allow_list)
            return &rules->items[i];
    return NULL;
}

/* A second allow-list, of a file that extends the first one's, adds its modules to it. */
static cordon_status add_imports(cdn_rules *rules, const cdn_yaml *yaml, cdn_node map,
                                 cordon_error *err)
{
    cdn_rule *rule = add_rule(rules, err);
    cordon_status status = rule ? cdn_rule_read_imports(rule, yaml, map, err) : CORDON_E_NOMEM;
    cdn_rule *base = find_allow_list(rules, rules->count - 1);
    if (status != CORDON_OK || !base)
        return status == CORDON_OK ? refuse_duplicate(rules, err) : status;
    if (!rule->is_allow_list)
        return cdn_rule_fail(rule, rule->place, err,
                             "this is a deny-list, and %s has an allow-list: deny modules with an "
                             "'import' rule",
                             base->path);
    if (!cdn_texts_join(&base->excepts, &rule->excepts))
        return cdn_fail_nomem(err);
    cdn_rule_free(rule);
    rules->count--;
    return CORDON_OK;
}

static cordon_status unknown_rule(const cdn_rules *rules, const cdn_yaml *yaml, cdn_node node,
                                  cordon_error *err)
{
    const char *id = cdn_yaml_scalar(yaml, node), *near = NULL;
    const char **ids = calloc(rules->count + 1, sizeof *ids);
    for (size_t i = 0; ids && i < rules->count; i++)
        ids[i] = rules->items[i].id;
    if (ids)
        near = cdn_nearest(id, ids);
    free(ids);
    return cdn_yaml_fail(yaml, node, err, "'severities': there is no rule '%s'%s%s%s", id,
                         near ? ": did you mean '" : "", near ? near : "", near ? "'?" : "");
}

/* `severities: {PY-A: warn, PY-B: off}` changes rules that are there already. */
static cordon_status apply_severities(cdn_rules *rules, const cdn_yaml *yaml, cdn_node map,
                                      cordon_error *err)
{
    if (!cdn_yaml_is_map(yaml, map))
        return cdn_yaml_fail(yaml, map, err, "'severities' must be a map from rule to severity");
    cordon_status status = CORDON_OK;
    for (size_t i = 0; i < cdn_yaml_count(yaml, map) && status == CORDON_OK; i++) {
        cdn_node key = cdn_yaml_key(yaml, map, i), value = cdn_yaml_value(yaml, map, i);
        cdn_rule *rule = find(rules, cdn_yaml_scalar(yaml, key), rules->count);
        if (!rule)
            return unknown_rule(rules, yaml, key, err);
        rule->is_off = strcmp(cdn_yaml_scalar(yaml, value), "off") == 0;
        if (!rule->is_off)
            status = cdn_severity_read(&rule->severity, yaml, value, err);
    }
    return status;
}

cordon_status cdn_rules_add(cdn_rules *rules, const cdn_yaml *yaml, cordon_error *err)
{
    cdn_node root = cdn_yaml_root(yaml);
    cdn_node imports = cdn_yaml_get(yaml, root, "imports");
    cdn_node severities = cdn_yaml_get(yaml, root, "severities");
    cordon_status status = add_list(rules, yaml, cdn_yaml_get(yaml, root, "rules"), err);
    if (status == CORDON_OK && imports)
        status = add_imports(rules, yaml, imports, err);
    if (status == CORDON_OK && severities)
        status = apply_severities(rules, yaml, severities, err);
    return status;
}

cordon_status cdn_rules_seal(cdn_rules *rules, cordon_error *err)
{
    cordon_status status = cdn_rules_contradict(rules, err);
    if (status != CORDON_OK)
        return status;
    return cdn_rule_index_build(&rules->index, rules->items, rules->count) ? CORDON_OK
                                                                           : cdn_fail_nomem(err);
}

cordon_status cdn_rules_read(cdn_rules **rules_out, const cdn_yaml *yaml, cdn_node list,
                             cordon_error *err)
{
    cdn_rules *rules = NULL;
    cordon_status status = cdn_rules_start(&rules, cdn_yaml_path(yaml), err);
    if (status == CORDON_OK)
        status = add_list(rules, yaml, list, err);
    if (status == CORDON_OK)
        status = cdn_rules_seal(rules, err);
    if (status == CORDON_OK)
        *rules_out = rules;
    else
        cdn_rules_unref(rules);
    return status;
}

/* Asking ----------------------------------------------------------------------------------- */

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

bool cdn_rules_have_profile(const cdn_rules *rules, const char *profile)
{
    for (size_t i = 0; i < rules->count; i++)
        if (rules->items[i].profiles.count && cdn_rule_is_in(&rules->items[i], profile))
            return true;
    return false;
}

bool cdn_rules_match(const cdn_rules *rules, cdn_rule_kind kind, const char *text,
                     cdn_rule_fn found, void *context)
{
    return cdn_rule_index_match(&rules->index, rules->items, kind, text, found, context);
}
