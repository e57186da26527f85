/* Modules that are handed on as values, see collector.h. */
#include <stdlib.h>
#include <string.h>

#include "access.h"
#include "collector.h"
#include "gateways.h"
#include "textbook.h"

/* Containers and choices: what they are part of decides. */
static bool is_wrapper(cdn_syntax_kind kind)
{
    return kind == CDN_parenthesized_expression || kind == CDN_conditional_expression ||
           kind == CDN_boolean_operator || kind == CDN_tuple || kind == CDN_list ||
           kind == CDN_set || kind == CDN_dictionary || kind == CDN_pair ||
           kind == CDN_expression_list || kind == CDN_list_splat || kind == CDN_keyword_argument;
}

/* `**{"m": os}` */
static bool is_splat(const cdn_syntax *syntax, uint32_t node)
{
    return cdn_kind(syntax, node) == CDN_OTHER && syntax->text[syntax->nodes[node].start] == '*';
}

/* Assigned to an attribute or an item, or to a name of a class, which is an attribute later on. */
static bool is_stored_away(const cdn_collector *all, uint32_t assignment)
{
    uint32_t left = cdn_child(all->syntax, assignment, CDN_FIELD_left);
    cdn_syntax_kind kind = left ? cdn_kind(all->syntax, left) : CDN_OTHER;
    const cdn_scope *scope = &all->scopes.scopes[all->scopes.scope_of[assignment]];
    return kind == CDN_attribute || kind == CDN_subscript || scope->kind == CDN_SCOPE_CLASS;
}

/* help(os), hasattr(os, "fork"): nothing of the module is used; getattr tells what is. */
static bool is_harmless_call(cdn_collector *all, uint32_t call, uint32_t node)
{
    static const char *const names[] = {"dir",        "hasattr",    "help",  "id",
                                        "isinstance", "issubclass", "print", "repr"};
    const cdn_syntax *syntax = all->syntax;
    uint32_t list = cdn_child(syntax, call, CDN_FIELD_arguments);
    bool is_first = list && node == list + 1;
    bool is_only = is_first && syntax->nodes[node].after == syntax->nodes[list].after;
    cdn_access access;
    if (cdn_access_calls_one_of(&all->scopes, call, names, sizeof names / sizeof *names) ||
        (is_only && cdn_access_calls(&all->scopes, call, "type")))
        return true;
    return is_first && cdn_access_find(&access, &all->scopes, call);
}

static bool is_handed_on(cdn_collector *all, uint32_t node)
{
    const cdn_syntax *syntax = all->syntax;
    uint32_t at = syntax->nodes[node].parent;
    bool is_wrapped = false;
    for (; is_wrapper(cdn_kind(syntax, at)) || is_splat(syntax, at); at = syntax->nodes[at].parent)
        is_wrapped = true;
    switch (cdn_kind(syntax, at)) {
    case CDN_argument_list:
        return !is_harmless_call(all, syntax->nodes[at].parent, node);
    case CDN_assignment:
        return is_stored_away(all, at);
    case CDN_attribute:
        return is_wrapped;
    case CDN_lambda:
    case CDN_match_statement:
        return true;
    case CDN_OTHER: /* return, yield, await and others */
        return syntax->text[syntax->nodes[at].start] == 'r' ||
               syntax->text[syntax->nodes[at].start] == 'y';
    default:
        return false;
    }
}

/* map(f, items) calls f with one argument; anything else may call it with any. */
static bool is_mapped(const cdn_syntax *syntax, uint32_t node, uint32_t list)
{
    static const char *const names[] = {"map", "imap", "filter", "apply", "reduce"};
    uint32_t function = cdn_child(syntax, syntax->nodes[list].parent, CDN_FIELD_function);
    uint32_t name = function && cdn_kind(syntax, function) == CDN_attribute
                        ? cdn_child(syntax, function, CDN_FIELD_attribute)
                        : function;
    uint32_t next = syntax->nodes[node].after, end = syntax->nodes[list].after;
    return node == list + 1 && name && cdn_is_named(syntax, name, names, 5) &&
           (next == end || syntax->nodes[next].after == end);
}

/* What a function gives back: `return x`, `yield x`, `lambda: x`. */
static bool is_result(const cdn_syntax *syntax, uint32_t node)
{
    uint32_t parent = syntax->nodes[node].parent;
    char first = syntax->text[syntax->nodes[parent].start];
    cdn_syntax_kind kind = cdn_kind(syntax, parent);
    return (kind == CDN_OTHER && (first == 'r' || first == 'y') &&
            syntax->nodes[parent].start != syntax->nodes[node].start) ||
           (kind == CDN_lambda && syntax->nodes[node].field == CDN_FIELD_body);
}

/* Whether `node` is the thing itself, not a container of it. */
static bool is_itself(cdn_collector *all, uint32_t node, uint32_t value)
{
    if (cdn_kind(all->syntax, node) == CDN_attribute)
        return true;
    uint32_t single = cdn_resolve_single(&all->scopes, node);
    return single ? cdn_kind(all->syntax, single) == CDN_attribute
                  : value < all->imported_count && all->is_imported[value];
}

/*
 * A function that is given to another one is called by it, nobody knows how: partial(numpy.load,
 * allow_pickle=True).
 */
