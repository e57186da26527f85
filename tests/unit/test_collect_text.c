#include "facts_of.h"

static void formats_look_attributes_up(void **state)
{
    (void)state;
    expect_fact("f('{0.__class__}')", CDN_RULE_ATTRIBUTE, "{__class__}");
    expect_fact("f('{0.a.__class__[x].__base__}')", CDN_RULE_ATTRIBUTE, "__base__");
    expect_fact("f('{:{0.__class__}}')", CDN_RULE_ATTRIBUTE, "{__class__}");
    expect_fact("f('{0.gi_frame}')", CDN_RULE_ATTRIBUTE, "gi_frame");
    expect_no_fact("f('{0.__class__.__name__}')", CDN_RULE_ATTRIBUTE, "{__class__}");
    expect_no_fact("f('{0.name} {\"a\": 1.__x__')", CDN_RULE_ATTRIBUTE, "{name}");
}

static void queries_look_variables_up(void **state)
{
    (void)state;
    expect_fact("import pandas as pd\nd.query('@pd.io.common.os.system(1)')", CDN_RULE_REFERENCE,
                "os.system");
    expect_fact("d.query('a > @x.__class__')", CDN_RULE_ATTRIBUTE, "__class__");
    expect_fact("d.query('@__import__(1)')", CDN_RULE_REFERENCE, "__import__");
}

static void paths_are_made_plain(void **state)
{
    (void)state;
    expect_fact("f('//proc/./self')", CDN_RULE_STRING, "/proc/self");
    expect_fact("f('/a/../../etc//x')", CDN_RULE_STRING, "/etc/x");
    expect_fact("f('/../..')", CDN_RULE_STRING, "");
}

static void formats_say_how_to_show(void **state)
{
    (void)state;
    expect_no_fact("f'{{:.{n}f}}'.format(x)", CDN_RULE_ATTRIBUTE, "{{}");
    expect_no_fact("'{0:.%if}' % n", CDN_RULE_ATTRIBUTE, "{{}");
    expect_fact("'{0.%s}' % n", CDN_RULE_ATTRIBUTE, "{{}");
    expect_fact("'{0[a:b].__class__}'.format(x)", CDN_RULE_ATTRIBUTE, "{__class__}");
    expect_no_fact("'{0.__version__}'.format(x)", CDN_RULE_ATTRIBUTE, "{__version__}");
    expect_fact("'{0.__versions__}'.format(x)", CDN_RULE_ATTRIBUTE, "{__versions__}");
    expect_no_fact("'{0.__class__.__name__!r}'.format(x)", CDN_RULE_ATTRIBUTE, "{__class__}");
    expect_fact("'{0.__class__.__name__.__class__}'.format(x)", CDN_RULE_ATTRIBUTE, "{__class__}");
    expect_fact("'{0.__doc__.__class__}'.format(x)", CDN_RULE_ATTRIBUTE, "{__class__}");
}

static void annotations_that_call_are_code(void **state)
{
    (void)state;
    const char *const rows[] = {"def f(x: 'g()'): pass",  "def f(x: 'g()' = 1): pass",
                                "def f() -> 'g()': pass", "x: 'g()' = 1",
                                "x: list['g()']",         "class A:\n    x: 'g()[0]()'"};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        expect_fact(rows[i], CDN_RULE_REFERENCE, "annotation.{}");
    const char *const others[] = {"def f(x: 'list[int]'): pass", "def f(x: 'one (or none)'): pass",
                                  "def f(x='g()'): pass", "x = 'g()'", "x: int = 'g()'"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        expect_no_fact(others[i], CDN_RULE_REFERENCE, "annotation.{}");
}

static void what_is_only_asked_for_is_not_said(void **state)
{
    (void)state;
    expect_no_fact("hasattr(x, '__globals__')", CDN_RULE_STRING, "__globals__");
    expect_fact("hasattr(x, n := '__globals__')", CDN_RULE_STRING, "__globals__");
    expect_fact("getattr(x, '__globals__')", CDN_RULE_STRING, "__globals__");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(formats_look_attributes_up),
        cmocka_unit_test(queries_look_variables_up),
        cmocka_unit_test(paths_are_made_plain),
        cmocka_unit_test(formats_say_how_to_show),
        cmocka_unit_test(annotations_that_call_are_code),
        cmocka_unit_test(what_is_only_asked_for_is_not_said),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
