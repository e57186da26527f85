#include <stdio.h>
#include <string.h>

#include "cm.h"
#include "utf8.h"

static void well_formed_text_passes(void **state)
{
    (void)state;
    const char *text = "a\xC3\xA9\xE2\x82\xAC\xF0\x9F\x90\x8D\xED\x9F\xBF\xF4\x8F\xBF\xBF";
    assert_int_equal(cdn_utf8_check(text, strlen(text)), strlen(text));
    assert_int_equal(cdn_utf8_check("a\0b", 3), 3);
}

/* Unicode 15, table 3-7: what must not pass. */
static void ill_formed_text_is_found(void **state)
{
    (void)state;
    const char *bad[] = {"\x80",
                         "\xC0\x80",
                         "\xC1\xBF",
                         "\xE0\x80\x80",
                         "\xED\xA0\x80",
                         "\xED\xBF\xBF",
                         "\xF0\x80\x80\x80",
                         "\xF4\x90\x80\x80",
                         "\xF5\x80\x80",
                         "\xE2\x82",
                         "\xFF",
                         "\xC3("};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char text[16];
        size_t count = (size_t)snprintf(text, sizeof text, "ok%s", bad[i]);
        assert_int_equal(cdn_utf8_check(text, count), 2);
    }
}

static void repair_replaces_each_bad_byte(void **state)
{
    (void)state;
    cdn_buf out = {0};
    assert_true(cdn_utf8_repair(&out, "a\xFF\xE2\x82z", 5));
    assert_string_equal(cdn_buf_text(&out), "a\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBDz");
    cdn_buf_free(&out);
}

static void ascii_ends_at_the_first_high_byte(void **state)
{
    (void)state;
    char text[41];
    for (size_t at = 0; at < sizeof text; at++) {
        memset(text, '\x7F', sizeof text);
        assert_int_equal(cdn_utf8_ascii(text, at), at);
        text[at] = (char)0x80;
        assert_int_equal(cdn_utf8_ascii(text, sizeof text), at);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(well_formed_text_passes),
        cmocka_unit_test(ill_formed_text_is_found),
        cmocka_unit_test(repair_replaces_each_bad_byte),
        cmocka_unit_test(ascii_ends_at_the_first_high_byte),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