static void collect_given(cdn_collector *all, uint32_t value, uint32_t node)
{
    const cdn_syntax *syntax = all->syntax;
    uint32_t list = syntax->nodes[node].parent;
    if (!strchr(cdn_names_text(&all->facts->names, value), '.') || !is_itself(all, node, value))
        return;
    if (cdn_kind(syntax, list) == CDN_keyword_argument)
        list = syntax->nodes[list].parent;
    bool is_argument = cdn_kind(syntax, list) == CDN_argument_list &&
                       !is_mapped(syntax, node, list) &&
                       !is_harmless_call(all, syntax->nodes[list].parent, node);
    if (is_argument || is_result(syntax, node))
        cdn_collector_add(all, CDN_RULE_CALL, value, node);
}

/* sorted(vars(math)): the names only. */
static bool is_listing(cdn_collector *all, uint32_t node)
{
    static const char *const names[] = {"enumerate", "iter",   "len",  "list",
                                        "set",       "sorted", "tuple"};
    const cdn_syntax *syntax = all->syntax;
    uint32_t list = syntax->nodes[node].parent;
    return cdn_kind(syntax, list) == CDN_argument_list &&
           cdn_access_calls_one_of(&all->scopes, syntax->nodes[list].parent, names,
                                   sizeof names / sizeof *names);
}

static void add_given_names(cdn_collector *all, uint32_t module, uint32_t node)
{
    cdn_scopes *scopes = &all->scopes;
    if (!cdn_gateway_is_module(cdn_names_text(&all->facts->names, module)) ||
        !is_handed_on(all, node) || is_listing(all, node))
        return;
    cdn_collector_add(all, CDN_RULE_REFERENCE, cdn_resolve_join(scopes, module, "{}", 2), node);
    cdn_collector_add(all, CDN_RULE_REFERENCE, cdn_resolve_join(scopes, module, "__dict__.{}", 11),
                      node);
}

void cdn_collect_given_vars(cdn_collector *all, uint32_t node)
{
    uint32_t arguments = cdn_child(all->syntax, node, CDN_FIELD_arguments);
    uint32_t object = arguments ? cdn_first_child(all->syntax, arguments) : 0;
    cdn_values modules = {0};
    if (!object || !cdn_access_calls(&all->scopes, node, "vars"))
        return;
    cdn_resolve(&all->scopes, &modules, object);
    for (uint32_t i = 0; i < modules.count; i++)
        add_given_names(all, modules.items[i], node);
    free(modules.items);
}

/* f(os.__dict__) hands on all that the module has. */
static void collect_given_names(cdn_collector *all, uint32_t value, uint32_t node)
{
    static const char suffix[] = ".__dict__";
    const char *text = cdn_names_text(&all->facts->names, value);
    size_t count = strlen(text);
    uint32_t module = 0;
    if (count < sizeof suffix || strcmp(text + count - (sizeof suffix - 1), suffix) != 0)
        return;
    if (!cdn_names_add(&module, &all->facts->names, text, count - (sizeof suffix - 1)))
        all->scopes.no_memory = true;
    else
        add_given_names(all, module, node);
}

/* A name that no import gives is no module: `types = [1]`, `nt` steps. */
static bool is_only_called_so(cdn_collector *all, uint32_t node, uint32_t value)
{
    const char *text = cdn_names_text(&all->facts->names, value);
    if (cdn_kind(all->syntax, node) != CDN_identifier ||
        cdn_scopes_name_of(&all->scopes, node) != value ||
        (all->scopes.star_count && cdn_gateway_is_unmistakable(text, strlen(text))))
        return false;
    return value >= all->imported_count || !all->is_imported[value];
}

/* An import in a class is an attribute of it later on. */
void cdn_collect_class_import(cdn_collector *all, uint32_t node, uint32_t module)
{
    const cdn_scope *scope = &all->scopes.scopes[all->scopes.scope_of[node]];
    if (scope->kind == CDN_SCOPE_CLASS &&
        cdn_gateway_is_module(cdn_names_text(&all->facts->names, module)))
        cdn_collector_add(all, CDN_RULE_REFERENCE, cdn_resolve_join(&all->scopes, module, "{}", 2),
                          node);
}

/* reduce(getattr, names, module) */
static bool is_walked(cdn_collector *all, uint32_t node)
{
    const cdn_syntax *syntax = all->syntax;
    uint32_t list = syntax->nodes[node].parent;
    uint32_t first =
        cdn_kind(syntax, list) == CDN_argument_list ? cdn_first_child(syntax, list) : 0;
    cdn_values values = {0};
    bool is_found = false;
    if (first && first != node)
        cdn_resolve(&all->scopes, &values, first);
    for (uint32_t i = 0; i < values.count; i++)
        is_found |= strcmp(cdn_names_text(&all->facts->names, values.items[i]), "getattr") == 0;
    free(values.items);
    return is_found;
}

void cdn_collect_value(cdn_collector *all, uint32_t node)
{
    cdn_values values = {0};
    int8_t is_sent = -1;
    cdn_resolve(&all->scopes, &values, node);
    for (uint32_t i = 0; i < values.count; i++) {
        collect_given(all, values.items[i], node);
        collect_given_names(all, values.items[i], node);
        if (!cdn_gateway_is_module(cdn_names_text(&all->facts->names, values.items[i])) ||
            is_only_called_so(all, node, values.items[i]))
            continue;
        if (is_sent < 0)
            is_sent = is_handed_on(all, node);
        if (is_sent && is_walked(all, node))
            cdn_collector_add(all, CDN_RULE_REFERENCE,
                              cdn_resolve_join(&all->scopes, values.items[i], "__dict__.{}", 11),
                              node);
        if (is_sent)
            cdn_collector_add(all, CDN_RULE_REFERENCE,
                              cdn_resolve_join(&all->scopes, values.items[i], "{}", 2), node);
    }
    free(values.items);
}
