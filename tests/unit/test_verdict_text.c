#include "screening.h"

static const char text[] =
    "rules:\n"
    "  - {id: PY-WARN, reference: w, severity: warn, message: worth a look}\n"
    "  - {id: PY-DENY, reference: os.system, severity: deny, message: no shells, fix: none "
    "needed}\n";

static void expect_text(const char *source, const char *name, const char *expected)
{
    cdn_rules *rules = rules_from_text(text);
    cordon_verdict *verdict = screen_text(rules, source);
    assert_string_equal(cordon_verdict_text(verdict, name, 0), expected);
    cordon_verdict_free(verdict);
    cdn_rules_unref(rules);
}

static void a_finding_shows_line_caret_and_fix(void **state)
{
    (void)state;
    expect_text("import os\n\xC3\xA9 = os.system('ls')\n", "job.py",
                "job.py:2:6: deny PY-DENY: no shells\n"
                "    2 | \xC3\xA9 = os.system('ls')\n"
                "      |     ^^^^^^^^^\n"
                "      = fix: none needed\n"
                "job.py: deny, 1 finding\n");
    expect_text("x = 1", NULL, "<source>: allow, 0 findings\n");
    expect_text("f(", "a",
                "a:1:1: not_understood SCREEN-NOT-UNDERSTOOD: this is not Python that "
                "can be read, near 'f('\n"
                "    1 | f(\n"
                "      | ^\n"
                "      = fix: correct the syntax here: unclosed brackets or quotes, a missing "
                "':', indentation\n"
                "a: not_understood, 1 finding\n");
}

static void nothing_hostile_reaches_a_terminal(void **state)
{
    (void)state;
    expect_text("w # \x1b[2J \xE2\x80\xAE \xC2\x9B \x07\tx", "a\x1b[31m\n.py",
                "a?[31m?.py:1:1: warn PY-WARN: worth a look\n"
                "    1 | w # ?[2J ? ? ? x\n"
                "      | ^\n"
                "a?[31m?.py: warn, 1 finding\n");
    expect_text("\xFF", "a",
                "a:1:1: not_understood SCREEN-NOT-UNDERSTOOD: the source is not UTF-8 here "
                "(lone surrogates are not, either)\n"
                "      = fix: send the source as UTF-8 text\n"
                "a: not_understood, 1 finding\n");
}

static void long_lines_are_shown_around_the_finding(void **state)
{
    (void)state;
    char source[1000];
    memset(source, ' ', sizeof source);
    memcpy(source, "x = (", 5);
    memcpy(source + 500, "w", 1);
    memcpy(source + sizeof source - 2, ")", 2);
    cdn_rules *rules = rules_from_text(text);
    cordon_verdict *verdict = screen_text(rules, source);
    const char *shown = cordon_verdict_text(verdict, "a", 0);
    assert_non_null(strstr(shown, "\n    1 | \xE2\x80\xA6 "));
    assert_true(strlen(shown) < 400);
    cordon_verdict_free(verdict);
    cdn_rules_unref(rules);
}

static void colour_is_asked_for(void **state)
{
    (void)state;
    cdn_rules *rules = rules_from_text(text);
    cordon_verdict *verdict = screen_text(rules, "w");
    assert_null(strchr(cordon_verdict_text(verdict, "a", 0), 0x1b));
    assert_non_null(strchr(cordon_verdict_text(verdict, "a", 1), 0x1b));
    cordon_verdict_free(verdict);
    cdn_rules_unref(rules);
}

static void a_model_reads_what_to_mend(void **state)
{
    (void)state;
    cdn_rules *rules = rules_from_text(text);
    cordon_verdict *verdict = screen_text(rules, "import os\nw\nos.system('ls')\n");
    assert_string_equal(cordon_verdict_for_model(verdict),
                        "The program was not run: it uses what is not allowed here.\n"
                        "- line 3, `os.system`: no shells. Instead: none needed\n"
                        "Rewrite the program without this and send it again.\n");
    cordon_verdict_free(verdict);
    verdict = screen_text(rules, "w");
    assert_string_equal(cordon_verdict_for_model(verdict), "The program is allowed.\n"
                                                           "- line 1, `w`: worth a look\n");
    cordon_verdict_free(verdict);
    cdn_rules_unref(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_finding_shows_line_caret_and_fix),
        cmocka_unit_test(nothing_hostile_reaches_a_terminal),
        cmocka_unit_test(long_lines_are_shown_around_the_finding),
        cmocka_unit_test(colour_is_asked_for),
        cmocka_unit_test(a_model_reads_what_to_mend),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
