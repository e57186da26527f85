/* Attributes that are reached by a text, see access.h. Looks at shapes; resolve.c knows names. */
#include "access.h"

#include <stdlib.h>
#include <string.h>

#include "fold.h"
#include "own_names.h"

static bool is_one_of(const char *const *names, size_t count, const char *text, size_t bytes)
{
    for (size_t i = 0; i < count; i++)
        if (strlen(names[i]) == bytes && memcmp(names[i], text, bytes) == 0)
            return true;
    return false;
}

/* The position in `names`, from 1, of the first that the function of the call may be; else 0. */
static size_t called(cdn_scopes *scopes, uint32_t node, const char *const *names, size_t count)
{
    uint32_t function = cdn_child(scopes->syntax, node, CDN_FIELD_function);
    cdn_values values = {0};
    size_t found = 0;
    if (!function)
        return 0;
    cdn_resolve(scopes, &values, function);
    for (uint32_t i = 0; i < values.count; i++) {
        const char *text = cdn_names_text(scopes->names, values.items[i]);
        for (size_t j = 0; j < count && !found; j++)
            if (strcmp(names[j], text) == 0)
                found = j + 1;
    }
    free(values.items);
    return found;
}

bool cdn_access_calls(cdn_scopes *scopes, uint32_t node, const char *function)
{
    return called(scopes, node, &function, 1) != 0;
}

bool cdn_access_calls_one_of(cdn_scopes *scopes, uint32_t node, const char *const *functions,
                             size_t count)
{
    return called(scopes, node, functions, count) != 0;
}

static uint32_t argument(const cdn_syntax *syntax, uint32_t node, int index)
{
    uint32_t arguments = cdn_child(syntax, node, CDN_FIELD_arguments);
    if (!arguments || cdn_kind(syntax, arguments) != CDN_argument_list)
        return 0;
    CDN_EACH_CHILD(syntax, child, arguments)
    {
        if (index-- == 0)
            return child;
    }
    return 0;
}

/* Whether a name that means something from the start is given another meaning anywhere here. */
static bool is_rebound(cdn_scopes *scopes, uint32_t node)
{
    uint32_t name = cdn_scopes_name_of(scopes, node);
    for (uint32_t scope = scopes->scope_of[node];; scope = scopes->scopes[scope].parent) {
        if (cdn_scopes_find(scopes, scope, name))
            return true;
        if (scope == 0)
            return false;
    }
}

bool cdn_access_is_own_module(cdn_scopes *scopes, uint32_t node)
{
    const cdn_syntax *syntax = scopes->syntax;
    uint32_t value =
        cdn_kind(syntax, node) == CDN_subscript ? cdn_child(syntax, node, CDN_FIELD_value) : 0;
    size_t count;
    if (!value || cdn_kind(syntax, value) != CDN_attribute)
        return false;
    uint32_t key = syntax->nodes[value].after;
    const char *text = cdn_text_of(syntax, key, &count);
    if (count != 8 || memcmp(text, "__name__", 8) != 0 || is_rebound(scopes, key))
        return false;
    cdn_values values = {0};
    cdn_resolve(scopes, &values, value);
    bool is_modules = values.count == 1 &&
                      strcmp(cdn_names_text(scopes->names, values.items[0]), "sys.modules") == 0;
    free(values.items);
    return is_modules;
}

/* getattr(sys.modules[__name__], "a") looks into the program's own names. */
static bool is_own_object(cdn_scopes *scopes, uint32_t node)
{
    uint32_t value =
        cdn_kind(scopes->syntax, node) == CDN_identifier ? cdn_resolve_single(scopes, node) : 0;
    return cdn_access_is_own_module(scopes, value ? value : node);
}

/* Dictionaries of names ------------------------------------------------------------------- */

/* What `{**x}` begins with, or 0. */
static uint32_t splat_of(const cdn_syntax *syntax, uint32_t node)
{
    size_t count = 0;
    uint32_t first = cdn_first_child(syntax, node);
    const char *text = first ? cdn_text_of(syntax, first, &count) : "";
    return count > 2 && text[0] == '*' && text[1] == '*' ? cdn_first_child(syntax, first) : 0;
}

/* Whether `node` is the dictionary of an object's names; *object_out 0 for the program's own. */
static bool is_dictionary(uint32_t *object_out, cdn_scopes *scopes, uint32_t node, int level)
{
    static const char *const own[] = {"globals", "locals", "vars"};
    static const char *const copies[] = {"dict", "copy.copy", "types.MappingProxyType",
                                         "collections.ChainMap"};
    const cdn_syntax *syntax = scopes->syntax;
    size_t count = 0;
    cdn_syntax_kind kind = cdn_kind(syntax, node);
    if (kind == CDN_attribute) {
        uint32_t attribute = cdn_child(syntax, node, CDN_FIELD_attribute);
        const char *text = attribute ? cdn_text_of(syntax, attribute, &count) : "";
        *object_out = cdn_child(syntax, node, CDN_FIELD_object);
        return *object_out && count == 8 && memcmp(text, "__dict__", 8) == 0;
    }
    if (kind == CDN_call) {
        uint32_t first = argument(syntax, node, 0);
        if (first && level < 8 && called(scopes, node, copies, 4))
            return is_dictionary(object_out, scopes, first, level + 1);
        *object_out = first;
        if (first && syntax->nodes[first].after != syntax->nodes[node].after)
            return false;
        return called(scopes, node, own, 3) != 0;
    }
    uint32_t value = kind == CDN_identifier && level < 8 ? cdn_resolve_single(scopes, node) : 0;
    if (!value && kind == CDN_parenthesized_expression)
        value = cdn_first_child(syntax, node);
    if (!value && kind == CDN_dictionary && level < 8)
        value = splat_of(syntax, node);
    return value && is_dictionary(object_out, scopes, value, level + 1);
}

