/* What textbooks show of the interpreter's internals, see textbook.h. Looks at shapes only. */
#include "textbook.h"

#include <string.h>

#include "access.h"

bool cdn_is_named(const cdn_syntax *syntax, uint32_t node, const char *const *names, size_t count)
{
    size_t bytes;
    const char *text = cdn_text_of(syntax, node, &bytes);
    for (size_t i = 0; i < count; i++)
        if (strlen(names[i]) == bytes && memcmp(names[i], text, bytes) == 0)
            return true;
    return false;
}

static bool is_named(const cdn_syntax *syntax, uint32_t node, const char *name)
{
    return node && cdn_is_named(syntax, node, &name, 1);
}

/* Whether the name at `node` is only ever a class of this program. */
static bool is_own_class(const cdn_collector *all, uint32_t node)
{
    const cdn_scopes *scopes = &all->scopes;
    uint32_t name = cdn_scopes_name_of((cdn_scopes *)scopes, node);
    uint32_t symbol = cdn_scopes_find(scopes, 0, name);
    if (cdn_kind(all->syntax, node) != CDN_identifier || !symbol)
        return false;
    const cdn_binding *only = &scopes->bindings[scopes->symbols[symbol].bindings];
    return only->node && !only->next &&
           cdn_kind(all->syntax, all->syntax->nodes[only->node].parent) == CDN_class_definition;
}

/* self.__class__ and type(self) */
static bool is_class_of_self(const cdn_syntax *syntax, uint32_t node)
{
    uint32_t name = 0, self = 0;
    if (cdn_kind(syntax, node) == CDN_attribute) {
        name = cdn_child(syntax, node, CDN_FIELD_attribute);
        self = cdn_child(syntax, node, CDN_FIELD_object);
        return is_named(syntax, name, "__class__") && is_named(syntax, self, "self");
    }
    if (cdn_kind(syntax, node) != CDN_call)
        return false;
    name = cdn_child(syntax, node, CDN_FIELD_function);
    uint32_t list = cdn_child(syntax, node, CDN_FIELD_arguments);
    self = list ? cdn_first_child(syntax, list) : 0;
    return is_named(syntax, name, "type") && is_named(syntax, self, "self") &&
           syntax->nodes[self].after == syntax->nodes[list].after;
}

/* The attribute that is taken of `node`, or 0. */
static uint32_t taken_of(const cdn_syntax *syntax, uint32_t node)
{
    uint32_t parent = syntax->nodes[node].parent;
    bool is_object =
        cdn_kind(syntax, parent) == CDN_attribute && syntax->nodes[node].field == CDN_FIELD_object;
    return is_object ? cdn_child(syntax, parent, CDN_FIELD_attribute) : 0;
}

static bool is_shape_of_code(const cdn_syntax *syntax, uint32_t name)
{
    static const char *const shape[] = {"co_varnames", "co_argcount",    "co_name",
                                        "co_filename", "co_firstlineno", "co_qualname"};
    return name && cdn_is_named(syntax, name, shape, sizeof shape / sizeof *shape);
}

/* Whether of the frame or code at `node` only its place is taken: .f_back.f_code.co_name */
static bool is_place(const cdn_syntax *syntax, uint32_t node)
{
    static const char *const place[] = {"f_lineno", "function", "lineno", "filename"};
    static const char *const further[] = {"f_back", "f_code"};
    for (uint32_t name; (name = taken_of(syntax, node)) != 0; node = syntax->nodes[node].parent) {
        if (is_shape_of_code(syntax, name) || cdn_is_named(syntax, name, place, 4))
            return true;
        if (!cdn_is_named(syntax, name, further, 2))
            return false;
    }
    return false;
}

/* f(): of a metaclass, M.__subclasses__(object) would be the subclasses of object. */
static bool is_called_bare(const cdn_syntax *syntax, uint32_t node)
{
    uint32_t call = syntax->nodes[node].parent;
    uint32_t list =
        cdn_kind(syntax, call) == CDN_call ? cdn_child(syntax, call, CDN_FIELD_arguments) : 0;
    return list && syntax->nodes[node].field == CDN_FIELD_function &&
           cdn_kind(syntax, list) == CDN_argument_list && !cdn_first_child(syntax, list);
}

