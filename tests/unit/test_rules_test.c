#include <stdio.h>
#include <string.h>

#include <cordon/rules.h>

#include "cm.h"

#define RULES CORDON_SOURCE_DIR "/rules"
#define TESTS CORDON_SOURCE_DIR "/tests/rules"

typedef struct heard {
    size_t fine, failed;
    char last[4096];
} heard;

static void on_case(void *context, const char *path, const char *difference)
{
    heard *all = context;
    all->fine += difference == NULL;
    all->failed += difference != NULL;
    if (difference)
        snprintf(all->last, sizeof all->last, "%s\n%s", path, difference);
}

static cordon_policy *policy_of(const char *path)
{
    cordon_policy *policy = NULL;
    assert_int_equal(cordon_policy_load(&policy, path, NULL), CORDON_OK);
    return policy;
}

static void files_that_hold_are_counted(void **state)
{
    (void)state;
    const char *paths[] = {RULES, TESTS "/escapes.py", TESTS "/benign.py"};
    cordon_policy *policy = policy_of(RULES "/python-default.yaml");
    heard all = {0};
    size_t cases = 0, failed = 9;
    cordon_status status =
        cordon_rules_test(&cases, &failed, paths, 3, policy, on_case, &all, NULL);
    if (status != CORDON_OK)
        fail_msg("%s", all.last);
    assert_true(cases >= 5);
    assert_int_equal(all.fine, cases);
    assert_int_equal(failed, 0);
    cordon_policy_free(policy);
}

/* Programs of the strict policy in their own folder. */
static void the_strict_programs_hold(void **state)
{
    (void)state;
    const char *paths[] = {TESTS "/strict"};
    cordon_policy *policy = policy_of(RULES "/python-strict.yaml");
    heard all = {0};
    if (cordon_rules_test(NULL, NULL, paths, 1, policy, on_case, &all, NULL) != CORDON_OK)
        fail_msg("%s", all.last);
    cordon_policy_free(policy);
}

static void files_that_fail_are_told(void **state)
{
    (void)state;
    const char *paths[] = {TESTS "/warnings.py", TESTS "/bad/rule-bad-glob.yaml"};
    cordon_policy *policy = policy_of(RULES "/python-strict.yaml");
    cordon_error *err = cordon_error_new();
    heard all = {0};
    size_t failed = 0;
    assert_int_equal(cordon_rules_test(NULL, &failed, paths, 2, policy, on_case, &all, err),
                     CORDON_E_RULES);
    assert_int_equal(failed, 2);
    assert_int_equal(all.failed, 2);
    assert_non_null(strstr(all.last, "bad glob"));
    assert_string_equal(cordon_error_message(err), "2 of 2 files failed");
    cordon_error_free(err);
    cordon_policy_free(policy);
}

static void nothing_to_test_is_an_error(void **state)
{
    (void)state;
    const char *missing[] = {"/nowhere"}, *empty[] = {CORDON_SOURCE_DIR "/tests/abi/consumer"};
    cordon_policy *policy = policy_of(RULES "/python-default.yaml");
    assert_int_equal(cordon_rules_test(NULL, NULL, NULL, 0, policy, NULL, NULL, NULL),
                     CORDON_E_ARGUMENT);
    assert_int_equal(cordon_rules_test(NULL, NULL, missing, 1, policy, NULL, NULL, NULL),
                     CORDON_E_IO);
    assert_int_equal(cordon_rules_test(NULL, NULL, empty, 1, policy, NULL, NULL, NULL),
                     CORDON_E_IO);
    cordon_policy_free(policy);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(files_that_hold_are_counted),
        cmocka_unit_test(the_strict_programs_hold),
        cmocka_unit_test(files_that_fail_are_told),
        cmocka_unit_test(nothing_to_test_is_an_error),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
