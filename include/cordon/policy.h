/**
 * Policies: which rules screen a program, which limits hold it, what is redacted.
 *
 * A policy is one YAML file (docs/rules.md). cordon_policy_set() takes the same keys as the file,
 * dotted: "limits.wall_ms", "interpreter", "preload", "screen.enabled", "confine.waive".
 */
#ifndef CORDON_POLICY_H
#define CORDON_POLICY_H

#include <cordon/base.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cordon_policy cordon_policy;

/**
 * Read a policy file.
 *
 * @param path  NULL takes $CORDON_POLICY, else the default that was installed with the library
 * @return CORDON_E_IO when the file cannot be read; CORDON_E_RULES, with file:line:column, for an
 *         unknown key or a bad value. Release with cordon_policy_free().
 */
CORDON_API cordon_status cordon_policy_load(cordon_policy **policy_out, const char *path,
                                            cordon_error *err);
CORDON_API void cordon_policy_free(cordon_policy *policy);

/**
 * Set one key. Engines made earlier keep what they had.
 *
 * @param key    dotted, such as "limits.wall_ms"
 * @param value  as it would stand in the file; lists are separated by commas
 * @return CORDON_E_ARGUMENT for an unknown key or a value out of range; the policy is unchanged
 * Not thread-safe on one policy.
 */
CORDON_API cordon_status cordon_policy_set(cordon_policy *policy, const char *key,
                                           const char *value, cordon_error *err);

/** The file it was loaded from; borrowed from the policy. */
CORDON_API const char *cordon_policy_path(const cordon_policy *policy);

#ifdef __cplusplus
}
#endif
#endif
