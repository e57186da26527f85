/* From facts to findings. No I/O, no syntax tree. */
#ifndef CDN_JUDGE_H
#define CDN_JUDGE_H

#include "facts.h"
#include "refusal.h"
#include "syntax.h"

/* A rule that found something; `rule` indexes the rules that judged. */
typedef struct cdn_hit {
    size_t rule;
    uint32_t start, end; /* bytes in the normalised source */
} cdn_hit;

typedef struct cdn_hits {
    cdn_hit *items;
    size_t count, capacity;
} cdn_hits;

void cdn_hits_free(cdn_hits *hits);
/* Past a bound of hits the source is refused. False when memory is out. */
bool cdn_hits_add(cdn_hits *hits, cdn_refusal *refusal, cdn_hit hit);

/* What is judged, and by what; all borrowed. */
typedef struct cdn_case {
    const cdn_rules *rules;
    const char *profile; /* as for cdn_rule_is_in() */
    const cdn_facts *facts;
    const cdn_syntax *syntax; /* for arguments of calls; NULL: they are what the rules ask for */
    const char *text;
    size_t text_bytes;
    cdn_deadline *deadline; /* may be NULL */
} cdn_case;

/*
 * Match all facts, and the patterns against the text. Hits are ordered by place and then by rule,
 * without duplicates; those that are in `hits` already are kept. An expression that takes too long
 * is refused, and so is what takes until the deadline: CORDON_OK with `refusal` filled.
 */
cordon_status cdn_judge(cdn_hits *hits, cdn_refusal *refusal, const cdn_case *matter,
                        cordon_error *err);

#endif
