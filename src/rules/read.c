/*
 * Strict YAML, see read.h; the only user of yaml.h. libyaml builds a flat table of nodes, so
 * nothing here recurses: deep nesting costs no stack, and aliases, which could make cycles, are
 * refused when the document is loaded.
 */
#include "read.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <yaml.h>

#include "error.h"
#include "file.h"

enum { FILE_BYTES_MAX = 4 << 20, DEPTH_MAX = 32 };

struct cdn_yaml {
    char *path;
    yaml_document_t document;
};

static yaml_node_t *node_of(const cdn_yaml *yaml, cdn_node node)
{
    return yaml_document_get_node((yaml_document_t *)&yaml->document, node);
}

const char *cdn_yaml_path(const cdn_yaml *yaml)
{
    return yaml->path;
}

cdn_node cdn_yaml_root(const cdn_yaml *yaml)
{
    (void)yaml;
    return 1;
}

cdn_place cdn_yaml_place(const cdn_yaml *yaml, cdn_node node)
{
    const yaml_node_t *at = node_of(yaml, node);
    if (!at)
        return (cdn_place){1, 1};
    return (cdn_place){(uint32_t)at->start_mark.line + 1, (uint32_t)at->start_mark.column + 1};
}

cordon_status cdn_yaml_fail(const cdn_yaml *yaml, cdn_node node, cordon_error *err,
                            const char *format, ...)
{
    char message[1024];
    va_list args;
    va_start(args, format);
    vsnprintf(message, sizeof message, format, args);
    va_end(args);
    cdn_place place = cdn_yaml_place(yaml, node);
    return cdn_fail(err, CORDON_E_RULES, "%s:%u:%u: %s", yaml->path, place.line, place.column,
                    message);
}

/* Shape of the document -------------------------------------------------------------------- */

bool cdn_yaml_is_map(const cdn_yaml *yaml, cdn_node node)
{
    const yaml_node_t *at = node_of(yaml, node);
    return at && at->type == YAML_MAPPING_NODE;
}

bool cdn_yaml_is_list(const cdn_yaml *yaml, cdn_node node)
{
    const yaml_node_t *at = node_of(yaml, node);
    return at && at->type == YAML_SEQUENCE_NODE;
}

size_t cdn_yaml_count(const cdn_yaml *yaml, cdn_node node)
{
    const yaml_node_t *at = node_of(yaml, node);
    if (at && at->type == YAML_SEQUENCE_NODE)
        return (size_t)(at->data.sequence.items.top - at->data.sequence.items.start);
    if (at && at->type == YAML_MAPPING_NODE)
        return (size_t)(at->data.mapping.pairs.top - at->data.mapping.pairs.start);
    return 0;
}

cdn_node cdn_yaml_item(const cdn_yaml *yaml, cdn_node list, size_t index)
{
    if (!cdn_yaml_is_list(yaml, list) || index >= cdn_yaml_count(yaml, list))
        return 0;
    return node_of(yaml, list)->data.sequence.items.start[index];
}

cdn_node cdn_yaml_key(const cdn_yaml *yaml, cdn_node map, size_t index)
{
    if (!cdn_yaml_is_map(yaml, map) || index >= cdn_yaml_count(yaml, map))
        return 0;
    return node_of(yaml, map)->data.mapping.pairs.start[index].key;
}

cdn_node cdn_yaml_value(const cdn_yaml *yaml, cdn_node map, size_t index)
{
    if (!cdn_yaml_is_map(yaml, map) || index >= cdn_yaml_count(yaml, map))
        return 0;
    return node_of(yaml, map)->data.mapping.pairs.start[index].value;
}

cdn_node cdn_yaml_get(const cdn_yaml *yaml, cdn_node map, const char *key)
{
    for (size_t i = 0; i < cdn_yaml_count(yaml, map); i++) {
        cdn_node found = cdn_yaml_key(yaml, map, i);
        if (found && strcmp(cdn_yaml_scalar(yaml, found), key) == 0)
            return cdn_yaml_value(yaml, map, i);
    }
    return 0;
}

const char *cdn_yaml_scalar(const cdn_yaml *yaml, cdn_node node)
{
    const yaml_node_t *at = node_of(yaml, node);
    return at && at->type == YAML_SCALAR_NODE ? (const char *)at->data.scalar.value : "";
}

/* Loading ---------------------------------------------------------------------------------- */

