/*
 * One pass over the tree that records every scope and every binding: imports, assignments,
 * parameters, loops, `with`, `except`, `match`, definitions, `global`. Called by collect.c before
 * any name is resolved, because Python's scopes do not depend on the order of lines.
 */
#include "scopes.h"

#include <string.h>

static bool is_comprehension(cdn_syntax_kind kind)
{
    return kind == CDN_list_comprehension || kind == CDN_set_comprehension ||
           kind == CDN_dictionary_comprehension || kind == CDN_generator_expression;
}

static bool is_definition(cdn_syntax_kind kind)
{
    return kind == CDN_function_definition || kind == CDN_class_definition || kind == CDN_lambda;
}

/* Where the names of `node` are looked up, and the scope that it opens, if any. */
static void place_node(cdn_scopes *scopes, uint32_t node)
{
    const cdn_syntax *syntax = scopes->syntax;
    uint32_t parent = syntax->nodes[node].parent;
    bool is_body =
        syntax->nodes[node].field == CDN_FIELD_body && is_definition(cdn_kind(syntax, parent));
    uint32_t scope = is_body ? scopes->opened_by[parent] : scopes->scope_of[parent];
    cdn_syntax_kind kind = cdn_kind(syntax, node);
    if (is_comprehension(kind))
        scope = cdn_scopes_open(scopes, CDN_SCOPE_COMPREHENSION, scope, node);
    scopes->scope_of[node] = scope;
    if (is_definition(kind))
        scopes->opened_by[node] = cdn_scopes_open(
            scopes, kind == CDN_class_definition ? CDN_SCOPE_CLASS : CDN_SCOPE_FUNCTION, scope,
            node);
}

/* A statement that runs whenever its block runs; what is below a condition or a loop may not. */
static bool is_straight(cdn_syntax_kind kind)
{
    switch (kind) {
    case CDN_module:
    case CDN_block:
    case CDN_expression_statement:
    case CDN_assignment:
    case CDN_pattern_list:
    case CDN_tuple_pattern:
    case CDN_list_pattern:
    case CDN_function_definition:
    case CDN_class_definition:
    case CDN_decorated_definition:
    case CDN_import_statement:
    case CDN_import_from_statement:
    case CDN_aliased_import:
    case CDN_dotted_name:
        return true;
    default:
        return false;
    }
}

/*
 * The node from which on a module's or class's name is bound for sure. Before that, and below
 * conditions, the builtin of the same name can still be meant: `eval("…"); eval = None`.
 */
static uint32_t effective_from(const cdn_scopes *scopes, uint32_t node, uint32_t home)
{
    const cdn_syntax *syntax = scopes->syntax;
    uint32_t statement = node;
    for (uint32_t at = syntax->nodes[node].parent; at != home; at = syntax->nodes[at].parent) {
        if (!is_straight(cdn_kind(syntax, at)))
            return UINT32_MAX;
        if (cdn_kind(syntax, at) != CDN_block)
            statement = at;
        if (at == 0)
            break;
    }
    return syntax->nodes[statement].after;
}

static uint32_t skip_comprehensions(const cdn_scopes *scopes, uint32_t scope)
{
    while (scopes->scopes[scope].kind == CDN_SCOPE_COMPREHENSION)
        scope = scopes->scopes[scope].parent;
    return scope;
}

/* Bind the identifier `node` in `scope` to a value node, to a qualified name, or to neither. */
static void bind_in(cdn_scopes *scopes, uint32_t scope, uint32_t node, uint32_t value,
                    uint32_t qualified)
{
    uint32_t name = cdn_scopes_name_of(scopes, node);
    uint32_t symbol = cdn_scopes_symbol(scopes, scope, name);
    scopes->is_target[node] = true;
    uint32_t effective = UINT32_MAX;
    if (symbol && scopes->symbols[symbol].redirect)
        symbol = cdn_scopes_symbol(scopes, scopes->symbols[symbol].redirect - 1, name);
    else
        effective = effective_from(scopes, node, scopes->scopes[scope].node);
    cdn_scopes_bind(
        scopes, symbol,
        (cdn_binding){
            .value = value, .qualified = qualified, .node = node, .effective = effective});
}

