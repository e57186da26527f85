/*
 * From the syntax tree to facts, see collect.h: a loop over all nodes, with the meaning of names
 * from resolve.c. Knows no rule: it says what is there, not what is wrong.
 */
#include "collect.h"

#include <stdlib.h>
#include <string.h>

#include "error.h"
#include "fold.h"
#include "scopes.h"

enum { FACTS_MAX = 500000 };

typedef struct collector {
    cdn_facts *facts;
    cdn_scopes scopes;
    const cdn_syntax *syntax;
    bool *is_covered;  /* by node: part of a string that was folded as a whole */
    uint32_t obstacle; /* what kept an enclosing expression from being a string */
} collector;

static void add_fact(collector *all, cdn_rule_kind kind, uint32_t name, uint32_t node)
{
    const cdn_syntax_node *at = &all->syntax->nodes[node];
    if (all->facts->count == FACTS_MAX)
        cdn_refuse(all->scopes.refusal, CORDON_TOO_LARGE, 1, 0,
                   "the source holds more than %d facts to judge", FACTS_MAX);
    else if (!cdn_facts_add(all->facts, kind, name, at->start, at->end))
        all->scopes.no_memory = true;
}

static void add_name_fact(collector *all, cdn_rule_kind kind, uint32_t node)
{
    add_fact(all, kind, cdn_scopes_name_of(&all->scopes, node), node);
}

static void add_value_facts(collector *all, cdn_rule_kind kind, uint32_t node)
{
    cdn_values values = {0};
    cdn_resolve(&all->scopes, &values, node);
    for (uint32_t i = 0; i < values.count; i++)
        add_fact(all, kind, values.items[i], node);
    free(values.items);
}

/* Imports ---------------------------------------------------------------------------------- */

static uint32_t imported_name(const cdn_syntax *syntax, uint32_t child)
{
    return cdn_kind(syntax, child) == CDN_aliased_import ? cdn_child(syntax, child, CDN_FIELD_name)
                                                         : child;
}

static void collect_import(collector *all, uint32_t node)
{
    CDN_EACH_CHILD(all->syntax, child, node)
    {
        uint32_t name = imported_name(all->syntax, child);
        if (name)
            add_name_fact(all, CDN_RULE_IMPORT, name);
    }
}

/* `from os import system` imports os.system and refers to it. */
static void collect_from_import(collector *all, uint32_t node)
{
    const cdn_syntax *syntax = all->syntax;
    uint32_t from = cdn_child(syntax, node, CDN_FIELD_module_name);
    uint32_t module = from ? cdn_scopes_name_of(&all->scopes, from) : 0;
    CDN_EACH_CHILD(syntax, child, node)
    {
        uint32_t name = imported_name(syntax, child);
        bool is_star = cdn_kind(syntax, child) == CDN_wildcard_import;
        if (!name || (syntax->nodes[child].field != CDN_FIELD_name && !is_star))
            continue;
        size_t count;
        const char *text = cdn_text_of(syntax, name, &count);
        uint32_t full = cdn_resolve_join(&all->scopes, module, text, count);
        add_fact(all, CDN_RULE_IMPORT, full, name);
        add_fact(all, CDN_RULE_REFERENCE, full, name);
    }
}

/* Names ------------------------------------------------------------------------------------ */

/* An identifier that is read as a variable, rather than bound, declared or part of a name. */
static bool is_read(const collector *all, uint32_t node)
{
    const cdn_syntax *syntax = all->syntax;
    uint8_t field = syntax->nodes[node].field;
    switch (cdn_kind(syntax, syntax->nodes[node].parent)) {
    case CDN_attribute:
        return field != CDN_FIELD_attribute;
    case CDN_keyword_argument:
        return field != CDN_FIELD_name;
    case CDN_keyword_pattern:
        return cdn_first_child(syntax, syntax->nodes[node].parent) != node;
    case CDN_dotted_name:
        return false;
    default:
        return !all->scopes.is_target[node];
    }
}

static void collect_attribute(collector *all, uint32_t node)
{
    uint32_t name = cdn_child(all->syntax, node, CDN_FIELD_attribute);
    if (name)
        add_name_fact(all, CDN_RULE_ATTRIBUTE, name);
    add_value_facts(all, CDN_RULE_REFERENCE, node);
}

/* `case os.system:` and `case C():` read names that are no attributes to the grammar. */
static void collect_pattern_name(collector *all, uint32_t node)
{
    const cdn_syntax *syntax = all->syntax;
    uint32_t first = cdn_first_child(syntax, node);
    cdn_syntax_kind parent = cdn_kind(syntax, syntax->nodes[node].parent);
    bool is_import = parent == CDN_import_statement || parent == CDN_import_from_statement ||
                     parent == CDN_aliased_import || parent == CDN_relative_import ||
                     parent == CDN_future_import_statement;
    if (!first || is_import || all->scopes.is_target[first])
        return;
    cdn_values values = {0};
    cdn_resolve(&all->scopes, &values, first);
    for (uint32_t i = 0; i < values.count; i++) {
        uint32_t name = values.items[i];
        add_fact(all, CDN_RULE_REFERENCE, name, first);
        for (uint32_t part = syntax->nodes[first].after; part < syntax->nodes[node].after; part++) {
            size_t count;
            const char *text = cdn_text_of(syntax, part, &count);
            name = cdn_resolve_join(&all->scopes, name, text, count);
            add_fact(all, CDN_RULE_REFERENCE, name, node);
        }
    }
    for (uint32_t part = syntax->nodes[first].after; part < syntax->nodes[node].after; part++)
        add_name_fact(all, CDN_RULE_ATTRIBUTE, part);
    free(values.items);
}

