/*
 * Modules that are given to the program's own functions: with `def f(m): …` and `f(random)`, m may
 * be random. Called at the end of bind.c. Only imported names are followed: they need no search.
 */
#include "scopes.h"

/* The symbol that the name at `node` means, or 0; the builtin of that name has none. */
static uint32_t symbol_of(cdn_scopes *scopes, uint32_t node)
{
    uint32_t name = cdn_scopes_name_of(scopes, node), level = 0;
    for (uint32_t scope = scopes->scope_of[node];; scope = scopes->scopes[scope].parent) {
        uint32_t symbol = cdn_scopes_find(scopes, scope, name);
        if (symbol && scopes->symbols[symbol].redirect)
            symbol = cdn_scopes_find(scopes, scopes->symbols[symbol].redirect - 1, name);
        if (symbol && scopes->symbols[symbol].bindings)
            return symbol;
        scopes->steps += ++level % 8 == 0;
        if (scope == 0)
            return 0;
    }
}

static uint32_t import_of(cdn_scopes *scopes, uint32_t node)
{
    uint32_t symbol =
        cdn_kind(scopes->syntax, node) == CDN_identifier ? symbol_of(scopes, node) : 0;
    return symbol ? scopes->bindings[scopes->symbols[symbol].bindings].qualified : 0;
}

static uint32_t function_in(cdn_scopes *scopes, uint32_t scope, uint32_t name)
{
    uint32_t symbol = cdn_scopes_find(scopes, scope, name);
    uint32_t target = symbol ? scopes->bindings[scopes->symbols[symbol].bindings].node : 0;
    uint32_t parent = target ? scopes->syntax->nodes[target].parent : 0;
    return cdn_kind(scopes->syntax, parent) == CDN_function_definition ? parent : 0;
}

/* The method of this name in the first class that has one. */
static uint32_t method_named(cdn_scopes *scopes, uint32_t name)
{
    uint32_t method = 0;
    for (uint32_t i = 1; name && i < scopes->scope_count && !method; i++)
        if (scopes->scopes[i].kind == CDN_SCOPE_CLASS)
            method = function_in(scopes, i, name);
    scopes->steps += scopes->scope_count / 8;
    return method;
}

/* __init__ of the class that is defined at `node`. */
static uint32_t constructor(cdn_scopes *scopes, uint32_t node)
{
    uint32_t name = 0;
    if (!cdn_names_add(&name, scopes->names, "__init__", 8))
        scopes->no_memory = true;
    return function_in(scopes, scopes->opened_by[node], name);
}

/* The definition or lambda that is called, or 0; *first_out is the place of its first argument. */
static uint32_t called_definition(uint32_t *first_out, cdn_scopes *scopes, uint32_t function)
{
    const cdn_syntax *syntax = scopes->syntax;
    *first_out = 0;
    if (cdn_kind(syntax, function) == CDN_attribute) {
        uint32_t attribute = cdn_child(syntax, function, CDN_FIELD_attribute);
        *first_out = 1;
        return attribute ? method_named(scopes, cdn_scopes_name_of(scopes, attribute)) : 0;
    }
    while (function && cdn_kind(syntax, function) == CDN_parenthesized_expression)
        function = cdn_first_child(syntax, function);
    if (!function || cdn_kind(syntax, function) == CDN_lambda)
        return function;
    uint32_t symbol =
        cdn_kind(syntax, function) == CDN_identifier ? symbol_of(scopes, function) : 0;
    if (!symbol)
        return 0;
    const cdn_binding *last = &scopes->bindings[scopes->symbols[symbol].bindings];
    uint32_t parent = syntax->nodes[last->node].parent;
    if (last->value)
        return cdn_kind(syntax, last->value) == CDN_lambda ? last->value : 0;
    *first_out = cdn_kind(syntax, parent) == CDN_class_definition;
    if (*first_out)
        return constructor(scopes, parent);
    return cdn_kind(syntax, parent) == CDN_function_definition ? parent : 0;
}

/* The identifier of a parameter, without its type and default. */
static uint32_t parameter_name(const cdn_syntax *syntax, uint32_t node)
{
    uint32_t name = cdn_child(syntax, node, CDN_FIELD_name);
    while (!name && node && cdn_kind(syntax, node) != CDN_identifier)
        node = cdn_first_child(syntax, node);
    return name ? name : node;
}

/* The parameter at `place`, or the one that is named like `keyword`, when there is a keyword. */
static uint32_t parameter(cdn_scopes *scopes, uint32_t definition, uint32_t place, uint32_t keyword)
{
    const cdn_syntax *syntax = scopes->syntax;
    uint32_t list = 0;
    CDN_EACH_CHILD(syntax, child, definition)
    {
        cdn_syntax_kind kind = cdn_kind(syntax, child);
        if (kind == CDN_parameters || kind == CDN_lambda_parameters)
            list = child;
    }
    if (!list)
        return 0;
    CDN_EACH_CHILD(syntax, child, list)
    {
        uint32_t name = parameter_name(syntax, child);
        bool is_it = keyword ? name && cdn_scopes_name_of(scopes, name) ==
                                           cdn_scopes_name_of(scopes, keyword)
                             : place-- == 0;
        if (is_it)
            return name;
    }
    return 0;
}

/* The imported thing that the argument is, or 0. */
static uint32_t given(uint32_t *keyword_out, cdn_scopes *scopes, uint32_t argument)
{
    const cdn_syntax *syntax = scopes->syntax;
    bool is_named = cdn_kind(syntax, argument) == CDN_keyword_argument;
    *keyword_out = is_named ? cdn_child(syntax, argument, CDN_FIELD_name) : 0;
    uint32_t value = is_named ? cdn_child(syntax, argument, CDN_FIELD_value) : argument;
    return value ? import_of(scopes, value) : 0;
}

static void bind_argument(cdn_scopes *scopes, uint32_t definition, uint32_t place,
                          uint32_t argument)
{
    uint32_t keyword = 0, module = given(&keyword, scopes, argument);
    uint32_t name = module ? parameter(scopes, definition, place, keyword) : 0;
    uint32_t symbol = name ? cdn_scopes_find(scopes, scopes->opened_by[definition],
                                             cdn_scopes_name_of(scopes, name))
                           : 0;
    if (symbol)
        cdn_scopes_bind(scopes, symbol,
                        (cdn_binding){.qualified = module, .node = name, .effective = UINT32_MAX});
}

static void bind_call(cdn_scopes *scopes, uint32_t node)
{
    const cdn_syntax *syntax = scopes->syntax;
    uint32_t arguments = cdn_child(syntax, node, CDN_FIELD_arguments), place = 0;
    uint32_t function = cdn_child(syntax, node, CDN_FIELD_function), keyword = 0;
    bool is_any = false;
    if (!arguments || !function || cdn_kind(syntax, arguments) != CDN_argument_list)
        return;
    CDN_EACH_CHILD(syntax, child, arguments)
    {
        is_any = is_any || given(&keyword, scopes, child);
    }
    uint32_t definition = is_any ? called_definition(&place, scopes, function) : 0;
    if (!definition)
        return;
    CDN_EACH_CHILD(syntax, child, arguments)
    {
        bind_argument(scopes, definition, place++, child);
    }
}

void cdn_bind_calls(cdn_scopes *scopes)
{
    for (uint32_t node = 1; node < scopes->syntax->count && !scopes->no_memory; node++)
        if (cdn_kind(scopes->syntax, node) == CDN_call)
            bind_call(scopes, node);
}
