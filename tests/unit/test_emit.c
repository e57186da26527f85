#include "sanitize_help.h"

/* Three rules that overlap at will: the longest of the highest class names what all cover. */
#define OVERLAPPING                                                                                \
    "version: 1\nredactions:\n"                                                                    \
    "  - {id: s, class: secret, keywords: [abc], regex: 'abc[0-9]*', max_len: 40}\n"               \
    "  - {id: t, class: secret, keywords: [bcd], regex: 'bcd\\w*', max_len: 40}\n"                 \
    "  - {id: p, class: pii, keywords: ['<<<'], regex: '<<<.*?>', max_len: 40}\n"

static int load(void **state)
{
    *state = rules_from(OVERLAPPING);
    return 0;
}

static int unload(void **state)
{
    cdn_redactor_unref(*state);
    return 0;
}

static void overlaps_become_one(void **state)
{
    assert_sanitized(*state, "abc12 abcdef", "[SECRET:s_1] [SECRET:t_1]");
    assert_sanitized(*state, "x abcd y", "x [SECRET:s_1] y");  /* equal length: the earlier */
    assert_sanitized(*state, "x abcdd y", "x [SECRET:t_1] y"); /* the longer */
    assert_sanitized(*state, "<<<aabc1>", "[SECRET:s_1]");     /* the higher class */
    assert_sanitized(*state, "abc1abc2", "[SECRET:s_1][SECRET:s_2]"); /* side by side */
}

static void same_value_same_number_across_streams(void **state)
{
    cdn_labels *labels = cdn_labels_new();
    cdn_buf texts[2] = {{0}, {0}};
    for (int i = 0; i < 2; i++) {
        cordon_sanitizer *stream = NULL;
        const char *text = i == 0 ? "abc1 abc2" : "abc2 abc3 [SECRET:s_1] abc1";
        cdn_sanitizer_new(&stream, *state, labels, collect, &texts[i], NULL);
        cordon_sanitizer_feed(stream, text, strlen(text), NULL);
        cordon_sanitizer_finish(stream, NULL);
        cordon_sanitizer_free(stream);
    }
    assert_string_equal(cdn_buf_text(&texts[0]), "[SECRET:s_1] [SECRET:s_2]");
    assert_string_equal(cdn_buf_text(&texts[1]),
                        "[SECRET:s_2] [SECRET:s_3] [\\SECRET:s_1] [SECRET:s_1]");
    cdn_buf_free(&texts[0]);
    cdn_buf_free(&texts[1]);
    cdn_labels_free(labels);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(overlaps_become_one),
        cmocka_unit_test(same_value_same_number_across_streams),
    };
    return cmocka_run_group_tests(tests, load, unload);
}
