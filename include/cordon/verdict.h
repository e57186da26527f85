/**
 * Verdicts: what screening found in a source text.
 *
 * Lines count from 1, columns are bytes from 0, ends are exclusive, and all refer to the
 * normalised text (CR and CRLF are LF, no byte order mark).
 */
#ifndef CORDON_VERDICT_H
#define CORDON_VERDICT_H

#include <cordon/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/** What is to be done with the program; only the first three let it run. */
typedef enum cordon_decision {
    CORDON_ALLOW = 0,
    CORDON_WARN = 1,
    CORDON_REVIEW = 2, /**< a person should look at it; engines refuse to run it */
    CORDON_DENY = 3,
    CORDON_NOT_UNDERSTOOD = 4, /**< not Python that cordon can read; never passed */
    CORDON_TOO_LARGE = 5       /**< over a bound of screening (bytes, time, depth) */
} cordon_decision;

typedef enum cordon_severity {
    CORDON_SEVERITY_INFO = 0,
    CORDON_SEVERITY_WARN = 1,
    CORDON_SEVERITY_REVIEW = 2,
    CORDON_SEVERITY_DENY = 3
} cordon_severity;

typedef struct cordon_verdict cordon_verdict;
/** One finding; lives as long as its verdict. */
typedef struct cordon_finding cordon_finding;

CORDON_API void cordon_verdict_free(cordon_verdict *verdict);
CORDON_API cordon_decision cordon_verdict_decision(const cordon_verdict *verdict);
/** 1 when an engine would run the program (allow or warn). */
CORDON_API int cordon_verdict_is_runnable(const cordon_verdict *verdict);
CORDON_API size_t cordon_verdict_finding_count(const cordon_verdict *verdict);
/** The finding at `index`, ordered by place; NULL when out of range. */
CORDON_API const cordon_finding *cordon_verdict_finding(const cordon_verdict *verdict,
                                                        size_t index);

/** "allow", "warn", "review", "deny", "not_understood" or "too_large"; static. */
CORDON_API const char *cordon_decision_name(cordon_decision decision);
/** "info", "warn", "review" or "deny"; static. */
CORDON_API const char *cordon_severity_name(cordon_severity severity);

CORDON_API const char *cordon_finding_rule(const cordon_finding *finding);
CORDON_API cordon_severity cordon_finding_severity(const cordon_finding *finding);
CORDON_API const char *cordon_finding_message(const cordon_finding *finding);
/** How to write it instead; "" when the rule gives no hint. */
CORDON_API const char *cordon_finding_fix(const cordon_finding *finding);
CORDON_API uint32_t cordon_finding_line(const cordon_finding *finding);
CORDON_API uint32_t cordon_finding_column(const cordon_finding *finding);
CORDON_API uint32_t cordon_finding_end_line(const cordon_finding *finding);
CORDON_API uint32_t cordon_finding_end_column(const cordon_finding *finding);

/**
 * The verdict as text for people: each finding with rule, line, caret and fix hint.
 *
 * @param name       shown as the file's name
 * @param use_color  1 to colour with ANSI escapes
 * @return owned by the verdict and valid until the next call of this function on it; NULL when
 *         memory is out. Not thread-safe on one verdict, like the two below.
 */
CORDON_API const char *cordon_verdict_text(cordon_verdict *verdict, const char *name,
                                           int use_color);
/** One line of JSON: {"file", "verdict", "findings": […]}; owned as above. */
CORDON_API const char *cordon_verdict_json(cordon_verdict *verdict, const char *name);
/** A short text that a model can repair its code from; owned as above. */
CORDON_API const char *cordon_verdict_for_model(cordon_verdict *verdict);
/**
 * SARIF 2.1.0 (OASIS standard) for `count` verdicts, named by `names`.
 * @return owned by the caller, release with cordon_string_free(); NULL when memory is out
 */
CORDON_API char *cordon_verdicts_sarif(cordon_verdict *const *verdicts, const char *const *names,
                                       size_t count);
CORDON_API void cordon_string_free(char *text);

#ifdef __cplusplus
}
#endif
#endif
