/*
 * From the syntax tree to facts, see collect.h: a loop over all nodes, with the meaning of names
 * from resolve.c. Knows no rule: it says what is there, not what is wrong.
 */
#include "collect.h"

#include <stdlib.h>
#include <string.h>

#include "access.h"
#include "collector.h"
#include "error.h"
#include "gateways.h"
#include "textbook.h"

enum { FACTS_MAX = 500000 };

void cdn_collector_add(cdn_collector *all, cdn_rule_kind kind, uint32_t name, uint32_t node)
{
    const cdn_syntax_node *at = &all->syntax->nodes[node];
    if (all->facts->count == FACTS_MAX)
        cdn_refuse(all->scopes.refusal, CORDON_TOO_LARGE, 1, 0,
                   "the source holds more than %d facts to judge", FACTS_MAX);
    else if (!cdn_facts_add(all->facts, kind, name, at->start, at->end))
        all->scopes.no_memory = true;
}

void cdn_collector_add_text(cdn_collector *all, cdn_rule_kind kind, const char *text, size_t count,
                            uint32_t node)
{
    uint32_t name = 0;
    if (!cdn_names_add(&name, &all->facts->names, text, count))
        all->scopes.no_memory = true;
    cdn_collector_add(all, kind, name, node);
}

static void add_name_fact(cdn_collector *all, cdn_rule_kind kind, uint32_t node)
{
    cdn_collector_add(all, kind, cdn_scopes_name_of(&all->scopes, node), node);
}

void cdn_collector_add_values(cdn_collector *all, cdn_rule_kind kind, uint32_t node)
{
    cdn_values values = {0};
    cdn_resolve(&all->scopes, &values, node);
    for (uint32_t i = 0; i < values.count; i++)
        cdn_collector_add(all, kind, values.items[i], node);
    free(values.items);
}

/* Imports ---------------------------------------------------------------------------------- */

static uint32_t imported_name(const cdn_syntax *syntax, uint32_t child)
{
    return cdn_kind(syntax, child) == CDN_aliased_import ? cdn_child(syntax, child, CDN_FIELD_name)
                                                         : child;
}

static void collect_import(cdn_collector *all, uint32_t node)
{
    CDN_EACH_CHILD(all->syntax, child, node)
    {
        uint32_t name = imported_name(all->syntax, child);
        if (!name)
            continue;
        add_name_fact(all, CDN_RULE_IMPORT, name);
        cdn_collect_class_import(all, name, cdn_scopes_name_of(&all->scopes, name));
    }
}

static void add_import(cdn_collector *all, uint32_t module, uint32_t name)
{
    size_t count;
    const char *text = cdn_text_of(all->syntax, name, &count);
    uint32_t written = cdn_resolve_join_plain(&all->scopes, module, text, count);
    uint32_t full = cdn_resolve_join(&all->scopes, module, text, count);
    cdn_collect_class_import(all, name, full);
    cdn_collector_add(all, CDN_RULE_IMPORT, full, name);
    cdn_collector_add(all, CDN_RULE_REFERENCE, full, name);
    if (written != full) {
        cdn_collector_add(all, CDN_RULE_IMPORT, written, name);
        cdn_collector_add(all, CDN_RULE_REFERENCE, written, name);
    }
}

/* `from os import system` imports os.system and refers to it; `from random import _os`, os too. */
static void collect_from_import(cdn_collector *all, uint32_t node)
{
    const cdn_syntax *syntax = all->syntax;
    uint32_t from = cdn_child(syntax, node, CDN_FIELD_module_name), absolute = 0;
    uint32_t module = from ? cdn_scopes_name_of(&all->scopes, from) : 0;
    bool is_relative = cdn_resolve_absolute(&absolute, &all->scopes, module);
    CDN_EACH_CHILD(syntax, child, node)
    {
        uint32_t name = imported_name(syntax, child);
        bool is_star = cdn_kind(syntax, child) == CDN_wildcard_import;
        if (!name || (syntax->nodes[child].field != CDN_FIELD_name && !is_star))
            continue;
        add_import(all, module, name);
        if (is_relative)
            add_import(all, absolute, name);
    }
}