static void bind(cdn_scopes *scopes, uint32_t node, uint32_t value)
{
    bind_in(scopes, scopes->scope_of[node], node, value, 0);
}

/* Targets ---------------------------------------------------------------------------------- */

static bool is_sequence(cdn_syntax_kind kind)
{
    return kind == CDN_pattern_list || kind == CDN_tuple_pattern || kind == CDN_list_pattern ||
           kind == CDN_expression_list || kind == CDN_tuple || kind == CDN_list;
}

static uint32_t count_children(const cdn_syntax *syntax, uint32_t node)
{
    uint32_t count = 0;
    CDN_EACH_CHILD(syntax, child, node)
    {
        cdn_syntax_kind kind = cdn_kind(syntax, child);
        if (kind == CDN_list_splat || kind == CDN_list_splat_pattern)
            return UINT32_MAX; /* pairs cannot be told */
        count++;
    }
    return count;
}

/* `a, b = c, d` binds a to c and b to d, when both sides are of one length. */
static bool bind_pairs(cdn_scopes *scopes, uint32_t left, uint32_t right)
{
    const cdn_syntax *syntax = scopes->syntax;
    if (!right || !is_sequence(cdn_kind(syntax, left)) || !is_sequence(cdn_kind(syntax, right)))
        return false;
    uint32_t count = count_children(syntax, left), value = right + 1;
    if (count == UINT32_MAX || count != count_children(syntax, right))
        return false;
    CDN_EACH_CHILD(syntax, target, left)
    {
        if (cdn_kind(syntax, target) == CDN_identifier)
            bind(scopes, target, value);
        value = syntax->nodes[value].after;
    }
    return true;
}

/* Every plain name below `left` may get any part of `value`; attributes and items are no names. */
static void bind_targets(cdn_scopes *scopes, uint32_t left, uint32_t value)
{
    const cdn_syntax *syntax = scopes->syntax;
    if (!left)
        return;
    bool is_paired = bind_pairs(scopes, left, value);
    for (uint32_t node = left; node < syntax->nodes[left].after;) {
        cdn_syntax_kind kind = cdn_kind(syntax, node);
        if (kind == CDN_attribute || kind == CDN_subscript || kind == CDN_call) {
            node = syntax->nodes[node].after;
            continue;
        }
        bool is_done = is_paired && syntax->nodes[node].parent == left;
        if (kind == CDN_identifier && !is_done)
            bind(scopes, node, value);
        node++;
    }
}

static void bind_assignment(cdn_scopes *scopes, uint32_t node)
{
    uint32_t left = cdn_child(scopes->syntax, node, CDN_FIELD_left);
    uint32_t right = cdn_child(scopes->syntax, node, CDN_FIELD_right);
    bind_targets(scopes, left, right);
}

static void bind_walrus(cdn_scopes *scopes, uint32_t node)
{
    uint32_t name = cdn_child(scopes->syntax, node, CDN_FIELD_name);
    uint32_t scope = skip_comprehensions(scopes, scopes->scope_of[node]);
    if (name)
        bind_in(scopes, scope, name, cdn_child(scopes->syntax, node, CDN_FIELD_value), 0);
}

static uint32_t subject_of(const cdn_syntax *syntax, uint32_t node)
{
    while (node && cdn_kind(syntax, node) != CDN_match_statement)
        node = syntax->nodes[node].parent;
    return node ? cdn_child(syntax, node, CDN_FIELD_subject) : 0;
}

/* `E as name` in with, except and match: the name may be the first part or come from it. */
static void bind_as_pattern(cdn_scopes *scopes, uint32_t node)
{
    const cdn_syntax *syntax = scopes->syntax;
    uint32_t first = cdn_first_child(syntax, node), last = 0;
    CDN_EACH_CHILD(syntax, child, node)
    {
        last = child;
    }
    bool is_match = cdn_kind(syntax, first) == CDN_case_pattern;
    if (last != first)
        bind_targets(scopes, last, is_match ? subject_of(syntax, node) : first);
}

static void bind_except(cdn_scopes *scopes, uint32_t node)
{
    uint32_t alias = cdn_child(scopes->syntax, node, CDN_FIELD_alias);
    bind_targets(scopes, alias, cdn_child(scopes->syntax, node, CDN_FIELD_value));
}

