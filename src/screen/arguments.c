/*
 * Argument predicates, see arguments.h; called by judge.c for rules that have any. Pure. Texts come
 * folded from the facts of the same place, so that "w" "b" and "\x77b" are both "wb".
 */
#include "arguments.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

enum { STEPS_MAX = 20000000, LITERAL_BYTES = 128 };

typedef struct one_call {
    const cdn_syntax *syntax;
    const cdn_facts *facts;
    uint64_t *steps;
    uint32_t list;    /* the argument list */
    size_t count;     /* arguments, without splats */
    bool has_star;    /* *args: positions and number cannot be told */
    bool has_stars;   /* **options: keywords cannot be told */
    uint32_t star_at; /* position of the first *args */
} one_call;

static cdn_syntax_kind list_kind(const cdn_syntax *syntax, uint32_t node)
{
    size_t count;
    const char *text = cdn_text_of(syntax, node, &count);
    if (count > 2 && text[0] == '*' && text[1] == '*')
        return CDN_dictionary_splat_pattern;
    return count > 1 && text[0] == '*' ? CDN_list_splat : cdn_kind(syntax, node);
}

/* The first node that starts at `start` or later. */
static uint32_t first_at(const cdn_syntax *syntax, uint32_t start)
{
    uint32_t low = 0, high = syntax->count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (syntax->nodes[middle].start < start)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static uint32_t find_list(const cdn_syntax *syntax, const cdn_fact *fact, uint64_t *steps)
{
    for (uint32_t node = first_at(syntax, fact->start);
         node < syntax->count && syntax->nodes[node].start == fact->start; node++) {
        uint32_t function =
            cdn_kind(syntax, node) == CDN_call ? cdn_child(syntax, node, CDN_FIELD_function) : 0;
        ++*steps;
        if (function && syntax->nodes[function].end == fact->end)
            return cdn_child(syntax, node, CDN_FIELD_arguments);
    }
    return 0;
}

static void count_arguments(one_call *call)
{
    CDN_EACH_CHILD(call->syntax, child, call->list)
    {
        cdn_syntax_kind kind = list_kind(call->syntax, child);
        ++*call->steps;
        call->has_stars |= kind == CDN_dictionary_splat_pattern;
        if (kind == CDN_list_splat && !call->has_star) {
            call->has_star = true;
            call->star_at = (uint32_t)call->count;
        }
        call->count += kind != CDN_list_splat && kind != CDN_dictionary_splat_pattern;
    }
}

/* The value's node, or 0. */
static uint32_t find_argument(const one_call *call, const cdn_argument *wanted)
{
    const cdn_syntax *syntax = call->syntax;
    int position = 0;
    CDN_EACH_CHILD(syntax, child, call->list)
    {
        cdn_syntax_kind kind = list_kind(syntax, child);
        ++*call->steps;
        if (kind == CDN_keyword_argument && wanted->keyword) {
            uint32_t name = cdn_child(syntax, child, CDN_FIELD_name);
            size_t count = 0;
            const char *text = name ? cdn_text_of(syntax, name, &count) : "";
            if (count == strlen(wanted->keyword) && memcmp(text, wanted->keyword, count) == 0)
                return cdn_child(syntax, child, CDN_FIELD_value);
        }
        if (kind == CDN_keyword_argument || kind == CDN_dictionary_splat_pattern)
            continue;
        if (kind == CDN_list_splat)
            return 0;
        if (position++ == wanted->position)
            return child;
    }
    return 0;
}

static bool may_be_hidden(const one_call *call, const cdn_argument *wanted)
{
    return (wanted->keyword && call->has_stars) ||
           (wanted->position >= 0 && call->has_star && (uint32_t)wanted->position >= call->star_at);
}

/* Values ----------------------------------------------------------------------------------- */

static uint32_t without_parentheses(const cdn_syntax *syntax, uint32_t node)
{
    while (cdn_kind(syntax, node) == CDN_parenthesized_expression && cdn_first_child(syntax, node))
        node = cdn_first_child(syntax, node);
    return node;
}

/* The folded text that stands at `node`, or NULL. */
static const char *text_at(const one_call *call, uint32_t node)
{
    const cdn_syntax_node *at = &call->syntax->nodes[node];
    for (size_t i = 0; i < call->facts->count; i++) {
        const cdn_fact *fact = &call->facts->items[i];
        ++*call->steps;
        if (fact->kind == CDN_RULE_STRING && fact->start == at->start && fact->end == at->end)
            return cdn_names_text(&call->facts->names, fact->name);
    }
    return NULL;
}

/* The constant at `node` as a rule writes it; NULL when it is computed. */
static const char *literal_of(const one_call *call, uint32_t node, char *buffer)
{
    size_t count;
    const char *text = cdn_text_of(call->syntax, node, &count);
    switch (cdn_kind(call->syntax, node)) {
    case CDN_string:
    case CDN_concatenated_string:
    case CDN_binary_operator:
        text = text_at(call, node);
        return text && !strstr(text, "{}") ? text : NULL;
    case CDN_OTHER:
        break;
    default:
        return NULL;
    }
    if (count >= LITERAL_BYTES)
        return NULL;
    snprintf(buffer, LITERAL_BYTES, "%.*s", (int)count, text);
    bool is_word =
        strcmp(buffer, "True") == 0 || strcmp(buffer, "False") == 0 || strcmp(buffer, "None") == 0;
    bool is_number = strspn(buffer, "-+ ") < count &&
                     strchr("0123456789.", buffer[strspn(buffer, "-+ ")]) != NULL;
    return is_word || is_number ? buffer : NULL;
}

static bool is_value(const cdn_texts *values, const char *literal)
{
    for (size_t i = 0; i < values->count; i++) {
        const char *value = values->items[i];
        if (cdn_glob_match(value, literal))
            return true;
        if (strcasecmp(value, literal) == 0 &&
            (strcmp(literal, "True") == 0 || strcmp(literal, "False") == 0 ||
             strcmp(literal, "None") == 0))
            return true;
    }
    return false;
}

/* A name or an attribute as it is written, such as yaml.SafeLoader. */
static const char *name_of(const one_call *call, uint32_t node, char *buffer)
{
    size_t count;
    const char *text = cdn_text_of(call->syntax, node, &count);
    cdn_syntax_kind kind = cdn_kind(call->syntax, node);
    if ((kind != CDN_attribute && kind != CDN_identifier) || count >= LITERAL_BYTES)
        return NULL;
    snprintf(buffer, LITERAL_BYTES, "%.*s", (int)count, text);
    return buffer;
}

static bool holds(const one_call *call, const cdn_argument *wanted)
{
    uint32_t node = find_argument(call, wanted);
    if (!node)
        return wanted->test == CDN_ARGUMENT_ABSENT || may_be_hidden(call, wanted);
    char buffer[LITERAL_BYTES];
    const char *literal = literal_of(call, without_parentheses(call->syntax, node), buffer);
    switch (wanted->test) {
    case CDN_ARGUMENT_VALUE:
        return !literal || is_value(&wanted->values, literal);
    case CDN_ARGUMENT_NOT:
        literal = literal ? literal : name_of(call, node, buffer);
        return !literal || !is_value(&wanted->values, literal);
    case CDN_ARGUMENT_LITERAL:
        return literal != NULL;
    case CDN_ARGUMENT_COMPUTED:
        return literal == NULL;
    case CDN_ARGUMENT_PRESENT:
        return true;
    case CDN_ARGUMENT_ABSENT:
        return false;
    }
    return true;
}

static bool asks_for_literal(const cdn_arguments *wanted)
{
    bool is_asked = false;
    for (size_t i = 0; i < wanted->count; i++)
        is_asked |= wanted->items[i].test == CDN_ARGUMENT_LITERAL;
    return is_asked;
}

static bool has_number(const one_call *call, const cdn_arguments *wanted)
{
    bool is_open = call->has_star || call->has_stars;
    return call->count <= wanted->most && (is_open || call->count >= wanted->least);
}

bool cdn_arguments_hold(const cdn_arguments *wanted, const cdn_syntax *syntax,
                        const cdn_facts *facts, const cdn_fact *fact, uint64_t *steps)
{
    if (!syntax || (wanted->count == 0 && wanted->least == 0 && wanted->most == UINT64_MAX))
        return true;
    if (*steps > STEPS_MAX)
        return true;
    one_call call = {.syntax = syntax, .facts = facts, .steps = steps};
    call.list = find_list(syntax, fact, steps);
    if (!call.list || cdn_kind(syntax, call.list) != CDN_argument_list)
        return !asks_for_literal(wanted); /* a generator expression, or a function that is given */
    count_arguments(&call);
    bool is_held = has_number(&call, wanted);
    for (size_t i = 0; i < wanted->count && is_held; i++)
        is_held = holds(&call, &wanted->items[i]);
    return is_held;
}