static const char *kind_name(const yaml_node_t *node)
{
    switch (node->type) {
    case YAML_MAPPING_NODE:
        return "a mapping";
    case YAML_SEQUENCE_NODE:
        return "a list";
    default:
        return node->data.scalar.length ? "a single value" : "nothing";
    }
}

static bool has_plain_tag(const yaml_node_t *node)
{
    const char *tag = (const char *)node->tag;
    const char *plain = node->type == YAML_MAPPING_NODE    ? YAML_MAP_TAG
                        : node->type == YAML_SEQUENCE_NODE ? YAML_SEQ_TAG
                                                           : YAML_STR_TAG;
    return !tag || strcmp(tag, plain) == 0;
}

/* A node that is reached twice was reached through an alias. */
static cordon_status mark_child(const cdn_yaml *yaml, bool *seen, cdn_node child, cordon_error *err)
{
    if (seen[child] || child == cdn_yaml_root(yaml))
        return cdn_yaml_fail(yaml, child, err,
                             "this is used again through an alias: write the value out instead");
    seen[child] = true;
    return CORDON_OK;
}

typedef struct key_ref {
    const char *text;
    cdn_node node;
} key_ref;

static int by_text_then_place(const void *left, const void *right)
{
    const key_ref *a = left, *b = right;
    int order = strcmp(a->text, b->text);
    return order ? order : (a->node > b->node) - (a->node < b->node);
}

static cordon_status check_keys(const cdn_yaml *yaml, cdn_node map, key_ref *keys,
                                cordon_error *err)
{
    size_t count = cdn_yaml_count(yaml, map);
    for (size_t i = 0; i < count; i++) {
        cdn_node key = cdn_yaml_key(yaml, map, i);
        if (node_of(yaml, key)->type != YAML_SCALAR_NODE)
            return cdn_yaml_fail(yaml, key, err, "a key must be a single word");
        keys[i] = (key_ref){cdn_yaml_scalar(yaml, key), key};
    }
    qsort(keys, count, sizeof *keys, by_text_then_place);
    for (size_t i = 1; i < count; i++)
        if (strcmp(keys[i - 1].text, keys[i].text) == 0)
            return cdn_yaml_fail(yaml, keys[i].node, err,
                                 "duplicate key '%s': it stands in line %u already", keys[i].text,
                                 cdn_yaml_place(yaml, keys[i - 1].node).line);
    return CORDON_OK;
}

static cordon_status check_node(const cdn_yaml *yaml, cdn_node node, bool *seen, key_ref *keys,
                                cordon_error *err)
{
    if (!has_plain_tag(node_of(yaml, node)))
        return cdn_yaml_fail(yaml, node, err, "tags such as '%s' have no meaning here",
                             (const char *)node_of(yaml, node)->tag);
    cordon_status status = CORDON_OK;
    for (size_t i = 0; i < cdn_yaml_count(yaml, node) && status == CORDON_OK; i++) {
        if (cdn_yaml_is_list(yaml, node)) {
            status = mark_child(yaml, seen, cdn_yaml_item(yaml, node, i), err);
            continue;
        }
        status = mark_child(yaml, seen, cdn_yaml_key(yaml, node, i), err);
        if (status == CORDON_OK)
            status = mark_child(yaml, seen, cdn_yaml_value(yaml, node, i), err);
    }
    if (status == CORDON_OK && cdn_yaml_is_map(yaml, node))
        status = check_keys(yaml, node, keys, err);
    return status;
}

static cordon_status check_document(const cdn_yaml *yaml, cordon_error *err)
{
    size_t count = (size_t)(yaml->document.nodes.top - yaml->document.nodes.start);
    bool *seen = calloc(count + 1, sizeof *seen);
    key_ref *keys = calloc(count + 1, sizeof *keys);
    cordon_status status = seen && keys ? CORDON_OK : cdn_fail_nomem(err);
    for (size_t node = 1; node <= count && status == CORDON_OK; node++)
        status = check_node(yaml, (cdn_node)node, seen, keys, err);
    free(seen);
    free(keys);
    return status;
}

