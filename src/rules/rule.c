/*
 * One rule from YAML, see rules.h and docs/rules.md. Everything is checked here, so that the rooms
 * above never meet a rule that makes no sense; each error names file:line:column.
 */
#include "rules.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "error.h"

static const char *const kind_keys[CDN_RULE_KINDS + 1] = {
    [CDN_RULE_IMPORT] = "import",       [CDN_RULE_CALL] = "call",
    [CDN_RULE_REFERENCE] = "reference", [CDN_RULE_ATTRIBUTE] = "attribute",
    [CDN_RULE_STRING] = "string",       [CDN_RULE_DEFINITION] = "definition",
    [CDN_RULE_PATTERN] = "pattern",     [CDN_RULE_QUERY] = "query",
};
static const char *const rule_keys[] = {
    "id",        "import",         "call",     "reference", "attribute", "string", "definition",
    "pattern",   "query",          "severity", "message",   "fix",       "except", "references",
    "arguments", "argument_count", "profiles", "examples",  NULL};
static const char *const imports_keys[] = {"mode",     "modules",  "except", "id",
                                           "severity", "message",  "fix",    "references",
                                           "profiles", "examples", NULL};
static const char *const example_keys[] = {"hit", "miss", NULL};

/* Freeing ---------------------------------------------------------------------------------- */

void cdn_rule_free(cdn_rule *rule)
{
    for (size_t i = 0; rule->patterns && i < rule->names.count; i++)
        cdn_pattern_free(rule->patterns[i]);
    free(rule->patterns);
    cdn_texts_free(&rule->names);
    cdn_texts_free(&rule->excepts);
    cdn_texts_free(&rule->references);
    cdn_texts_free(&rule->hits);
    cdn_texts_free(&rule->misses);
    cdn_texts_free(&rule->profiles);
    cdn_arguments_free(&rule->arguments);
    free(rule->id);
    free(rule->path);
    free(rule->message);
    free(rule->fix);
}

bool cdn_rule_is_in(const cdn_rule *rule, const char *profile)
{
    bool is_in = rule->profiles.count == 0 || (profile && strcmp(profile, "*") == 0);
    for (size_t i = 0; i < rule->profiles.count && profile && !is_in; i++)
        is_in = strcmp(rule->profiles.items[i], profile) == 0;
    return is_in && !rule->is_off;
}

cordon_status cdn_rule_fail(const cdn_rule *rule, cdn_place place, cordon_error *err,
                            const char *format, ...)
{
    char message[1024];
    va_list args;
    va_start(args, format);
    vsnprintf(message, sizeof message, format, args);
    va_end(args);
    return cdn_fail(err, CORDON_E_RULES, "%s:%u:%u: %s", rule->path, place.line, place.column,
                    message);
}

/* One rule --------------------------------------------------------------------------------- */

static cordon_status check_id(const cdn_rule *rule, const cdn_yaml *yaml, cdn_node node,
                              cordon_error *err)
{
    const char *letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";
    if (strspn(rule->id, letters) == strlen(rule->id) && strlen(rule->id) <= 63)
        return CORDON_OK;
    return cdn_yaml_fail(yaml, node, err,
                         "'%s' is no rule id: use capitals, digits and '-', such as PY-OS-SYSTEM",
                         rule->id);
}

static cordon_status read_id(cdn_rule *rule, const cdn_yaml *yaml, cdn_node map, cordon_error *err)
{
    cdn_node node;
    cordon_status status = cdn_yaml_need(&node, yaml, map, "the rule", "id", err);
    if (status == CORDON_OK)
        status = cdn_text_copy(&rule->id, yaml, node, "id", err);
    if (status != CORDON_OK)
        return status;
    rule->place = cdn_yaml_place(yaml, node);
    return check_id(rule, yaml, node, err);
}

static cordon_status read_severity(cdn_rule *rule, const cdn_yaml *yaml, cdn_node map,
                                   cordon_error *err)
{
    cdn_node node;
    cordon_status status = cdn_yaml_need(&node, yaml, map, "the rule", "severity", err);
    return status == CORDON_OK ? cdn_severity_read(&rule->severity, yaml, node, err) : status;
}

