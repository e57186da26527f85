/* Rules that are tree-sitter queries: checked when they are loaded, run on programs. */
#ifndef CDN_QUERY_H
#define CDN_QUERY_H

#include "judge.h"

/*
 * Compile every query among the rules. CORDON_E_RULES with the place and what is wrong for the
 * first bad one: its syntax, a node or field that the grammar does not have, an unknown predicate,
 * no capture.
 */
cordon_status cdn_query_check(const cdn_rules *rules, cordon_error *err);

/*
 * Add a hit for each match of the query rules, at the first capture. The text was parsed before;
 * it is parsed once more, within `parse_ms`, only when there is such a rule. What takes too long
 * is refused: CORDON_OK with `refusal` filled.
 */
cordon_status cdn_query_run(cdn_hits *hits, cdn_refusal *refusal, const cdn_case *matter,
                            uint64_t parse_ms, cordon_error *err);

#endif