static bool find_subscript(cdn_access *out, cdn_scopes *scopes, uint32_t node)
{
    const cdn_syntax *syntax = scopes->syntax;
    uint32_t value = cdn_child(syntax, node, CDN_FIELD_value);
    if (!value || !is_dictionary(&out->object, scopes, value, 0))
        return false;
    out->key = syntax->nodes[value].after;
    out->is_dictionary = true;
    return out->key < syntax->nodes[node].after;
}

/* Methods of dictionaries, and `x.__getattribute__("a")`. */
static bool find_method(cdn_access *out, cdn_scopes *scopes, uint32_t node, uint32_t function)
{
    static const char *const one[] = {"get", "pop", "setdefault", "__getitem__"};
    static const char *const all[] = {"values", "items", "copy", "popitem", "__iter__"};
    static const char *const direct[] = {"__getattribute__", "__getattr__"};
    const cdn_syntax *syntax = scopes->syntax;
    uint32_t attribute = cdn_child(syntax, function, CDN_FIELD_attribute);
    uint32_t object = cdn_child(syntax, function, CDN_FIELD_object);
    size_t count = 0;
    const char *text = attribute ? cdn_text_of(syntax, attribute, &count) : "";
    uint32_t first = argument(syntax, node, 0), second = argument(syntax, node, 1);
    if (!object)
        return false;
    if (is_one_of(direct, 2, text, count) && first) {
        *out = second ? (cdn_access){.object = first, .key = second}
                      : (cdn_access){.object = object, .key = first};
        return true;
    }
    bool is_one = is_one_of(one, 4, text, count) && first;
    if (!is_one && !is_one_of(all, 5, text, count))
        return false;
    out->key = is_one ? first : 0;
    out->call = node;
    out->is_dictionary = true;
    return is_dictionary(&out->object, scopes, object, 0);
}

static bool find_call(cdn_access *out, cdn_scopes *scopes, uint32_t node)
{
    static const char *const names[] = {"getattr", "setattr", "delattr", "inspect.getattr_static",
                                        "object.__getattribute__"};
    const cdn_syntax *syntax = scopes->syntax;
    uint32_t function = cdn_child(syntax, node, CDN_FIELD_function);
    uint32_t first = argument(syntax, node, 0), second = argument(syntax, node, 1);
    if (function && cdn_kind(syntax, function) == CDN_attribute &&
        find_method(out, scopes, node, function))
        return true;
    if (!first || !second || !called(scopes, node, names, sizeof names / sizeof *names))
        return false;
    *out = (cdn_access){.object = first, .key = second};
    return true;
}

bool cdn_access_find(cdn_access *out, cdn_scopes *scopes, uint32_t node)
{
    *out = (cdn_access){0};
    bool is_found = cdn_kind(scopes->syntax, node) == CDN_subscript
                        ? find_subscript(out, scopes, node)
                        : find_call(out, scopes, node);
    if (is_found && out->object && is_own_object(scopes, out->object))
        out->object = 0;
    return is_found;
}

/* ------------------------------------------------------------------------------------------ */

void cdn_access_name(cdn_buf *out, cdn_scopes *scopes, const cdn_access *access)
{
    bool is_known = access->key ? cdn_fold_text(out, scopes, access->key)
                                : !access->object && access->call &&
                                      cdn_own_names_filter(out, scopes, access->call);
    if (!is_known && !cdn_buf_add(out, "{}", 2))
        scopes->no_memory = true;
}

/* Tuples, texts, numbers and other things that no honest program looks into by a computed name. */
static bool is_literal(const cdn_syntax *syntax, uint32_t node)
{
    size_t count;
    const char *text = cdn_text_of(syntax, node, &count);
    switch (cdn_kind(syntax, node)) {
    case CDN_string:
    case CDN_concatenated_string:
    case CDN_tuple:
    case CDN_list:
    case CDN_dictionary:
    case CDN_set:
    case CDN_lambda:
    case CDN_generator_expression:
        return true;
    case CDN_OTHER:
        return count && strchr("0123456789", *text);
    default:
        return false;
    }
}

static void add_joined(cdn_scopes *scopes, cdn_values *values, uint32_t left, const cdn_buf *name,
                       uint32_t node)
{
    cdn_resolve_add(scopes, values, cdn_resolve_join(scopes, left, cdn_buf_text(name), name->count),
                    node);
}

void cdn_access_resolve(cdn_scopes *scopes, cdn_values *values, const cdn_access *access,
                        uint32_t node)
{
    cdn_buf name = {0};
    uint32_t number = 0;
    cdn_access_name(&name, scopes, access);
    if (access->object) {
        cdn_values left = {0};
        cdn_resolve(scopes, &left, access->object);
        for (uint32_t i = 0; i < left.count; i++)
            add_joined(scopes, values, left.items[i], &name, node);
        if (is_literal(scopes->syntax, access->object) &&
            cdn_names_add(&number, scopes->names, "object", 6))
            add_joined(scopes, values, number, &name, node);
        else if (!left.count)
            cdn_resolve_guess(scopes, values, access->object, cdn_buf_text(&name), name.count);
        free(left.items);
    } else if (cdn_names_add(&number, scopes->names, cdn_buf_text(&name),
                             strlen(cdn_buf_text(&name)))) {
        cdn_resolve_global(scopes, values, number, node);
        cdn_own_names_resolve(scopes, values, cdn_buf_text(&name), node);
    } else {
        scopes->no_memory = true;
    }
    cdn_buf_free(&name);
}
