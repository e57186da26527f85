/*
 * From a redaction file to a list of rules. The document stays alive behind the list, so plain
 * texts are borrowed from it; only texts joined from parts are copies.
 */
#include "redactions.h"

#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "buf.h"
#include "error.h"

struct cdn_redactions {
    atomic_int references;
    cdn_yaml *yaml;
    cdn_redaction *items;
    size_t count;
};

static const char *const FILE_KEYS[] = {"version", "redactions", NULL};
static const char *const RULE_KEYS[] = {"id",       "class",    "keywords",          "anchor",
                                        "regex",    "group",    "max_len",           "min_entropy",
                                        "validate", "allow",    "placeholder",       "keep_prefix",
                                        "source",   "examples", "negative_examples", NULL};
static const char *const PATTERN_KEYS[] = {"keywords", "anchor",  "regex",
                                           "group",    "max_len", "min_entropy"};
static const char *const EXAMPLE_KEYS[] = {"before", "value", "after", NULL};
static const char *const CLASS_NAMES[] = {"path", "address", "pii", "secret", NULL};

/* A text, or a list of texts that are joined. `*out` is owned by the caller. */
static cordon_status read_joined(char **out, const cdn_yaml *yaml, cdn_node node, const char *what,
                                 cordon_error *err)
{
    cdn_buf joined = {0};
    size_t parts = cdn_yaml_is_list(yaml, node) ? cdn_yaml_count(yaml, node) : 1;
    cordon_status status = CORDON_OK;
    if (parts == 0)
        return cdn_yaml_fail(yaml, node, err, "%s: an empty list joins to nothing", what);
    for (size_t i = 0; i < parts && status == CORDON_OK; i++) {
        const char *text = "";
        cdn_node part = cdn_yaml_is_list(yaml, node) ? cdn_yaml_item(yaml, node, i) : node;
        status = cdn_yaml_text(&text, yaml, part, what, err);
        if (status == CORDON_OK && !cdn_buf_add_text(&joined, text))
            status = cdn_fail_nomem(err);
    }
    if (status == CORDON_OK && !(*out = cdn_buf_take(&joined)))
        status = cdn_fail_nomem(err);
    cdn_buf_free(&joined);
    return status;
}

static cordon_status read_list(cdn_redaction_list *list, const cdn_yaml *yaml, cdn_node node,
                               const char *what, cordon_error *err)
{
    cordon_status status = cdn_yaml_expect_list(yaml, node, what, err);
    if (status != CORDON_OK)
        return status;
    size_t count = cdn_yaml_count(yaml, node);
    list->items = calloc(count ? count : 1, sizeof *list->items);
    if (!list->items)
        return cdn_fail_nomem(err);
    for (size_t i = 0; i < count && status == CORDON_OK; i++) {
        cdn_node item = cdn_yaml_item(yaml, node, i);
        list->items[i].place = cdn_yaml_place(yaml, item);
        status = read_joined(&list->items[list->count++].text, yaml, item, what, err);
    }
    return status;
}

static cordon_status read_side(char **out, const cdn_yaml *yaml, cdn_node map, const char *key,
                               cordon_error *err)
{
    cdn_node node = cdn_yaml_get(yaml, map, key);
    if (node)
        return read_joined(out, yaml, node, key, err);
    *out = calloc(1, 1);
    return *out ? CORDON_OK : cdn_fail_nomem(err);
}

/* Either the value alone or a map of `before`, `value`, `after`. */
static cordon_status read_example(cdn_redaction_example *example, const cdn_yaml *yaml,
                                  cdn_node node, cordon_error *err)
{
    example->place = cdn_yaml_place(yaml, node);
    cdn_node value = node;
    cordon_status status = CORDON_OK;
    if (cdn_yaml_is_map(yaml, node)) {
        status = cdn_yaml_expect_map(yaml, node, "example", EXAMPLE_KEYS, err);
        if (status == CORDON_OK)
            status = cdn_yaml_need(&value, yaml, node, "example", "value", err);
    }
    if (status == CORDON_OK)
        status = read_joined(&example->value, yaml, value, "examples", err);
    if (status == CORDON_OK)
        status = read_side(&example->before, yaml, node, "before", err);
    if (status == CORDON_OK)
        status = read_side(&example->after, yaml, node, "after", err);
    return status;
}

static cordon_status read_examples(cdn_redaction *rule, const cdn_yaml *yaml, cdn_node node,
                                   cordon_error *err)
{
    cordon_status status = cdn_yaml_expect_list(yaml, node, "examples", err);
    if (status != CORDON_OK)
        return status;
    size_t count = cdn_yaml_count(yaml, node);
    rule->examples = calloc(count ? count : 1, sizeof *rule->examples);
    if (!rule->examples)
        return cdn_fail_nomem(err);
    for (size_t i = 0; i < count && status == CORDON_OK; i++)
        status = read_example(&rule->examples[rule->example_count++], yaml,
                              cdn_yaml_item(yaml, node, i), err);
    return status;
}

