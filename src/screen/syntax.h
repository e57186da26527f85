/*
 * The syntax tree as a flat table: nodes in the order in which they start, parents before their
 * children, so that walking is a loop and no depth can exhaust the stack. parse.c makes it; no
 * other file knows tree-sitter.
 */
#ifndef CDN_SYNTAX_H
#define CDN_SYNTAX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"

/* The grammar's node names that somebody asks for; any other is CDN_OTHER. */
#define CDN_SYNTAX_KINDS(X)                                                                        \
    X(aliased_import)                                                                              \
    X(argument_list)                                                                               \
    X(as_pattern)                                                                                  \
    X(as_pattern_target)                                                                           \
    X(assignment)                                                                                  \
    X(attribute)                                                                                   \
    X(augmented_assignment)                                                                        \
    X(await)                                                                                       \
    X(binary_operator)                                                                             \
    X(block)                                                                                       \
    X(boolean_operator)                                                                            \
    X(call)                                                                                        \
    X(case_clause)                                                                                 \
    X(case_pattern)                                                                                \
    X(class_definition)                                                                            \
    X(comment)                                                                                     \
    X(concatenated_string)                                                                         \
    X(conditional_expression)                                                                      \
    X(decorated_definition)                                                                        \
    X(default_parameter)                                                                           \
    X(delete_statement)                                                                            \
    X(dictionary)                                                                                  \
    X(dictionary_comprehension)                                                                    \
    X(dictionary_splat_pattern)                                                                    \
    X(dotted_name)                                                                                 \
    X(escape_interpolation)                                                                        \
    X(escape_sequence)                                                                             \
    X(except_clause)                                                                               \
    X(exec_statement)                                                                              \
    X(expression_list)                                                                             \
    X(expression_statement)                                                                        \
    X(for_in_clause)                                                                               \
    X(for_statement)                                                                               \
    X(function_definition)                                                                         \
    X(future_import_statement)                                                                     \
    X(generator_expression)                                                                        \
    X(global_statement)                                                                            \
    X(identifier)                                                                                  \
    X(import_from_statement)                                                                       \
    X(import_statement)                                                                            \
    X(interpolation)                                                                               \
    X(keyword_argument)                                                                            \
    X(keyword_pattern)                                                                             \
    X(lambda)                                                                                      \
    X(lambda_parameters)                                                                           \
    X(line_continuation)                                                                           \
    X(list)                                                                                        \
    X(list_comprehension)                                                                          \
    X(list_pattern)                                                                                \
    X(list_splat)                                                                                  \
    X(list_splat_pattern)                                                                          \
    X(match_statement)                                                                             \
    X(module)                                                                                      \
    X(named_expression)                                                                            \
    X(nonlocal_statement)                                                                          \
    X(pair)                                                                                        \
    X(parameters)                                                                                  \
    X(parenthesized_expression)                                                                    \
    X(pattern_list)                                                                                \
    X(print_statement)                                                                             \
    X(relative_import)                                                                             \
    X(set)                                                                                         \
    X(set_comprehension)                                                                           \
    X(splat_pattern)                                                                               \
    X(string)                                                                                      \
    X(string_content)                                                                              \
    X(string_end)                                                                                  \
    X(string_start)                                                                                \
    X(subscript)                                                                                   \
    X(tuple)                                                                                       \
    X(tuple_pattern)                                                                               \
    X(type_alias_statement)                                                                        \
    X(typed_default_parameter)                                                                     \
    X(typed_parameter)                                                                             \
    X(wildcard_import)                                                                             \
    X(with_item)

#define CDN_SYNTAX_FIELDS(X)                                                                       \
    X(alias)                                                                                       \
    X(arguments)                                                                                   \
    X(attribute)                                                                                   \
    X(body)                                                                                        \
    X(function)                                                                                    \
    X(left)                                                                                        \
    X(module_name)                                                                                 \
    X(name)                                                                                        \
    X(object)                                                                                      \
    X(right)                                                                                       \
    X(subject)                                                                                     \
    X(value)

#define CDN_KIND_ENUM(name)  CDN_##name,
#define CDN_FIELD_ENUM(name) CDN_FIELD_##name,
typedef enum cdn_syntax_kind {
    CDN_OTHER,
    CDN_SYNTAX_KINDS(CDN_KIND_ENUM) CDN_KIND_COUNT
} cdn_syntax_kind;
typedef enum cdn_syntax_field {
    CDN_FIELD_NONE,
    CDN_SYNTAX_FIELDS(CDN_FIELD_ENUM) CDN_FIELD_COUNT
} cdn_syntax_field;

/* Only named nodes; comments and line continuations are left out. Node 0 is the module. */
typedef struct cdn_syntax_node {
    uint8_t kind;
    uint8_t field;
    bool is_respelled;   /* its name is not spelled as in the text, see spelling.h */
    uint32_t start, end; /* bytes */
    uint32_t parent;
    uint32_t after; /* the first node that is not inside this one */
} cdn_syntax_node;

/* The name of a node as CPython knows it: a piece of `spelled`. */
typedef struct cdn_spelling {
    uint32_t node, start, count;
} cdn_spelling;

typedef struct cdn_syntax {
    const char *text; /* borrowed */
    cdn_syntax_node *nodes;
    uint32_t count;
    uint32_t capacity;
    cdn_buf spelled;
    cdn_spelling *spellings; /* by node */
    uint32_t spelling_count, spelling_capacity;
} cdn_syntax;

void cdn_syntax_free(cdn_syntax *syntax);

/* Loop over the direct children of `node`. */
#define CDN_EACH_CHILD(syntax, child, node)                                                        \
    for (uint32_t child = (node) + 1; child < (syntax)->nodes[node].after;                         \
         child = (syntax)->nodes[child].after)

static inline cdn_syntax_kind cdn_kind(const cdn_syntax *syntax, uint32_t node)
{
    return (cdn_syntax_kind)syntax->nodes[node].kind;
}

/* The spelling of a node that is not spelled as in the text. */
const char *cdn_respelled(const cdn_syntax *syntax, uint32_t node, size_t *count_out);

/* The text of a node; of names the spelling that CPython knows them by. */
static inline const char *cdn_text_of(const cdn_syntax *syntax, uint32_t node, size_t *count_out)
{
    if (syntax->nodes[node].is_respelled)
        return cdn_respelled(syntax, node, count_out);
    *count_out = syntax->nodes[node].end - syntax->nodes[node].start;
    return syntax->text + syntax->nodes[node].start;
}

/* The child with `field`, the first child; 0 (the module, which is nobody's child) for none. */
uint32_t cdn_child(const cdn_syntax *syntax, uint32_t node, cdn_syntax_field field);
uint32_t cdn_first_child(const cdn_syntax *syntax, uint32_t node);

#endif
