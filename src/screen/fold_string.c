/* Folding of string literals: escapes, f-strings, implicit concatenation. See fold.h. */
#include "fold.h"

#include <stdlib.h>
#include <string.h>

static void add(cdn_buf *out, cdn_scopes *scopes, const char *bytes, size_t count)
{
    if (!cdn_buf_add(out, bytes, count))
        scopes->no_memory = true;
}

static void add_point(cdn_buf *out, cdn_scopes *scopes, uint32_t point)
{
    if (!cdn_constant_add_point(out, point))
        scopes->no_memory = true;
}

/* The names of ASCII characters; Unicode 15, "C0 Controls and Basic Latin". */
static bool add_named(cdn_buf *out, cdn_scopes *scopes, const char *text, size_t count)
{
    static const struct {
        const char *name;
        char value;
    } names[] = {{"SPACE", ' '},
                 {"EXCLAMATION MARK", '!'},
                 {"QUOTATION MARK", '"'},
                 {"NUMBER SIGN", '#'},
                 {"DOLLAR SIGN", '$'},
                 {"PERCENT SIGN", '%'},
                 {"AMPERSAND", '&'},
                 {"APOSTROPHE", '\''},
                 {"LEFT PARENTHESIS", '('},
                 {"RIGHT PARENTHESIS", ')'},
                 {"ASTERISK", '*'},
                 {"PLUS SIGN", '+'},
                 {"COMMA", ','},
                 {"HYPHEN-MINUS", '-'},
                 {"FULL STOP", '.'},
                 {"SOLIDUS", '/'},
                 {"DIGIT ZERO", '0'},
                 {"DIGIT ONE", '1'},
                 {"DIGIT TWO", '2'},
                 {"DIGIT THREE", '3'},
                 {"DIGIT FOUR", '4'},
                 {"DIGIT FIVE", '5'},
                 {"DIGIT SIX", '6'},
                 {"DIGIT SEVEN", '7'},
                 {"DIGIT EIGHT", '8'},
                 {"DIGIT NINE", '9'},
                 {"COLON", ':'},
                 {"SEMICOLON", ';'},
                 {"LESS-THAN SIGN", '<'},
                 {"EQUALS SIGN", '='},
                 {"GREATER-THAN SIGN", '>'},
                 {"QUESTION MARK", '?'},
                 {"COMMERCIAL AT", '@'},
                 {"LEFT SQUARE BRACKET", '['},
                 {"REVERSE SOLIDUS", '\\'},
                 {"RIGHT SQUARE BRACKET", ']'},
                 {"CIRCUMFLEX ACCENT", '^'},
                 {"LOW LINE", '_'},
                 {"GRAVE ACCENT", '`'},
                 {"LEFT CURLY BRACKET", '{'},
                 {"VERTICAL LINE", '|'},
                 {"RIGHT CURLY BRACKET", '}'},
                 {"TILDE", '~'}};
    static const char small[] = "LATIN SMALL LETTER ", capital[] = "LATIN CAPITAL LETTER ";
    if (count < 5)
        return false;
    text += 3;
    count -= 4; /* \N{…} */
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strlen(names[i].name) == count && strncasecmp(names[i].name, text, count) == 0) {
            add(out, scopes, &names[i].value, 1);
            return true;
        }
    }
    bool is_small = count == sizeof small && strncasecmp(text, small, count - 1) == 0;
    bool is_capital = count == sizeof capital && strncasecmp(text, capital, count - 1) == 0;
    char letter = (char)((text[count - 1] & ~0x20) | (is_small ? 0x20 : 0));
    if (is_small || is_capital)
        add(out, scopes, &letter, 1);
    else
        add(out, scopes, "{}", 2);
    return true;
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
        add_point(out, scopes, (uint32_t)strtoul(digits, NULL, 8));
    } else if (strchr("xuU", text[1]) && count <= 10) {
        memcpy(digits, text + 2, count - 2);
        add_point(out, scopes, (uint32_t)strtoul(digits, NULL, 16));
    } else if (text[1] != 'N' || !add_named(out, scopes, text, count)) {
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

/* An interpolation without format or conversion: its value, or "{}". */
static void add_interpolation(cdn_constant *out, cdn_folder *folder, uint32_t node)
{
    cdn_constant part = {0};
    uint32_t value = cdn_first_child(folder->scopes->syntax, node);
    bool is_plain = value && folder->scopes->syntax->nodes[value].after ==
                                 folder->scopes->syntax->nodes[node].after;
    if (is_plain && cdn_fold_node(&part, folder, value) && cdn_constant_to_text(&part))
        add(&out->text, folder->scopes, cdn_buf_text(&part.text), part.text.count);
    else
        add(&out->text, folder->scopes, "{}", 2);
    cdn_constant_clear(&part);
}

static void add_string(cdn_constant *out, cdn_folder *folder, uint32_t node)
{
    CDN_EACH_CHILD(folder->scopes->syntax, child, node)
    {
        cdn_syntax_kind kind = cdn_kind(folder->scopes->syntax, child);
        if (kind == CDN_string_content)
            add_content(&out->text, folder->scopes, child);
        else if (kind == CDN_interpolation)
            add_interpolation(out, folder, child);
    }
}

bool cdn_fold_string(cdn_constant *out, cdn_folder *folder, uint32_t node)
{
    const cdn_syntax *syntax = folder->scopes->syntax;
    out->kind = CDN_TEXT;
    if (cdn_kind(syntax, node) == CDN_string)
        add_string(out, folder, node);
    else
        CDN_EACH_CHILD(syntax, child, node)
        {
            if (cdn_kind(syntax, child) == CDN_string)
                add_string(out, folder, child);
        }
    return true;
}