static cordon_status read_number(uint32_t *out, const cdn_yaml *yaml, cdn_node map, const char *key,
                                 uint64_t min, uint64_t max, cordon_error *err)
{
    cdn_node node = cdn_yaml_get(yaml, map, key);
    uint64_t value = 0;
    if (!node)
        return CORDON_OK;
    cordon_status status = cdn_yaml_uint(&value, yaml, node, key, min, max, err);
    if (status == CORDON_OK)
        *out = (uint32_t)value;
    return status;
}

/* "3" or "3.5" or "3.25", in bits per byte, 0 to 8. */
static cordon_status read_entropy(uint32_t *out, const cdn_yaml *yaml, cdn_node node,
                                  cordon_error *err)
{
    const char *text = cdn_yaml_scalar(yaml, node);
    size_t length = strlen(text);
    uint32_t centibit = 0, unit = 100;
    bool good = length == 1 || length == 3 || length == 4;
    for (size_t i = 0; good && i < length; i++) {
        good = i == 1 ? text[i] == '.' : text[i] >= '0' && text[i] <= '9';
        if (i == 1)
            continue;
        centibit += (uint32_t)(text[i] - '0') * unit;
        unit /= 10;
    }
    if (!good || centibit > 800)
        return cdn_yaml_fail(yaml, node, err,
                             "min_entropy: '%s' is no number of bits from 0 to 8, such as 3.5",
                             text);
    *out = centibit;
    return CORDON_OK;
}

static cordon_status read_class(cdn_redaction *rule, const cdn_yaml *yaml, cdn_node node,
                                cordon_error *err)
{
    cdn_node klass = 0;
    cordon_status status = cdn_yaml_need(&klass, yaml, node, rule->id, "class", err);
    if (status != CORDON_OK)
        return status;
    const char *name = cdn_yaml_scalar(yaml, klass);
    for (int i = 0; CLASS_NAMES[i]; i++) {
        if (strcmp(name, CLASS_NAMES[i]) == 0) {
            rule->klass = (cdn_redaction_class)i;
            return CORDON_OK;
        }
    }
    return cdn_yaml_fail(yaml, klass, err, "class: '%s' is none of path, address, pii, secret",
                         name);
}

static cordon_status read_keywords(cdn_redaction *rule, const cdn_yaml *yaml, cdn_node node,
                                   cordon_error *err)
{
    cdn_node keywords = 0;
    cordon_status status = cdn_yaml_need(&keywords, yaml, node, rule->id, "keywords", err);
    if (status == CORDON_OK)
        status = read_list(&rule->keywords, yaml, keywords, "keywords", err);
    if (status == CORDON_OK && rule->keywords.count == 0)
        return cdn_yaml_fail(yaml, keywords, err, "%s: at least one keyword is needed", rule->id);
    for (size_t i = 0; status == CORDON_OK && i < rule->keywords.count; i++) {
        size_t length = strlen(rule->keywords.items[i].text);
        if (length < 3 || length > 64)
            status = cdn_yaml_fail(yaml, cdn_yaml_item(yaml, keywords, i), err,
                                   "%s: a keyword has 3 to 64 bytes", rule->id);
    }
    return status;
}

static cordon_status read_pattern(cdn_redaction *rule, const cdn_yaml *yaml, cdn_node node,
                                  cordon_error *err)
{
    cdn_node regex = 0, max_len = 0;
    cordon_status status = read_keywords(rule, yaml, node, err);
    if (status == CORDON_OK)
        status = cdn_yaml_need(&regex, yaml, node, rule->id, "regex", err);
    if (status == CORDON_OK)
        status = cdn_yaml_text(&rule->regex, yaml, regex, "regex", err);
    rule->regex_place = cdn_yaml_place(yaml, regex);
    if (status == CORDON_OK)
        status = cdn_yaml_need(&max_len, yaml, node, rule->id, "max_len", err);
    if (status == CORDON_OK)
        status =
            read_number(&rule->max_len, yaml, node, "max_len", 3, CDN_REDACTION_WINDOW_MAX, err);
    if (status == CORDON_OK)
        status = read_number(&rule->group, yaml, node, "group", 0, 16, err);
    cdn_node anchor = cdn_yaml_get(yaml, node, "anchor");
    if (status == CORDON_OK && anchor && strcmp(cdn_yaml_scalar(yaml, anchor), "hit") != 0)
        return cdn_yaml_fail(yaml, anchor, err, "anchor: only 'hit' is known");
    cdn_node entropy = cdn_yaml_get(yaml, node, "min_entropy");
    if (status == CORDON_OK && entropy)
        status = read_entropy(&rule->min_entropy_centibit, yaml, entropy, err);
    return status;
}

