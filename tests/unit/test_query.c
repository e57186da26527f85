#include <stdio.h>

#include "query.h"
#include "screening.h"

static const char text[] = "rules:\n"
                           "  - id: MY-ARGUMENT\n"
                           "    query:\n"
                           "      - '(call function: (identifier) @f (#any-of? @f \"a\" \"b\"))'\n"
                           "      - '((identifier) @n (#eq? @n \"c\"))'\n"
                           "      - '(assignment left: (identifier) @l right: (identifier) @r\n"
                           "          (#eq? @l @r))'\n"
                           "    severity: warn\n"
                           "    message: m\n"
                           "  - id: MY-PROFILE\n"
                           "    query: '(pass_statement) @p'\n"
                           "    profiles: lab\n"
                           "    severity: warn\n"
                           "    message: m\n";

static void expect(const cdn_rules *rules, const char *source, size_t count)
{
    cordon_verdict *verdict = screen_text(rules, source);
    assert_int_equal(cordon_verdict_finding_count(verdict), count);
    cordon_verdict_free(verdict);
}

static void matches_are_findings_at_their_first_capture(void **state)
{
    (void)state;
    cdn_rules *rules = rules_from_text(text);
    assert_int_equal(cdn_query_check(rules, NULL), CORDON_OK);
    expect(rules, "x = a()\nb(); d()\n", 2);
    expect(rules, "x.a()\na\n", 0);
    expect(rules, "x = c\n", 1);
    expect(rules, "x = x\nx = y\n", 1);
    expect(rules, "pass\n", 0);
    cordon_verdict *verdict = screen_text(rules, "y = 1\nx = a()\n");
    assert_int_equal(cordon_finding_line(cordon_verdict_finding(verdict, 0)), 2);
    assert_int_equal(cordon_finding_column(cordon_verdict_finding(verdict, 0)), 4);
    cordon_verdict_free(verdict);
    cdn_rules_unref(rules);
}

static void bad_queries_are_told_with_their_place(void **state)
{
    (void)state;
    const char *rows[][2] = {
        {"(cal) @x", "no such node"},
        {"(call functio: (identifier) @x)", "no such field"},
        {"(call", "not the syntax"},
        {"(call)", "needs a capture"},
        {"[(#a) (call)] @x", "a predicate stands within the brackets of what it is about"},
        {"(_ (string)*)* @x", "repeats without an end"},
        {"(string)*+ @x", "what may match nothing is repeated, near '+ @x'"},
        {"((call) @x (#match? @x a))", "unknown predicate '#match?'"},
    };
    cordon_error *err = cordon_error_new();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char rule[256];
        snprintf(rule, sizeof rule,
                 "rules:\n  - id: MY-A\n    query: '%s'\n    severity: warn\n    message: m\n",
                 rows[i][0]);
        cdn_rules *rules = rules_from_text(rule);
        assert_int_equal(cdn_query_check(rules, err), CORDON_E_RULES);
        const char *message = cordon_error_message(err);
        if (!strstr(message, rows[i][1]) || !strstr(message, "rules.yaml:3:12: bad query"))
            fail_msg("%s", message);
        cdn_rules_unref(rules);
    }
    cordon_error_free(err);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(matches_are_findings_at_their_first_capture),
        cmocka_unit_test(bad_queries_are_told_with_their_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
