#include <string.h>

#include "clip.h"
#include "cm.h"
#include "utf8.h"

static void expect(uint64_t max_bytes, const char *text, size_t piece, const char *kept)
{
    cdn_clip clip = {.max_bytes = max_bytes};
    cdn_buf out = {0};
    for (size_t at = 0; at < strlen(text); at += piece) {
        size_t left = strlen(text) - at;
        assert_true(cdn_clip_add(&clip, text + at, left < piece ? left : piece));
    }
    assert_true(cdn_clip_take(&clip, &out));
    assert_int_equal(clip.total_bytes, strlen(text));
    assert_string_equal(cdn_buf_text(&out), kept);
    assert_int_equal(cdn_utf8_check(out.bytes, out.count), out.count);
    cdn_buf_free(&out);
    cdn_clip_free(&clip);
}

static void what_fits_is_kept_whole(void **state)
{
    (void)state;
    expect(10, "", 1, "");
    expect(10, "0123456789", 3, "0123456789");
    expect(10, "01234", 100, "01234");
}

static void the_middle_is_dropped_however_it_came(void **state)
{
    (void)state;
    for (size_t piece = 1; piece < 30; piece++)
        expect(10, "abcdefghijklmnopqrstuvwxyz", piece,
               "abcde\n[... 16 bytes left out ...]\nvwxyz");
}

static void no_character_is_cut_in_two(void **state)
{
    (void)state;
    for (size_t piece = 1; piece < 12; piece++)
        expect(6, "a\xC3\xA9\xE2\x82\xACzz\xE2\x82\xAC\xC3\xA9", piece,
               "a\xC3\xA9\n[... 8 bytes left out ...]\n\xC3\xA9");
}

static void memory_stays_flat(void **state)
{
    (void)state;
    cdn_clip clip = {.max_bytes = 1000};
    char piece[777];
    memset(piece, 'x', sizeof piece);
    for (int i = 0; i < 20000; i++)
        assert_true(cdn_clip_add(&clip, piece, sizeof piece));
    assert_int_equal(clip.total_bytes, 20000 * sizeof piece);
    assert_true(clip.head.capacity + clip.tail.capacity < 8192);
    cdn_clip_free(&clip);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_fits_is_kept_whole),
        cmocka_unit_test(the_middle_is_dropped_however_it_came),
        cmocka_unit_test(no_character_is_cut_in_two),
        cmocka_unit_test(memory_stays_flat),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
