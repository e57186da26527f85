#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cm.h"
#include "keys.h"

static void clear(cordon_policy *policy)
{
    free(policy->interpreter);
    free(policy->sanitize_rules);
    cdn_strings_free(&policy->preload);
    cdn_strings_free(&policy->waive);
}

static void every_default_is_within_its_bounds(void **state)
{
    (void)state;
    cordon_policy policy = {0};
    assert_true(cdn_key_set_defaults(&policy));
    assert_int_equal(policy.limits.threads, 32);
    assert_int_equal(policy.limits.open_files, 64);
    assert_int_equal(policy.limits.workspace_files, 4096);
    assert_string_equal(policy.sanitize_rules, "redact-default.yaml");
    char why[CDN_WHY_BYTES], value[32];
    const uint64_t *field = (const uint64_t *)&policy.limits;
    const char *names[CDN_KEYS_MAX];
    cdn_key_names(names, "limits");
    size_t count = 0;
    for (; names[count]; count++) {
        char name[64];
        snprintf(name, sizeof name, "limits.%s", names[count]);
        snprintf(value, sizeof value, "%llu", (unsigned long long)field[count]);
        const char *values[] = {value};
        assert_int_equal(cdn_key_set(&policy, cdn_key_find(name), values, 1, why), CORDON_OK);
    }
    assert_int_equal(count * sizeof *field, sizeof policy.limits);
    clear(&policy);
}

static void keys_are_found_by_their_dotted_names(void **state)
{
    (void)state;
    assert_non_null(cdn_key_find("confine.waive"));
    assert_true(cdn_key_is_list(cdn_key_find("confine.waive")));
    assert_false(cdn_key_is_list(cdn_key_find("interpreter")));
    assert_null(cdn_key_find("confine"));
    assert_null(cdn_key_find("limits."));
    const char *names[CDN_KEYS_MAX];
    cdn_key_names(names, "sanitize");
    assert_string_equal(names[0], "enabled");
    assert_string_equal(names[1], "rules");
    assert_null(names[2]);
}

static void a_scalar_takes_one_value(void **state)
{
    (void)state;
    cordon_policy policy = {0};
    char why[CDN_WHY_BYTES] = "";
    const char *values[] = {"a", "b"};
    assert_int_equal(cdn_key_set(&policy, cdn_key_find("interpreter"), values, 2, why),
                     CORDON_E_ARGUMENT);
    assert_non_null(strstr(why, "takes one value"));
    assert_int_equal(cdn_key_set(&policy, cdn_key_find("preload"), values, 2, why), CORDON_OK);
    assert_int_equal(policy.preload.count, 2);
    clear(&policy);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_default_is_within_its_bounds),
        cmocka_unit_test(keys_are_found_by_their_dotted_names),
        cmocka_unit_test(a_scalar_takes_one_value),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