/* Addresses and paths are found by code; `validate` names it and the pattern's keys are out. */
static cordon_status read_scanner(const cdn_redaction *rule, const cdn_yaml *yaml, cdn_node node,
                                  cordon_error *err)
{
    cdn_node unused = 0;
    for (size_t i = 0; i < sizeof PATTERN_KEYS / sizeof *PATTERN_KEYS; i++) {
        cdn_node key = cdn_yaml_get(yaml, node, PATTERN_KEYS[i]);
        if (key)
            return cdn_yaml_fail(yaml, key, err,
                                 "%s: '%s' has no meaning in class %s, where 'validate' names a "
                                 "built-in scanner",
                                 rule->id, PATTERN_KEYS[i], CLASS_NAMES[rule->klass]);
    }
    return cdn_yaml_need(&unused, yaml, node, rule->id, "validate", err);
}

static cordon_status read_placeholder(cdn_redaction *rule, const cdn_yaml *yaml, cdn_node node,
                                      cordon_error *err)
{
    static const char *const DEFAULTS[] = {"PATH", "IP", "PII:%s", "SECRET:%s"};
    cdn_node given = cdn_yaml_get(yaml, node, "placeholder");
    if (!given) {
        size_t bytes = strlen(rule->id) + sizeof "SECRET:";
        rule->own_placeholder = malloc(bytes);
        if (!rule->own_placeholder)
            return cdn_fail_nomem(err);
        const char *colon = strchr(DEFAULTS[rule->klass], ':');
        int prefix = colon ? (int)(colon - DEFAULTS[rule->klass]) + 1 : 64;
        snprintf(rule->own_placeholder, bytes, "%.*s%s", prefix, DEFAULTS[rule->klass],
                 colon ? rule->id : "");
        rule->placeholder = rule->own_placeholder;
        return CORDON_OK;
    }
    cordon_status status = cdn_yaml_text(&rule->placeholder, yaml, given, "placeholder", err);
    if (status != CORDON_OK)
        return status;
    if (strcmp(rule->placeholder, "none") == 0)
        rule->placeholder = "";
    size_t good = strspn(rule->placeholder, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                            "0123456789:.-");
    if (rule->placeholder[good] || good > 64)
        return cdn_yaml_fail(yaml, given, err,
                             "placeholder: up to 64 letters, digits, ':', '.' and '-', or 'none'");
    return CORDON_OK;
}

static cordon_status read_optional(cdn_redaction *rule, const cdn_yaml *yaml, cdn_node node,
                                   cordon_error *err)
{
    cdn_node validate = cdn_yaml_get(yaml, node, "validate");
    cdn_node allow = cdn_yaml_get(yaml, node, "allow");
    cdn_node source = cdn_yaml_get(yaml, node, "source");
    cdn_node examples = cdn_yaml_get(yaml, node, "examples");
    cdn_node negatives = cdn_yaml_get(yaml, node, "negative_examples");
    cordon_status status = CORDON_OK;
    if (validate) {
        status = cdn_yaml_text(&rule->validate, yaml, validate, "validate", err);
        rule->validate_place = cdn_yaml_place(yaml, validate);
    }
    if (status == CORDON_OK && allow)
        status = read_list(&rule->allow, yaml, allow, "allow", err);
    if (status == CORDON_OK && source)
        status = cdn_yaml_text(&rule->source, yaml, source, "source", err);
    if (status == CORDON_OK && examples)
        status = read_examples(rule, yaml, examples, err);
    if (status == CORDON_OK && negatives)
        status = read_list(&rule->negative_examples, yaml, negatives, "negative_examples", err);
    if (status == CORDON_OK)
        status = read_number(&rule->keep_prefix, yaml, node, "keep_prefix", 0, 16, err);
    return status;
}

static cordon_status read_id(cdn_redactions *redactions, cdn_redaction *rule, cdn_node node,
                             cordon_error *err)
{
    cdn_node id = 0;
    cordon_status status = cdn_yaml_need(&id, redactions->yaml, node, "redaction", "id", err);
    if (status == CORDON_OK)
        status = cdn_yaml_text(&rule->id, redactions->yaml, id, "id", err);
    if (status != CORDON_OK)
        return status;
    rule->place = cdn_yaml_place(redactions->yaml, id);
    size_t good = strspn(rule->id, "abcdefghijklmnopqrstuvwxyz0123456789-");
    if (rule->id[good] || good > 50)
        return cdn_yaml_fail(redactions->yaml, id, err,
                             "id: up to 50 small letters, digits and '-'");
    for (const cdn_redaction *other = redactions->items; other < rule; other++) {
        if (strcmp(other->id, rule->id) == 0)
            return cdn_yaml_fail(redactions->yaml, id, err,
                                 "id '%s' is used twice, first in line %u", rule->id,
                                 other->place.line);
    }
    return CORDON_OK;
}

