#include <string.h>

#include "cm.h"
#include "constant.h"

static cdn_constant text_of(const char *text)
{
    cdn_constant value = {.kind = CDN_TEXT};
    assert_true(cdn_buf_add_text(&value.text, text));
    return value;
}

static void slices_count_as_in_python(void **state)
{
    (void)state;
    const struct {
        int64_t first, last, step;
        const char *wanted;
    } rows[] = {
        {INT64_MIN, INT64_MIN, -1, "dcba"},
        {1, 3, 1, "bc"},
        {-2, INT64_MIN, 1, "cd"},
        {INT64_MIN, INT64_MIN, 2, "ac"},
        {9, 0, -2, "db"},
        {3, 1, 1, ""},
        {INT64_MIN, -9, 1, ""},
        {0, 99, INT64_MAX, "a"},
        {3, INT64_MIN, INT64_MIN, "d"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        cdn_constant value = text_of("abcd");
        assert_true(cdn_constant_slice(&value, rows[i].first, rows[i].last, rows[i].step));
        assert_string_equal(cdn_buf_text(&value.text), rows[i].wanted);
        cdn_constant_clear(&value);
    }
    cdn_constant value = text_of("a");
    assert_false(cdn_constant_slice(&value, 0, 1, 0));
    cdn_constant_clear(&value);
}

static void items_and_characters(void **state)
{
    (void)state;
    size_t bytes;
    cdn_constant value = text_of("a\xC3\xA9");
    assert_int_equal(cdn_constant_first_point(&bytes, "\xC3\xA9", 2), 0xE9);
    assert_int_equal(cdn_constant_first_point(&bytes, "\xF0\x9F", 2), 0x1F);
    assert_int_equal(bytes, 2);
    assert_true(cdn_constant_item(&value, -1));
    assert_string_equal(cdn_buf_text(&value.text), "\xC3\xA9");
    assert_false(cdn_constant_item(&value, 1));
    cdn_constant_clear(&value);
}

static void lists_join_and_stay_bounded(void **state)
{
    (void)state;
    cdn_constant list = {.kind = CDN_LIST};
    for (int i = 0; i < CDN_CONSTANT_ITEMS_MAX; i++) {
        cdn_constant item = {.kind = i ? CDN_UNKNOWN : CDN_NUMBER, .number = 'x'};
        assert_true(cdn_constant_append(&list, &item));
    }
    cdn_constant item = text_of("more");
    assert_false(cdn_constant_append(&list, &item));
    assert_true(cdn_constant_join(&list, "-"));
    assert_memory_equal(cdn_buf_text(&list.text), "x-{}-{}", 7);
    cdn_constant_clear(&list);
    cdn_constant_clear(&item);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(slices_count_as_in_python),
        cmocka_unit_test(items_and_characters),
        cmocka_unit_test(lists_join_and_stay_bounded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
