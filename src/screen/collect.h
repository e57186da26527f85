/* From the syntax tree to facts. */
#ifndef CDN_COLLECT_H
#define CDN_COLLECT_H

#include "facts.h"
#include "refusal.h"
#include "syntax.h"

/*
 * Add the facts of a program to `facts`. Forms that the grammar reads otherwise than CPython
 * does, and names too entangled to follow, and what takes until `deadline` (may be NULL), are
 * refused: CORDON_OK with `refusal` filled.
 */
cordon_status cdn_collect(cdn_facts *facts, cdn_refusal *refusal, const cdn_syntax *syntax,
                          cdn_deadline *deadline, cordon_error *err);

#endif
