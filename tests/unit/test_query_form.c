#include <string.h>

#include "cm.h"
#include "query_form.h"

static void endless_repetitions_are_seen(void **state)
{
    (void)state;
    /* The text, and what is left of it where the problem is. */
    const char *rows[][2] = {
        {"(string)*+", "+"},
        {"(a)?+ @x", "+ @x"},
        {"(a)? @x * (b)", "* (b)"},
        {"_?+", "+"},
        {"\"a\"?*", "*"},
        {"((a)? (b)*)+", "+"},
        {"( ; why\n (a)?)+", "+"},
        {"[(a) (b)?]*", "*"},
        {"([(a)? \"+\"])+", "+"},
        {"(call (a) . ((b)? @c)* )", "* )"},
        {"(call function: (a)?+)", "+)"},
        {"(call ._?+)", "+)"},
        {"((a) (b) (#eq? @a \"b\")) (c)?+", "+"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        size_t offset = 0;
        const char *problem = cdn_query_form_problem(&offset, rows[i][0]);
        if (!problem || strcmp(rows[i][0] + offset, rows[i][1]) != 0)
            fail_msg("%s: %s at %zu", rows[i][0], problem ? problem : "nothing", offset);
        assert_string_equal(problem, "what may match nothing is repeated");
    }
}

static void all_else_is_left_to_the_compiler(void **state)
{
    (void)state;
    const char *texts[] = {
        "",
        "(string)* @s",
        "(a)+ (b)? (c)+",
        "((a)? (b))+ @x",
        "[(a) (b)]* @y",
        "(call (a)?)+ @x",
        "(a ; )?\n )+ @x",
        "((a) \"\\\")?\" @x?)+",
        "((a) @x (#not-any-of? @x \"(a)?+\" \"b\"))",
        "(_ (string)* @s) @t",
        "(a))?+",
        "(a !field . (b)+ .)",
        "\"unclosed",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        size_t offset = 0;
        if (cdn_query_form_problem(&offset, texts[i]))
            fail_msg("%s: a problem at %zu", texts[i], offset);
    }
}

static void predicates_have_company(void **state)
{
    (void)state;
    const char *rows[] = {
        "(#a)", "(a) @x (#eq? @x \"b\")", "((#a))", "((#a) (b))", "(call [(.a) (b)])",
    };
    size_t offset = 0;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (!cdn_query_form_problem(&offset, rows[i]))
            fail_msg("%s: nothing", rows[i]);
    assert_null(cdn_query_form_problem(&offset, "((a) @x (#eq? @x \"b\"))"));
    assert_null(cdn_query_form_problem(&offset, "(call (#eq? @x \"b\")) @x"));
}

static void nesting_is_bounded(void **state)
{
    (void)state;
    char text[200] = "";
    size_t offset = 0;
    memset(text, '(', 63);
    assert_null(cdn_query_form_problem(&offset, text));
    memset(text, '[', sizeof text - 1);
    assert_string_equal(cdn_query_form_problem(&offset, text), "it is nested too deeply");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(endless_repetitions_are_seen),
        cmocka_unit_test(all_else_is_left_to_the_compiler),
        cmocka_unit_test(predicates_have_company),
        cmocka_unit_test(nesting_is_bounded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