/* Definitions ------------------------------------------------------------------------------ */

static void bind_definition(cdn_scopes *scopes, uint32_t node)
{
    uint32_t name = cdn_child(scopes->syntax, node, CDN_FIELD_name);
    if (name)
        bind_in(scopes, scopes->scope_of[node], name, 0, 0);
}

static void bind_parameter(cdn_scopes *scopes, uint32_t scope, uint32_t node)
{
    const cdn_syntax *syntax = scopes->syntax;
    uint32_t value = cdn_child(syntax, node, CDN_FIELD_value);
    uint32_t name = cdn_child(syntax, node, CDN_FIELD_name);
    uint32_t target = cdn_kind(syntax, node) == CDN_identifier ? node : name;
    if (!target)
        target = cdn_first_child(syntax, node);
    for (uint32_t at = target; target && at < syntax->nodes[target].after; at++)
        if (cdn_kind(syntax, at) == CDN_identifier)
            bind_in(scopes, scope, at, value, 0);
}

static void bind_parameters(cdn_scopes *scopes, uint32_t node)
{
    uint32_t scope = scopes->opened_by[scopes->syntax->nodes[node].parent];
    CDN_EACH_CHILD(scopes->syntax, child, node)
    {
        bind_parameter(scopes, scope, child);
    }
}

/* Imports ---------------------------------------------------------------------------------- */

static uint32_t first_identifier(const cdn_syntax *syntax, uint32_t node)
{
    for (uint32_t at = node; at < syntax->nodes[node].after; at++)
        if (cdn_kind(syntax, at) == CDN_identifier)
            return at;
    return 0;
}

/* `import a.b` binds a to a; `import a.b as c` binds c to a.b. */
static void bind_import(cdn_scopes *scopes, uint32_t node)
{
    const cdn_syntax *syntax = scopes->syntax;
    CDN_EACH_CHILD(syntax, child, node)
    {
        bool has_alias = cdn_kind(syntax, child) == CDN_aliased_import;
        uint32_t full = has_alias ? cdn_child(syntax, child, CDN_FIELD_name) : child;
        uint32_t target =
            has_alias ? cdn_child(syntax, child, CDN_FIELD_alias) : first_identifier(syntax, child);
        if (full && target)
            bind_in(scopes, scopes->scope_of[node], target, 0,
                    cdn_scopes_name_of(scopes, has_alias ? full : target));
    }
}

static void add_star(cdn_scopes *scopes, uint32_t module)
{
    if (cdn_scopes_grow(scopes, &scopes->stars, scopes->star_count, &scopes->star_capacity,
                        sizeof *scopes->stars))
        scopes->stars[scopes->star_count++] = module;
}

/* A program that is no package has no relative imports: `from . import os` may be os as well. */
static void bind_imported(cdn_scopes *scopes, uint32_t target, uint32_t module, uint32_t name)
{
    size_t count;
    const char *text = cdn_text_of(scopes->syntax, name, &count);
    uint32_t scope = scopes->scope_of[target], absolute = 0;
    bind_in(scopes, scope, target, 0, cdn_resolve_join(scopes, module, text, count));
    if (cdn_resolve_absolute(&absolute, scopes, module))
        bind_in(scopes, scope, target, 0, cdn_resolve_join(scopes, absolute, text, count));
}

static void bind_from_import(cdn_scopes *scopes, uint32_t node)
{
    const cdn_syntax *syntax = scopes->syntax;
    uint32_t from = cdn_child(syntax, node, CDN_FIELD_module_name);
    uint32_t module = from ? cdn_scopes_name_of(scopes, from) : 0;
    CDN_EACH_CHILD(syntax, child, node)
    {
        if (cdn_kind(syntax, child) == CDN_wildcard_import)
            add_star(scopes, module);
        if (syntax->nodes[child].field != CDN_FIELD_name)
            continue;
        uint32_t name = child, target = first_identifier(syntax, child);
        if (cdn_kind(syntax, child) == CDN_aliased_import) {
            name = cdn_child(syntax, child, CDN_FIELD_name);
            target = cdn_child(syntax, child, CDN_FIELD_alias);
        }
        if (target)
            bind_imported(scopes, target, module, name);
    }
}