/* Names ------------------------------------------------------------------------------------ */

/* An identifier that is read as a variable, rather than bound, declared or part of a name. */
static bool is_read(const cdn_collector *all, uint32_t node)
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

/* The module that an attribute of something unknown is, by its name: x._os */
static void guess_module(cdn_collector *all, cdn_values *values, uint32_t node)
{
    const cdn_syntax *syntax = all->syntax;
    size_t count = 0, bytes = 0;
    uint32_t name =
        cdn_kind(syntax, node) == CDN_attribute ? cdn_child(syntax, node, CDN_FIELD_attribute) : 0;
    const char *text = name ? cdn_text_of(syntax, name, &count) : "";
    const char *module = cdn_gateway_target(&bytes, "", text, count);
    uint32_t number = 0;
    if (!module)
        return;
    if (!cdn_names_add(&number, &all->facts->names, module, bytes))
        all->scopes.no_memory = true;
    cdn_resolve_add(&all->scopes, values, number, node);
    cdn_collector_add(all, CDN_RULE_IMPORT, number, node);
}

/* x._os, which resolve.c follows whatever x is */
static bool is_private(const cdn_syntax *syntax, uint32_t node)
{
    size_t count = 0;
    uint32_t name =
        cdn_kind(syntax, node) == CDN_attribute ? cdn_child(syntax, node, CDN_FIELD_attribute) : 0;
    return name && *cdn_text_of(syntax, name, &count) == '_';
}

/*
 * random._os reaches the module os, as importing it does. So does x._os.system, whatever x is.
 */
static void add_reached(cdn_collector *all, uint32_t node, uint32_t object, uint32_t attribute)
{
    cdn_values values = {0};
    size_t count;
    const char *text = cdn_text_of(all->syntax, attribute, &count);
    cdn_resolve(&all->scopes, &values, object);
    if (!values.count || is_private(all->syntax, object))
        guess_module(all, &values, object);
    for (uint32_t i = 0; i < values.count; i++) {
        uint32_t written = cdn_resolve_join_plain(&all->scopes, values.items[i], text, count);
        uint32_t full = cdn_resolve_join(&all->scopes, values.items[i], text, count);
        cdn_collector_add(all, CDN_RULE_REFERENCE, full, node);
        if (written != full)
            cdn_collector_add(all, CDN_RULE_REFERENCE, written, node);
        if (cdn_gateway_is_module(cdn_names_text(&all->facts->names, full)))
            cdn_collector_add(all, CDN_RULE_IMPORT, full, node);
    }
    free(values.items);
}

static void collect_attribute(cdn_collector *all, uint32_t node)
{
    uint32_t name = cdn_child(all->syntax, node, CDN_FIELD_attribute);
    uint32_t object = cdn_child(all->syntax, node, CDN_FIELD_object);
    if (name && !cdn_is_textbook(all, node, name))
        add_name_fact(all, CDN_RULE_ATTRIBUTE, name);
    if (object && name && !cdn_is_orientation(all, node))
        add_reached(all, node, object, name);
    cdn_collect_value(all, node);
}

/* `case os.system:` and `case C():` read names that are no attributes to the grammar. */
static void collect_pattern_name(cdn_collector *all, uint32_t node)
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
        cdn_collector_add(all, CDN_RULE_REFERENCE, name, first);
        for (uint32_t part = syntax->nodes[first].after; part < syntax->nodes[node].after; part++) {
            size_t count;
            const char *text = cdn_text_of(syntax, part, &count);
            name = cdn_resolve_join(&all->scopes, name, text, count);
            cdn_collector_add(all, CDN_RULE_REFERENCE, name, node);
        }
    }
    for (uint32_t part = syntax->nodes[first].after; part < syntax->nodes[node].after; part++)
        add_name_fact(all, CDN_RULE_ATTRIBUTE, part);
    free(values.items);
}

