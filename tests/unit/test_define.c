#include <stdio.h>

#include "screening.h"

/* The lines on which a definition of `__x__` or `plain` is found, as text. */
static void expect_lines(const char *source, const char *expected)
{
    cdn_rules *rules = rules_from_text("rules:\n  - id: PY-A\n    definition: [__x__, plain]\n"
                                       "    severity: warn\n    message: m\n");
    cordon_verdict *verdict = screen_text(rules, source);
    char lines[64] = "";
    for (size_t i = 0; i < cordon_verdict_finding_count(verdict); i++) {
        size_t used = strlen(lines);
        snprintf(lines + used, sizeof lines - used, "%u ",
                 cordon_finding_line(cordon_verdict_finding(verdict, i)));
    }
    assert_string_equal(lines, expected);
    cordon_verdict_free(verdict);
    cdn_rules_unref(rules);
}

static void functions_and_classes_are_definitions(void **state)
{
    (void)state;
    expect_lines("def plain(): pass\nclass A:\n    def __x__(self): pass\n", "1 3 ");
    expect_lines("class plain: pass\nasync def plain(): pass\n", "1 2 ");
    expect_lines("plain()\nplain = 1\nx.plain = 1\n", "");
}

static void dunders_that_are_assigned_are_definitions(void **state)
{
    (void)state;
    expect_lines("class A:\n    __x__ = f\n", "2 ");
    expect_lines("A.__x__ = f\n", "1 ");
    expect_lines("a, (A.__x__, b) = f\n", "1 ");
    expect_lines("for A.__x__ in f: pass\n", "1 ");
    expect_lines("with f as A.__x__: pass\n", "1 ");
    expect_lines("from m import f as __x__\n", "1 ");
    expect_lines("class A:\n    \xEF\xBC\xBF_x__ = f\n", "2 "); /* U+FF3F folds to '_' */
    expect_lines("\xC3\xA9 = f\n", "");
    expect_lines("f(A.__x__)\nb = A.__x__\nprint(__x__)\n", "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(functions_and_classes_are_definitions),
        cmocka_unit_test(dunders_that_are_assigned_are_definitions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
