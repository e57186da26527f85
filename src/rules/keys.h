/*
 * The keys of a policy: one table says name, type, bounds and default of each, and serves the
 * file, cordon_policy_set() and the defaults alike. Used by policy.c only.
 */
#ifndef CDN_KEYS_H
#define CDN_KEYS_H

#include "policy.h"

typedef struct cdn_key cdn_key;

enum { CDN_KEYS_MAX = 48, CDN_WHY_BYTES = 512 };

/* The key with the dotted name `name`, or NULL. */
const cdn_key *cdn_key_find(const char *name);
bool cdn_key_is_list(const cdn_key *key);
/*
 * The names after `section` and its dot, or all dotted names when `section` is NULL; ends with
 * NULL. `names` has room for CDN_KEYS_MAX.
 */
void cdn_key_names(const char **names, const char *section);

/*
 * Set a key from its values: one for a scalar, any number for a list. CORDON_E_ARGUMENT with the
 * reason in `why` (CDN_WHY_BYTES) for a bad value, CORDON_E_NOMEM; the policy is then unchanged.
 */
cordon_status cdn_key_set(cordon_policy *policy, const cdn_key *key, const char *const *values,
                          size_t count, char *why);
/* Every key to its default. False when memory is out. */
bool cdn_key_set_defaults(cordon_policy *policy);

bool cdn_strings_copy(cdn_strings *copy, const char *const *items, size_t count);
void cdn_strings_free(cdn_strings *strings);

#endif
