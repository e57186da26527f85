/*
 * cordon_rules_check(): load a policy file or a redaction file strictly and prove the examples in
 * it. It stands on the top floor because it needs the screener for the one and the sanitizer for
 * the other.
 */
#include <cordon/policy.h>
#include <cordon/rules.h>

#include "error.h"
#include "policy.h"
#include "redact.h"
#include "screen.h"

static cordon_status holds_redactions(bool *is_redactions_out, const char *path, cordon_error *err)
{
    cdn_yaml *yaml = NULL;
    cordon_status status = cdn_yaml_load(&yaml, path, err);
    if (status != CORDON_OK)
        return status;
    *is_redactions_out = cdn_yaml_get(yaml, cdn_yaml_root(yaml), "redactions") != 0;
    cdn_yaml_free(yaml);
    return CORDON_OK;
}

static cordon_status check_policy(size_t *examples_out, const char *path,
                                  cordon_rules_problem_fn problem, void *context, cordon_error *err)
{
    cordon_policy *policy = NULL;
    cordon_status status = cordon_policy_load(&policy, path, err);
    if (status == CORDON_OK)
        status = cdn_screen_prepare(policy->rules, err);
    if (status == CORDON_OK)
        status = cdn_rules_selftest(examples_out, policy->rules, cdn_screen_example, problem,
                                    context, err);
    cordon_policy_free(policy);
    return status;
}

cordon_status cordon_rules_check(size_t *examples_out, const char *path,
                                 cordon_rules_problem_fn problem, void *context, cordon_error *err)
{
    if (!path)
        return cdn_fail(err, CORDON_E_ARGUMENT, "cordon_rules_check: path is NULL");
    bool is_redactions = false;
    cordon_status status = holds_redactions(&is_redactions, path, err);
    if (status != CORDON_OK)
        return status;
    return is_redactions ? cdn_redactions_selftest(examples_out, path, problem, context, err)
                         : check_policy(examples_out, path, problem, context, err);
}
