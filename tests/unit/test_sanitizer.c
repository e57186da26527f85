/* The public API, on a policy made by hand. */
#include "policy.h"
#include "sanitize_help.h"

static int load(void **state)
{
    static cordon_policy policy = {.sanitize_enabled = true};
    if (cdn_redactions_load(&policy.redactions, SHIPPED_RULES, NULL) != CORDON_OK)
        return -1;
    *state = &policy;
    return 0;
}

static int unload(void **state)
{
    cdn_redactions_unref(((cordon_policy *)*state)->redactions);
    return 0;
}

static void what_was_covered_is_counted(void **state)
{
    cdn_buf out = {0};
    cordon_sanitizer *stream = NULL;
    const char *text = "10.0.0.1 /home/u/x 10.0.0.2";
    assert_int_equal(cordon_sanitizer_new(&stream, *state, collect, &out, NULL), CORDON_OK);
    assert_int_equal(cordon_sanitizer_redaction_count(stream), 0);
    assert_int_equal(cordon_sanitizer_feed(stream, text, strlen(text), NULL), CORDON_OK);
    assert_int_equal(cordon_sanitizer_finish(stream, NULL), CORDON_OK);
    assert_string_equal(cdn_buf_text(&out), "[IP_1] [HOME]/x [IP_2]");
    assert_int_equal(cordon_sanitizer_redaction_count(stream), 2);
    assert_string_equal(cordon_sanitizer_redaction_rule(stream, 0), "ipv4");
    assert_int_equal(cordon_sanitizer_redaction_hits(stream, 0), 2);
    assert_string_equal(cordon_sanitizer_redaction_rule(stream, 1), "home");
    assert_int_equal(cordon_sanitizer_redaction_hits(stream, 1), 1);
    assert_null(cordon_sanitizer_redaction_rule(stream, 2));
    assert_int_equal(cordon_sanitizer_redaction_hits(stream, 2), 0);
    cordon_sanitizer_free(stream);
    cdn_buf_free(&out);
}

static void switched_off_everything_passes(void **state)
{
    cordon_policy policy = *(cordon_policy *)*state;
    policy.sanitize_enabled = false;
    cdn_buf out = {0};
    cordon_sanitizer *stream = NULL;
    assert_int_equal(cordon_sanitizer_new(&stream, &policy, collect, &out, NULL), CORDON_OK);
    assert_int_equal(cordon_sanitizer_feed(stream, "10.0.0.1", 8, NULL), CORDON_OK);
    assert_int_equal(cordon_sanitizer_flush(stream, NULL), CORDON_OK);
    assert_string_equal(cdn_buf_text(&out), "10.0.0.1");
    assert_int_equal(cordon_sanitizer_finish(stream, NULL), CORDON_OK);
    assert_int_equal(cordon_sanitizer_redaction_count(stream), 0);
    cordon_sanitizer_free(stream);
    cdn_buf_free(&out);
}

static void misuse_is_an_error(void **state)
{
    cdn_buf out = {0};
    cordon_sanitizer *stream = NULL;
    assert_int_equal(cordon_sanitizer_new(NULL, *state, collect, &out, NULL), CORDON_E_ARGUMENT);
    assert_int_equal(cordon_sanitizer_new(&stream, NULL, collect, &out, NULL), CORDON_E_ARGUMENT);
    assert_int_equal(cordon_sanitizer_new(&stream, *state, NULL, &out, NULL), CORDON_E_ARGUMENT);
    assert_int_equal(cordon_sanitizer_new(&stream, *state, collect, &out, NULL), CORDON_OK);
    assert_int_equal(cordon_sanitizer_flush(stream, NULL), CORDON_OK);
    assert_int_equal(cordon_sanitizer_feed(stream, NULL, 0, NULL), CORDON_OK);
    assert_int_equal(cordon_sanitizer_feed(stream, NULL, 1, NULL), CORDON_E_ARGUMENT);
    assert_int_equal(cordon_sanitizer_finish(stream, NULL), CORDON_OK);
    assert_int_equal(cordon_sanitizer_finish(stream, NULL), CORDON_E_ARGUMENT);
    assert_int_equal(cordon_sanitizer_flush(stream, NULL), CORDON_E_ARGUMENT);
    assert_int_equal(cordon_sanitizer_feed(NULL, "x", 1, NULL), CORDON_E_ARGUMENT);
    cordon_sanitizer_free(stream);
    cordon_sanitizer_free(NULL);
    assert_int_equal(cordon_sanitizer_redaction_count(NULL), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_was_covered_is_counted),
        cmocka_unit_test(switched_off_everything_passes),
        cmocka_unit_test(misuse_is_an_error),
    };
    return cmocka_run_group_tests(tests, load, unload);
}
