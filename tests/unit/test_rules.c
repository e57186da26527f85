#include "rules_from.h"

static const char text[] = "rules:\n"
                           "  - id: PY-A\n"
                           "    import: [os, 'x.*']\n"
                           "    except: os.path\n"
                           "    severity: review\n"
                           "    message: m\n"
                           "    fix: f\n"
                           "    references: https://example.org\n"
                           "    examples: {hit: import os, miss: [import a, import b]}\n"
                           "  - {id: PY-B, pattern: ['a+', 'b+'], severity: info, message: n}\n";

static void a_rule_is_read_whole(void **state)
{
    (void)state;
    cdn_rules *rules = rules_from_text(text);
    assert_int_equal(cdn_rules_count(rules), 2);
    assert_string_equal(cdn_rules_path(rules), "rules.yaml");
    const cdn_rule *rule = cdn_rules_at(rules, 0);
    assert_string_equal(rule->id, "PY-A");
    assert_int_equal(rule->place.line, 2);
    assert_int_equal(rule->kind, CDN_RULE_IMPORT);
    assert_int_equal(rule->names.count, 2);
    assert_string_equal(rule->names.items[1], "x.*");
    assert_int_equal(rule->severity, CORDON_SEVERITY_REVIEW);
    assert_string_equal(rule->message, "m");
    assert_string_equal(rule->fix, "f");
    assert_string_equal(rule->references.items[0], "https://example.org");
    assert_int_equal(rule->hits.count, 1);
    assert_int_equal(rule->misses.count, 2);
    assert_string_equal(rule->misses.items[1], "import b");
    assert_null(rule->patterns);
    rule = cdn_rules_at(rules, 1);
    assert_int_equal(rule->kind, CDN_RULE_PATTERN);
    assert_non_null(rule->patterns[1]);
    assert_string_equal(rule->fix, "");
    cdn_rules_unref(rules);
}

static void rules_are_shared_by_count(void **state)
{
    (void)state;
    cdn_rules *rules = rules_from_text(text);
    assert_ptr_equal(cdn_rules_ref(rules), rules);
    cdn_rules_unref(rules);
    assert_string_equal(cdn_rules_at(rules, 0)->id, "PY-A");
    cdn_rules_unref(rules);
    cdn_rules_unref(NULL);
}

static void no_rules_are_rules_too(void **state)
{
    (void)state;
    cdn_rules *rules = rules_from_text("version: 1\n");
    assert_int_equal(cdn_rules_count(rules), 0);
    cdn_rules_unref(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_rule_is_read_whole),
        cmocka_unit_test(rules_are_shared_by_count),
        cmocka_unit_test(no_rules_are_rules_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