static cordon_status read_rule(cdn_redactions *redactions, cdn_node node, cordon_error *err)
{
    const cdn_yaml *yaml = redactions->yaml;
    cordon_status status = cdn_yaml_expect_map(yaml, node, "redaction", RULE_KEYS, err);
    if (status != CORDON_OK)
        return status;
    cdn_redaction *rule = &redactions->items[redactions->count++];
    status = read_id(redactions, rule, node, err);
    if (status == CORDON_OK)
        status = read_class(rule, yaml, node, err);
    if (status == CORDON_OK)
        status = rule->klass <= CDN_REDACTION_ADDRESS ? read_scanner(rule, yaml, node, err)
                                                      : read_pattern(rule, yaml, node, err);
    if (status == CORDON_OK)
        status = read_placeholder(rule, yaml, node, err);
    if (status == CORDON_OK)
        status = read_optional(rule, yaml, node, err);
    return status;
}

static cordon_status read_file(cdn_redactions *redactions, cordon_error *err)
{
    const cdn_yaml *yaml = redactions->yaml;
    cdn_node root = cdn_yaml_root(yaml), version = 0, list = 0;
    uint64_t number = 0;
    cordon_status status = cdn_yaml_expect_map(yaml, root, "redaction file", FILE_KEYS, err);
    if (status == CORDON_OK)
        status = cdn_yaml_need(&version, yaml, root, "redaction file", "version", err);
    if (status == CORDON_OK)
        status = cdn_yaml_uint(&number, yaml, version, "version", 1, 1, err);
    if (status == CORDON_OK)
        status = cdn_yaml_need(&list, yaml, root, "redaction file", "redactions", err);
    if (status == CORDON_OK)
        status = cdn_yaml_expect_list(yaml, list, "redactions", err);
    if (status != CORDON_OK)
        return status;
    size_t count = cdn_yaml_count(yaml, list);
    redactions->items = calloc(count ? count : 1, sizeof *redactions->items);
    if (!redactions->items)
        return cdn_fail_nomem(err);
    for (size_t i = 0; i < count && status == CORDON_OK; i++)
        status = read_rule(redactions, cdn_yaml_item(yaml, list, i), err);
    return status;
}

cordon_status cdn_redactions_load(cdn_redactions **redactions_out, const char *path,
                                  cordon_error *err)
{
    cdn_redactions *redactions = calloc(1, sizeof *redactions);
    if (!redactions)
        return cdn_fail_nomem(err);
    atomic_init(&redactions->references, 1);
    cordon_status status = cdn_yaml_load(&redactions->yaml, path, err);
    if (status == CORDON_OK)
        status = read_file(redactions, err);
    if (status == CORDON_OK)
        *redactions_out = redactions;
    else
        cdn_redactions_unref(redactions);
    return status;
}

static void list_free(cdn_redaction_list *list)
{
    for (size_t i = 0; i < list->count; i++)
        free(list->items[i].text);
    free(list->items);
}

static void rule_free(cdn_redaction *rule)
{
    list_free(&rule->keywords);
    list_free(&rule->allow);
    list_free(&rule->negative_examples);
    for (size_t i = 0; i < rule->example_count; i++) {
        free(rule->examples[i].before);
        free(rule->examples[i].value);
        free(rule->examples[i].after);
    }
    free(rule->examples);
    free(rule->own_placeholder);
}

cdn_redactions *cdn_redactions_ref(const cdn_redactions *redactions)
{
    cdn_redactions *counted = (cdn_redactions *)redactions;
    atomic_fetch_add(&counted->references, 1);
    return counted;
}

void cdn_redactions_unref(cdn_redactions *redactions)
{
    if (!redactions || atomic_fetch_sub(&redactions->references, 1) != 1)
        return;
    for (size_t i = 0; i < redactions->count; i++)
        rule_free(&redactions->items[i]);
    free(redactions->items);
    cdn_yaml_free(redactions->yaml);
    free(redactions);
}

const char *cdn_redactions_path(const cdn_redactions *redactions)
{
    return cdn_yaml_path(redactions->yaml);
}

size_t cdn_redactions_count(const cdn_redactions *redactions)
{
    return redactions->count;
}

const cdn_redaction *cdn_redactions_at(const cdn_redactions *redactions, size_t index)
{
    return &redactions->items[index];
}

cordon_status cdn_redactions_fail(const cdn_redactions *redactions, cdn_place place,
                                  cordon_error *err, const char *format, ...)
{
    char message[1024];
    va_list args;
    va_start(args, format);
    vsnprintf(message, sizeof message, format, args);
    va_end(args);
    return cdn_fail(err, CORDON_E_RULES, "%s:%u:%u: %s", cdn_redactions_path(redactions),
                    place.line, place.column, message);
}
