/** Rule files on their own: check them and prove the examples inside them. */
#ifndef CORDON_RULES_H
#define CORDON_RULES_H

#include <cordon/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Called once for each example that failed; `place` is file:line:column. */
typedef void (*cordon_rules_problem_fn)(void *context, const char *rule, const char *place,
                                        const char *message);

/**
 * Load a policy file or a redaction file strictly and run every example in it.
 *
 * @param examples_out  may be NULL; the number of examples that ran
 * @param problem       may be NULL
 * @return CORDON_OK when the file loads and every example holds; CORDON_E_RULES otherwise
 */
CORDON_API cordon_status cordon_rules_check(size_t *examples_out, const char *path,
                                            cordon_rules_problem_fn problem, void *context,
                                            cordon_error *err);

#ifdef __cplusplus
}
#endif
#endif