/* Calls and strings ------------------------------------------------------------------------ */

static void add_text_fact(collector *all, cdn_rule_kind kind, const cdn_buf *text, uint32_t node)
{
    uint32_t name = 0;
    if (!cdn_names_add(&name, &all->facts->names, cdn_buf_text(text), text->count))
        all->scopes.no_memory = true;
    add_fact(all, kind, name, node);
}

/* getattr(x, "name") uses the attribute as x.name does. */
static void collect_call(collector *all, uint32_t node)
{
    cdn_buf name = {0};
    uint32_t function = cdn_child(all->syntax, node, CDN_FIELD_function);
    if (function)
        add_value_facts(all, CDN_RULE_CALL, function);
    if (cdn_fold_getattr(&name, &all->scopes, node)) {
        add_text_fact(all, CDN_RULE_ATTRIBUTE, &name, node);
        add_value_facts(all, CDN_RULE_REFERENCE, node);
    }
    cdn_buf_free(&name);
}

/* A string that stands alone is a comment, such as a docstring. */
static bool is_said(const cdn_syntax *syntax, uint32_t node)
{
    return cdn_kind(syntax, syntax->nodes[node].parent) != CDN_expression_statement;
}

/* What f-strings hold is not covered: it is looked at node by node. */
static void cover_pieces(collector *all, uint32_t node)
{
    const cdn_syntax *syntax = all->syntax;
    for (uint32_t at = node; at < syntax->nodes[node].after;) {
        all->is_covered[at] = true;
        at = cdn_kind(syntax, at) == CDN_string ? syntax->nodes[at].after : at + 1;
    }
}

static void collect_string(collector *all, uint32_t node)
{
    const cdn_syntax *syntax = all->syntax;
    if (all->is_covered[node] ||
        (node < all->obstacle && all->obstacle < syntax->nodes[node].after))
        return;
    all->obstacle = cdn_fold_obstacle(syntax, node);
    if (all->obstacle)
        return;
    cdn_buf text = {0};
    cdn_fold_string(&text, &all->scopes, node);
    cover_pieces(all, node);
    if (is_said(syntax, node))
        add_text_fact(all, CDN_RULE_STRING, &text, node);
    cdn_buf_free(&text);
}

/* Forms that hide code --------------------------------------------------------------------- */

static void refuse_node(collector *all, uint32_t node, const char *message)
{
    cdn_refuse_at(all->scopes.refusal, CORDON_NOT_UNDERSTOOD, all->syntax->text,
                  all->syntax->nodes[node].start, message);
}

static void collect_node(collector *all, uint32_t node)
{
    switch (cdn_kind(all->syntax, node)) {
    case CDN_import_statement:
        collect_import(all, node);
        break;
    case CDN_import_from_statement:
        collect_from_import(all, node);
        break;
    case CDN_identifier:
        if (is_read(all, node))
            add_value_facts(all, CDN_RULE_REFERENCE, node);
        break;
    case CDN_attribute:
        collect_attribute(all, node);
        break;
    case CDN_dotted_name:
        collect_pattern_name(all, node);
        break;
    case CDN_keyword_pattern:
        if (cdn_first_child(all->syntax, node))
            add_name_fact(all, CDN_RULE_ATTRIBUTE, cdn_first_child(all->syntax, node));
        break;
    case CDN_call:
        collect_call(all, node);
        break;
    case CDN_string:
    case CDN_concatenated_string:
    case CDN_binary_operator:
        collect_string(all, node);
        break;
    case CDN_print_statement:
        refuse_node(all, node, "this is a print statement of Python 2: write print(…)");
        break;
    case CDN_exec_statement:
        refuse_node(all, node, "this is an exec statement of Python 2");
        break;
    case CDN_named_expression:
        /* f'{x:="{f()}"}': a walrus to the grammar, a format and a call to CPython. */
        if (cdn_kind(all->syntax, all->syntax->nodes[node].parent) == CDN_interpolation)
            refuse_node(all, node, "':=' in an f-string can be read in two ways: use parentheses");
        break;
    default:
        break;
    }
}

cordon_status cdn_collect(cdn_facts *facts, cdn_refusal *refusal, const cdn_syntax *syntax,
                          cordon_error *err)
{
    collector all = {.facts = facts, .syntax = syntax};
    all.is_covered = calloc(syntax->count, sizeof *all.is_covered);
    bool is_ready = cdn_scopes_init(&all.scopes, syntax, &facts->names, refusal) && all.is_covered;
    if (is_ready) {
        cdn_bind_all(&all.scopes);
        for (uint32_t node = 1;
             node < syntax->count && !all.scopes.no_memory && refusal->decision == CORDON_ALLOW;
             node++)
            collect_node(&all, node);
    }
    cordon_status status = is_ready && !all.scopes.no_memory ? CORDON_OK : cdn_fail_nomem(err);
    cdn_scopes_free(&all.scopes);
    free(all.is_covered);
    return status;
}
