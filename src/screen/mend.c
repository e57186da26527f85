/*
 * Mends of the text before it is parsed again, see mend.h. Called by parse.c. Each must be sound
 * wherever it hits: within strings and comments it changes nothing that is looked at, and in code
 * it may make an error, but never hide a name.
 */
#include "mend.h"

#include <ctype.h>
#include <string.h>

/* What a colon at the level of the f-string's own braces cannot be inside of. */
static bool is_closed(cdn_syntax_kind kind)
{
    switch (kind) {
    case CDN_parenthesized_expression:
    case CDN_tuple:
    case CDN_list:
    case CDN_set:
    case CDN_dictionary:
    case CDN_list_comprehension:
    case CDN_set_comprehension:
    case CDN_dictionary_comprehension:
    case CDN_generator_expression:
    case CDN_argument_list:
    case CDN_subscript:
        return true;
    default:
        return false;
    }
}

/*
 * f'{x:="{f()}"}' is x with the format '="{f()}"', in which f() runs (language reference 2.4.3);
 * the grammar reads a walrus and a plain string. True also for f'{not x:=1}' and f'{a, x:=1}'.
 */
static bool is_format(const cdn_syntax *syntax, uint32_t node)
{
    uint32_t at = node;
    while (at && cdn_kind(syntax, at) != CDN_interpolation) {
        if (is_closed(cdn_kind(syntax, at)))
            return false;
        at = syntax->nodes[at].parent;
    }
    return at != 0;
}

static bool mend_format(char *text, const cdn_syntax *syntax, uint32_t node)
{
    uint32_t name = cdn_child(syntax, node, CDN_FIELD_name);
    uint32_t value = cdn_child(syntax, node, CDN_FIELD_value);
    if (!name || !value || !is_format(syntax, node))
        return false;
    for (uint32_t at = syntax->nodes[name].end; at + 1 < syntax->nodes[value].start; at++) {
        if (text[at] != ':' || text[at + 1] != '=')
            continue;
        text[at + 1] = ' ';
        return true;
    }
    return false;
}

/* Only a name may follow the keyword `type`; before anything else it is the builtin. */
static bool mend_type(char *text, const cdn_syntax *syntax, uint32_t node)
{
    uint32_t at = syntax->nodes[node].start + (uint32_t)strlen("type");
    while (text[at] && strchr(" \t\f\\\n", text[at]))
        at++;
    if (isalpha((unsigned char)text[at]) || text[at] == '_' || (unsigned char)text[at] >= 0x80)
        return false;
    text[syntax->nodes[node].start + 3] = '_';
    return true;
}

bool cdn_mend_forms(char *text, const cdn_syntax *syntax)
{
    bool is_changed = false;
    for (uint32_t node = 1; node < syntax->count; node++) {
        switch (cdn_kind(syntax, node)) {
        case CDN_named_expression:
            is_changed |= mend_format(text, syntax, node);
            break;
        case CDN_type_alias_statement:
            is_changed |= mend_type(text, syntax, node);
            break;
        case CDN_print_statement:
        case CDN_exec_statement: /* of Python 2; `print >> x` is an expression of Python 3 */
            text[syntax->nodes[node].start + 3] = '_';
            is_changed = true;
            break;
        default:
            break;
        }
    }
    return is_changed;
}

/* Errors ----------------------------------------------------------------------------------- */

static bool is_name_byte(char byte)
{
    return isalnum((unsigned char)byte) || byte == '_' || (unsigned char)byte >= 0x80;
}

static size_t skip_blanks(const char *text, size_t at)
{
    while (text[at] && strchr(" \t\f", text[at]))
        at++;
    return at;
}

static size_t skip_name(const char *text, size_t at)
{
    while (is_name_byte(text[at]))
        at++;
    return at;
}

/* `class NAME [`: no expression has two names side by side, so these are type parameters. */
static size_t type_parameters_after(const char *text, size_t start, size_t end)
{
    static const char *const words[] = {"class", "def", "type"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strlen(words[i]) != end - start || strncmp(text + start, words[i], end - start) != 0)
            continue;
        size_t name = skip_blanks(text, end), after = skip_name(text, name);
        size_t bracket = skip_blanks(text, after);
        if (name > end && after > name && text[bracket] == '[')
            return bracket;
    }
    return 0;
}

static size_t skip_string(const char *text, size_t at)
{
    char quote = text[at];
    for (at++; text[at] && text[at] != quote; at++)
        if (text[at] == '\\' && text[at + 1])
            at++;
    return text[at] ? at + 1 : at;
}

/* PEP 696: `[T = int]` is read as `[T : int]`, and `[T: a = b]` as `[T: a | b]`. */
static bool mend_defaults(char *text, size_t bracket)
{
    bool is_changed = false, has_colon = false;
    size_t depth = 0;
    for (size_t at = bracket; text[at];) {
        char byte = text[at];
        if (byte == '"' || byte == '\'') {
            at = skip_string(text, at);
            continue;
        }
        depth += byte == '[' || byte == '(' || byte == '{';
        depth -= byte == ']' || byte == ')' || byte == '}';
        if (depth == 0)
            break;
        if (depth == 1 && byte == ',')
            has_colon = false;
        bool is_single =
            byte == '=' && text[at + 1] != '=' && !strchr("=<>!:+-*/%&|^@", text[at - 1]);
        if (depth == 1 && is_single) {
            text[at] = has_colon ? '|' : ':';
            is_changed = true;
        }
        has_colon |= depth == 1 && byte == ':';
        at++;
    }
    return is_changed;
}

/* f'{*[x], *y}' is read as f'{ [x],  y}': the names are the same. */
static bool mend_star(char *text, size_t brace)
{
    size_t at = brace + 1;
    while (text[at] == ' ' || text[at] == '\n')
        at++;
    if (text[at] != '*' || text[at + 1] == '*')
        return false;
    text[at] = ' ';
    return true;
}

static size_t skip_digits(const char *text, size_t at)
{
    while (isdigit((unsigned char)text[at]))
        at++;
    return at;
}

/* f'{x:=^20}' and f'{x:=8.2f}': what follows ':=' is no start of an expression. */
static bool mend_equals(char *text, size_t colon)
{
    size_t at = skip_digits(text, colon + 2);
    bool is_bare = at == colon + 2;
    bool is_format = is_bare && text[at] && strchr("^<>=%},|/&", text[at]);
    if (!is_bare) {
        at += text[at] == ',' || text[at] == '_';
        at = text[at] == '.' ? skip_digits(text, at + 1) : at;
        is_format = text[at] && strchr("bcdeEfFgGnosxX%", text[at]) && text[at + 1] == '}';
    }
    if (is_format)
        text[colon + 1] = ' ';
    return is_format;
}

bool cdn_mend_errors(char *text, size_t text_bytes)
{
    bool is_changed = false;
    for (size_t at = 0; at < text_bytes; at++) {
        if (text[at] == '{')
            is_changed |= mend_star(text, at);
        if (text[at] == ':' && text[at + 1] == '=')
            is_changed |= mend_equals(text, at);
        if (!is_name_byte(text[at]))
            continue;
        size_t end = skip_name(text, at), bracket = type_parameters_after(text, at, end);
        if (bracket)
            is_changed |= mend_defaults(text, bracket);
        at = end - 1;
    }
    return is_changed;
}
