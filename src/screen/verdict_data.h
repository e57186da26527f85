/* The verdict as data: screen.c fills it, verdict*.c show it. */
#ifndef CDN_VERDICT_DATA_H
#define CDN_VERDICT_DATA_H

#include "buf.h"
#include "judge.h"
#include "refusal.h"
#include "screen.h"

struct cordon_finding {
    const char *rule, *message, *fix; /* of the rule, or of the verdict's refusal */
    const char *help;                 /* where to read more, or "" */
    cordon_severity severity;
    bool is_suppressed; /* by a comment that the policy allows; the severity is then info */
    uint32_t line, column, end_line, end_column;
};

struct cordon_verdict {
    cordon_decision decision;
    cdn_rules *rules; /* keeps the texts of findings alive; NULL when only normalised */
    cdn_buf source;   /* normalised; empty when the source could not be */
    cdn_refusal refusal;
    cordon_finding *findings;
    size_t finding_count;
    char *text, *json, *model; /* built on demand */
};

/* Turn hits, or the refusal, into findings and a decision. False when memory is out. */
bool cdn_verdict_conclude(cordon_verdict *verdict, const cdn_hits *hits,
                          const cdn_screen_bounds *bounds);

/* Line `number` (from 1) of the source, without its end; `*count_out` bytes. */
const char *cdn_verdict_line(const cordon_verdict *verdict, uint32_t number, size_t *count_out);

#endif