bool cdn_is_textbook(const cdn_collector *all, uint32_t node, uint32_t name)
{
    static const char *const lineage[] = {"__mro__", "mro", "__bases__", "__base__"};
    static const char *const frame[] = {"f_back", "f_code"};
    const cdn_syntax *syntax = all->syntax;
    if (cdn_is_named(syntax, name, lineage, 4))
        return is_own_class(all, cdn_child(syntax, node, CDN_FIELD_object)) ||
               is_class_of_self(syntax, cdn_child(syntax, node, CDN_FIELD_object));
    if (is_named(syntax, name, "__subclasses__"))
        return is_own_class(all, cdn_child(syntax, node, CDN_FIELD_object)) &&
               is_called_bare(syntax, node);
    if (cdn_is_named(syntax, name, frame, 2))
        return is_place(syntax, node);
    return is_named(syntax, name, "__code__") && is_shape_of_code(syntax, taken_of(syntax, node));
}

/* inspect.stack()[1]: a record, of which [3] is the name of the function. */
static uint32_t record_of(const cdn_syntax *syntax, uint32_t call)
{
    uint32_t parent = syntax->nodes[call].parent;
    bool is_value =
        cdn_kind(syntax, parent) == CDN_subscript && syntax->nodes[call].field == CDN_FIELD_value;
    return is_value ? parent : call;
}

static bool is_item_of_record(const cdn_syntax *syntax, uint32_t record)
{
    uint32_t item = record_of(syntax, record), key = syntax->nodes[record].after;
    size_t count = 0;
    const char *text = item != record ? cdn_text_of(syntax, key, &count) : "";
    return count == 1 && *text >= '1' && *text <= '4';
}

/* inspect.stack() or a record of it: only where the program is, is taken of what is at `node`. */
static bool is_place_of(const cdn_syntax *syntax, uint32_t node, bool is_list)
{
    uint32_t record = is_list ? record_of(syntax, node) : node;
    return (!is_list || record != node) &&
           (is_item_of_record(syntax, record) || is_place(syntax, record));
}

/* `c = inspect.stack()[1]`, and all that is done with c is c.function. */
static bool is_place_by_name(cdn_collector *all, uint32_t value, bool is_list)
{
    const cdn_syntax *syntax = all->syntax;
    uint32_t left = cdn_child(syntax, syntax->nodes[value].parent, CDN_FIELD_left);
    if (syntax->nodes[value].field != CDN_FIELD_right || !left ||
        cdn_kind(syntax, left) != CDN_identifier)
        return false;
    uint32_t name = cdn_scopes_name_of(&all->scopes, left);
    all->scopes.steps += syntax->count / 8;
    for (uint32_t at = 1; at < syntax->count; at++) {
        bool is_attribute = syntax->nodes[at].field == CDN_FIELD_attribute;
        if (at != left && cdn_kind(syntax, at) == CDN_identifier && !is_attribute &&
            cdn_scopes_name_of(&all->scopes, at) == name && !is_place_of(syntax, at, is_list))
            return false;
    }
    return true;
}

static bool follows_in(const cdn_syntax *syntax, uint32_t node)
{
    const char *start = syntax->text, *at = start + syntax->nodes[node].start;
    while (at > start && (at[-1] == ' ' || at[-1] == '\t'))
        at--;
    return at - start > 3 && memcmp(at - 3, " in", 3) == 0 &&
           cdn_kind(syntax, syntax->nodes[node].parent) == CDN_OTHER;
}

bool cdn_is_orientation(cdn_collector *all, uint32_t node)
{
    static const char *const frames[] = {"_getframe", "currentframe"};
    const cdn_syntax *syntax = all->syntax;
    uint32_t name = cdn_kind(syntax, node) == CDN_attribute
                        ? cdn_child(syntax, node, CDN_FIELD_attribute)
                        : node;
    uint32_t call = syntax->nodes[node].parent;
    if (name && is_named(syntax, name, "modules"))
        return follows_in(syntax, node) ||
               cdn_access_is_own_module(&all->scopes, record_of(syntax, node));
    if (!name || cdn_kind(syntax, call) != CDN_call ||
        syntax->nodes[node].field != CDN_FIELD_function)
        return false;
    if (cdn_is_named(syntax, name, frames, 2))
        return is_place(syntax, call) || is_place_by_name(all, call, false);
    uint32_t record = record_of(syntax, call);
    return is_named(syntax, name, "stack") &&
           (is_place_of(syntax, call, true) || is_place_by_name(all, call, true) ||
            (record != call && is_place_by_name(all, record, false)));
}
