#include <string.h>

#include "expect.h"
#include "screening.h"

static const char rules_text[] = "rules:\n"
                                 "  - {id: MY-A, call: f, severity: warn, message: m}\n"
                                 "  - {id: MY-B, call: g, severity: deny, message: m}\n";

static void expect_difference(const char *source, const char *difference)
{
    cdn_rules *rules = rules_from_text(rules_text);
    cordon_verdict *verdict = screen_text(rules, source);
    cdn_buf out = {0};
    assert_true(cdn_expect_compare(&out, source, verdict));
    assert_string_equal(cdn_buf_text(&out), difference);
    cdn_buf_free(&out);
    cordon_verdict_free(verdict);
    cdn_rules_unref(rules);
}

static void what_is_expected_and_found_is_no_difference(void **state)
{
    (void)state;
    expect_difference("", "");
    expect_difference("x = 1\n", "");
    expect_difference("f()  # expect: warn MY-A\n", "");
    expect_difference("f(); f()  # expect: warn MY-A", "");
    expect_difference("f(g())  # expect: deny MY-B,  warn MY-A", "");
}

static void extra_and_missing_findings_are_shown_with_their_lines(void **state)
{
    (void)state;
    expect_difference("x\nf()\n", "+ 2: warn MY-A  (found, not expected)\n      | f()\n");
    expect_difference("x  # expect: deny MY-B",
                      "- 1: deny MY-B  (expected, not found)\n      | x  # expect: deny MY-B\n");
    expect_difference("f()  # expect: deny MY-A",
                      "- 1: deny MY-A  (expected, not found)\n      | f()  # expect: deny MY-A\n"
                      "+ 1: warn MY-A  (found, not expected)\n      | f()  # expect: deny MY-A\n");
}

static void a_refusal_is_a_finding_too(void **state)
{
    (void)state;
    expect_difference("def (  # expect: deny SCREEN-NOT-UNDERSTOOD", "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_expected_and_found_is_no_difference),
        cmocka_unit_test(extra_and_missing_findings_are_shown_with_their_lines),
        cmocka_unit_test(a_refusal_is_a_finding_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
