/*
 * What an expression can stand for: the union over all bindings of a name, through attributes,
 * containers and choices. It errs on the side of more values, and gives up with "too large" where
 * names are entangled beyond any honest program.
 */
#include "scopes.h"

#include <stdlib.h>
#include <string.h>

#include "access.h"
#include "gateways.h"
#include "products.h"

enum { LEVEL_MAX = 200, VALUES_MAX = 256, NAME_MAX_BYTES = 400 };

static void give_up(cdn_scopes *scopes, uint32_t node)
{
    const cdn_syntax *syntax = scopes->syntax;
    cdn_refuse_at(scopes->refusal, CORDON_TOO_LARGE, syntax->text, syntax->nodes[node].start,
                  "the names here are too entangled to follow: write it more plainly");
}

void cdn_resolve_add(cdn_scopes *scopes, cdn_values *values, uint32_t name, uint32_t node)
{
    for (uint32_t i = 0; i < values->count; i++)
        if (values->items[i] == name)
            return;
    if (values->count == VALUES_MAX) {
        give_up(scopes, node);
        return;
    }
    if (name && cdn_scopes_grow(scopes, &values->items, values->count, &values->capacity,
                                sizeof *values->items))
        values->items[values->count++] = name;
}

uint32_t cdn_resolve_join_plain(cdn_scopes *scopes, uint32_t left, const char *right,
                                size_t right_bytes)
{
    char joined[NAME_MAX_BYTES];
    const char *module = cdn_names_text(scopes->names, left);
    size_t count = strlen(module);
    if (count + right_bytes + 2 > sizeof joined)
        return 0;
    uint32_t name = 0;
    bool is_builtin = strcmp(module, "builtins") == 0 || strcmp(module, "__builtins__") == 0;
    size_t dot = is_builtin || count == 0 ? 0 : count + (module[count - 1] != '.');
    if (dot) {
        memcpy(joined, module, count);
        joined[dot - 1] = '.';
    }
    memcpy(joined + dot, right, right_bytes);
    if (!cdn_names_add(&name, scopes->names, joined, dot + right_bytes))
        scopes->no_memory = true;
    return name;
}

uint32_t cdn_resolve_join(cdn_scopes *scopes, uint32_t left, const char *right, size_t right_bytes)
{
    static const char builtins[] = "builtins.";
    const char *module = cdn_names_text(scopes->names, left);
    size_t bytes = 0, skipped = sizeof builtins - 1;
    const char *target = *module ? cdn_gateway_target(&bytes, module, right, right_bytes) : NULL;
    if (!target)
        return cdn_resolve_join_plain(scopes, left, right, right_bytes);
    if (strncmp(target, builtins, skipped) != 0)
        skipped = 0;
    uint32_t name = 0;
    if (!cdn_names_add(&name, scopes->names, target + skipped, bytes - skipped))
        scopes->no_memory = true;
    return name;
}

bool cdn_resolve_absolute(uint32_t *absolute_out, cdn_scopes *scopes, uint32_t module)
{
    const char *text = cdn_names_text(scopes->names, module);
    const char *plain = text + strspn(text, ".");
    if (plain == text || (*plain && !cdn_gateway_is_unmistakable(plain, strcspn(plain, "."))))
        return false;
    if (!cdn_names_add(absolute_out, scopes->names, plain, strlen(plain)))
        scopes->no_memory = true;
    return true;
}

static void join_all(cdn_scopes *scopes, cdn_values *values, uint32_t object, const char *attribute,
                     size_t attribute_bytes)
{
    cdn_values left = {0};
    cdn_resolve(scopes, &left, object);
    for (uint32_t i = 0; i < left.count; i++)
        cdn_resolve_add(scopes, values,
                        cdn_resolve_join(scopes, left.items[i], attribute, attribute_bytes),
                        object);
    free(left.items);
}

/* Names ------------------------------------------------------------------------------------ */

