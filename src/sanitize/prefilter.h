/*
 * Finding the few places in a text where a rule could match: one automaton for the keywords of all
 * rules, blind to the case of letters. It never decides; it only points.
 */
#ifndef CDN_PREFILTER_H
#define CDN_PREFILTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cordon/base.h>

typedef struct cdn_prefilter cdn_prefilter; /* immutable once built; thread-safe */

typedef struct cdn_keyword {
    const char *text; /* borrowed until cdn_prefilter_new() returns */
    size_t length;
    uint32_t owner; /* the caller's number for what the keyword belongs to */
} cdn_keyword;

typedef struct cdn_prefilter_hit {
    uint32_t owner;
    uint32_t length; /* of the keyword; the hit lies that far back */
} cdn_prefilter_hit;

/* CORDON_E_RULES when the keywords are more than the automaton can hold. */
cordon_status cdn_prefilter_new(cdn_prefilter **prefilter_out, const cdn_keyword *keywords,
                                size_t count, cordon_error *err);
void cdn_prefilter_free(cdn_prefilter *prefilter);

/*
 * Run on from `*at` until some keyword has just ended; false when bytes[count] is reached. The
 * state starts as 0 and is carried from piece to piece.
 */
bool cdn_prefilter_next(const cdn_prefilter *prefilter, uint32_t *state, const unsigned char *bytes,
                        size_t count, size_t *at);
/* The keywords that end in this state. */
const cdn_prefilter_hit *cdn_prefilter_hits(const cdn_prefilter *prefilter, uint32_t state,
                                            size_t *count_out);
/* How many of the last bytes may be the beginning of a keyword. */
size_t cdn_prefilter_depth(const cdn_prefilter *prefilter, uint32_t state);

#endif
