/* Constant folding of strings, see fold.h. Loops over the flat tree; no depth can hurt it. */
#include "fold.h"

#include <stdlib.h>
#include <string.h>

static void add(cdn_buf *out, cdn_scopes *scopes, const char *bytes, size_t count)
{
    if (!cdn_buf_add(out, bytes, count))
        scopes->no_memory = true;
}

static void add_code_point(cdn_buf *out, cdn_scopes *scopes, uint32_t point)
{
    if (point == 0 || point > 0x10FFFF || (point >= 0xD800 && point <= 0xDFFF))
        point = 0xFFFD;
    char bytes[4];
    size_t count = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    static const unsigned char heads[] = {0, 0x00, 0xC0, 0xE0, 0xF0};
    for (size_t i = count - 1; i > 0; i--, point >>= 6)
        bytes[i] = (char)(0x80 | (point & 0x3F));
    bytes[0] = (char)(heads[count] | point);
    add(out, scopes, bytes, count);
}

/* Python 3 language reference, 2.4.1.1 "Escape sequences". */
static void add_escape(cdn_buf *out, cdn_scopes *scopes, const char *text, size_t count)
{
    static const char plain[] = "abfnrtv\\'\"", values[] = "\a\b\f\n\r\t\v\\'\"";
    char digits[12] = "";
    const char *found = strchr(plain, text[1]);
    if (text[1] == '\n')
        return;
    if (found && *found) {
        add(out, scopes, &values[found - plain], 1);
    } else if (text[1] >= '0' && text[1] <= '7') {
        memcpy(digits, text + 1, count - 1 < 3 ? count - 1 : 3);
        add_code_point(out, scopes, (uint32_t)strtoul(digits, NULL, 8));
    } else if (strchr("xuU", text[1]) && count <= 10) {
        memcpy(digits, text + 2, count - 2);
        add_code_point(out, scopes, (uint32_t)strtoul(digits, NULL, 16));
    } else {
        add(out, scopes, text, count);
    }
}

/* Escapes are the children of a string's content; raw strings have none. */
static void add_content(cdn_buf *out, cdn_scopes *scopes, uint32_t node)
{
    const cdn_syntax *syntax = scopes->syntax;
    uint32_t at = syntax->nodes[node].start;
    CDN_EACH_CHILD(syntax, child, node)
    {
        size_t count;
        const char *text = cdn_text_of(syntax, child, &count);
        add(out, scopes, syntax->text + at, syntax->nodes[child].start - at);
        at = syntax->nodes[child].end;
        if (cdn_kind(syntax, child) == CDN_escape_sequence && count >= 2)
            add_escape(out, scopes, text, count);
        else
            add(out, scopes, text, count / 2); /* "{{" is "{" */
    }
    add(out, scopes, syntax->text + at, syntax->nodes[node].end - at);
}

static void add_string(cdn_buf *out, cdn_scopes *scopes, uint32_t node)
{
    CDN_EACH_CHILD(scopes->syntax, child, node)
    {
        cdn_syntax_kind kind = cdn_kind(scopes->syntax, child);
        if (kind == CDN_string_content)
            add_content(out, scopes, child);
        else if (kind == CDN_interpolation)
            add(out, scopes, "{}", 2);
    }
}

/* The operator is the first thing between both sides that is no blank. */
static bool is_plus(const cdn_syntax *syntax, uint32_t node)
{
    uint32_t left = cdn_child(syntax, node, CDN_FIELD_left);
    uint32_t right = cdn_child(syntax, node, CDN_FIELD_right);
    if (!left || !right)
        return false;
    const char *at = syntax->text + syntax->nodes[left].end;
    const char *end = syntax->text + syntax->nodes[right].start;
    for (; at < end; at++) {
        if (*at == '#')
            at += strcspn(at, "\n");
        else if (!strchr(" \t\f\n\\", *at))
            return *at == '+';
    }
    return false;
}

uint32_t cdn_fold_obstacle(const cdn_syntax *syntax, uint32_t node)
{
    for (uint32_t at = node; at < syntax->nodes[node].after;) {
        cdn_syntax_kind kind = cdn_kind(syntax, at);
        if (kind == CDN_string) {
            at = syntax->nodes[at].after;
            continue;
        }
        bool is_glue = kind == CDN_parenthesized_expression || kind == CDN_concatenated_string ||
                       (kind == CDN_binary_operator && is_plus(syntax, at));
        if (!is_glue)
            return at;
        at++;
    }
    return 0;
}

bool cdn_fold_string(cdn_buf *out, cdn_scopes *scopes, uint32_t node)
{
    const cdn_syntax *syntax = scopes->syntax;
    if (cdn_fold_obstacle(syntax, node))
        return false;
    for (uint32_t at = node; at < syntax->nodes[node].after;) {
        bool is_string = cdn_kind(syntax, at) == CDN_string;
        if (is_string)
            add_string(out, scopes, at);
        at = is_string ? syntax->nodes[at].after : at + 1;
    }
    return true;
}

static bool is_getattr(cdn_scopes *scopes, uint32_t function)
{
    static const char *const names[] = {"getattr", "setattr", "delattr"};
    cdn_values values = {0};
    bool is_found = false;
    cdn_resolve(scopes, &values, function);
    for (uint32_t i = 0; i < values.count; i++)
        for (size_t j = 0; j < sizeof names / sizeof *names; j++)
            is_found |= strcmp(cdn_names_text(scopes->names, values.items[i]), names[j]) == 0;
    free(values.items);
    return is_found;
}

uint32_t cdn_fold_getattr(cdn_buf *out, cdn_scopes *scopes, uint32_t node)
{
    const cdn_syntax *syntax = scopes->syntax;
    uint32_t function = cdn_child(syntax, node, CDN_FIELD_function);
    uint32_t arguments = cdn_child(syntax, node, CDN_FIELD_arguments);
    uint32_t object = arguments ? cdn_first_child(syntax, arguments) : 0;
    uint32_t name = object ? syntax->nodes[object].after : 0;
    if (!function || !name || name >= syntax->nodes[arguments].after ||
        cdn_fold_obstacle(syntax, name) || !is_getattr(scopes, function))
        return 0;
    cdn_fold_string(out, scopes, name);
    return object;
}
