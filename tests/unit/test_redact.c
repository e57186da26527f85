#include "redactor.h"
#include "sanitize_help.h"

#define HEAD "version: 1\nredactions:\n"
#define WORD                                                                                       \
    "  - {id: word, class: secret, keywords: [hush], regex: 'hush=([a-z0-9]+)', group: 1,"         \
    " max_len: 32"

static void groups_prefixes_and_allowed_values(void **state)
{
    (void)state;
    cdn_redactor *redactor = rules_from(HEAD WORD ", keep_prefix: 2, allow: [none]}\n");
    assert_sanitized(redactor, "hush=none hush=abc1 HUSH=x hush=abc1.",
                     "hush=none hush=ab[SECRET:word_1] HUSH=x hush=ab[SECRET:word_1].");
    cdn_redactor_unref(redactor);
    redactor = rules_from(HEAD WORD ", min_entropy: 1.5, placeholder: W}\n");
    assert_sanitized(redactor, "hush=aaaa hush=abab hush=abcd", "hush=aaaa hush=abab hush=[W_1]");
    cdn_redactor_unref(redactor);
}

static void a_slow_pattern_covers_its_window(void **state)
{
    (void)state;
    cdn_redactor *redactor =
        rules_from(HEAD "  - {id: slow, class: secret, keywords: [hush], max_len: 200,\n"
                        "     regex: 'hush(a+)+[bc]'}\n");
    char text[300], expected[300];
    memset(text, 'a', sizeof text);
    memcpy(text, "x hush", 6);
    memcpy(text + 150, "d and more", 10);
    text[sizeof text - 1] = '\0';
    snprintf(expected, sizeof expected, "x [SECRET:slow_1]%s", text + 202);
    assert_sanitized(redactor, text, expected);
    cdn_redactor_unref(redactor);
}

static void assert_refused(const char *rule, const char *said)
{
    char path[] = "/tmp/cordon-test-XXXXXX";
    write_file(path, rule);
    cordon_error *err = cordon_error_new();
    cdn_redactions *rules = NULL;
    cdn_redactor *redactor = NULL;
    assert_int_equal(cdn_redactions_load(&rules, path, err), CORDON_OK);
    assert_int_equal(cdn_redactor_new(&redactor, rules, err), CORDON_E_RULES);
    if (!strstr(cordon_error_message(err), said))
        fail_msg("'%s' does not say '%s'", cordon_error_message(err), said);
    assert_non_null(strstr(cordon_error_message(err), ":3:"));
    cdn_redactions_unref(rules);
    cordon_error_free(err);
    unlink(path);
}

static void what_cannot_be_compiled_is_refused_with_its_place(void **state)
{
    (void)state;
    assert_refused(HEAD "  - {id: a, class: secret, keywords: [abc], regex: 'a(', max_len: 9}\n",
                   "regex:");
    assert_refused(HEAD "  - {id: a, class: secret, keywords: [abc], regex: 'ab', max_len: 9,"
                        " group: 1}\n",
                   "group:");
    assert_refused(HEAD "  - {id: a, class: address, validate: ipv5}\n", "'ipv5'");
    assert_refused(HEAD "  - {id: a, class: secret, keywords: [abc], regex: 'ab', max_len: 9,"
                        " validate: luhn}\n",
                   "'luhn'");
}

static void redactors_outlive_their_makers(void **state)
{
    (void)state;
    cdn_redactor *redactor = rules_from(HEAD WORD "}\n");
    cdn_buf out = {0};
    cordon_sanitizer *stream = NULL;
    assert_int_equal(cdn_sanitizer_new(&stream, redactor, NULL, collect, &out, NULL), CORDON_OK);
    cdn_redactor_unref(redactor);
    assert_int_equal(cordon_sanitizer_feed(stream, "hush=a", 6, NULL), CORDON_OK);
    assert_int_equal(cordon_sanitizer_finish(stream, NULL), CORDON_OK);
    assert_string_equal(cdn_buf_text(&out), "hush=[SECRET:word_1]");
    cordon_sanitizer_free(stream);
    cdn_buf_free(&out);
    cdn_redactor_unref(NULL);
}

static void no_rules_change_nothing(void **state)
{
    (void)state;
    cdn_redactor *redactor = rules_from("version: 1\nredactions: []\n");
    assert_sanitized(redactor, "10.0.0.1 [IP_1] /home/u", "10.0.0.1 [IP_1] /home/u");
    cdn_redactor_unref(redactor);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(groups_prefixes_and_allowed_values),
        cmocka_unit_test(a_slow_pattern_covers_its_window),
        cmocka_unit_test(what_cannot_be_compiled_is_refused_with_its_place),
        cmocka_unit_test(redactors_outlive_their_makers),
        cmocka_unit_test(no_rules_change_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
