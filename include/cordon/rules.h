/** Rule files on their own: check them and prove the examples inside them. */
#ifndef CORDON_RULES_H
#define CORDON_RULES_H

#include <cordon/base.h>
#include <cordon/policy.h>

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

/**
 * Called once for each tested file. `difference` is NULL when the file holds; otherwise lines of
 * text: "- 3: deny PY-A" was expected on line 3 and not found, "+ 5: warn PY-B" was found on line
 * 5 and not expected; for a rule file, what failed and where. Both are borrowed until return.
 */
typedef void (*cordon_rules_case_fn)(void *context, const char *path, const char *difference);

/**
 * Test rules: rule files (*.yaml, *.yml) by the examples inside them, Python files by comments
 * such as `# expect: deny PY-A, warn PY-B` on the line of the findings. A finding that is not
 * expected fails its file, and so does an expectation that is not met. Folders are searched for
 * such files, in the order of their names.
 *
 * @param cases_out   may be NULL; how many files were tested
 * @param failed_out  may be NULL; how many of them failed
 * @param policy      judges the Python files; borrowed until return; NULL is the default policy
 * @param on_case     may be NULL
 * @return CORDON_OK when every file holds; CORDON_E_RULES when one does not; CORDON_E_IO when a
 *         path cannot be read or there is nothing to test. Thread-safe.
 */
CORDON_API cordon_status cordon_rules_test(size_t *cases_out, size_t *failed_out,
                                           const char *const *paths, size_t path_count,
                                           const cordon_policy *policy,
                                           cordon_rules_case_fn on_case, void *context,
                                           cordon_error *err);

#ifdef __cplusplus
}
#endif
#endif