static cordon_status syntax_error(const yaml_parser_t *parser, const char *path, const char *text,
                                  cordon_error *err)
{
    if (parser->error == YAML_MEMORY_ERROR)
        return cdn_fail_nomem(err);
    size_t line = parser->problem_mark.line + 1, column = parser->problem_mark.column + 1;
    if (parser->error == YAML_READER_ERROR) { /* these come with a byte offset only */
        line = column = 1;
        for (size_t i = 0; i < parser->problem_offset; i++, column++)
            if (text[i] == '\n') {
                line++;
                column = 0;
            }
    }
    const char *context = parser->context ? parser->context : "";
    return cdn_fail(err, CORDON_E_RULES, "%s:%zu:%zu: not YAML: %s%s%s", path, line, column,
                    parser->problem ? parser->problem : "unreadable", *context ? " " : "", context);
}

static cordon_status refuse_second_document(yaml_parser_t *parser, const char *path,
                                            const char *text, cordon_error *err)
{
    yaml_document_t second;
    if (!yaml_parser_load(parser, &second))
        return syntax_error(parser, path, text, err);
    bool is_there = yaml_document_get_root_node(&second) != NULL;
    size_t line = second.start_mark.line + 1, column = second.start_mark.column + 1;
    yaml_document_delete(&second);
    return is_there ? cdn_fail(err, CORDON_E_RULES,
                               "%s:%zu:%zu: a second document starts here; a file holds one", path,
                               line, column)
                    : CORDON_OK;
}

static int depth_change(const yaml_event_t *event)
{
    switch (event->type) {
    case YAML_SEQUENCE_START_EVENT:
    case YAML_MAPPING_START_EVENT:
        return 1;
    case YAML_SEQUENCE_END_EVENT:
    case YAML_MAPPING_END_EVENT:
        return -1;
    default:
        return 0;
    }
}

/* libyaml takes quadratic time for deep nesting, so a file is first walked until it is too deep.
 * Whatever else is wrong is left to the loader, which says it with its place. */
static cordon_status refuse_depth(const char *path, const char *text, size_t text_bytes,
                                  cordon_error *err)
{
    yaml_parser_t parser;
    yaml_event_t event;
    if (!yaml_parser_initialize(&parser))
        return cdn_fail_nomem(err);
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&parser, (const unsigned char *)text, text_bytes);
    cordon_status status = CORDON_OK;
    bool is_over = false;
    for (int depth = 0; !is_over && status == CORDON_OK && yaml_parser_parse(&parser, &event);) {
        depth += depth_change(&event);
        if (depth > DEPTH_MAX)
            status = cdn_fail(err, CORDON_E_RULES, "%s:%zu:%zu: nested deeper than %d levels", path,
                              event.start_mark.line + 1, event.start_mark.column + 1, DEPTH_MAX);
        is_over = event.type == YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    return status;
}

static cordon_status load_document(cdn_yaml *yaml, const char *text, size_t text_bytes,
                                   cordon_error *err)
{
    yaml_parser_t parser;
    if (!yaml_parser_initialize(&parser))
        return cdn_fail_nomem(err);
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&parser, (const unsigned char *)text, text_bytes);
    cordon_status status;
    if (!yaml_parser_load(&parser, &yaml->document)) {
        yaml->document = (yaml_document_t){0};
        status = syntax_error(&parser, yaml->path, text, err);
    } else if (!yaml_document_get_root_node(&yaml->document)) {
        status = cdn_fail(err, CORDON_E_RULES, "%s:1:1: the file is empty", yaml->path);
    } else {
        status = refuse_second_document(&parser, yaml->path, text, err);
    }
    yaml_parser_delete(&parser);
    return status == CORDON_OK ? check_document(yaml, err) : status;
}

cordon_status cdn_yaml_parse(cdn_yaml **yaml_out, const char *path, const char *text,
                             size_t text_bytes, cordon_error *err)
{
    cdn_yaml *yaml = calloc(1, sizeof *yaml);
    if (!yaml || !(yaml->path = strdup(path))) {
        free(yaml);
        return cdn_fail_nomem(err);
    }
    cordon_status status = refuse_depth(path, text, text_bytes, err);
    if (status == CORDON_OK)
        status = load_document(yaml, text, text_bytes, err);
    if (status == CORDON_OK)
        *yaml_out = yaml;
    else
        cdn_yaml_free(yaml);
    return status;
}

cordon_status cdn_yaml_load(cdn_yaml **yaml_out, const char *path, cordon_error *err)
{
    cdn_buf text = {0};
    cordon_status status = cdn_file_read(&text, path, FILE_BYTES_MAX, err);
    if (status == CORDON_OK)
        status = cdn_yaml_parse(yaml_out, path, cdn_buf_text(&text), text.count, err);
    cdn_buf_free(&text);
    return status;
}

