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
        "m = os",         "a, b = os, 1",        "os.getcwd()",
        "f(os.getcwd())", "hasattr(os, 'fork')", "getattr(os, 'sep')",
        "del os",         "def f(m=os): pass",   "os = {}\ndef f(os): g(os)",
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char source[128];
        snprintf(source, sizeof source, "import os\n%s", rows[i]);
        expect_no_fact(source, CDN_RULE_REFERENCE, "os.{}");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(modules_that_are_handed_on_are_wholly_used),
        cmocka_unit_test(modules_that_are_followed_are_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