static cordon_status check_name(const cdn_rule *rule, size_t i, const cdn_yaml *yaml, cdn_node node,
                                cordon_error *err)
{
    const char *name = rule->names.items[i];
    if (strstr(name, "**"))
        return cdn_yaml_fail(yaml, node, err,
                             "'%s' is a bad glob: one '*' stands for any characters, dots too",
                             name);
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
    if (rule->kind == CDN_RULE_DEFINITION && strchr(name, '.'))
        return cdn_yaml_fail(yaml, node, err, "a definition has a plain name: '%s' has dots", name);
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
    cordon_status status = cdn_texts_read(&rule->names, yaml, node, kind_keys[rule->kind], err);
    if (status == CORDON_OK && rule->kind == CDN_RULE_PATTERN) {
        rule->patterns = calloc(rule->names.count, sizeof(cdn_pattern *));
        status = rule->patterns ? CORDON_OK : cdn_fail_nomem(err);
    }
    for (size_t i = 0; i < rule->names.count && status == CORDON_OK; i++) {
        cdn_node item = cdn_yaml_is_list(yaml, node) ? cdn_yaml_item(yaml, node, i) : node;
        if (rule->patterns)
            status = compile_pattern(rule, i, yaml, item, err);
        else if (rule->kind != CDN_RULE_QUERY)
            status = check_name(rule, i, yaml, item, err);
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
                             "'attribute', 'string', 'definition', 'pattern', 'query'");
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
        status = cdn_texts_read_key(&rule->hits, yaml, node, "hit", err);
    if (status == CORDON_OK)
        status = cdn_texts_read_key(&rule->misses, yaml, node, "miss", err);
    return status;
}

static cordon_status read_words(cdn_rule *rule, const cdn_yaml *yaml, cdn_node map,
                                cordon_error *err)
{
    cdn_node message, fix = cdn_yaml_get(yaml, map, "fix");
    cordon_status status = cdn_yaml_need(&message, yaml, map, "the rule", "message", err);
    if (status == CORDON_OK)
        status = cdn_text_copy(&rule->message, yaml, message, "message", err);
    if (status == CORDON_OK && fix)
        return cdn_text_copy(&rule->fix, yaml, fix, "fix", err);
    if (status == CORDON_OK && !(rule->fix = strdup("")))
        status = cdn_fail_nomem(err);
    return status;
}

/* Keys that have a meaning for some kinds only. */
static cordon_status read_kind_keys(cdn_rule *rule, const cdn_yaml *yaml, cdn_node map,
                                    cordon_error *err)
{
    cdn_node except = cdn_yaml_get(yaml, map, "except");
    cdn_node arguments = cdn_yaml_get(yaml, map, "arguments");
    if (!arguments)
        arguments = cdn_yaml_get(yaml, map, "argument_count");
    if (except && (rule->kind == CDN_RULE_PATTERN || rule->kind == CDN_RULE_QUERY))
        return cdn_yaml_fail(yaml, except, err, "a '%s' has no 'except': narrow the %s itself",
                             kind_keys[rule->kind], kind_keys[rule->kind]);
    if (arguments && rule->kind != CDN_RULE_CALL)
        return cdn_yaml_fail(yaml, arguments, err, "only a 'call' has arguments, not a '%s'",
                             kind_keys[rule->kind]);
    cordon_status status = cdn_texts_read_key(&rule->excepts, yaml, map, "except", err);
    if (status == CORDON_OK)
        status = cdn_arguments_read(&rule->arguments, yaml, map, err);
    return status;
}

static cordon_status read_rest(cdn_rule *rule, const cdn_yaml *yaml, cdn_node map,
                               cordon_error *err)
{
    cordon_status status = cdn_texts_read_key(&rule->references, yaml, map, "references", err);
    if (status == CORDON_OK)
        status = cdn_texts_read_key(&rule->profiles, yaml, map, "profiles", err);
    if (status == CORDON_OK)
        status = read_examples(rule, yaml, map, err);
    return status;
}

cordon_status cdn_rule_read(cdn_rule *rule, const cdn_yaml *yaml, cdn_node map, cordon_error *err)
{
    cordon_status status = cdn_yaml_expect_map(yaml, map, "a rule", rule_keys, err);
    if (status == CORDON_OK && !(rule->path = strdup(cdn_yaml_path(yaml))))
        status = cdn_fail_nomem(err);
    if (status == CORDON_OK)
        status = read_id(rule, yaml, map, err);
    if (status == CORDON_OK)
        status = read_kind(rule, yaml, map, err);
    if (status == CORDON_OK)
        status = read_severity(rule, yaml, map, err);
    if (status == CORDON_OK)
        status = read_words(rule, yaml, map, err);
    if (status == CORDON_OK)
        status = read_kind_keys(rule, yaml, map, err);
    if (status == CORDON_OK)
        status = read_rest(rule, yaml, map, err);
    return status;
}

