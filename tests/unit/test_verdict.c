#include "screening.h"
#include "verdict_data.h"

static const char text[] = "rules:\n"
                           "  - {id: PY-INFO, reference: i, severity: info, message: m}\n"
                           "  - {id: PY-WARN, reference: w, severity: warn, message: m}\n"
                           "  - {id: PY-REVIEW, reference: r, severity: review, message: m}\n"
                           "  - {id: PY-DENY, reference: d, severity: deny, message: m, fix: f}\n";

static void the_worst_severity_decides(void **state)
{
    (void)state;
    const struct {
        const char *source;
        cordon_decision decision;
        int is_runnable;
    } rows[] = {
        {"", CORDON_ALLOW, 1},         {"i", CORDON_ALLOW, 1},
        {"i + w", CORDON_WARN, 1},     {"r + w", CORDON_REVIEW, 0},
        {"w + d + r", CORDON_DENY, 0}, {"w + ", CORDON_NOT_UNDERSTOOD, 0},
    };
    cdn_rules *rules = rules_from_text(text);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        cordon_verdict *verdict = screen_text(rules, rows[i].source);
        assert_int_equal(cordon_verdict_decision(verdict), rows[i].decision);
        assert_int_equal(cordon_verdict_is_runnable(verdict), rows[i].is_runnable);
        cordon_verdict_free(verdict);
    }
    cdn_rules_unref(rules);
}

static void findings_have_their_places(void **state)
{
    (void)state;
    cdn_rules *rules = rules_from_text(text);
    cordon_verdict *verdict = screen_text(rules, "x = 1\r\n\xC3\xA9 = (d,\n  w)\n");
    cdn_rules_unref(rules); /* the verdict keeps what it needs */
    assert_int_equal(cordon_verdict_finding_count(verdict), 2);
    const cordon_finding *finding = cordon_verdict_finding(verdict, 0);
    assert_string_equal(cordon_finding_rule(finding), "PY-DENY");
    assert_int_equal(cordon_finding_severity(finding), CORDON_SEVERITY_DENY);
    assert_string_equal(cordon_finding_message(finding), "m");
    assert_string_equal(cordon_finding_fix(finding), "f");
    assert_int_equal(cordon_finding_line(finding), 2);
    assert_int_equal(cordon_finding_column(finding), 6);
    assert_int_equal(cordon_finding_end_line(finding), 2);
    assert_int_equal(cordon_finding_end_column(finding), 7);
    assert_int_equal(cordon_finding_line(cordon_verdict_finding(verdict, 1)), 3);
    assert_string_equal(cordon_finding_fix(cordon_verdict_finding(verdict, 1)), "");
    assert_null(cordon_verdict_finding(verdict, 2));
    size_t count;
    assert_string_equal(cdn_verdict_line(verdict, 3, &count), "  w)\n");
    assert_int_equal(count, 4);
    cdn_verdict_line(verdict, 99, &count);
    assert_int_equal(count, 0);
    cordon_verdict_free(verdict);
    cordon_verdict_free(NULL);
}

static void refusals_are_findings_too(void **state)
{
    (void)state;
    cdn_rules *rules = rules_from_text(text);
    cordon_verdict *verdict = screen_text(rules, "x = 1\ny = = 2\n");
    assert_int_equal(cordon_verdict_finding_count(verdict), 1);
    const cordon_finding *finding = cordon_verdict_finding(verdict, 0);
    assert_string_equal(cordon_finding_rule(finding), "SCREEN-NOT-UNDERSTOOD");
    assert_int_equal(cordon_finding_line(finding), 2);
    cordon_verdict_free(verdict);
    cdn_rules_unref(rules);
}

static void constants_have_names(void **state)
{
    (void)state;
    assert_string_equal(cordon_decision_name(CORDON_NOT_UNDERSTOOD), "not_understood");
    assert_string_equal(cordon_decision_name(CORDON_TOO_LARGE), "too_large");
    assert_string_equal(cordon_decision_name((cordon_decision)99), "unknown");
    assert_string_equal(cordon_severity_name(CORDON_SEVERITY_REVIEW), "review");
    assert_string_equal(cordon_severity_name((cordon_severity)-1), "unknown");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_worst_severity_decides),
        cmocka_unit_test(findings_have_their_places),
        cmocka_unit_test(refusals_are_findings_too),
        cmocka_unit_test(constants_have_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
