#include <stdlib.h>
#include <string.h>

#include "buf.h"
#include "cm.h"

static void empty_buffer_is_a_string(void **state)
{
    (void)state;
    cdn_buf buf = {0};
    assert_string_equal(cdn_buf_text(&buf), "");
    char *text = cdn_buf_take(&buf);
    assert_string_equal(text, "");
    free(text);
}

static void added_bytes_stay_in_order(void **state)
{
    (void)state;
    cdn_buf buf = {0};
    for (int i = 0; i < 1000; i++)
        assert_true(cdn_buf_addf(&buf, "%d,", i));
    assert_int_equal(buf.count, 10 * 2 + 90 * 3 + 900 * 4);
    assert_memory_equal(buf.bytes, "0,1,2,", 6);
    assert_string_equal(buf.bytes + buf.count - 8, "998,999,");
    cdn_buf_free(&buf);
    assert_null(buf.bytes);
}

static void embedded_nul_is_kept(void **state)
{
    (void)state;
    cdn_buf buf = {0};
    assert_true(cdn_buf_add(&buf, "a\0b", 3));
    assert_int_equal(buf.count, 3);
    assert_memory_equal(buf.bytes, "a\0b", 4);
    cdn_buf_free(&buf);
}

static void drop_removes_the_head(void **state)
{
    (void)state;
    cdn_buf buf = {0};
    assert_true(cdn_buf_add_text(&buf, "abcdef"));
    cdn_buf_drop(&buf, 2);
    assert_string_equal(cdn_buf_text(&buf), "cdef");
    cdn_buf_drop(&buf, 99);
    assert_string_equal(cdn_buf_text(&buf), "");
    cdn_buf_free(&buf);
}

static void absurd_size_is_refused_and_harmless(void **state)
{
    (void)state;
    cdn_buf buf = {0};
    assert_true(cdn_buf_add_text(&buf, "kept"));
    assert_false(cdn_buf_reserve(&buf, SIZE_MAX));
    assert_false(cdn_buf_reserve(&buf, SIZE_MAX - 5));
    assert_string_equal(cdn_buf_text(&buf), "kept");
    cdn_buf_free(&buf);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(empty_buffer_is_a_string),
        cmocka_unit_test(added_bytes_stay_in_order),
        cmocka_unit_test(embedded_nul_is_kept),
        cmocka_unit_test(drop_removes_the_head),
        cmocka_unit_test(absurd_size_is_refused_and_harmless),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
