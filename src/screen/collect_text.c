/*
 * Facts about texts, see collector.h: the text itself; the attributes that format strings look up
 * ("{0.__class__}"); the variables that pandas' query looks up ("@x.y").
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "access.h"
#include "collector.h"
#include "fold.h"

/* What f-strings hold is not covered: it is looked at node by node. */
static void cover_pieces(cdn_collector *all, uint32_t node)
{
    const cdn_syntax *syntax = all->syntax;
    for (uint32_t at = node; at < syntax->nodes[node].after;) {
        cdn_syntax_kind kind = cdn_kind(syntax, at);
        all->is_covered[at] = true;
        bool is_glue = kind == CDN_parenthesized_expression || kind == CDN_concatenated_string ||
                       kind == CDN_binary_operator;
        at = is_glue ? at + 1 : syntax->nodes[at].after;
    }
}

/* A string that stands alone is a comment, such as a docstring. */
static bool is_said(const cdn_syntax *syntax, uint32_t node)
{
    cdn_syntax_kind kind = cdn_kind(syntax, node);
    return (kind != CDN_string && kind != CDN_concatenated_string) ||
           cdn_kind(syntax, syntax->nodes[node].parent) != CDN_expression_statement;
}

/* hasattr(x, "__globals__") asks and takes nothing. */
static bool is_asked_for(cdn_collector *all, uint32_t node)
{
    const cdn_syntax *syntax = all->syntax;
    uint32_t list = syntax->nodes[node].parent;
    return cdn_kind(syntax, node) == CDN_string && cdn_kind(syntax, list) == CDN_argument_list &&
           syntax->nodes[node].after == syntax->nodes[list].after && node != list + 1 &&
           cdn_access_calls(&all->scopes, syntax->nodes[list].parent, "hasattr");
}

/* Whether `node` is a part of an annotation. */
static bool is_annotation(const cdn_syntax *syntax, uint32_t node)
{
    cdn_syntax_kind parent = CDN_OTHER;
    for (; parent == CDN_OTHER || parent == CDN_subscript || parent == CDN_tuple;
         node = syntax->nodes[node].parent) {
        parent = cdn_kind(syntax, syntax->nodes[node].parent);
        bool is_typed = parent == CDN_typed_parameter || parent == CDN_typed_default_parameter ||
                        parent == CDN_assignment || parent == CDN_function_definition;
        if (is_typed)
            return syntax->nodes[node].field == CDN_FIELD_NONE;
        if (syntax->nodes[node].parent == 0)
            break;
    }
    return false;
}

/* The text of an annotation is code to whoever evaluates it; a call there is no type. */
static void collect_annotation(cdn_collector *all, const char *text, uint32_t node)
{
    const char *call = strchr(text, '(');
    while (call && (call == text || !(isalnum((unsigned char)call[-1]) || strchr("_)]", call[-1]))))
        call = strchr(call + 1, '(');
    if (call && is_annotation(all->syntax, node))
        cdn_collector_add_text(all, CDN_RULE_REFERENCE, "annotation.{}", 13, node);
}

/* Formats ---------------------------------------------------------------------------------- */

static bool starts(const char *at, const char *end, const char *prefix)
{
    size_t count = strlen(prefix);
    return (size_t)(end - at) >= count && memcmp(at, prefix, count) == 0;
}

/* "{0.__name__}" and "{0.__class__.__name__}" show a name and lead no further. */
static bool is_label(const char *at, const char *end)
{
    static const char *const labels[] = {".__name__", ".__qualname__", ".__version__", ".__doc__",
                                         ".__module__"};
    if (starts(at, end, ".__class__."))
        at += strlen(".__class__");
    for (size_t i = 0; i < sizeof labels / sizeof *labels; i++) {
        const char *next = at + strlen(labels[i]);
        if (starts(at, end, labels[i]) && (next == end || strchr("!:}", *next)))
            return true;
    }
    return false;
}

/*
 * ".__class__" in a replacement field is the attribute "{__class__}", and the attribute
 * itself. The names of classes are asked for in honest programs.
 */
static void collect_field(cdn_collector *all, const char *at, const char *end, uint32_t node)
{
    char name[80];
    for (bool is_item = false; at < end; at++) {
        is_item = *at == '[' || (is_item && *at != ']');
        if (!is_item && (*at == ':' || *at == '!'))
            return; /* the rest says how to show it: {:.2f} */
        if (*at != '.')
            continue;
        const char *last = at + 1;
        while (last < end && !strchr(".[!:}", *last))
            last++;
        size_t count = (size_t)(last - at);
        bool is_dunder = starts(at, end, ".__") || starts(at, end, ".{");
        if (is_label(at, end))
            return;
        if (count > 1 && count + 2 < sizeof name && at[1] != '{')
            cdn_collector_add_text(all, CDN_RULE_ATTRIBUTE, at + 1, count - 1, node);
        if (is_dunder && count + 2 < sizeof name) {
            name[0] = '{';
            memcpy(name + 1, at + 1, count - 1);
            name[count] = '}';
            cdn_collector_add_text(all, CDN_RULE_ATTRIBUTE, name, count + 1, node);
        }
    }
}

