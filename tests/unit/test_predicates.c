#include "rules_from.h"

static void arguments_are_read_in_both_forms(void **state)
{
    (void)state;
    cdn_rules *rules = rules_from_text(
        "rules:\n"
        "  - {id: PY-A, call: f, severity: warn, message: m, arguments: {0: [a, b], k: true}}\n"
        "  - id: PY-B\n    call: f\n    severity: warn\n    message: m\n"
        "    arguments: [{position: 2, keyword: k, not: x}, {keyword: z, is: absent}]\n"
        "    argument_count: {max: 3}\n");
    const cdn_arguments *first = &cdn_rules_at(rules, 0)->arguments;
    assert_int_equal(first->count, 2);
    assert_int_equal(first->items[0].position, 0);
    assert_null(first->items[0].keyword);
    assert_int_equal(first->items[0].values.count, 2);
    assert_int_equal(first->items[1].position, -1);
    assert_string_equal(first->items[1].keyword, "k");
    assert_true(first->most == UINT64_MAX);
    const cdn_arguments *second = &cdn_rules_at(rules, 1)->arguments;
    assert_int_equal(second->items[0].position, 2);
    assert_int_equal(second->items[0].test, CDN_ARGUMENT_NOT);
    assert_int_equal(second->items[1].test, CDN_ARGUMENT_ABSENT);
    assert_int_equal(second->most, 3);
    cdn_rules_unref(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(arguments_are_read_in_both_forms)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
