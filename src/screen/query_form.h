/* The form of a query, looked at before tree-sitter compiles it. */
#ifndef CDN_QUERY_FORM_H
#define CDN_QUERY_FORM_H

#include <stddef.h>

/*
 * What tree-sitter would not survive: a repetition of what may match nothing, such as (a)?+, for
 * which its compiler never ends; a pattern of nothing but a predicate; and nesting without bounds,
 * which it follows by recursion. NULL when there is none; else what it is, and in `*offset_out`
 * where. Other errors are left to tree-sitter.
 */
const char *cdn_query_form_problem(size_t *offset_out, const char *text);

#endif
