#include "facts_of.h"

static void the_lineage_of_own_classes_is_no_attribute(void **state)
{
    (void)state;
    expect_no_fact("class A: pass\nA.__mro__", CDN_RULE_ATTRIBUTE, "__mro__");
    expect_no_fact("class A: pass\nA.__subclasses__()", CDN_RULE_ATTRIBUTE, "__subclasses__");
    expect_no_fact("class A:\n    def f(self): return type(self).__mro__", CDN_RULE_ATTRIBUTE,
                   "__mro__");
    expect_no_fact("class A:\n    def f(self): self.__class__.__bases__", CDN_RULE_ATTRIBUTE,
                   "__bases__");
}

static void the_lineage_of_others_is(void **state)
{
    (void)state;
    expect_fact("int.__mro__", CDN_RULE_ATTRIBUTE, "__mro__");
    expect_fact("type(x).__mro__", CDN_RULE_ATTRIBUTE, "__mro__");
    expect_fact("class A: pass\nA = int\nA.__mro__", CDN_RULE_ATTRIBUTE, "__mro__");
    expect_fact("class M(type): pass\nM.__subclasses__(object)", CDN_RULE_ATTRIBUTE,
                "__subclasses__");
    expect_fact("class A: pass\nf = A.__subclasses__", CDN_RULE_ATTRIBUTE, "__subclasses__");
}

static void asking_where_the_program_is_is_no_reference(void **state)
{
    (void)state;
    const char *const rows[][2] = {
        {"import sys\nsys._getframe().f_code.co_name", "sys._getframe"},
        {"import sys\nsys._getframe(1).f_back.f_lineno", "sys._getframe"},
        {"import inspect\ninspect.currentframe().f_code.co_name", "inspect.currentframe"},
        {"import sys\nf = sys._getframe()\nf.f_code.co_name", "sys._getframe"},
        {"import inspect\nc = inspect.stack()[1]\nc.function, c.lineno", "inspect.stack"},
        {"import inspect\nc = inspect.stack()\nc[1].function, c[2][3]", "inspect.stack"},
        {"import inspect\ninspect.stack()[1][3]", "inspect.stack"},
        {"import inspect\ninspect.stack()[1].function", "inspect.stack"},
        {"import sys\n'numpy' in sys.modules", "sys.modules"},
        {"import sys\nme = sys.modules[__name__]\nme", "sys.modules"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        expect_no_fact(rows[i][0], CDN_RULE_REFERENCE, rows[i][1]);
}

static void taking_more_is(void **state)
{
    (void)state;
    const char *const rows[][2] = {
        {"import sys\nsys._getframe().f_globals", "sys._getframe"},
        {"import sys\nf = sys._getframe()\nf.f_code.co_name\nf.f_globals", "sys._getframe"},
        {"import sys\nf = sys._getframe()\nf.f_code.co_name\ng(f)", "sys._getframe"},
        {"import inspect\nc = inspect.stack()[1]\nc.function\nc.frame", "inspect.stack"},
        {"import inspect\nc = inspect.stack()\nc[1].function\nprint(c)", "inspect.stack"},
        {"import inspect\ninspect.stack()[1][0]", "inspect.stack"},
        {"import inspect\ninspect.stack()[1].frame", "inspect.stack"},
        {"import sys\nsys.modules['os']", "sys.modules"},
        {"import sys\nfor m in sys.modules: pass", "sys.modules"},
        {"import sys\n__name__ = 'os'\nsys.modules[__name__]", "sys.modules"},
        {"import sys\ndef f(__name__): return sys.modules[__name__]", "sys.modules"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        expect_fact(rows[i][0], CDN_RULE_REFERENCE, rows[i][1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_lineage_of_own_classes_is_no_attribute),
        cmocka_unit_test(the_lineage_of_others_is),
        cmocka_unit_test(asking_where_the_program_is_is_no_reference),
        cmocka_unit_test(taking_more_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