static void collect_fields(cdn_collector *all, const char *text, size_t bytes, uint32_t node)
{
    const char *end = text + bytes;
    for (const char *open = memchr(text, '{', bytes); open;
         open = memchr(open + 1, '{', (size_t)(end - open - 1))) {
        const char *last = open + 1;
        while (last < end && !strchr("}\n \"", *last))
            last++;
        bool is_looked_into = memchr(open, '.', (size_t)(last - open)) != NULL;
        bool has_dunder = false;
        for (const char *at = open; is_looked_into && at + 2 < end && at < last; at++)
            has_dunder |= starts(at, end, ".__") || starts(at, end, ".{") ||
                          starts(at, end, ".gi_") || starts(at, end, ".tb_") ||
                          starts(at, end, ".f_") || starts(at, end, ".cr_");
        if (has_dunder)
            collect_field(all, open + 1, last < end ? last : end, node);
    }
}

/* Queries ---------------------------------------------------------------------------------- */

static size_t identifier_length(const char *at)
{
    size_t count = 0;
    while (at[count] == '_' || isalpha((unsigned char)at[count]) ||
           (count && isdigit((unsigned char)at[count])))
        count++;
    return count;
}

static void collect_variable(cdn_collector *all, const char *at, uint32_t node)
{
    cdn_values values = {0};
    uint32_t name = 0;
    size_t count = identifier_length(at);
    if (!cdn_names_add(&name, &all->facts->names, at, count))
        all->scopes.no_memory = true;
    cdn_resolve_global(&all->scopes, &values, name, node);
    for (at += count;; at += count) {
        for (uint32_t i = 0; i < values.count; i++)
            cdn_collector_add(all, CDN_RULE_REFERENCE, values.items[i], node);
        count = *at == '.' ? identifier_length(++at) : 0;
        if (!count)
            break;
        cdn_collector_add_text(all, CDN_RULE_ATTRIBUTE, at, count, node);
        for (uint32_t i = 0; i < values.count; i++)
            values.items[i] = cdn_resolve_join(&all->scopes, values.items[i], at, count);
    }
    free(values.items);
}

static void collect_variables(cdn_collector *all, const char *text, uint32_t node)
{
    for (const char *at = strchr(text, '@'); at; at = strchr(at + 1, '@'))
        if (identifier_length(at + 1))
            collect_variable(all, at + 1, node);
}

/* Paths ------------------------------------------------------------------------------------ */

/* "/etc//x", "/etc/./x" and "/a/../etc/x" are also "/etc/x". */
static void collect_plain_path(cdn_collector *all, const char *text, size_t bytes, uint32_t node)
{
    cdn_buf plain = {0};
    bool is_path =
        *text == '/' && (strstr(text, "//") || strstr(text, "/./") || strstr(text, "/../"));
    for (const char *at = text, *end = text + bytes; is_path && at < end;) {
        at += strspn(at, "/");
        size_t count = strcspn(at, "/");
        if (count == 2 && memcmp(at, "..", 2) == 0) {
            while (plain.count && plain.bytes[--plain.count] != '/')
                ;
        } else if (count && !(count == 1 && *at == '.')) {
            is_path = cdn_buf_add(&plain, "/", 1) && cdn_buf_add(&plain, at, count);
            all->scopes.no_memory |= !is_path;
        }
        at += count;
    }
    if (is_path)
        cdn_collector_add_text(all, CDN_RULE_STRING, cdn_buf_text(&plain), plain.count, node);
    cdn_buf_free(&plain);
}

/* ------------------------------------------------------------------------------------------ */

void cdn_collect_text(cdn_collector *all, uint32_t node)
{
    cdn_buf text = {0};
    if (all->is_covered[node] || !cdn_fold_text(&text, &all->scopes, node))
        return;
    const char *plain = cdn_buf_text(&text);
    if (!strstr(plain, "{}"))
        cover_pieces(all, node);
    if (is_said(all->syntax, node) && !is_asked_for(all, node)) {
        cdn_collector_add_text(all, CDN_RULE_STRING, plain, text.count, node);
        collect_plain_path(all, plain, text.count, node);
        if (memchr(plain, '{', text.count))
            collect_fields(all, plain, text.count, node);
        if (memchr(plain, '(', text.count))
            collect_annotation(all, plain, node);
        if (memchr(plain, '@', text.count))
            collect_variables(all, plain, node);
    }
    cdn_buf_free(&text);
}
