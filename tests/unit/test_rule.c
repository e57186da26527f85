#include "rules_from.h"

static void an_allow_list_means_all_but_its_modules(void **state)
{
    (void)state;
    const char *text = "{mode: allow, modules: [math, 'x.*'], profiles: [a, b]}";
    cdn_yaml *yaml = NULL;
    cdn_rule rule = {0};
    assert_int_equal(cdn_yaml_parse(&yaml, "r.yaml", text, strlen(text), NULL), CORDON_OK);
    assert_int_equal(cdn_rule_read_imports(&rule, yaml, cdn_yaml_root(yaml), NULL), CORDON_OK);
    assert_true(rule.is_allow_list);
    assert_string_equal(rule.id, "PY-IMPORTS");
    assert_string_equal(rule.names.items[0], "*");
    assert_int_equal(rule.excepts.count, 2);
    assert_int_equal(rule.severity, CORDON_SEVERITY_DENY);
    cdn_rule_free(&rule);
    cdn_yaml_free(yaml);
}

static void a_rule_is_in_force_in_its_profiles(void **state)
{
    (void)state;
    cdn_rules *rules = rules_from_text(
        "rules:\n"
        "  - {id: PY-A, call: f, severity: warn, message: m, profiles: [lab, desk]}\n"
        "  - {id: PY-B, call: f, severity: warn, message: m}\n");
    const cdn_rule *some = cdn_rules_at(rules, 0), *all = cdn_rules_at(rules, 1);
    assert_true(cdn_rule_is_in(some, "desk"));
    assert_true(cdn_rule_is_in(some, "*"));
    assert_false(cdn_rule_is_in(some, NULL));
    assert_false(cdn_rule_is_in(some, "des"));
    assert_true(cdn_rule_is_in(all, NULL));
    assert_true(cdn_rules_have_profile(rules, "lab"));
    assert_false(cdn_rules_have_profile(rules, "field"));
    cdn_rules_unref(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_allow_list_means_all_but_its_modules),
        cmocka_unit_test(a_rule_is_in_force_in_its_profiles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
