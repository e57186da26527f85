#include "sanitize_help.h"

static void print_problem(void *context, const char *rule, const char *place, const char *message)
{
    ++*(int *)context;
    print_error("%s: %s: %s\n", place, rule, message);
}

static void count_problem(void *context, const char *rule, const char *place, const char *message)
{
    (void)message;
    assert_string_equal(rule, "word");
    assert_non_null(strstr(place, ":"));
    ++*(int *)context;
}

static void shipped_rules_hold_their_examples(void **state)
{
    (void)state;
    int problems = 0;
    size_t examples = 0;
    cordon_error *err = cordon_error_new();
    if (cdn_redactions_selftest(&examples, SHIPPED_RULES, print_problem, &problems, err))
        fail_msg("%s", cordon_error_message(err));
    assert_int_equal(problems, 0);
    assert_true(examples > 100);
    cordon_error_free(err);
}

static void broken_examples_are_told(void **state)
{
    (void)state;
    char path[] = "/tmp/cordon-test-XXXXXX";
    write_file(path, "version: 1\n"
                     "redactions:\n"
                     "  - id: word\n"
                     "    class: secret\n"
                     "    keywords: [hush]\n"
                     "    regex: 'hush[0-9]{4}'\n"
                     "    max_len: 16\n"
                     "    examples: [hush1234, hush123, {before: hush0000, value: hush1111}]\n"
                     "    negative_examples: [hush, hush5678]\n");
    int problems = 0;
    cordon_error *err = cordon_error_new();
    assert_int_equal(cdn_redactions_selftest(NULL, path, count_problem, &problems, err),
                     CORDON_E_RULES);
    assert_int_equal(problems, 3);
    assert_non_null(strstr(cordon_error_message(err), "3 of 5"));
    cordon_error_free(err);
    unlink(path);
}

static void missing_file_is_an_io_error(void **state)
{
    (void)state;
    assert_int_equal(cdn_redactions_selftest(NULL, "/no/such/file", NULL, NULL, NULL), CORDON_E_IO);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shipped_rules_hold_their_examples),
        cmocka_unit_test(broken_examples_are_told),
        cmocka_unit_test(missing_file_is_an_io_error),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
