/*
 * One pass over the text of a query, see query_form.h: for each level of brackets, whether what
 * stands there may match nothing. Called by query.c; knows no grammar.
 */
#include "query_form.h"

#include <stdbool.h>
#include <string.h>

enum { LEVELS_MAX = 64 };

typedef enum level_kind {
    GROUP,    /* ((a) (b)), and the query itself: empty when all parts are */
    CHOICE,   /* [(a) (b)]: empty when one part is */
    NODE,     /* (a (b)): never empty */
    PREDICATE /* (#eq? @a "b"): no part of anything */
} level_kind;

typedef struct level {
    level_kind kind;
    bool has_part;
    bool part_is_empty; /* the last part: what a quantifier would apply to */
    bool is_empty;      /* by the parts before it */
} level;

static bool is_empty(const level *at)
{
    if (!at->has_part)
        return at->kind == GROUP;
    return at->kind == GROUP    ? at->is_empty && at->part_is_empty
           : at->kind == CHOICE ? at->is_empty || at->part_is_empty
                                : false;
}

static void add_part(level *at, bool part_is_empty)
{
    at->is_empty = is_empty(at);
    at->has_part = true;
    at->part_is_empty = part_is_empty;
}

static bool is_of_name(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= '0' && letter <= '9') || (letter && strchr("_-.?!", letter));
}

static const char *skip_name(const char *at)
{
    while (is_of_name(*at))
        at++;
    return at;
}

/* Blanks and comments. */
static const char *skip_blanks(const char *at)
{
    for (;; at++) {
        if (*at == ';')
            at += strcspn(at, "\n");
        if (!*at || !strchr(" \t\n\v\f\r", *at))
            return at;
    }
}

/* From the opening quote to behind the closing one. */
static const char *skip_string(const char *at)
{
    for (at++; *at && *at != '"'; at++)
        if (*at == '\\' && at[1])
            at++;
    return *at ? at + 1 : at;
}

/* A bracket opens `inner`; the name of a node is part of it. */
static const char *open_level(level *inner, const char *at)
{
    level_kind kind = *at == '[' ? CHOICE : NODE;
    const char *first = skip_blanks(at + 1);
    if (kind == NODE && *first && strchr("([\"", *first))
        kind = GROUP;
    if (kind == NODE && (*first == '#' || *first == '.'))
        kind = PREDICATE;
    *inner = (level){.kind = kind};
    return kind == NODE ? skip_name(first) : kind == PREDICATE ? skip_name(first + 1) : first;
}

/* Without a pattern beside it, a predicate is a pattern of no steps, which nothing reckons with. */
static bool is_astray(const level *inner, const level *outer, bool is_outermost)
{
    bool has_company = outer->kind == NODE || (outer->kind == GROUP && outer->has_part);
    return inner->kind == PREDICATE && (is_outermost || !has_company);
}

/* What is neither blank nor bracket; sets `*is_problem_out` at a repetition that would not end. */
static const char *take_token(level *top, bool *is_problem_out, const char *at)
{
    switch (*at) {
    case '"':
        add_part(top, false);
        return skip_string(at);
    case '_':
        add_part(top, false);
        return at + 1;
    case '*':
    case '+':
        *is_problem_out = top->part_is_empty;
        top->part_is_empty = *at == '*';
        return at + 1;
    case '?':
        top->part_is_empty = true;
        return at + 1;
    case '.':
        return at + 1;
    default: /* captures and fields */
        return skip_name(at + 1);
    }
}

const char *cdn_query_form_problem(size_t *offset_out, const char *text)
{
    level levels[LEVELS_MAX] = {{.kind = GROUP}}, *top = levels;
    bool is_problem = false;
    for (const char *at = skip_blanks(text); *at; at = skip_blanks(at)) {
        *offset_out = (size_t)(at - text);
        if (*at == '(' || *at == '[') {
            if (top == levels + LEVELS_MAX - 1)
                return "it is nested too deeply";
            at = open_level(++top, at);
            if (is_astray(top, top - 1, top - 1 == levels))
                return "a predicate stands within the brackets of what it is about";
        } else if (*at == ')' || *at == ']') {
            if (top == levels)
                return NULL;
            level inner = *top--;
            if (inner.kind != PREDICATE)
                add_part(top, is_empty(&inner));
            at++;
        } else {
            at = take_token(top, &is_problem, at);
            if (is_problem)
                return "what may match nothing is repeated";
        }
    }
    return NULL;
}
