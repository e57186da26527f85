#include "cm.h"
#include "facts.h"

static void facts_stay_in_order(void **state)
{
    (void)state;
    cdn_facts facts;
    uint32_t name;
    assert_true(cdn_facts_init(&facts));
    assert_true(cdn_names_add(&name, &facts.names, "os", 2));
    for (uint32_t i = 0; i < 1000; i++)
        assert_true(cdn_facts_add(&facts, CDN_RULE_IMPORT, name, i, i + 2));
    assert_int_equal(facts.count, 1000);
    for (uint32_t i = 0; i < 1000; i++) {
        assert_int_equal(facts.items[i].start, i);
        assert_string_equal(cdn_names_text(&facts.names, facts.items[i].name), "os");
    }
    cdn_facts_free(&facts);
    assert_null(facts.items);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(facts_stay_in_order)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
