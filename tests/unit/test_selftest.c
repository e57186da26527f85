#include <stdio.h>

#include "rules_from.h"

/* Stands in for the screener: a program hits the rule that it names. */
static cordon_status try_example(cdn_example_result *result_out, const cdn_rules *rules,
                                 const char *rule_id, const char *source, cordon_error *err)
{
    (void)rules;
    (void)err;
    *result_out = strcmp(source, "broken") == 0 ? CDN_EXAMPLE_UNREADABLE
                  : strstr(source, rule_id)     ? CDN_EXAMPLE_HIT
                                                : CDN_EXAMPLE_MISS;
    return CORDON_OK;
}

static void note(void *context, const char *rule, const char *place, const char *message)
{
    char *notes = context;
    size_t at = strlen(notes);
    snprintf(notes + at, 1000 - at, "%s %s %s\n", place, rule, message);
}

static void examples_that_hold_are_counted(void **state)
{
    (void)state;
    size_t examples = 0;
    char notes[1000] = "";
    cdn_rules *rules =
        rules_from_text("rules:\n  - {id: PY-A, call: f, severity: deny, message: m,\n"
                        "     examples: {hit: [PY-A, x PY-A], miss: nothing}}\n");
    assert_int_equal(cdn_rules_selftest(&examples, rules, try_example, note, notes, NULL),
                     CORDON_OK);
    assert_int_equal(examples, 3);
    assert_string_equal(notes, "");
    cdn_rules_unref(rules);
}

static void examples_that_fail_are_named(void **state)
{
    (void)state;
    char notes[1000] = "";
    cordon_error *err = cordon_error_new();
    cdn_rules *rules = rules_from_text("rules:\n  - id: PY-A\n    call: f\n    severity: deny\n"
                                       "    message: m\n    examples:\n"
                                       "      hit: [nothing, broken]\n      miss: PY-A\n");
    assert_int_equal(cdn_rules_selftest(NULL, rules, try_example, note, notes, err),
                     CORDON_E_RULES);
    assert_string_equal(notes,
                        "rules.yaml:7:13 PY-A the rule finds nothing in its 'hit' example\n"
                        "rules.yaml:7:22 PY-A the example is not Python that can be screened\n"
                        "rules.yaml:8:13 PY-A the rule finds something in its 'miss' example\n");
    assert_string_equal(cordon_error_message(err),
                        "rules.yaml:7:13: PY-A: the rule finds nothing in its 'hit' example");
    assert_int_equal(cdn_rules_selftest(NULL, rules, try_example, NULL, NULL, NULL),
                     CORDON_E_RULES);
    cordon_error_free(err);
    cdn_rules_unref(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(examples_that_hold_are_counted),
        cmocka_unit_test(examples_that_fail_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
