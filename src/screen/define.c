/* Definitions as facts, see define.h. Called by screen.c when a rule asks for them. */
#include "define.h"

#include <string.h>

static bool is_dunder(const cdn_syntax *syntax, uint32_t node)
{
    size_t count;
    const char *text = cdn_text_of(syntax, node, &count);
    return count > 4 && memcmp(text, "__", 2) == 0 && memcmp(text + count - 2, "__", 2) == 0;
}

/* Whether something is bound at `node`: the left side, or a part of it. */
static bool is_target(const cdn_syntax *syntax, uint32_t node)
{
    for (;; node = syntax->nodes[node].parent) {
        switch (cdn_kind(syntax, syntax->nodes[node].parent)) {
        case CDN_pattern_list:
        case CDN_tuple_pattern:
        case CDN_list_pattern:
        case CDN_tuple:
        case CDN_list:
        case CDN_as_pattern_target:
        case CDN_list_splat_pattern:
            continue;
        case CDN_assignment:
        case CDN_for_statement:
        case CDN_for_in_clause:
            return syntax->nodes[node].field == CDN_FIELD_left;
        case CDN_as_pattern:
            return cdn_kind(syntax, node) == CDN_as_pattern_target;
        default:
            return false;
        }
    }
}

/* The identifier that is defined at `node`, or 0. */
static uint32_t defined_at(const cdn_syntax *syntax, uint32_t node)
{
    const cdn_syntax_node *at = &syntax->nodes[node];
    cdn_syntax_kind kind = cdn_kind(syntax, node), parent = cdn_kind(syntax, at->parent);
    if (kind == CDN_attribute) {
        uint32_t name = cdn_child(syntax, node, CDN_FIELD_attribute);
        return name && is_dunder(syntax, name) && is_target(syntax, node) ? name : 0;
    }
    if (kind != CDN_identifier)
        return 0;
    if (parent == CDN_function_definition || parent == CDN_class_definition)
        return at->field == CDN_FIELD_name ? node : 0;
    if (!is_dunder(syntax, node))
        return 0;
    bool is_bound =
        parent == CDN_aliased_import ? at->field == CDN_FIELD_alias : is_target(syntax, node);
    return is_bound ? node : 0;
}

bool cdn_define(cdn_facts *facts, const cdn_syntax *syntax)
{
    bool is_added = true;
    for (uint32_t node = 1; node < syntax->count && is_added; node++) {
        uint32_t name = defined_at(syntax, node), number = 0;
        if (!name)
            continue;
        size_t count;
        const char *text = cdn_text_of(syntax, name, &count);
        is_added = cdn_names_add(&number, &facts->names, text, count) &&
                   cdn_facts_add(facts, CDN_RULE_DEFINITION, number, syntax->nodes[name].start,
                                 syntax->nodes[name].end);
    }
    return is_added;
}