static void open_symbol(cdn_scopes *scopes, uint32_t number, uint32_t node)
{
    cdn_values values = {0};
    scopes->symbols[number].state = CDN_SYMBOL_OPEN;
    scopes->symbols[number].level = scopes->level;
    uint32_t outer_lowest = scopes->lowest_open;
    scopes->lowest_open = UINT32_MAX;
    scopes->open_symbols++;
    for (uint32_t i = scopes->symbols[number].bindings; i; i = scopes->bindings[i].next) {
        if (scopes->bindings[i].qualified)
            cdn_resolve_add(scopes, &values, scopes->bindings[i].qualified, node);
        else if (scopes->bindings[i].value)
            cdn_resolve(scopes, &values, scopes->bindings[i].value);
    }
    scopes->open_symbols--;
    /* Inside a circle the values are not complete before its first member is. */
    bool is_complete = scopes->lowest_open >= scopes->symbols[number].level;
    free(scopes->symbols[number].values.items);
    scopes->symbols[number].values = values;
    scopes->symbols[number].state = is_complete ? CDN_SYMBOL_DONE : CDN_SYMBOL_NEW;
    if (is_complete || outer_lowest < scopes->lowest_open)
        scopes->lowest_open = outer_lowest;
}

static void add_symbol_values(cdn_scopes *scopes, cdn_values *values, uint32_t number,
                              uint32_t node)
{
    if (scopes->symbols[number].state == CDN_SYMBOL_OPEN) {
        if (scopes->symbols[number].level < scopes->lowest_open)
            scopes->lowest_open = scopes->symbols[number].level;
        return;
    }
    if (scopes->symbols[number].state == CDN_SYMBOL_NEW)
        open_symbol(scopes, number, node);
    for (uint32_t i = 0; i < scopes->symbols[number].values.count; i++)
        cdn_resolve_add(scopes, values, scopes->symbols[number].values.items[i], node);
    scopes->steps += scopes->symbols[number].values.count;
}

static bool is_own_name(const cdn_scopes *scopes, uint32_t target, uint32_t node)
{
    const cdn_syntax *syntax = scopes->syntax;
    uint32_t definition = syntax->nodes[target].parent;
    uint32_t body = cdn_kind(syntax, definition) == CDN_function_definition
                        ? cdn_child(syntax, definition, CDN_FIELD_body)
                        : 0;
    return body && node > body && node < syntax->nodes[body].after;
}

/* Whether the name at `node` means this symbol for sure, and nothing from further out. */
static bool hides_outer(cdn_scopes *scopes, const cdn_symbol *symbol, uint32_t node)
{
    uint32_t looked_at = 0;
    cdn_scope_kind kind = scopes->scopes[symbol->scope].kind;
    if (kind == CDN_SCOPE_FUNCTION || kind == CDN_SCOPE_COMPREHENSION)
        return symbol->bindings != 0;
    if (symbol->is_deleted)
        return false;
    for (uint32_t i = symbol->bindings; i; i = scopes->bindings[i].next) {
        if (scopes->bindings[i].effective != UINT32_MAX &&
            (scopes->bindings[i].effective <= node ||
             is_own_name(scopes, scopes->bindings[i].node, node)))
            return true;
        scopes->steps += ++looked_at % 64 == 0; /* cheap, unless one name is bound all over */
    }
    return false;
}

static void add_builtin(cdn_scopes *scopes, cdn_values *values, uint32_t name, uint32_t node)
{
    cdn_resolve_add(scopes, values, name, node);
    const char *text = cdn_names_text(scopes->names, name);
    for (uint32_t i = 0; i < scopes->star_count; i++)
        cdn_resolve_add(scopes, values,
                        cdn_resolve_join(scopes, scopes->stars[i], text, strlen(text)), node);
}

