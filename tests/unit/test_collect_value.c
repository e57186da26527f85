#include "facts_of.h"

static void modules_that_are_handed_on_are_wholly_used(void **state)
{
    (void)state;
    const char *const rows[] = {
        "f(os)",
        "f(**{'m': os})",
        "setattr(A, 'm', os)",
        "f(m=os)",
        "f([1, os])",
        "def f():\n    return os",
        "lambda: os",
        "x.m = os",
        "d['m'] = os",
        "class A:\n    m = os",
        "match os:\n    case m: pass",
        "def f():\n    yield os",
        "m = os\nf(m)",
        "{'m': os}.x()",
        "type('A', (), {'m': os})",
        "class A:\n    import os",
        "class A:\n    from random import _os",
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char source[128];
        snprintf(source, sizeof source, "import os\n%s", rows[i]);
        expect_fact(source, CDN_RULE_REFERENCE, "os.{}");
    }
}

static void modules_that_are_followed_are_not(void **state)
{
    (void)state;
    const char *const rows[] = {
        "m = os",
        "a, b = os, 1",
        "os.getcwd()",
        "f(os.getcwd())",
        "hasattr(os, 'fork')",
        "getattr(os, 'sep')",
        "type(os)",
        "del os",
        "def f(m=os): pass",
        "os = {}\ndef f(os): g(os)",
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char source[128];
        snprintf(source, sizeof source, "import os\n%s", rows[i]);
        expect_no_fact(source, CDN_RULE_REFERENCE, "os.{}");
    }
}

static void names_that_are_only_called_like_modules_are_none(void **state)
{
    (void)state;
    expect_no_fact("if x:\n    types = [1]\nf(types)", CDN_RULE_REFERENCE, "types.{}");
    expect_no_fact("from dolfin import *\nf(nt)", CDN_RULE_REFERENCE, "nt.{}");
    expect_fact("from dolfin import *\nf(os)", CDN_RULE_REFERENCE, "os.{}");
    expect_fact("if x:\n    import types\nf(types)", CDN_RULE_REFERENCE, "types.{}");
}

static void functions_that_are_given_away_are_called(void **state)
{
    (void)state;
    expect_fact("import numpy\nf(numpy.load, a=1)", CDN_RULE_CALL, "numpy.load");
    expect_fact("import numpy\nf(key=numpy.load)", CDN_RULE_CALL, "numpy.load");
    expect_fact("import numpy\nmap(numpy.load, a, b, c)", CDN_RULE_CALL, "numpy.load");
    expect_no_fact("import numpy\nmap(numpy.load, a)", CDN_RULE_CALL, "numpy.load");
    expect_fact("from numpy import load\nf(load)", CDN_RULE_CALL, "numpy.load");
    expect_fact("import numpy\nx = numpy.load\nf(x)", CDN_RULE_CALL, "numpy.load");
    expect_no_fact("import numpy\nx = {'a': numpy.load}\nf(x)", CDN_RULE_CALL, "numpy.load");
    expect_no_fact("import types\nisinstance(f, types.FunctionType)", CDN_RULE_CALL,
                   "types.FunctionType");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(modules_that_are_handed_on_are_wholly_used),
        cmocka_unit_test(modules_that_are_followed_are_not),
        cmocka_unit_test(names_that_are_only_called_like_modules_are_none),
        cmocka_unit_test(functions_that_are_given_away_are_called),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
