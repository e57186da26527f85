/*
 * Constant folding, see fold.h: which expression is folded how. Every search is bounded in depth
 * and in steps; what lies beyond is unknown, and rules can ask for what is unknown.
 */
#include "fold.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { LEVEL_MAX = 150, STEPS_BASE = 400000, LIST_MAX = 512 };

/* strtoll(3), with what does not fit left unknown: a wrong number would be a wrong text. */
static bool read_number(int64_t *out, const char *digits, int base)
{
    char *end;
    errno = 0;
    *out = strtoll(digits, &end, base);
    return end != digits && *end == '\0' && errno == 0;
}

/* A whole number as it is written: 95, -1, 0x5f, 1_0. */
static bool fold_number(cdn_constant *out, const cdn_syntax *syntax, uint32_t node)
{
    size_t count, digits = 0;
    const char *text = cdn_text_of(syntax, node, &count);
    char plain[32];
    if (count == 0 || count >= sizeof plain || !strchr("-0123456789", *text))
        return false;
    for (size_t i = 0; i < count; i++)
        if (text[i] != '_' && text[i] != ' ')
            plain[digits++] = text[i];
    plain[digits] = '\0';
    const char *number = plain + (*plain == '-');
    bool has_prefix = number[0] == '0' && number[1] && strchr("oObB", number[1]);
    int base = !has_prefix ? 0 : number[1] == 'o' || number[1] == 'O' ? 8 : 2;
    if (!read_number(&out->number, number + (has_prefix ? 2 : 0), base))
        return false;
    out->kind = CDN_NUMBER;
    return *plain != '-' || !__builtin_sub_overflow((int64_t)0, out->number, &out->number);
}

static bool fold_list(cdn_constant *out, cdn_folder *folder, uint32_t node)
{
    const cdn_syntax *syntax = folder->scopes->syntax;
    out->kind = CDN_LIST;
    CDN_EACH_CHILD(syntax, child, node)
    {
        cdn_constant item = {0};
        cdn_fold_node(&item, folder, child);
        bool is_fine = out->count < LIST_MAX && cdn_constant_append(out, &item);
        cdn_constant_clear(&item);
        if (!is_fine)
            return false;
    }
    return true;
}

static bool fold_name(cdn_constant *out, cdn_folder *folder, uint32_t node)
{
    if (folder->variable && cdn_scopes_name_of(folder->scopes, node) == folder->variable) {
        out->kind = folder->variable_value->kind;
        out->number = folder->variable_value->number;
        if (out->kind == CDN_TEXT &&
            !cdn_buf_add(&out->text, cdn_buf_text(&folder->variable_value->text),
                         folder->variable_value->text.count))
            folder->scopes->no_memory = true;
        return out->kind == CDN_TEXT || out->kind == CDN_NUMBER;
    }
    uint32_t value = cdn_resolve_single(folder->scopes, node);
    return value && cdn_fold_node(out, folder, value);
}

/* Subscripts ------------------------------------------------------------------------------- */

/* The parts of `a:b:c`, as they are written; a part may be left out, which is INT64_MIN. */
static bool read_slice(int64_t parts[3], const char *text, size_t count)
{
    parts[0] = parts[1] = INT64_MIN;
    parts[2] = 1;
    size_t at = 0;
    for (int part = 0; part < 3; part++) {
        char digits[24] = "";
        size_t length = 0;
        while (at < count && text[at] != ':') {
            if (length + 1 < sizeof digits && text[at] != ' ')
                digits[length++] = text[at];
            at++;
        }
        if (length && (!read_number(&parts[part], digits, 10) || parts[part] == INT64_MIN))
            return false;
        if (at++ >= count)
            return part > 0;
    }
    return true;
}

static bool fold_subscript(cdn_constant *out, cdn_folder *folder, uint32_t node)
{
    const cdn_syntax *syntax = folder->scopes->syntax;
    uint32_t value = cdn_child(syntax, node, CDN_FIELD_value);
    uint32_t key = value ? syntax->nodes[value].after : 0;
    cdn_constant index = {0};
    int64_t parts[3];
    size_t count;
    if (!key || key >= syntax->nodes[node].after)
        return false;
    const char *text = cdn_text_of(syntax, key, &count);
    if (memchr(text, ':', count) && cdn_kind(syntax, key) == CDN_OTHER)
        return read_slice(parts, text, count) && cdn_fold_node(out, folder, value) &&
               cdn_constant_slice(out, parts[0], parts[1], parts[2]);
    bool is_fine = cdn_fold_node(&index, folder, key) && index.kind == CDN_NUMBER &&
                   cdn_fold_node(out, folder, value) && cdn_constant_item(out, index.number);
    cdn_constant_clear(&index);
    return is_fine && out->kind != CDN_UNKNOWN;
}

/* Comprehensions --------------------------------------------------------------------------- */