void cdn_resolve_global(cdn_scopes *scopes, cdn_values *values, uint32_t name, uint32_t node)
{
    uint32_t symbol = cdn_scopes_find(scopes, 0, name);
    if (symbol)
        add_symbol_values(scopes, values, symbol, node);
    add_builtin(scopes, values, name, node);
}

/* Scopes may be nested thousands deep: then the way out costs. */
static bool is_step(uint32_t level)
{
    return level % 8 == 0;
}

/* Whether the binding gives its name exactly the value, not a part of it. */
static bool is_whole(const cdn_syntax *syntax, const cdn_binding *binding)
{
    cdn_syntax_kind target = cdn_kind(syntax, syntax->nodes[binding->node].parent);
    cdn_syntax_kind source = cdn_kind(syntax, syntax->nodes[binding->value].parent);
    if (target == CDN_assignment || target == CDN_named_expression)
        return true;
    bool is_target = target == CDN_pattern_list || target == CDN_tuple_pattern;
    return is_target && (source == CDN_expression_list || source == CDN_tuple);
}

/* The only binding of the name at `node`, when there is one. */
static const cdn_binding *only_binding(cdn_scopes *scopes, uint32_t node)
{
    uint32_t name = cdn_scopes_name_of(scopes, node);
    uint32_t start = scopes->scope_of[node], level = 0;
    for (uint32_t scope = start;; scope = scopes->scopes[scope].parent) {
        scopes->fold_steps += is_step(++level);
        bool is_visible = scope == start || scopes->scopes[scope].kind != CDN_SCOPE_CLASS;
        uint32_t number = is_visible ? cdn_scopes_find(scopes, scope, name) : 0;
        if (number && scopes->symbols[number].redirect) {
            scope = scopes->symbols[number].redirect - 1;
            number = cdn_scopes_find(scopes, scope, name);
        }
        if (number && scopes->symbols[number].bindings) {
            const cdn_binding *last = &scopes->bindings[scopes->symbols[number].bindings];
            return !last->next && last->value ? last : NULL;
        }
        if (scope == 0)
            return NULL;
    }
}

uint32_t cdn_resolve_single(cdn_scopes *scopes, uint32_t node)
{
    const cdn_binding *only = only_binding(scopes, node);
    return only && is_whole(scopes->syntax, only) ? only->value : 0;
}

uint32_t cdn_resolve_only(cdn_scopes *scopes, uint32_t node)
{
    const cdn_binding *only =
        cdn_kind(scopes->syntax, node) == CDN_identifier ? only_binding(scopes, node) : NULL;
    return only ? only->value : 0;
}

static void resolve_name(cdn_scopes *scopes, cdn_values *values, uint32_t node)
{
    uint32_t name = cdn_scopes_name_of(scopes, node), start = scopes->scope_of[node], level = 0;
    for (uint32_t scope = start;; scope = scopes->scopes[scope].parent) {
        scopes->steps += is_step(++level);
        bool is_visible = scope == start || scopes->scopes[scope].kind != CDN_SCOPE_CLASS;
        uint32_t symbol = is_visible ? cdn_scopes_find(scopes, scope, name) : 0;
        if (symbol && scopes->symbols[symbol].redirect) {
            scope = start = scopes->symbols[symbol].redirect - 1;
            symbol = cdn_scopes_find(scopes, scope, name);
        }
        if (symbol) {
            add_symbol_values(scopes, values, symbol, node);
            if (hides_outer(scopes, &scopes->symbols[symbol], node))
                return;
        }
        if (scope == 0)
            break;
    }
    add_builtin(scopes, values, name, node);
}

/* Expressions ------------------------------------------------------------------------------ */

static void resolve_children(cdn_scopes *scopes, cdn_values *values, uint32_t node)
{
    CDN_EACH_CHILD(scopes->syntax, child, node)
    {
        cdn_resolve(scopes, values, child);
    }
}

static void resolve_field(cdn_scopes *scopes, cdn_values *values, uint32_t node,
                          cdn_syntax_field field)
{
    uint32_t child = cdn_child(scopes->syntax, node, field);
    if (child)
        cdn_resolve(scopes, values, child);
}

