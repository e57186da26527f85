#include <string.h>

#include "cm.h"
#include "error.h"

static void keeps_status_and_message(void **state)
{
    (void)state;
    cordon_error *err = cordon_error_new();
    assert_int_equal(cordon_error_status(err), CORDON_OK);
    assert_string_equal(cordon_error_message(err), "");
    assert_int_equal(cdn_fail(err, CORDON_E_IO, "%s: %d", "file", 7), CORDON_E_IO);
    assert_int_equal(cordon_error_status(err), CORDON_E_IO);
    assert_string_equal(cordon_error_message(err), "file: 7");
    cordon_error_free(err);
}

static void null_error_is_fine(void **state)
{
    (void)state;
    assert_int_equal(cdn_fail(NULL, CORDON_E_RULES, "x"), CORDON_E_RULES);
    assert_int_equal(cordon_error_status(NULL), CORDON_OK);
    assert_string_equal(cordon_error_message(NULL), "");
    cordon_error_free(NULL);
}

static void a_message_may_quote_the_one_before(void **state)
{
    (void)state;
    cordon_error *err = cordon_error_new();
    cdn_fail(err, CORDON_E_IO, "inner");
    cdn_fail(err, CORDON_E_CONFINE, "outer: %s", cordon_error_message(err));
    assert_string_equal(cordon_error_message(err), "outer: inner");
    cordon_error_free(err);
}

static void long_messages_are_cut_not_overrun(void **state)
{
    (void)state;
    char text[8000];
    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    cordon_error *err = cordon_error_new();
    cdn_fail(err, CORDON_E_IO, "%s", text);
    assert_int_equal(strlen(cordon_error_message(err)), 2047);
    cordon_error_free(err);
}

static void every_status_has_its_name(void **state)
{
    (void)state;
    assert_string_equal(cordon_status_name(CORDON_OK), "CORDON_OK");
    for (int status = CORDON_E_INTERNAL; status < 0; status++)
        assert_memory_equal(cordon_status_name((cordon_status)status), "CORDON_E_", 9);
    assert_string_equal(cordon_status_name((cordon_status)12345), "unknown status");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keeps_status_and_message),
        cmocka_unit_test(null_error_is_fine),
        cmocka_unit_test(a_message_may_quote_the_one_before),
        cmocka_unit_test(long_messages_are_cut_not_overrun),
        cmocka_unit_test(every_status_has_its_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