/* `f(c) for c in "…"` with one plain variable and no condition. */
static bool fold_comprehension(cdn_constant *out, cdn_folder *folder, uint32_t node)
{
    const cdn_syntax *syntax = folder->scopes->syntax;
    uint32_t body = cdn_child(syntax, node, CDN_FIELD_body);
    uint32_t clause = body ? syntax->nodes[body].after : 0;
    if (!clause || syntax->nodes[clause].after != syntax->nodes[node].after || folder->variable)
        return false;
    uint32_t left = cdn_child(syntax, clause, CDN_FIELD_left);
    uint32_t right = cdn_child(syntax, clause, CDN_FIELD_right);
    cdn_constant source = {0};
    bool is_fine = left && right && cdn_kind(syntax, left) == CDN_identifier &&
                   cdn_fold_node(&source, folder, right) && cdn_constant_to_list(&source);
    cdn_folder inner = *folder;
    out->kind = source.kind == CDN_LOST ? CDN_LOST : CDN_LIST;
    for (uint32_t i = 0; i < source.count && is_fine; i++) {
        cdn_constant item = {0};
        inner.variable = cdn_scopes_name_of(folder->scopes, left);
        inner.variable_value = &source.items[i];
        cdn_fold_node(&item, &inner, body);
        is_fine = cdn_constant_append(out, &item);
        cdn_constant_clear(&item);
    }
    cdn_constant_clear(&source);
    return is_fine;
}

/* ------------------------------------------------------------------------------------------ */

static bool fold_kind(cdn_constant *out, cdn_folder *folder, uint32_t node)
{
    const cdn_syntax *syntax = folder->scopes->syntax;
    uint32_t child = 0;
    switch (cdn_kind(syntax, node)) {
    case CDN_string:
    case CDN_concatenated_string:
        return cdn_fold_string(out, folder, node);
    case CDN_parenthesized_expression:
        child = cdn_first_child(syntax, node);
        break;
    case CDN_named_expression:
        child = cdn_child(syntax, node, CDN_FIELD_value);
        break;
    case CDN_assignment:
        child = cdn_child(syntax, node, CDN_FIELD_right);
        break;
    case CDN_binary_operator:
        return cdn_fold_binary(out, folder, node);
    case CDN_identifier:
        return fold_name(out, folder, node);
    case CDN_tuple:
    case CDN_list:
    case CDN_set:
    case CDN_expression_list:
        return fold_list(out, folder, node);
    case CDN_subscript:
        return fold_subscript(out, folder, node);
    case CDN_call:
        return cdn_fold_call(out, folder, node);
    case CDN_list_comprehension:
    case CDN_generator_expression:
        return fold_comprehension(out, folder, node);
    default:
        return fold_number(out, syntax, node);
    }
    return child && cdn_fold_node(out, folder, child);
}

static bool may_go_on(cdn_folder *folder, uint32_t node)
{
    cdn_scopes *scopes = folder->scopes;
    uint64_t steps_max = STEPS_BASE + (uint64_t)scopes->syntax->count * 16;
    if (folder->level >= LEVEL_MAX || scopes->fold_steps > steps_max)
        cdn_refuse_at(scopes->refusal, CORDON_TOO_LARGE, scopes->syntax->text,
                      scopes->syntax->nodes[node].start,
                      "the constants here are too entangled to follow: write them more plainly");
    bool is_open = scopes->fold_states[node] == CDN_FOLD_OPEN;
    bool is_known_not = scopes->fold_states[node] == CDN_FOLD_UNKNOWN && !folder->variable;
    return !is_open && !is_known_not && !scopes->no_memory &&
           scopes->refusal->decision == CORDON_ALLOW;
}

/* What a value costs to make and to copy: a text by its bytes, a list by its items. */
void cdn_fold_pay(const cdn_folder *folder, const cdn_constant *value)
{
    folder->scopes->fold_steps += value->text.count / 16 + value->count;
}

bool cdn_fold_node(cdn_constant *out, cdn_folder *folder, uint32_t node)
{
    cdn_scopes *scopes = folder->scopes;
    if (!may_go_on(folder, node))
        return false;
    scopes->fold_steps++;
    if (cdn_scopes_is_late(scopes))
        return false;
    scopes->fold_states[node] = CDN_FOLD_OPEN;
    folder->level++;
    scopes->open_folds++;
    bool is_known = fold_kind(out, folder, node) && out->text.count <= CDN_CONSTANT_BYTES_MAX;
    folder->level--;
    scopes->open_folds--;
    cdn_fold_pay(folder, out);
    scopes->no_memory |= out->kind == CDN_LOST;
    scopes->fold_states[node] = is_known || folder->variable ? CDN_FOLD_NEW : CDN_FOLD_UNKNOWN;
    if (!is_known)
        cdn_constant_clear(out);
    return is_known;
}

bool cdn_fold_text(cdn_buf *out, cdn_scopes *scopes, uint32_t node)
{
    cdn_folder folder = {.scopes = scopes};
    cdn_constant value = {0};
    bool is_text = cdn_fold_node(&value, &folder, node) && value.kind == CDN_TEXT;
    if (is_text && !cdn_buf_add(out, cdn_buf_text(&value.text), value.text.count))
        scopes->no_memory = true;
    cdn_constant_clear(&value);
    return is_text;
}
