/*
 * The screener's side of the agreement test: reads paths, one a line, and prints a JSON line for
 * each with the names that its tree imports, calls, reads and takes as attributes, before any of
 * them is resolved. agreement.py compares with CPython's own tree.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "file.h"
#include "normalise.h"
#include "parse.h"

enum { SOURCE_MAX = 1 << 26, PARSE_MS = 20000 };

static void add(json_t *set, const cdn_syntax *syntax, uint32_t node)
{
    size_t count;
    const char *text = cdn_text_of(syntax, node, &count);
    char *name = strndup(text, count);
    if (!name || json_object_set_new(set, name, json_true()))
        abort();
    free(name);
}

static bool is_below(const cdn_syntax *syntax, uint32_t node, cdn_syntax_kind kind)
{
    for (; node; node = syntax->nodes[node].parent)
        if (cdn_kind(syntax, node) == kind)
            return true;
    return false;
}

static void add_called(json_t *set, const cdn_syntax *syntax, uint32_t call)
{
    uint32_t function = cdn_child(syntax, call, CDN_FIELD_function);
    while (function && cdn_kind(syntax, function) == CDN_parenthesized_expression)
        function = cdn_first_child(syntax, function);
    if (function && cdn_kind(syntax, function) == CDN_attribute)
        function = cdn_child(syntax, function, CDN_FIELD_attribute);
    if (function && cdn_kind(syntax, function) == CDN_identifier)
        add(set, syntax, function);
}

static bool is_import(const cdn_syntax *syntax, uint32_t node)
{
    return is_below(syntax, node, CDN_import_statement) ||
           is_below(syntax, node, CDN_import_from_statement) ||
           is_below(syntax, node, CDN_future_import_statement);
}

/* `case a.b:` holds a dotted name, as an import does. */
static bool is_pattern_attribute(const cdn_syntax *syntax, uint32_t node)
{
    uint32_t parent = syntax->nodes[node].parent;
    return cdn_kind(syntax, parent) == CDN_dotted_name && parent + 1 != node &&
           !is_import(syntax, node);
}

static void add_node(json_t *out, const cdn_syntax *syntax, uint32_t node)
{
    cdn_syntax_kind parent = cdn_kind(syntax, syntax->nodes[node].parent);
    switch (cdn_kind(syntax, node)) {
    case CDN_call:
        add_called(json_object_get(out, "calls"), syntax, node);
        break;
    case CDN_dotted_name:
        if (is_import(syntax, node))
            add(json_object_get(out, "imports"), syntax, node);
        break;
    case CDN_identifier:
        add(json_object_get(out, "names"), syntax, node);
        if ((parent == CDN_attribute && syntax->nodes[node].field == CDN_FIELD_attribute) ||
            is_pattern_attribute(syntax, node))
            add(json_object_get(out, "attributes"), syntax, node);
        break;
    default:
        break;
    }
}

static void show(const char *path, const cdn_syntax *syntax, const cdn_refusal *refusal)
{
    static const char *const sets[] = {"imports", "calls", "names", "attributes"};
    json_t *out = json_pack("{ss}", "path", path);
    if (refusal->decision != CORDON_ALLOW)
        json_object_set_new(
            out, "refused",
            json_sprintf("%u:%u %s", refusal->line, refusal->column, refusal->message));
    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
        json_object_set_new(out, sets[i], json_object());
    for (uint32_t node = 1; node < syntax->count; node++)
        add_node(out, syntax, node);
    json_dumpf(out, stdout, JSON_COMPACT | JSON_SORT_KEYS);
    puts("");
    json_decref(out);
}

static void read_one(const char *path)
{
    cdn_buf source = {0}, text = {0};
    cdn_refusal refusal = {0};
    cdn_syntax syntax = {0};
    if (cdn_file_read(&source, path, SOURCE_MAX, NULL) != CORDON_OK ||
        cdn_normalise(&text, &refusal, cdn_buf_text(&source), source.count, SOURCE_MAX, NULL) !=
            CORDON_OK)
        abort();
    if (refusal.decision == CORDON_ALLOW &&
        cdn_parse(&syntax, &refusal, cdn_buf_text(&text), text.count, PARSE_MS, NULL) != CORDON_OK)
        abort();
    show(path, &syntax, &refusal);
    cdn_syntax_free(&syntax);
    cdn_buf_free(&text);
    cdn_buf_free(&source);
}

int main(void)
{
    char path[4096];
    while (fgets(path, sizeof path, stdin)) {
        path[strcspn(path, "\n")] = '\0';
        read_one(path);
    }
    return 0;
}