/* What the keyword pattern `node` gives: `system` of the subject, or of the pattern around it. */
static void resolve_keyword_pattern(cdn_collector *all, cdn_values *values, uint32_t node,
                                    uint32_t level)
{
    const cdn_syntax *syntax = all->syntax;
    uint32_t name = cdn_first_child(syntax, node), above = syntax->nodes[node].parent;
    size_t count;
    const char *text = cdn_text_of(syntax, name, &count);
    cdn_values objects = {0};
    while (above && cdn_kind(syntax, above) != CDN_keyword_pattern &&
           cdn_kind(syntax, above) != CDN_match_statement)
        above = syntax->nodes[above].parent;
    if (cdn_kind(syntax, above) == CDN_match_statement)
        cdn_resolve(&all->scopes, &objects, cdn_child(syntax, above, CDN_FIELD_subject));
    else if (above && level < 16)
        resolve_keyword_pattern(all, &objects, above, level + 1);
    for (uint32_t i = 0; i < objects.count; i++) {
        const char *object = cdn_names_text(&all->facts->names, objects.items[i]);
        if (strchr(object, '.') || cdn_gateway_is_module(object))
            cdn_resolve_add(&all->scopes, values,
                            cdn_resolve_join(&all->scopes, objects.items[i], text, count), node);
    }
    free(objects.items);
}

/* `case object(system=run)` takes the attribute of the subject; a module goes on from there. */
static void collect_keyword_pattern(cdn_collector *all, uint32_t node)
{
    uint32_t name = cdn_first_child(all->syntax, node);
    cdn_values values = {0};
    if (!name)
        return;
    add_name_fact(all, CDN_RULE_ATTRIBUTE, name);
    resolve_keyword_pattern(all, &values, node, 0);
    for (uint32_t i = 0; i < values.count; i++) {
        cdn_collector_add(all, CDN_RULE_REFERENCE, values.items[i], name);
        if (!cdn_gateway_is_module(cdn_names_text(&all->facts->names, values.items[i])))
            continue;
        cdn_collector_add(all, CDN_RULE_IMPORT, values.items[i], name);
        cdn_collector_add(all, CDN_RULE_REFERENCE,
                          cdn_resolve_join(&all->scopes, values.items[i], "{}", 2), name);
    }
    free(values.items);
}

/* Calls ------------------------------------------------------------------------------------ */

static void collect_call(cdn_collector *all, uint32_t node)
{
    uint32_t function = cdn_child(all->syntax, node, CDN_FIELD_function);
    if (function)
        cdn_collector_add_values(all, CDN_RULE_CALL, function);
    cdn_collect_access(all, node);
    cdn_collect_getter(all, node);
    cdn_collect_given_vars(all, node);
    cdn_collect_text(all, node);
}

/* Forms that hide code --------------------------------------------------------------------- */

static void refuse_node(cdn_collector *all, uint32_t node, const char *message)
{
    cdn_refuse_at(all->scopes.refusal, CORDON_NOT_UNDERSTOOD, all->syntax->text,
                  all->syntax->nodes[node].start, message);
}

