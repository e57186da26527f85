#include <string.h>

#include "facts_of.h"

static void names_are_folded(void **state)
{
    (void)state;
    expect_fact("\uff45val", CDN_RULE_REFERENCE, "eval");
    expect_fact("_\uff3fimport_\ufe4d('os')", CDN_RULE_CALL, "__import__");
    expect_fact("x._\ufe33class_\ufe34", CDN_RULE_ATTRIBUTE, "__class__");
    expect_fact("import \uff4fs as q\nq.\U0001d42c", CDN_RULE_REFERENCE, "os.s");
    expect_fact("from \uff4fs import \uff53ystem", CDN_RULE_IMPORT, "os.system");
    expect_fact("\uff4f = eval\no", CDN_RULE_REFERENCE, "eval");
}

static void strings_are_not_folded(void **state)
{
    (void)state;
    expect_no_fact("f('\uff45val')", CDN_RULE_STRING, "eval");
}

static void blanks_around_dots_go(void **state)
{
    (void)state;
    expect_fact("import os . path", CDN_RULE_IMPORT, "os.path");
    expect_fact("import os.\\\npath", CDN_RULE_IMPORT, "os.path");
    expect_fact("from . . os import x", CDN_RULE_IMPORT, "..os.x");
}

static void unknown_characters_are_not_understood(void **state)
{
    (void)state;
    assert_int_equal(collect_refusal("a\U000e0800 = 1").decision, CORDON_NOT_UNDERSTOOD);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_are_folded),
        cmocka_unit_test(strings_are_not_folded),
        cmocka_unit_test(blanks_around_dots_go),
        cmocka_unit_test(unknown_characters_are_not_understood),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
