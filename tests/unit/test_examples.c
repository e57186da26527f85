#include <stdio.h>

#include "screening.h"

static void show(void *context, const char *rule, const char *place, const char *message)
{
    (void)context;
    print_error("%s: %s: %s\n", place, rule, message);
}

/* Every rule that ships proves itself. */
static void examples_of_the_default_rules_hold(void **state)
{
    (void)state;
    size_t examples = 0;
    cdn_rules *rules = default_rules();
    assert_int_equal(cdn_rules_selftest(&examples, rules, cdn_screen_example, show, NULL, NULL),
                     CORDON_OK);
    assert_true(examples > 100);
    cdn_rules_unref(rules);
}

static void every_default_rule_says_how_to_mend_and_has_examples(void **state)
{
    (void)state;
    cdn_rules *rules = default_rules();
    for (size_t i = 0; i < cdn_rules_count(rules); i++) {
        const cdn_rule *rule = cdn_rules_at(rules, i);
        if (!*rule->fix || !rule->hits.count || !rule->misses.count)
            fail_msg("%s lacks a fix or an example", rule->id);
    }
    cdn_rules_unref(rules);
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
        cmocka_unit_test(every_default_rule_says_how_to_mend_and_has_examples),
        cmocka_unit_test(an_example_that_is_not_python_is_unreadable),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
