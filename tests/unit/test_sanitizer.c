/* The public API, on a policy made by hand. */
#include "lack_of_memory.h"
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

static char given[4096];
static size_t given_count;

static void keep(void *context, const char *bytes, size_t byte_count)
{
    (void)context;
    assert_true(given_count + byte_count < sizeof given);
    memcpy(given + given_count, bytes, byte_count);
    given_count += byte_count;
    given[given_count] = '\0';
}

static cordon_status run_short_of_memory(const cordon_policy *policy, const char *text)
{
    cordon_sanitizer *stream = NULL;
    cordon_status status = cordon_sanitizer_new(&stream, policy, keep, NULL, NULL);
    for (size_t at = 0; status == CORDON_OK && at < strlen(text); at++)
        status = cordon_sanitizer_feed(stream, text + at, 1, NULL);
    if (status == CORDON_OK)
        status = cordon_sanitizer_finish(stream, NULL);
    else if (stream)
        assert_int_equal(cordon_sanitizer_finish(stream, NULL), CORDON_E_NOMEM);
    cordon_sanitizer_free(stream);
    return status;
}

/* Whichever allocation fails: an error or the right covers, never the value. */
static void no_value_escapes_when_memory_is_out(void **state)
{
    const char *text = "a 10.0.0.1 b /home/secretname/x c 10.0.0.2 d 2001:db8::77 e";
    cordon_status status = CORDON_E_NOMEM;
    int failed = 0;
    for (int nth = 1; nth < 5000; nth++) {
        given_count = 0;
        countdown = nth;
        status = run_short_of_memory(*state, text);
        bool all_done = countdown > 0;
        countdown = 0;
        assert_true(status == CORDON_OK || status == CORDON_E_NOMEM);
        assert_null(strstr(given, "10.0"));
        assert_null(strstr(given, "secretname"));
        assert_null(strstr(given, "db8"));
        failed += status != CORDON_OK;
        if (all_done)
            break;
    }
    assert_int_equal(status, CORDON_OK);
    assert_true(failed > 20);
}

/* The same for loading the rules themselves. */
static void loading_survives_every_lack_of_memory(void **state)
{
    (void)state;
    int failed = 0;
    for (int nth = 1; nth < 20000; nth += 1 + nth / 50) {
        cdn_redactions *rules = NULL;
        countdown = nth;
        cordon_status status = cdn_redactions_load(&rules, SHIPPED_RULES, NULL);
        bool all_done = countdown > 0;
        countdown = 0;
        assert_true(status == CORDON_OK || status == CORDON_E_NOMEM || !rules);
        cdn_redactions_unref(rules);
        failed += status != CORDON_OK;
        if (all_done)
            break;
    }
    assert_true(failed > 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_was_covered_is_counted),
        cmocka_unit_test(switched_off_everything_passes),
        cmocka_unit_test(misuse_is_an_error),
        cmocka_unit_test(no_value_escapes_when_memory_is_out),
        cmocka_unit_test(loading_survives_every_lack_of_memory),
    };
    return cmocka_run_group_tests(tests, load, unload);
}