/* Imports ---------------------------------------------------------------------------------- */

static cordon_status fill(char **text, const cdn_yaml *yaml, cdn_node map, const char *key,
                          const char *otherwise, cordon_error *err)
{
    cdn_node node = cdn_yaml_get(yaml, map, key);
    if (node)
        return cdn_text_copy(text, yaml, node, key, err);
    *text = strdup(otherwise);
    return *text ? CORDON_OK : cdn_fail_nomem(err);
}

static cordon_status read_import_words(cdn_rule *rule, const cdn_yaml *yaml, cdn_node map,
                                       cordon_error *err)
{
    bool is_allow = rule->is_allow_list;
    cdn_node id = cdn_yaml_get(yaml, map, "id"), severity = cdn_yaml_get(yaml, map, "severity");
    rule->severity = CORDON_SEVERITY_DENY;
    cordon_status status = fill(&rule->id, yaml, map, "id", "PY-IMPORTS", err);
    if (status == CORDON_OK && id)
        status = check_id(rule, yaml, id, err);
    if (status == CORDON_OK && severity)
        status = cdn_severity_read(&rule->severity, yaml, severity, err);
    if (status == CORDON_OK)
        status = fill(&rule->message, yaml, map, "message",
                      is_allow ? "this module is not among those that may be imported"
                               : "this module may not be imported",
                      err);
    if (status == CORDON_OK)
        status = fill(&rule->fix, yaml, map, "fix", "do without this module", err);
    return status;
}

static cordon_status read_mode(cdn_rule *rule, const cdn_yaml *yaml, cdn_node map,
                               cordon_error *err)
{
    cdn_node node;
    const char *mode;
    cordon_status status = cdn_yaml_need(&node, yaml, map, "'imports'", "mode", err);
    if (status == CORDON_OK)
        status = cdn_yaml_text(&mode, yaml, node, "mode", err);
    if (status != CORDON_OK)
        return status;
    rule->is_allow_list = strcmp(mode, "allow") == 0;
    if (!rule->is_allow_list && strcmp(mode, "deny") != 0)
        return cdn_yaml_fail(yaml, node, err, "'mode' must be allow or deny, found '%s'", mode);
    cdn_node except = cdn_yaml_get(yaml, map, "except");
    if (rule->is_allow_list && except)
        return cdn_yaml_fail(yaml, except, err,
                             "an allow-list has no 'except': deny what is below an allowed module "
                             "with an 'import' rule");
    return CORDON_OK;
}

static cordon_status read_modules(cdn_rule *rule, const cdn_yaml *yaml, cdn_node map,
                                  cordon_error *err)
{
    cdn_node node;
    cordon_status status = cdn_yaml_need(&node, yaml, map, "'imports'", "modules", err);
    if (status == CORDON_OK)
        status = read_names(rule, yaml, node, err);
    if (status != CORDON_OK || !rule->is_allow_list)
        return status == CORDON_OK ? cdn_texts_read_key(&rule->excepts, yaml, map, "except", err)
                                   : status;
    cdn_texts all = {calloc(1, sizeof(char *)), calloc(1, sizeof(cdn_place)), 0};
    if (all.items && all.places && (all.items[0] = strdup("*")))
        all.count = 1;
    rule->excepts = rule->names;
    rule->names = all;
    return all.count ? CORDON_OK : cdn_fail_nomem(err);
}

cordon_status cdn_rule_read_imports(cdn_rule *rule, const cdn_yaml *yaml, cdn_node map,
                                    cordon_error *err)
{
    cordon_status status = cdn_yaml_expect_map(yaml, map, "imports", imports_keys, err);
    rule->kind = CDN_RULE_IMPORT;
    rule->place = cdn_yaml_place(yaml, map);
    if (status == CORDON_OK && !(rule->path = strdup(cdn_yaml_path(yaml))))
        status = cdn_fail_nomem(err);
    if (status == CORDON_OK)
        status = read_mode(rule, yaml, map, err);
    if (status == CORDON_OK)
        status = read_modules(rule, yaml, map, err);
    if (status == CORDON_OK)
        status = read_import_words(rule, yaml, map, err);
    if (status == CORDON_OK)
        status = read_rest(rule, yaml, map, err);
    return status;
}
