#include "facts_of.h"

static void names_are_told_by_their_beginning(void **state)
{
    (void)state;
    expect_fact("import os\nglobals()['o' + x].system", CDN_RULE_REFERENCE, "os.system");
    expect_fact("import os as ab\n[v.system for k, v in globals().items() if k.startswith('a')]",
                CDN_RULE_REFERENCE, "os.system");
    expect_fact(
        "import os as ab\nfor k, v in list(vars().items()):\n if x and k.startswith('a'): v.system",
        CDN_RULE_REFERENCE, "os.system");
    expect_fact("import os\n[v.system for k, v in globals().items() if not k.startswith('_')]",
                CDN_RULE_REFERENCE, "os.system");
    expect_no_fact("import os\nglobals()['p' + x].system", CDN_RULE_REFERENCE, "os.system");
    expect_no_fact("import os as ab\n[v.system for k, v in globals().items() if k.startswith('b')]",
                   CDN_RULE_REFERENCE, "os.system");
    expect_no_fact("[v for k, v in globals().items() if k.startswith('b')]", CDN_RULE_REFERENCE,
                   "{}");
}

static void what_is_no_filter_leaves_all_names(void **state)
{
    (void)state;
    expect_fact("[v for k, v in globals().items() if k.startswith('__b')]", CDN_RULE_REFERENCE,
                "{}");
    expect_fact("[v for k, v in globals().items() if k.startswith('b') or v]", CDN_RULE_REFERENCE,
                "{}");
    expect_fact("[v for k, v in globals().items() if v.startswith('b')]", CDN_RULE_REFERENCE, "{}");
    expect_fact("[v for k, v in globals().items() if k.startswith(x)]", CDN_RULE_REFERENCE, "{}");
    expect_fact("for k, v in globals().items():\n if k.startswith('b'): pass\n v",
                CDN_RULE_REFERENCE, "{}");
    expect_fact("for k, v in globals().items():\n if k.startswith('b'): pass\n else: v",
                CDN_RULE_REFERENCE, "{}");
    expect_fact("for k, v in globals().items():\n if k.startswith('b'): pass\nelse: v",
                CDN_RULE_REFERENCE, "{}");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_are_told_by_their_beginning),
        cmocka_unit_test(what_is_no_filter_leaves_all_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