/* The first and the last part of `a if c else b`. */
static void resolve_choice(cdn_scopes *scopes, cdn_values *values, uint32_t node)
{
    uint32_t place = 0;
    CDN_EACH_CHILD(scopes->syntax, child, node)
    {
        if (place++ != 1)
            cdn_resolve(scopes, values, child);
    }
}

void cdn_resolve_add_text(cdn_scopes *scopes, cdn_values *values, const char *text, uint32_t node)
{
    uint32_t number = 0;
    if (!cdn_names_add(&number, scopes->names, text, strlen(text)))
        scopes->no_memory = true;
    cdn_resolve_add(scopes, values, number, node);
}

/* x._os is os, whatever x is; what is kept in an attribute of one's own may be anything. */
void cdn_resolve_guess(cdn_scopes *scopes, cdn_values *values, uint32_t object, const char *text,
                       size_t bytes)
{
    uint32_t number = 0;
    size_t count;
    const char *owner = cdn_text_of(scopes->syntax, object, &count);
    bool is_own = count > 4 && memcmp(owner, "self.", 5) == 0;
    if (bytes < 2 || *text != '_' || is_own || !cdn_gateway_is_unmistakable(text + 1, bytes - 1))
        return;
    if (!cdn_names_add(&number, scopes->names, text + 1, bytes - 1))
        scopes->no_memory = true;
    cdn_resolve_add(scopes, values, number, object);
}

/* What stands above a class leads to `object`. */
static bool is_lineage(const char *text, size_t bytes)
{
    static const char *const names[] = {"__base__", "__bases__", "__mro__", "mro"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strlen(names[i]) == bytes && memcmp(names[i], text, bytes) == 0)
            return true;
    return false;
}

static void resolve_attribute(cdn_scopes *scopes, cdn_values *values, uint32_t node)
{
    uint32_t object = cdn_child(scopes->syntax, node, CDN_FIELD_object);
    uint32_t attribute = cdn_child(scopes->syntax, node, CDN_FIELD_attribute);
    size_t count;
    const char *text = cdn_text_of(scopes->syntax, attribute, &count);
    uint32_t known = values->count;
    if (object && attribute)
        join_all(scopes, values, object, text, count);
    if (attribute && values->count == known)
        cdn_resolve_guess(scopes, values, node, text, count);
    if (attribute && is_lineage(text, count))
        cdn_resolve_add_text(scopes, values, "object", node);
}

/* What the call of a container's method gives: [os].pop(). */
static void resolve_method(cdn_scopes *scopes, cdn_values *values, uint32_t function)
{
    static const char *const methods[] = {"pop",      "get",        "values",  "items",
                                          "copy",     "popleft",    "popitem", "__getitem__",
                                          "__next__", "setdefault", "send"};
    size_t count = 0;
    uint32_t attribute = cdn_child(scopes->syntax, function, CDN_FIELD_attribute);
    uint32_t object = cdn_child(scopes->syntax, function, CDN_FIELD_object);
    const char *text = attribute ? cdn_text_of(scopes->syntax, attribute, &count) : "";
    for (size_t i = 0; object && i < sizeof methods / sizeof *methods; i++)
        if (strlen(methods[i]) == count && memcmp(methods[i], text, count) == 0)
            cdn_resolve(scopes, values, object);
}

/* getattr(object, "name") is object.name. */
static void resolve_call(cdn_scopes *scopes, cdn_values *values, uint32_t node)
{
    const cdn_syntax *syntax = scopes->syntax;
    uint32_t function = cdn_child(syntax, node, CDN_FIELD_function);
    cdn_access access;
    if (cdn_access_find(&access, scopes, node)) {
        cdn_access_resolve(scopes, values, &access, node);
        return;
    }
    if (function && cdn_kind(syntax, function) == CDN_attribute)
        resolve_method(scopes, values, function);
    cdn_products_resolve(scopes, values, node);
}

