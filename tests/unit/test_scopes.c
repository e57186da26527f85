#include "cm.h"
#include "scopes.h"

static void symbols_are_found_by_scope_and_name(void **state)
{
    (void)state;
    cdn_syntax_node module = {.after = 1};
    cdn_syntax syntax = {.text = "", .nodes = &module, .count = 1};
    cdn_names names;
    cdn_refusal refusal = {0};
    cdn_scopes scopes;
    assert_true(cdn_names_init(&names));
    assert_true(cdn_scopes_init(&scopes, &syntax, &names, &refusal));
    assert_int_equal(cdn_scopes_find(&scopes, 0, 1), 0);
    for (uint32_t scope = 0; scope < 50; scope++)
        for (uint32_t name = 1; name < 50; name++)
            assert_int_not_equal(cdn_scopes_symbol(&scopes, scope, name), 0);
    uint32_t found = cdn_scopes_find(&scopes, 49, 7);
    assert_int_equal(scopes.symbols[found].scope, 49);
    assert_int_equal(scopes.symbols[found].name, 7);
    assert_int_equal(cdn_scopes_symbol(&scopes, 49, 7), found);
    assert_int_equal(cdn_scopes_find(&scopes, 50, 7), 0);
    cdn_scopes_free(&scopes);
    cdn_names_free(&names);
}

static void bindings_are_chained_from_the_last(void **state)
{
    (void)state;
    cdn_syntax_node module = {.after = 1};
    cdn_syntax syntax = {.text = "", .nodes = &module, .count = 1};
    cdn_names names;
    cdn_refusal refusal = {0};
    cdn_scopes scopes;
    assert_true(cdn_names_init(&names));
    assert_true(cdn_scopes_init(&scopes, &syntax, &names, &refusal));
    uint32_t symbol = cdn_scopes_symbol(&scopes, 0, 1);
    for (uint32_t i = 1; i <= 100; i++)
        cdn_scopes_bind(&scopes, symbol, (cdn_binding){.value = i});
    uint32_t expected = 100;
    for (uint32_t at = scopes.symbols[symbol].bindings; at; at = scopes.bindings[at].next)
        assert_int_equal(scopes.bindings[at].value, expected--);
    assert_int_equal(expected, 0);
    cdn_scopes_bind(&scopes, 0, (cdn_binding){.value = 1}); /* no symbol, no harm */
    assert_false(scopes.no_memory);
    cdn_scopes_free(&scopes);
    cdn_names_free(&names);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(symbols_are_found_by_scope_and_name),
        cmocka_unit_test(bindings_are_chained_from_the_last),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
