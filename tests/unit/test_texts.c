#include "rules_from.h"

static cdn_yaml *yaml_of(const char *text)
{
    cdn_yaml *yaml = NULL;
    assert_int_equal(cdn_yaml_parse(&yaml, "t.yaml", text, strlen(text), NULL), CORDON_OK);
    return yaml;
}

static void one_text_is_a_list_of_one(void **state)
{
    (void)state;
    cdn_yaml *yaml = yaml_of("{a: x, b: [y, z], c: []}");
    cdn_node root = cdn_yaml_root(yaml);
    cdn_texts one = {0}, two = {0}, none = {0};
    assert_int_equal(cdn_texts_read_key(&one, yaml, root, "a", NULL), CORDON_OK);
    assert_int_equal(cdn_texts_read_key(&two, yaml, root, "b", NULL), CORDON_OK);
    assert_int_equal(cdn_texts_read_key(&none, yaml, root, "d", NULL), CORDON_OK);
    assert_int_equal(cdn_texts_read_key(&none, yaml, root, "c", NULL), CORDON_E_RULES);
    assert_int_equal(one.count, 1);
    assert_int_equal(two.places[1].column, 15);
    assert_true(cdn_texts_join(&one, &two));
    assert_int_equal(one.count, 3);
    assert_int_equal(two.count, 0);
    assert_string_equal(one.items[2], "z");
    cdn_texts_free(&one);
    cdn_texts_free(&two);
    cdn_texts_free(&none);
    cdn_yaml_free(yaml);
}

static void severities_have_four_names(void **state)
{
    (void)state;
    cdn_yaml *yaml = yaml_of("[info, warn, review, deny, never]");
    cordon_severity severity = CORDON_SEVERITY_INFO;
    for (size_t i = 0; i < 4; i++) {
        cdn_node node = cdn_yaml_item(yaml, cdn_yaml_root(yaml), i);
        assert_int_equal(cdn_severity_read(&severity, yaml, node, NULL), CORDON_OK);
        assert_int_equal(severity, i);
    }
    cdn_node node = cdn_yaml_item(yaml, cdn_yaml_root(yaml), 4);
    assert_int_equal(cdn_severity_read(&severity, yaml, node, NULL), CORDON_E_RULES);
    cdn_yaml_free(yaml);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_text_is_a_list_of_one),
        cmocka_unit_test(severities_have_four_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
