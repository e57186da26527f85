/* Folding of operators: + * % / - and their kin between constants. See fold.h. */
#include "fold.h"

#include <string.h>

/* The operator is the first thing between both sides that is no blank. */
static char operator_of(const cdn_syntax *syntax, uint32_t left, uint32_t right)
{
    const char *at = syntax->text + syntax->nodes[left].end;
    const char *end = syntax->text + syntax->nodes[right].start;
    for (; at < end; at++) {
        if (*at == '#')
            at += strcspn(at, "\n");
        else if (!strchr(" \t\f\n\\)", *at))
            return at + 1 < end && at[1] == *at ? '\0' : *at; /* ** // << >> are not folded */
    }
    return '\0';
}

static bool add_texts(cdn_constant *left, const cdn_constant *right)
{
    const char *text = right->kind == CDN_TEXT ? cdn_buf_text(&right->text) : "{}";
    size_t count = right->kind == CDN_TEXT ? right->text.count : 2;
    if (left->kind != CDN_TEXT) {
        cdn_constant_clear(left);
        left->kind = CDN_TEXT;
        if (!cdn_constant_keep(left, cdn_buf_add(&left->text, "{}", 2)))
            return false;
    }
    return left->text.count <= CDN_CONSTANT_BYTES_MAX &&
           cdn_constant_keep(left, cdn_buf_add(&left->text, text, count));
}

static bool add_lists(cdn_constant *left, cdn_constant *right)
{
    for (uint32_t i = 0; i < right->count; i++)
        if (!cdn_constant_append(left, &right->items[i]))
            return false;
    return true;
}

static bool add(cdn_constant *left, cdn_constant *right)
{
    if (left->kind == CDN_NUMBER && right->kind == CDN_NUMBER)
        return !__builtin_add_overflow(left->number, right->number, &left->number);
    if (left->kind == CDN_LIST && right->kind == CDN_LIST)
        return add_lists(left, right);
    if (left->kind != CDN_TEXT && right->kind != CDN_TEXT)
        return false;
    return add_texts(left, right);
}

static bool repeat(cdn_constant *text, int64_t times)
{
    size_t count = text->text.count;
    if (times < 0)
        times = 0;
    if (count && (uint64_t)times > CDN_CONSTANT_BYTES_MAX / count)
        return false;
    cdn_buf repeated = {0};
    for (int64_t i = 0; i < times && count; i++)
        if (!cdn_buf_add(&repeated, cdn_buf_text(&text->text), count)) {
            cdn_buf_free(&repeated);
            return cdn_constant_keep(text, false);
        }
    cdn_buf_free(&text->text);
    text->text = repeated;
    return true;
}

static bool multiply(cdn_constant *left, cdn_constant *right)
{
    if (left->kind == CDN_NUMBER && right->kind == CDN_NUMBER)
        return !__builtin_mul_overflow(left->number, right->number, &left->number);
    if (left->kind == CDN_TEXT && right->kind == CDN_NUMBER)
        return repeat(left, right->number);
    if (left->kind != CDN_NUMBER || right->kind != CDN_TEXT)
        return false;
    cdn_constant text = *right;
    int64_t times = left->number;
    *right = *left;
    *left = text;
    return repeat(left, times);
}

/* "…%s…" % value, or % (values). */
static bool percent(cdn_constant *left, cdn_constant *right)
{
    if (left->kind == CDN_NUMBER && right->kind == CDN_NUMBER && right->number > 0) {
        left->number %= right->number;
        left->number += left->number < 0 ? right->number : 0; /* Python's sign */
        return true;
    }
    if (left->kind != CDN_TEXT)
        return false;
    if (right->kind == CDN_LIST)
        return cdn_fold_percent(left, right);
    cdn_constant list = {.kind = CDN_LIST};
    bool is_fine =
        cdn_constant_keep(left, cdn_constant_append(&list, right)) && cdn_fold_percent(left, &list);
    cdn_constant_clear(&list);
    return is_fine;
}

/* pathlib's Path("a") / "b". */
static bool join_path(cdn_constant *left, cdn_constant *right)
{
    if (left->kind != CDN_TEXT || right->kind == CDN_NUMBER)
        return false;
    if (right->kind == CDN_TEXT && right->text.count && *cdn_buf_text(&right->text) == '/')
        cdn_buf_clear(&left->text);
    else if (!cdn_constant_keep(left, cdn_buf_add(&left->text, "/", 1)))
        return false;
    return add_texts(left, right);
}

static bool bitwise(cdn_constant *left, const cdn_constant *right, char operation)
{
    if (left->kind != CDN_NUMBER || right->kind != CDN_NUMBER)
        return false;
    if (operation == '-')
        return !__builtin_sub_overflow(left->number, right->number, &left->number);
    left->number = operation == '^'   ? left->number ^ right->number
                   : operation == '|' ? left->number | right->number
                                      : left->number & right->number;
    return true;
}

static bool apply(cdn_constant *left, cdn_constant *right, char operation)
{
    switch (operation) {
    case '+':
        return add(left, right);
    case '*':
        return multiply(left, right);
    case '%':
        return percent(left, right);
    case '/':
        return join_path(left, right);
    case '-':
    case '^':
    case '|':
    case '&':
        return bitwise(left, right, operation);
    default:
        return false;
    }
}

/* One operator: `out` is its left side and becomes its value. */
static bool fold_operator(cdn_constant *out, cdn_folder *folder, uint32_t node)
{
    cdn_scopes *scopes = folder->scopes;
    uint32_t left = cdn_child(scopes->syntax, node, CDN_FIELD_left);
    uint32_t right = cdn_child(scopes->syntax, node, CDN_FIELD_right);
    cdn_constant part = {0};
    if (!left || !right)
        return false;
    char operation = operator_of(scopes->syntax, left, right);
    cdn_fold_node(&part, folder, right);
    bool is_known = apply(out, &part, operation);
    cdn_constant_clear(&part);
    scopes->no_memory |= out->kind == CDN_LOST;
    if (operation != '+') /* all others make the whole anew */
        cdn_fold_pay(folder, out);
    return is_known;
}

/* A long sum leans to the left: go down to its first part and back up, without recursion. */
bool cdn_fold_binary(cdn_constant *out, cdn_folder *folder, uint32_t node)
{
    cdn_scopes *scopes = folder->scopes;
    uint32_t at = node, left;
    while ((left = cdn_child(scopes->syntax, at, CDN_FIELD_left)) &&
           cdn_kind(scopes->syntax, left) == CDN_binary_operator)
        at = left;
    cdn_fold_node(out, folder, left);
    for (;; at = scopes->syntax->nodes[at].parent) {
        bool is_known = fold_operator(out, folder, at);
        if (!is_known)
            cdn_constant_clear(out);
        if (at == node)
            return is_known;
        if (!is_known && !folder->variable) /* or each of n parts would be looked at n times */
            scopes->fold_states[at] = CDN_FOLD_UNKNOWN;
    }
}
