#include "screening.h"
#include "suppress.h"

static bool holds(const char *line)
{
    const char *rules[] = {"PY-A", "PY-B"};
    const cdn_screen_bounds bounds = {.suppressions = rules, .suppression_count = 2};
    return cdn_suppress_holds(&bounds, "PY-A", line, strlen(line));
}

static void a_comment_silences_the_rules_that_it_names(void **state)
{
    (void)state;
    assert_true(holds("x  # cordon: allow PY-A"));
    assert_true(holds("x  # cordon: allow PY-B, PY-A"));
    assert_true(holds("x  # cordon: allow PY-B,PY-A because"));
    assert_false(holds("x  # cordon: allow PY-B"));
    assert_false(holds("x  # cordon: allow PY-AB"));
    assert_false(holds("x  # cordon: allow PY-"));
    assert_false(holds("x  # cordon: allow"));
    assert_false(holds("x  # cordon: allow because PY-A"));
    assert_false(holds("x  # nosec PY-A"));
    assert_false(holds(""));
}

static void without_a_policy_comments_are_comments(void **state)
{
    (void)state;
    const char *line = "x  # cordon: allow PY-A", *other[] = {"PY-B"};
    cdn_screen_bounds bounds = {0};
    assert_false(cdn_suppress_holds(&bounds, "PY-A", line, strlen(line)));
    bounds = (cdn_screen_bounds){.suppressions = other, .suppression_count = 1};
    assert_false(cdn_suppress_holds(&bounds, "PY-A", line, strlen(line)));
}

/* The default rules have no suppressions: a program cannot talk itself free. */
static void the_default_is_that_nothing_is_silenced(void **state)
{
    (void)state;
    cdn_rules *rules = default_rules();
    cordon_verdict *verdict =
        screen_text(rules, "import subprocess  # cordon: allow PY-PROCESS-MODULE\n");
    assert_int_equal(cordon_verdict_decision(verdict), CORDON_DENY);
    cordon_verdict_free(verdict);
    cdn_rules_unref(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_comment_silences_the_rules_that_it_names),
        cmocka_unit_test(without_a_policy_comments_are_comments),
        cmocka_unit_test(the_default_is_that_nothing_is_silenced),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