/* Declarations ----------------------------------------------------------------------------- */

static void declare(cdn_scopes *scopes, uint32_t node, bool is_global)
{
    uint32_t scope = scopes->scope_of[node];
    uint32_t home = is_global ? 0 : scopes->scopes[scope].parent;
    while (!is_global && scopes->scopes[home].kind == CDN_SCOPE_CLASS)
        home = scopes->scopes[home].parent;
    CDN_EACH_CHILD(scopes->syntax, child, node)
    {
        uint32_t symbol = cdn_scopes_symbol(scopes, scope, cdn_scopes_name_of(scopes, child));
        scopes->is_target[child] = true;
        if (symbol && scope != home)
            scopes->symbols[symbol].redirect = home + 1;
    }
}

static void bind_deletion(cdn_scopes *scopes, uint32_t node)
{
    const cdn_syntax *syntax = scopes->syntax;
    for (uint32_t at = node + 1; at < syntax->nodes[node].after;) {
        cdn_syntax_kind kind = cdn_kind(syntax, at);
        if (kind == CDN_attribute || kind == CDN_subscript || kind == CDN_call) {
            at = syntax->nodes[at].after;
            continue;
        }
        if (kind == CDN_identifier) {
            uint32_t scope = scopes->scope_of[at], name = cdn_scopes_name_of(scopes, at);
            uint32_t symbol = cdn_scopes_symbol(scopes, scope, name);
            if (symbol && scopes->symbols[symbol].redirect)
                symbol = cdn_scopes_symbol(scopes, scopes->symbols[symbol].redirect - 1, name);
            scopes->is_target[at] = true;
            if (symbol)
                scopes->symbols[symbol].is_deleted = true;
        }
        at++;
    }
}

/* A single name in a pattern captures a part of the subject. */
static void bind_capture(cdn_scopes *scopes, uint32_t node)
{
    const cdn_syntax *syntax = scopes->syntax;
    uint32_t name = cdn_first_child(syntax, node);
    if (name && syntax->nodes[name].after == syntax->nodes[node].after)
        bind(scopes, name, subject_of(syntax, node));
}

static void bind_node(cdn_scopes *scopes, uint32_t node)
{
    const cdn_syntax *syntax = scopes->syntax;
    cdn_syntax_kind parent = cdn_kind(syntax, syntax->nodes[node].parent);
    switch (cdn_kind(syntax, node)) {
    case CDN_import_statement:
        bind_import(scopes, node);
        break;
    case CDN_import_from_statement:
        bind_from_import(scopes, node);
        break;
    case CDN_assignment:
    case CDN_augmented_assignment:
    case CDN_for_statement:
    case CDN_for_in_clause:
        bind_assignment(scopes, node);
        break;
    case CDN_named_expression:
        bind_walrus(scopes, node);
        break;
    case CDN_as_pattern:
        bind_as_pattern(scopes, node);
        break;
    case CDN_except_clause:
        bind_except(scopes, node);
        break;
    case CDN_function_definition:
    case CDN_class_definition:
        bind_definition(scopes, node);
        break;
    case CDN_parameters:
    case CDN_lambda_parameters:
        bind_parameters(scopes, node);
        break;
    case CDN_global_statement:
    case CDN_nonlocal_statement:
        declare(scopes, node, cdn_kind(syntax, node) == CDN_global_statement);
        break;
    case CDN_delete_statement:
        bind_deletion(scopes, node);
        break;
    case CDN_dotted_name:
        if (parent == CDN_case_pattern)
            bind_capture(scopes, node);
        break;
    case CDN_splat_pattern:
        bind_targets(scopes, node, 0);
        break;
    default:
        break;
    }
}

void cdn_bind_all(cdn_scopes *scopes)
{
    cdn_scopes_open(scopes, CDN_SCOPE_MODULE, 0, 0);
    for (uint32_t node = 1; node < scopes->syntax->count && !scopes->no_memory; node++)
        place_node(scopes, node);
    for (uint32_t node = 1; node < scopes->syntax->count && !scopes->no_memory; node++)
        bind_node(scopes, node);
    cdn_bind_calls(scopes);
}
