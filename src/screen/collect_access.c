/*
 * Facts about attributes that are reached by a text, see collector.h: getattr, dictionaries of
 * names, operator.attrgetter.
 */
#include <stdlib.h>
#include <string.h>

#include "access.h"
#include "collector.h"
#include "gateways.h"
#include "textbook.h"

/* Whether the name is put together by what only hides names: getattr(x, codecs.decode(…)). */
static bool is_decoded(cdn_collector *all, uint32_t node)
{
    static const char *const names[] = {"chr",       "decode",    "b64decode",
                                        "fromhex",   "unhexlify", "reversed",
                                        "translate", "bytes",     "a85decode"};
    const cdn_syntax *syntax = all->syntax;
    uint32_t value =
        cdn_kind(syntax, node) == CDN_identifier ? cdn_resolve_single(&all->scopes, node) : 0;
    node = value ? value : node;
    all->scopes.steps += syntax->nodes[node].after - node; /* one value may be asked for often */
    for (uint32_t at = node; at < syntax->nodes[node].after; at++)
        if (cdn_kind(syntax, at) == CDN_identifier &&
            cdn_is_named(syntax, at, names, sizeof names / sizeof *names))
            return true;
    return false;
}

/* Whether the name comes from a list that is written out: for name in ("mean", "median"). */
static bool is_listed(cdn_collector *all, uint32_t node)
{
    const cdn_syntax *syntax = all->syntax;
    uint32_t list = cdn_resolve_only(&all->scopes, node);
    cdn_syntax_kind kind = list ? cdn_kind(syntax, list) : CDN_OTHER;
    if (kind != CDN_list && kind != CDN_tuple && kind != CDN_set)
        return false;
    CDN_EACH_CHILD(syntax, child, list)
    {
        if (cdn_kind(syntax, child) != CDN_string)
            return false;
    }
    return true;
}

/* Whether `node` is given to the function that it stands in: def f(x): return f(getattr(x, key)) */
static bool is_given_back(cdn_collector *all, uint32_t node)
{
    const cdn_syntax *syntax = all->syntax;
    uint32_t list = syntax->nodes[node].parent;
    uint32_t function = cdn_kind(syntax, list) == CDN_argument_list
                            ? cdn_child(syntax, syntax->nodes[list].parent, CDN_FIELD_function)
                            : 0;
    if (!function || cdn_kind(syntax, function) != CDN_identifier)
        return false;
    for (uint32_t at = syntax->nodes[list].parent; at; at = syntax->nodes[at].parent) {
        uint32_t name = cdn_kind(syntax, at) == CDN_function_definition
                            ? cdn_child(syntax, at, CDN_FIELD_name)
                            : 0;
        if (name)
            return cdn_scopes_name_of(&all->scopes, name) ==
                   cdn_scopes_name_of(&all->scopes, function);
    }
    return false;
}

/* x = getattr(x, key), again and again, leads from any module to any other. */
static bool is_walk(cdn_collector *all, const cdn_access *access, uint32_t node)
{
    const cdn_syntax *syntax = all->syntax;
    uint32_t left = cdn_child(syntax, syntax->nodes[node].parent, CDN_FIELD_left);
    if (is_given_back(all, node))
        return true;
    return left && cdn_kind(syntax, left) == CDN_identifier &&
           cdn_kind(syntax, access->object) == CDN_identifier &&
           cdn_scopes_name_of(&all->scopes, left) ==
               cdn_scopes_name_of(&all->scopes, access->object);
}

/*
 * math.__dict__[key]: with the module's own names come __builtins__ and __loader__. And
 * getattr(random, key), when the key can be _os.
 */
static void collect_unknown_item(cdn_collector *all, const cdn_access *access, const char *name,
                                 uint32_t node)
{
    cdn_values values = {0};
    bool is_any = access->is_dictionary || is_walk(all, access, node);
    if (!is_any && is_listed(all, access->key))
        return;
    cdn_resolve(&all->scopes, &values, access->object);
    for (uint32_t i = 0; i < values.count; i++)
        if (is_any ? cdn_gateway_is_module(cdn_names_text(&all->facts->names, values.items[i]))
                   : cdn_gateway_may_lead_out(cdn_names_text(&all->facts->names, values.items[i]),
                                              name))
            cdn_collector_add(all, CDN_RULE_REFERENCE,
                              cdn_resolve_join(&all->scopes, values.items[i], "__dict__.{}", 11),
                              node);
    free(values.items);
}

/* getattr(x, "name") uses the attribute as x.name does; so do the dictionaries of names. */
void cdn_collect_access(cdn_collector *all, uint32_t node)
{
    cdn_access access;
    if (!cdn_access_find(&access, &all->scopes, node))
        return;
    cdn_buf name = {0};
    cdn_access_name(&name, &all->scopes, &access);
    if (access.object)
        cdn_collector_add_text(all, CDN_RULE_ATTRIBUTE, cdn_buf_text(&name), name.count, node);
    if (access.object && strstr(cdn_buf_text(&name), "{}"))
        collect_unknown_item(all, &access, cdn_buf_text(&name), node);
    if (access.key && strstr(cdn_buf_text(&name), "{}") && is_decoded(all, access.key))
        cdn_collector_add_text(all, CDN_RULE_REFERENCE, "getattr.{}", 10, node);
    cdn_buf_free(&name);
    bool is_stored = all->syntax->nodes[node].field == CDN_FIELD_left && !access.object;
    cdn_values values = {0};
    if (!is_stored)
        cdn_resolve(&all->scopes, &values, node);
    for (uint32_t i = 0; i < values.count; i++) {
        cdn_collector_add(all, CDN_RULE_REFERENCE, values.items[i], node);
        if (cdn_gateway_is_module(cdn_names_text(&all->facts->names, values.items[i])))
            cdn_collector_add(all, CDN_RULE_IMPORT, values.items[i], node);
    }
    free(values.items);
    cdn_collect_value(all, node);
}

/* attrgetter("_os.system") is lambda x: x._os.system. */
static void collect_chain(cdn_collector *all, const char *text, uint32_t node)
{
    cdn_values module = {0};
    uint32_t none = 0; /* the program itself: its text begins with no "self." */
    size_t count = strcspn(text, ".");
    cdn_resolve_guess(&all->scopes, &module, none, text, count);
    if (module.count) {
        const char *next = text[count] ? text + count + 1 : "{}";
        cdn_collector_add(all, CDN_RULE_REFERENCE,
                          cdn_resolve_join(&all->scopes, module.items[0], next, strcspn(next, ".")),
                          node);
    }
    free(module.items);
}

/* attrgetter("a.b") and methodcaller("a") look attributes up. */
void cdn_collect_getter(cdn_collector *all, uint32_t node)
{
    uint32_t arguments = cdn_child(all->syntax, node, CDN_FIELD_arguments);
    if (!arguments || (!cdn_access_calls(&all->scopes, node, "operator.attrgetter") &&
                       !cdn_access_calls(&all->scopes, node, "operator.methodcaller")))
        return;
    CDN_EACH_CHILD(all->syntax, child, arguments)
    {
        cdn_access access = {.key = child};
        cdn_buf name = {0};
        cdn_access_name(&name, &all->scopes, &access);
        for (const char *at = cdn_buf_text(&name); *at; at += strspn(at, ".")) {
            size_t count = strcspn(at, ".");
            collect_chain(all, at, node);
            cdn_collector_add_text(all, CDN_RULE_ATTRIBUTE, at, count, node);
            at += count;
        }
        cdn_buf_free(&name);
    }
}
