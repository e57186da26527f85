/* From facts to findings. No I/O, no syntax tree. */
#ifndef CDN_JUDGE_H
#define CDN_JUDGE_H

#include "facts.h"
#include "refusal.h"

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

/*
 * Match all facts, and the patterns against `text`. Hits are ordered by place and then by rule,
 * without duplicates. An expression that takes too long is refused: CORDON_OK with `refusal`
 * filled.
 */
cordon_status cdn_judge(cdn_hits *hits, cdn_refusal *refusal, const cdn_rules *rules,
                        const cdn_facts *facts, const char *text, size_t text_bytes,
                        cordon_error *err);

#endif
