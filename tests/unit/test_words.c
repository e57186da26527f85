#include <string.h>

#include "cm.h"
#include "read.h"

static void booleans_are_two_words(void **state)
{
    (void)state;
    bool value = false;
    assert_true(cdn_text_to_bool(&value, "true"));
    assert_true(value);
    assert_true(cdn_text_to_bool(&value, "false"));
    assert_false(value);
    const char *bad[] = {"", "yes", "True", "1", "true "};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(cdn_text_to_bool(&value, bad[i]));
}

static void numbers_are_plain_digits(void **state)
{
    (void)state;
    uint64_t value = 7;
    assert_true(cdn_text_to_uint(&value, "0"));
    assert_int_equal(value, 0);
    assert_true(cdn_text_to_uint(&value, "18446744073709551615"));
    assert_true(value == UINT64_MAX);
    const char *bad[] = {"",
                         "-1",
                         "+1",
                         " 1",
                         "1 ",
                         "0x10",
                         "1e3",
                         "1_000",
                         "64k",
                         "1.5",
                         "18446744073709551616",
                         "99999999999999999999999"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(cdn_text_to_uint(&value, bad[i]));
    assert_true(value == UINT64_MAX);
}

static void the_nearest_word_is_found(void **state)
{
    (void)state;
    const char *known[] = {"wall_ms", "cpu_ms", "memory_bytes", NULL};
    assert_string_equal(cdn_nearest("walls_ms", known), "wall_ms");
    assert_string_equal(cdn_nearest("memory_byte", known), "memory_bytes");
    assert_string_equal(cdn_nearest("cpu_m", known), "cpu_ms");
    assert_string_equal(cdn_nearest("memory", known), "memory_bytes"); /* the unit forgotten */
    assert_null(cdn_nearest("m", known));
    assert_null(cdn_nearest("colour", known));
}

static void long_words_are_not_compared(void **state)
{
    (void)state;
    char word[500];
    memset(word, 'w', sizeof word - 1);
    word[sizeof word - 1] = '\0';
    const char *known[] = {"wall_ms", word, NULL};
    assert_null(cdn_nearest(word, known));
    assert_string_equal(cdn_nearest("wall_m", known), "wall_ms");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(booleans_are_two_words),
        cmocka_unit_test(numbers_are_plain_digits),
        cmocka_unit_test(the_nearest_word_is_found),
        cmocka_unit_test(long_words_are_not_compared),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
