#include <jansson.h>

#include "screening.h"

static const char text[] = "rules:\n"
                           "  - id: PY-DENY\n"
                           "    reference: d\n"
                           "    severity: deny\n"
                           "    message: '\"no\"'\n"
                           "    fix: f\n"
                           "    references: https://example.org\n";

static void json_is_one_line(void **state)
{
    (void)state;
    cdn_rules *rules = rules_from_text(text);
    cordon_verdict *verdict = screen_text(rules, "x = d\n");
    assert_string_equal(cordon_verdict_json(verdict, "a.py"),
                        "{\"file\":\"a.py\",\"verdict\":\"deny\",\"findings\":[{\"rule\":"
                        "\"PY-DENY\",\"severity\":\"deny\",\"line\":1,\"column\":4,\"end_line\":1,"
                        "\"end_column\":5,\"message\":\"\\\"no\\\"\",\"fix\":\"f\"}]}");
    assert_non_null(strstr(cordon_verdict_json(verdict, "a\n\xFF.py"), "a\\n\xEF\xBF\xBD.py"));
    cordon_verdict_free(verdict);
    verdict = screen_text(rules, "");
    assert_string_equal(cordon_verdict_json(verdict, NULL),
                        "{\"file\":\"<source>\",\"verdict\":\"allow\",\"findings\":[]}");
    cordon_verdict_free(verdict);
    cdn_rules_unref(rules);
}

static const char *text_at(json_t *root, const char *a, const char *b)
{
    return json_string_value(json_object_get(json_object_get(root, a), b));
}

/* SARIF 2.1.0, the required properties of sections 3.13, 3.14, 3.19, 3.27 and 3.30. */
static void sarif_has_its_required_parts(void **state)
{
    (void)state;
    cdn_rules *rules = rules_from_text(text);
    cordon_verdict *verdicts[] = {screen_text(rules, "\xC3\xA9 = d\nd\n"),
                                  screen_text(rules, "f(")};
    const char *names[] = {"a.py", "b.py"};
    char *sarif = cordon_verdicts_sarif(verdicts, names, 2);
    json_t *root = json_loads(sarif, 0, NULL);
    assert_string_equal(json_string_value(json_object_get(root, "version")), "2.1.0");
    json_t *run = json_array_get(json_object_get(root, "runs"), 0);
    json_t *driver = json_object_get(json_object_get(run, "tool"), "driver");
    assert_string_equal(json_string_value(json_object_get(driver, "name")), "cordon");
    json_t *described = json_object_get(driver, "rules");
    assert_int_equal(json_array_size(described), 2);
    assert_string_equal(json_string_value(json_object_get(json_array_get(described, 0), "helpUri")),
                        "https://example.org");
    json_t *results = json_object_get(run, "results");
    assert_int_equal(json_array_size(results), 3);
    json_t *result = json_array_get(results, 0);
    assert_string_equal(json_string_value(json_object_get(result, "ruleId")), "PY-DENY");
    assert_string_equal(json_string_value(json_object_get(result, "level")), "error");
    assert_string_equal(text_at(result, "message", "text"), "\"no\"");
    json_t *place = json_object_get(json_array_get(json_object_get(result, "locations"), 0),
                                    "physicalLocation");
    assert_string_equal(text_at(place, "artifactLocation", "uri"), "a.py");
    json_t *region = json_object_get(place, "region");
    assert_int_equal(json_integer_value(json_object_get(region, "startLine")), 1);
    assert_int_equal(json_integer_value(json_object_get(region, "startColumn")), 5);
    assert_int_equal(json_integer_value(json_object_get(region, "endColumn")), 6);
    json_decref(root);
    cordon_string_free(sarif);
    cordon_verdict_free(verdicts[0]);
    cordon_verdict_free(verdicts[1]);
    cdn_rules_unref(rules);
}

/* The `required` lists of the published schema, for every object that is written here. */
static void check_result(json_t *result, size_t rules)
{
    json_t *message = json_object_get(result, "message");
    const char *level = json_string_value(json_object_get(result, "level"));
    assert_true(json_is_string(json_object_get(message, "text")));
    assert_non_null(strstr("none note warning error", level));
    assert_true(json_is_string(json_object_get(result, "ruleId")));
    assert_true(rules > 0);
    json_t *locations = json_object_get(result, "locations");
    assert_int_equal(json_array_size(locations), 1);
    json_t *place = json_object_get(json_array_get(locations, 0), "physicalLocation");
    const char *uri = text_at(place, "artifactLocation", "uri");
    assert_int_equal(strcspn(uri, " <>\"{}|\\^`"), strlen(uri));
    json_t *region = json_object_get(place, "region");
    assert_true(json_integer_value(json_object_get(region, "startLine")) >= 1);
    assert_true(json_integer_value(json_object_get(region, "startColumn")) >= 1);
    assert_true(json_integer_value(json_object_get(region, "endColumn")) >= 1);
    json_t *suppressions = json_object_get(result, "suppressions");
    size_t index;
    json_t *suppression;
    json_array_foreach(suppressions, index, suppression)
        assert_string_equal(json_string_value(json_object_get(suppression, "kind")), "inSource");
}

static void every_sarif_object_has_what_the_schema_requires(void **state)
{
    (void)state;
    cdn_rules *rules = rules_from_text(text);
    const char *silent[] = {"PY-DENY"};
    const cdn_screen_bounds bounds = {
        .source_bytes = 1 << 20, .parse_ms = 5000, .suppressions = silent, .suppression_count = 1};
    const char *source = "d  # cordon: allow PY-DENY\nd\n";
    cordon_verdict *verdicts[] = {screen_text(rules, "d\nd\n"), screen_text(rules, "f("), NULL};
    const char *names[] = {"<stdin>", "a b\xC3\xA9.py", "c.py"};
    assert_int_equal(cdn_screen(&verdicts[2], rules, &bounds, source, strlen(source), NULL),
                     CORDON_OK);
    char *sarif = cordon_verdicts_sarif(verdicts, names, 3);
    assert_non_null(strstr(sarif, "a%20b%C3%A9.py"));
    assert_non_null(strstr(sarif, "inSource"));
    json_t *root = json_loads(sarif, 0, NULL);
    assert_string_equal(json_string_value(json_object_get(root, "version")), "2.1.0");
    assert_true(json_is_array(json_object_get(root, "runs")));
    json_t *run = json_array_get(json_object_get(root, "runs"), 0), *result, *rule;
    json_t *driver = json_object_get(json_object_get(run, "tool"), "driver");
    assert_true(json_is_string(json_object_get(driver, "name")));
    json_t *described = json_object_get(driver, "rules");
    size_t index;
    json_array_foreach(described, index, rule)
    {
        assert_true(json_is_string(json_object_get(rule, "id")));
        assert_non_null(text_at(rule, "shortDescription", "text"));
    }
    json_array_foreach(json_object_get(run, "results"), index, result)
        check_result(result, json_array_size(described));
    assert_true(index >= 5);
    json_decref(root);
    cordon_string_free(sarif);
    for (size_t i = 0; i < 3; i++)
        cordon_verdict_free(verdicts[i]);
    cdn_rules_unref(rules);
}

static void no_verdicts_are_sarif_too(void **state)
{
    (void)state;
    char *sarif = cordon_verdicts_sarif(NULL, NULL, 0);
    assert_non_null(strstr(sarif, "\"results\": []"));
    cordon_string_free(sarif);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(json_is_one_line),
        cmocka_unit_test(sarif_has_its_required_parts),
        cmocka_unit_test(every_sarif_object_has_what_the_schema_requires),
        cmocka_unit_test(no_verdicts_are_sarif_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
