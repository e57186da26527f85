/*
 * The screener's face to the engine: source bytes in, verdict out. Pure: no I/O, no process, no
 * global state; one cdn_rules may serve any number of threads.
 */
#ifndef CDN_SCREEN_H
#define CDN_SCREEN_H

#include <stdint.h>

#include <cordon/verdict.h>

#include "arena.h"
#include "rules.h"

typedef struct cdn_screen_bounds {
    uint64_t source_bytes;
    uint64_t parse_ms;               /* of processor time, for each step */
    const char *profile;             /* of the rules; NULL for none, "*" for all */
    const char *const *suppressions; /* rules that a comment may silence */
    size_t suppression_count;
    cdn_arena_store *store; /* memory to use again; NULL for none */
} cdn_screen_bounds;

/* Refuse rules that only the parser can tell to be wrong: bad queries. Once, before screening. */
cordon_status cdn_screen_prepare(const cdn_rules *rules, cordon_error *err);

/*
 * Normalise, parse, collect facts, judge. With `rules` NULL the source is only normalised: the
 * verdict is "allow", "not_understood" or "too_large", and nothing is parsed.
 */
cordon_status cdn_screen(cordon_verdict **verdict_out, const cdn_rules *rules,
                         const cdn_screen_bounds *bounds, const char *source, size_t source_bytes,
                         cordon_error *err);

/* The normalised text: exactly these bytes were parsed and exactly these are run. Borrowed. */
const char *cdn_verdict_source(const cordon_verdict *verdict, size_t *bytes_out);

/* A cdn_example_fn: whether the rule finds something in the example. */
cordon_status cdn_screen_example(cdn_example_result *result_out, const cdn_rules *rules,
                                 const char *rule_id, const char *source, cordon_error *err);

#endif