static void collect_node(cdn_collector *all, uint32_t node)
{
    switch (cdn_kind(all->syntax, node)) {
    case CDN_import_statement:
        collect_import(all, node);
        break;
    case CDN_import_from_statement:
        collect_from_import(all, node);
        break;
    case CDN_identifier:
        if (is_read(all, node)) {
            if (!cdn_is_orientation(all, node))
                cdn_collector_add_values(all, CDN_RULE_REFERENCE, node);
            cdn_collect_value(all, node);
        }
        break;
    case CDN_attribute:
        collect_attribute(all, node);
        break;
    case CDN_dotted_name:
        collect_pattern_name(all, node);
        break;
    case CDN_keyword_pattern:
        collect_keyword_pattern(all, node);
        break;
    case CDN_call:
        collect_call(all, node);
        break;
    case CDN_string:
    case CDN_concatenated_string:
    case CDN_binary_operator:
        cdn_collect_text(all, node);
        break;
    case CDN_subscript:
        cdn_collect_access(all, node);
        cdn_collect_text(all, node);
        break;
    case CDN_global_statement:
        CDN_EACH_CHILD(all->syntax, child, node)
        {
            add_name_fact(all, CDN_RULE_REFERENCE, child);
        }
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

static void collect_all(cdn_collector *all)
{
    enum { NODES_AT_ONCE = 128 };
    cdn_scopes *scopes = &all->scopes;
    for (uint32_t node = 1; node < all->syntax->count && !scopes->no_memory &&
                            scopes->refusal->decision == CORDON_ALLOW;
         node++) {
        if (node % NODES_AT_ONCE == 0)
            cdn_refuse_late(scopes->refusal, scopes->deadline);
        collect_node(all, node);
    }
}

static void note_imports(cdn_collector *all)
{
    const cdn_scopes *scopes = &all->scopes;
    all->is_imported = calloc(all->facts->names.count, sizeof *all->is_imported);
    if (!all->is_imported) {
        all->scopes.no_memory = true;
        return;
    }
    all->imported_count = all->facts->names.count;
    for (uint32_t i = 1; i < scopes->binding_count; i++)
        all->is_imported[scopes->bindings[i].qualified] = true;
}

/* Modules that the program may have written itself: "plugin.py" and `import plugin`. */
static void collect_written(cdn_collector *all)
{
    cdn_facts *facts = all->facts;
    uint32_t count = facts->names.count, stem = 0;
    bool *is_written = calloc(count, sizeof *is_written), is_any = false;
    all->scopes.no_memory |= !is_written;
    for (size_t i = 0; i < facts->count && is_written; i++) {
        const char *text = cdn_names_text(&facts->names, facts->items[i].name), *slash;
        size_t bytes = strlen(text);
        if (facts->items[i].kind != CDN_RULE_STRING || bytes < 4 ||
            strcmp(text + bytes - 3, ".py") != 0)
            continue;
        slash = strrchr(text, '/');
        text = slash ? slash + 1 : text;
        if (cdn_names_add(&stem, &facts->names, text, strlen(text) - 3) && stem < count)
            is_any = is_written[stem] = true;
    }
    size_t imports = is_any ? facts->count : 0;
    for (size_t i = 0; i < imports; i++)
        if (facts->items[i].kind == CDN_RULE_IMPORT && facts->items[i].name < count &&
            is_written[facts->items[i].name] &&
            (!cdn_names_add(&stem, &facts->names, "import.{}", 9) ||
             !cdn_facts_add(facts, CDN_RULE_REFERENCE, stem, facts->items[i].start,
                            facts->items[i].end)))
            all->scopes.no_memory = true;
    free(is_written);
}

cordon_status cdn_collect(cdn_facts *facts, cdn_refusal *refusal, const cdn_syntax *syntax,
                          cdn_deadline *deadline, cordon_error *err)
{
    cdn_collector all = {.facts = facts, .syntax = syntax};
    all.is_covered = calloc(syntax->count, sizeof *all.is_covered);
    bool is_ready = cdn_scopes_init(&all.scopes, syntax, &facts->names, refusal) && all.is_covered;
    all.scopes.deadline = deadline;
    if (is_ready) {
        cdn_bind_all(&all.scopes);
        note_imports(&all);
        collect_all(&all);
        collect_written(&all);
    }
    cordon_status status = is_ready && !all.scopes.no_memory ? CORDON_OK : cdn_fail_nomem(err);
    cdn_scopes_free(&all.scopes);
    free(all.is_covered);
    free(all.is_imported);
    return status;
}
