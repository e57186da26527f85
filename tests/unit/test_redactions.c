#include "redactions.h"
#include "sanitize_help.h"

#define HEAD "version: 1\nredactions:\n"
#define GOOD "class: secret, keywords: [abc], regex: 'abc', max_len: 9"

static void every_key_is_read(void **state)
{
    (void)state;
    char path[] = "/tmp/cordon-test-XXXXXX";
    write_file(path, HEAD "  - id: full\n"
                          "    class: pii\n"
                          "    keywords: [abc, [de, f]]\n"
                          "    anchor: hit\n"
                          "    regex: 'abc(.)'\n"
                          "    group: 1\n"
                          "    max_len: 9\n"
                          "    min_entropy: 3.25\n"
                          "    validate: jwt\n"
                          "    allow: [x]\n"
                          "    keep_prefix: 2\n"
                          "    source: https://example.org\n"
                          "    examples: [a, [b, c], {before: d, value: [e, f], after: g}]\n"
                          "    negative_examples: [h]\n"
                          "  - {id: here, class: address, validate: ipv4}\n"
                          "  - {id: gone, class: path, validate: home, placeholder: none}\n");
    cdn_redactions *rules = NULL;
    cordon_error *err = cordon_error_new();
    if (cdn_redactions_load(&rules, path, err) != CORDON_OK)
        fail_msg("%s", cordon_error_message(err));
    assert_int_equal(cdn_redactions_count(rules), 3);
    const cdn_redaction *rule = cdn_redactions_at(rules, 0);
    assert_string_equal(rule->id, "full");
    assert_int_equal(rule->klass, CDN_REDACTION_PII);
    assert_int_equal(rule->keywords.count, 2);
    assert_string_equal(rule->keywords.items[1].text, "def");
    assert_int_equal(rule->group, 1);
    assert_int_equal(rule->max_len, 9);
    assert_int_equal(rule->min_entropy_centibit, 325);
    assert_int_equal(rule->keep_prefix, 2);
    assert_string_equal(rule->placeholder, "PII:full");
    assert_int_equal(rule->example_count, 3);
    assert_string_equal(rule->examples[1].value, "bc");
    assert_string_equal(rule->examples[2].before, "d");
    assert_string_equal(rule->examples[2].value, "ef");
    assert_string_equal(rule->examples[2].after, "g");
    assert_string_equal(cdn_redactions_at(rules, 1)->placeholder, "IP");
    assert_null(cdn_redactions_at(rules, 1)->regex);
    assert_string_equal(cdn_redactions_at(rules, 2)->placeholder, "");
    cdn_redactions_unref(rules);
    cordon_error_free(err);
    unlink(path);
}

static const struct {
    const char *text;
    const char *said;
} BAD[] = {
    {"version: 2\nredactions: []\n", ":1:10: "},
    {"redactions: []\n", "version"},
    {"version: 1\n", "redactions"},
    {HEAD "  - {id: a, " GOOD ", colour: red}\n", "colour"},
    {HEAD "  - {id: a, " GOOD "}\n  - {id: a, " GOOD "}\n", ":4:10: "},
    {HEAD "  - {id: A b, " GOOD "}\n", "id:"},
    {HEAD "  - {id: a, class: secret, regex: abc, max_len: 9}\n", "keywords"},
    {HEAD "  - {id: a, class: secret, keywords: [], regex: abc, max_len: 9}\n", "keyword"},
    {HEAD "  - {id: a, class: secret, keywords: [ab], regex: abc, max_len: 9}\n", "3 to 64"},
    {HEAD "  - {id: a, class: secret, keywords: [abc], regex: abc}\n", "max_len"},
    {HEAD "  - {id: a, class: secret, keywords: [abc], regex: abc, max_len: 99999}\n", "max_len"},
    {HEAD "  - {id: a, class: secret, keywords: [abc], max_len: 9}\n", "regex"},
    {HEAD "  - {id: a, class: other}\n", "class:"},
    {HEAD "  - {id: a, class: address}\n", "validate"},
    {HEAD "  - {id: a, class: address, validate: ipv4, keywords: [abc]}\n", "keywords"},
    {HEAD "  - {id: a, " GOOD ", anchor: line}\n", "anchor"},
    {HEAD "  - {id: a, " GOOD ", min_entropy: 9}\n", "min_entropy"},
    {HEAD "  - {id: a, " GOOD ", min_entropy: 3.}\n", "min_entropy"},
    {HEAD "  - {id: a, " GOOD ", placeholder: 'a b'}\n", "placeholder"},
    {HEAD "  - {id: a, " GOOD ", examples: abc}\n", "examples"},
    {HEAD "  - {id: a, " GOOD ", examples: [{before: x}]}\n", "value"},
    {HEAD "  - {id: a, " GOOD ", keep_prefix: -1}\n", "keep_prefix"},
};

static void bad_files_are_refused_with_the_place(void **state)
{
    (void)state;
    cordon_error *err = cordon_error_new();
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        char path[] = "/tmp/cordon-test-XXXXXX";
        cdn_redactions *rules = NULL;
        write_file(path, BAD[i].text);
        assert_int_equal(cdn_redactions_load(&rules, path, err), CORDON_E_RULES);
        const char *message = cordon_error_message(err);
        if (!strstr(message, BAD[i].said) || strncmp(message, path, strlen(path)) != 0)
            fail_msg("'%s' does not say '%s'", message, BAD[i].said);
        assert_null(rules);
        unlink(path);
    }
    cordon_error_free(err);
}

static void references_are_counted(void **state)
{
    (void)state;
    cdn_redactions *rules = NULL;
    assert_int_equal(cdn_redactions_load(&rules, SHIPPED_RULES, NULL), CORDON_OK);
    cdn_redactions *other = cdn_redactions_ref(rules);
    cdn_redactions_unref(rules);
    assert_true(cdn_redactions_count(other) > 10);
    assert_string_equal(cdn_redactions_path(other), SHIPPED_RULES);
    cdn_redactions_unref(other);
    cdn_redactions_unref(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_key_is_read),
        cmocka_unit_test(bad_files_are_refused_with_the_place),
        cmocka_unit_test(references_are_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