static void resolve_subscript(cdn_scopes *scopes, cdn_values *values, uint32_t node)
{
    cdn_access access;
    if (cdn_access_find(&access, scopes, node))
        cdn_access_resolve(scopes, values, &access, node);
    else if (!cdn_access_is_own_module(scopes, node))
        resolve_field(scopes, values, node, CDN_FIELD_value);
}

static void resolve_node(cdn_scopes *scopes, cdn_values *values, uint32_t node)
{
    switch (cdn_kind(scopes->syntax, node)) {
    case CDN_identifier:
        resolve_name(scopes, values, node);
        break;
    case CDN_attribute:
        resolve_attribute(scopes, values, node);
        break;
    case CDN_call:
        resolve_call(scopes, values, node);
        break;
    case CDN_conditional_expression:
        resolve_choice(scopes, values, node);
        break;
    case CDN_subscript:
        resolve_subscript(scopes, values, node);
        break;
    case CDN_named_expression:
    case CDN_pair:
        resolve_field(scopes, values, node, CDN_FIELD_value);
        break;
    case CDN_assignment:
        resolve_field(scopes, values, node, CDN_FIELD_right);
        break;
    case CDN_list_comprehension:
    case CDN_set_comprehension:
    case CDN_dictionary_comprehension:
    case CDN_generator_expression:
        resolve_field(scopes, values, node, CDN_FIELD_body);
        break;
    case CDN_parenthesized_expression:
    case CDN_boolean_operator:
    case CDN_tuple:
    case CDN_list:
    case CDN_set:
    case CDN_dictionary:
    case CDN_expression_list:
    case CDN_list_splat:
        resolve_children(scopes, values, node);
        break;
    default:
        break;
    }
}

/* Answers: a node is asked for as a value, as what is called, as the part of a larger one. */
static bool recall(cdn_scopes *scopes, cdn_values *values, uint32_t node)
{
    uint32_t at = scopes->answer_of[node];
    if (!at)
        return false;
    for (uint32_t i = 0; i < scopes->answers[at]; i++)
        cdn_resolve_add(scopes, values, scopes->answers[at + 1 + i], node);
    scopes->steps += scopes->answers[at];
    return true;
}

static bool write_answer(cdn_scopes *scopes, uint32_t number)
{
    bool has_room = cdn_scopes_grow(scopes, &scopes->answers, scopes->answer_count,
                                    &scopes->answer_capacity, sizeof *scopes->answers);
    if (has_room)
        scopes->answers[scopes->answer_count++] = number;
    return has_room;
}

static void remember(cdn_scopes *scopes, const cdn_values *values, uint32_t node)
{
    uint32_t at = scopes->answer_count;
    if (scopes->no_memory || scopes->answer_of[node] || at > UINT32_MAX / 2)
        return;
    bool is_written = write_answer(scopes, values->count);
    for (uint32_t i = 0; i < values->count && is_written; i++)
        is_written = write_answer(scopes, values->items[i]);
    if (is_written)
        scopes->answer_of[node] = at;
}

void cdn_resolve(cdn_scopes *scopes, cdn_values *values, uint32_t node)
{
    if (scopes->no_memory || scopes->refusal->decision != CORDON_ALLOW ||
        recall(scopes, values, node))
        return;
    uint64_t steps_max = 200000 + (uint64_t)scopes->syntax->count * 16;
    if (scopes->level >= LEVEL_MAX || ++scopes->steps > steps_max) {
        give_up(scopes, node);
        return;
    }
    if (cdn_scopes_is_late(scopes))
        return;
    bool is_first = values->count == 0;
    scopes->level++;
    resolve_node(scopes, values, node);
    scopes->level--;
    if (is_first && scopes->open_symbols == 0 && scopes->open_folds == 0)
        remember(scopes, values, node);
}
