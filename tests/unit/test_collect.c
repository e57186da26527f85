#include "facts_of.h"

static void imports_are_facts(void **state)
{
    (void)state;
    expect_fact("import os.path as p, sys", CDN_RULE_IMPORT, "os.path");
    expect_fact("import os.path as p, sys", CDN_RULE_IMPORT, "sys");
    expect_fact("from os import system as s", CDN_RULE_IMPORT, "os.system");
    expect_fact("from os import system as s", CDN_RULE_REFERENCE, "os.system");
    expect_fact("from os import *", CDN_RULE_IMPORT, "os.*");
    expect_fact("from . import x", CDN_RULE_IMPORT, ".x");
    expect_fact("if 1:\n    class C:\n        import os", CDN_RULE_IMPORT, "os");
    expect_no_fact("import os.path", CDN_RULE_REFERENCE, "path");
}

static void calls_and_references_are_apart(void **state)
{
    (void)state;
    expect_fact("open('x')", CDN_RULE_CALL, "open");
    expect_no_fact("f = open", CDN_RULE_CALL, "open");
    expect_fact("f = open", CDN_RULE_REFERENCE, "open");
    expect_fact("f = open\nf('x')", CDN_RULE_CALL, "open");
    expect_fact("@exec\ndef f(): pass", CDN_RULE_REFERENCE, "exec");
    expect_fact("x: eval('1') = 2", CDN_RULE_CALL, "eval");
    expect_fact("type X = eval('1')", CDN_RULE_CALL, "eval");
    expect_fact("def f[T: eval('1')](): pass", CDN_RULE_CALL, "eval");
    expect_fact("f'{x!r:{eval(\"1\")}}'", CDN_RULE_CALL, "eval");
}

static void attributes_are_facts(void **state)
{
    (void)state;
    expect_fact("f().__code__", CDN_RULE_ATTRIBUTE, "__code__");
    expect_fact("x.a.b = 1", CDN_RULE_ATTRIBUTE, "a");
    expect_fact("match x:\n    case C(__self__=s): pass", CDN_RULE_ATTRIBUTE, "__self__");
    expect_fact("import os\nmatch x:\n    case os.sep: pass", CDN_RULE_REFERENCE, "os.sep");
    expect_fact("match x:\n    case int(): pass", CDN_RULE_REFERENCE, "int");
    expect_no_fact("f(a=1)", CDN_RULE_REFERENCE, "a");
    expect_no_fact("x.a", CDN_RULE_REFERENCE, "a");
}

static void forms_that_hide_code_are_not_understood(void **state)
{
    (void)state;
    const char *sources[] = {"print 'x'\n", "exec 'x'\n"};
    for (size_t i = 0; i < sizeof sources / sizeof *sources; i++)
        assert_int_equal(collect_refusal(sources[i]).decision, CORDON_NOT_UNDERSTOOD);
    expect_fact("f'{x:=\"{print(1)}\"}'\n", CDN_RULE_CALL, "print");
    expect_fact("print >> f, 'x'\n", CDN_RULE_REFERENCE, "f");
    assert_int_equal(collect_refusal("f'{(x:=1)}'\nprint('x')\nexec('x')\n").decision,
                     CORDON_ALLOW);
}

static void late_facts_are_too_large(void **state)
{
    (void)state;
    static char source[1000];
    for (size_t i = 0; i + 4 < sizeof source; i += 4)
        memcpy(source + i, "a.b\n", 4);
    cdn_deadline past = {.ms = 7, .is_past = true}, ahead = cdn_deadline_in(60000);
    cdn_refusal refusal = collect_refusal_by(source, &past);
    assert_int_equal(refusal.decision, CORDON_TOO_LARGE);
    assert_non_null(strstr(refusal.message, "7 ms of limits.parse_ms"));
    assert_int_equal(collect_refusal_by(source, &ahead).decision, CORDON_ALLOW);
}

static void modules_behind_the_unknown_are_told_by_name(void **state)
{
    (void)state;
    expect_fact("x()._os.system", CDN_RULE_REFERENCE, "os.system");
    expect_fact("x().y._ctypes.CDLL", CDN_RULE_IMPORT, "ctypes");
    expect_no_fact("x().os", CDN_RULE_REFERENCE, "os.{}");
    expect_no_fact("x().pos.system", CDN_RULE_REFERENCE, "os.system");
}

static void patterns_take_attributes(void **state)
{
    (void)state;
    const char *const source =
        "import random\nmatch random:\n    case object(_os=object(sep=s)): s";
    expect_fact(source, CDN_RULE_REFERENCE, "os.sep");
    expect_fact(source, CDN_RULE_IMPORT, "os");
    expect_fact(source, CDN_RULE_REFERENCE, "os.{}");
    expect_no_fact("match x:\n    case object(_os=o): o", CDN_RULE_REFERENCE, "os.{}");
}

static void relative_imports_are_seldom_standard_modules(void **state)
{
    (void)state;
    expect_no_fact("from .trace import Trace", CDN_RULE_REFERENCE, "trace.Trace");
    expect_fact("from . import os", CDN_RULE_IMPORT, "os");
    expect_fact("from .os import system", CDN_RULE_REFERENCE, "os.system");
}

static void modules_that_the_program_wrote_are_facts(void **state)
{
    (void)state;
    expect_fact("open('a/plug.py', 'w')\nimport plug", CDN_RULE_REFERENCE, "import.{}");
    expect_no_fact("open('plug.txt', 'w')\nimport plug", CDN_RULE_REFERENCE, "import.{}");
    expect_no_fact("open('unplug.py', 'w')\nimport plug", CDN_RULE_REFERENCE, "import.{}");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(imports_are_facts),
        cmocka_unit_test(calls_and_references_are_apart),
        cmocka_unit_test(attributes_are_facts),
        cmocka_unit_test(modules_behind_the_unknown_are_told_by_name),
        cmocka_unit_test(patterns_take_attributes),
        cmocka_unit_test(relative_imports_are_seldom_standard_modules),
        cmocka_unit_test(modules_that_the_program_wrote_are_facts),
        cmocka_unit_test(forms_that_hide_code_are_not_understood),
        cmocka_unit_test(late_facts_are_too_large),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