void cdn_yaml_free(cdn_yaml *yaml)
{
    if (!yaml)
        return;
    yaml_document_delete(&yaml->document);
    free(yaml->path);
    free(yaml);
}

/* Checks ----------------------------------------------------------------------------------- */

static cordon_status wrong_kind(const cdn_yaml *yaml, cdn_node node, const char *what,
                                const char *expected, cordon_error *err)
{
    const yaml_node_t *at = node_of(yaml, node);
    if (!at)
        return cdn_fail(err, CORDON_E_INTERNAL, "%s: '%s' was not looked up", yaml->path, what);
    return cdn_yaml_fail(yaml, node, err, "'%s' must be %s, found %s", what, expected,
                         kind_name(at));
}

static bool is_known(const char *word, const char *const *known)
{
    for (; *known; known++)
        if (strcmp(word, *known) == 0)
            return true;
    return false;
}

cordon_status cdn_yaml_expect_map(const cdn_yaml *yaml, cdn_node node, const char *what,
                                  const char *const *keys, cordon_error *err)
{
    if (!cdn_yaml_is_map(yaml, node))
        return wrong_kind(yaml, node, what, "a mapping", err);
    for (size_t i = 0; i < cdn_yaml_count(yaml, node); i++) {
        cdn_node key = cdn_yaml_key(yaml, node, i);
        const char *word = cdn_yaml_scalar(yaml, key);
        if (is_known(word, keys))
            continue;
        const char *near = cdn_nearest(word, keys);
        return near ? cdn_yaml_fail(yaml, key, err, "unknown key '%s' in %s: did you mean '%s'?",
                                    word, what, near)
                    : cdn_yaml_fail(yaml, key, err, "unknown key '%s' in %s", word, what);
    }
    return CORDON_OK;
}

cordon_status cdn_yaml_expect_list(const cdn_yaml *yaml, cdn_node node, const char *what,
                                   cordon_error *err)
{
    return cdn_yaml_is_list(yaml, node) ? CORDON_OK : wrong_kind(yaml, node, what, "a list", err);
}

cordon_status cdn_yaml_need(cdn_node *node_out, const cdn_yaml *yaml, cdn_node map,
                            const char *what, const char *key, cordon_error *err)
{
    cdn_node found = cdn_yaml_get(yaml, map, key);
    if (!found)
        return cdn_yaml_fail(yaml, map, err, "%s lacks the key '%s'", what, key);
    *node_out = found;
    return CORDON_OK;
}

cordon_status cdn_yaml_text(const char **text_out, const cdn_yaml *yaml, cdn_node node,
                            const char *what, cordon_error *err)
{
    const yaml_node_t *at = node_of(yaml, node);
    if (!at || at->type != YAML_SCALAR_NODE || at->data.scalar.length == 0)
        return wrong_kind(yaml, node, what, "text", err);
    const char *text = (const char *)at->data.scalar.value;
    if (strlen(text) != at->data.scalar.length)
        return cdn_yaml_fail(yaml, node, err, "'%s' contains a NUL character", what);
    *text_out = text;
    return CORDON_OK;
}

cordon_status cdn_yaml_bool(bool *value_out, const cdn_yaml *yaml, cdn_node node, const char *what,
                            cordon_error *err)
{
    const char *text;
    cordon_status status = cdn_yaml_text(&text, yaml, node, what, err);
    if (status != CORDON_OK)
        return status;
    if (!cdn_text_to_bool(value_out, text))
        return cdn_yaml_fail(yaml, node, err, "'%s' must be true or false, found '%s'", what, text);
    return CORDON_OK;
}

cordon_status cdn_yaml_uint(uint64_t *value_out, const cdn_yaml *yaml, cdn_node node,
                            const char *what, uint64_t min, uint64_t max, cordon_error *err)
{
    const char *text;
    cordon_status status = cdn_yaml_text(&text, yaml, node, what, err);
    if (status != CORDON_OK)
        return status;
    uint64_t value;
    if (!cdn_text_to_uint(&value, text) || value < min || value > max)
        return cdn_yaml_fail(yaml, node, err,
                             "'%s' must be a whole number from %llu to %llu, found '%s'", what,
                             (unsigned long long)min, (unsigned long long)max, text);
    *value_out = value;
    return CORDON_OK;
}
