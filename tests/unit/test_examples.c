#include <stdio.h>

#include "policy.h"
#include "screening.h"

static void show(void *context, const char *rule, const char *place, const char *message)
{
    (void)context;
    print_error("%s: %s: %s\n", place, rule, message);
}

static cordon_policy *shipped(const char *name)
{
    char path[1024];
    cordon_policy *policy = NULL;
    cordon_error *err = cordon_error_new();
    snprintf(path, sizeof path, "%s/rules/%s", CORDON_SOURCE_DIR, name);
    if (cordon_policy_load(&policy, path, err) != CORDON_OK)
        fail_msg("%s", cordon_error_message(err));
    cordon_error_free(err);
    return policy;
}

static void check_examples(const char *name, size_t at_least)
{
    size_t examples = 0;
    cordon_policy *policy = shipped(name);
    assert_int_equal(
        cdn_rules_selftest(&examples, policy->rules, cdn_screen_example, show, NULL, NULL),
        CORDON_OK);
    assert_true(examples > at_least);
    for (size_t i = 0; i < cdn_rules_count(policy->rules); i++) {
        const cdn_rule *rule = cdn_rules_at(policy->rules, i);
        if (!*rule->fix || !rule->hits.count || !rule->misses.count)
            fail_msg("%s lacks a fix or an example", rule->id);
    }
    cordon_policy_free(policy);
}

/* Every rule that ships proves itself and says how to mend. */
static void examples_of_the_default_rules_hold(void **state)
{
    (void)state;
    check_examples("python-default.yaml", 100);
}

static void examples_of_the_strict_rules_hold(void **state)
{
    (void)state;
    check_examples("python-strict.yaml", 200);
}

static void an_example_that_is_not_python_is_unreadable(void **state)
{
    (void)state;
    cdn_rules *rules = default_rules();
    cdn_example_result result;
    assert_int_equal(cdn_screen_example(&result, rules, "PY-OS-PROCESS", "def (", NULL), CORDON_OK);
    assert_int_equal(result, CDN_EXAMPLE_UNREADABLE);
    cdn_rules_unref(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(examples_of_the_default_rules_hold),
        cmocka_unit_test(examples_of_the_strict_rules_hold),
        cmocka_unit_test(an_example_that_is_not_python_is_unreadable),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
