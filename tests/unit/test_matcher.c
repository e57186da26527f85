#include <stdlib.h>
#include <string.h>

#include "cm.h"
#include "matcher.h"

static cdn_look look(const char *source, uint32_t group, const char *text, size_t start, bool ends,
                     cdn_span *span)
{
    cdn_regex *regex = NULL;
    cdn_matcher *matcher = cdn_matcher_new();
    assert_int_equal(cdn_regex_new(&regex, source, group, NULL), CORDON_OK);
    cdn_view view = {(const unsigned char *)text, strlen(text), start, ends};
    cdn_look answer = cdn_regex_match(regex, matcher, &view, span);
    cdn_matcher_free(matcher);
    cdn_regex_free(regex);
    return answer;
}

static void matches_are_anchored(void **state)
{
    (void)state;
    cdn_span span = {0, 0};
    assert_int_equal(look("b+", 0, "abbc", 1, true, &span), CDN_LOOK_HIT);
    assert_int_equal(span.start, 1);
    assert_int_equal(span.end, 3);
    assert_int_equal(look("b+", 0, "abbc", 0, true, &span), CDN_LOOK_NO);
    assert_int_equal(look("a(b)(c)?", 1, "abd", 0, true, &span), CDN_LOOK_HIT);
    assert_int_equal(span.start, 1);
    assert_int_equal(look("a(b)(c)?", 2, "abd", 0, true, &span), CDN_LOOK_HIT);
    assert_int_equal(span.start, 0); /* an unset group: all of the match */
}

static void the_end_of_a_piece_is_not_the_end_of_the_text(void **state)
{
    (void)state;
    cdn_span span;
    assert_int_equal(look("ab{3}", 0, "abb", 0, false, &span), CDN_LOOK_MORE);
    assert_int_equal(look("ab{3}", 0, "abb", 0, true, &span), CDN_LOOK_NO);
    assert_int_equal(look("ab+", 0, "abb", 0, false, &span), CDN_LOOK_MORE);
    assert_int_equal(look("ab+", 0, "abb", 0, true, &span), CDN_LOOK_HIT);
    assert_int_equal(look("abb(?!c)", 0, "abb", 0, false, &span), CDN_LOOK_MORE);
    assert_int_equal(look("abb", 0, "abb", 0, false, &span), CDN_LOOK_HIT);
    assert_int_equal(look("abb", 0, "axb", 0, false, &span), CDN_LOOK_NO);
}

static void escapes_are_no_neighbours(void **state)
{
    (void)state;
    cdn_span span;
    assert_int_equal(look("(?<![a-z])k\\d", 0, "xk1", 1, true, &span), CDN_LOOK_NO);
    assert_int_equal(look("(?<![a-z])k\\d", 0, "\\nk1", 2, true, &span), CDN_LOOK_HIT);
    assert_int_equal(look("(?<![a-z])k\\d", 0, "\x1b[1;31mk1", 7, true, &span), CDN_LOOK_HIT);
    assert_int_equal(span.start, 7);
    assert_int_equal(look("(?<![a-z])k\\d", 0, "[31mk1", 4, true, &span), CDN_LOOK_NO);
}

static void limits_are_failures(void **state)
{
    (void)state;
    cdn_span span;
    static char text[4001];
    memset(text, 'a', 3999);
    text[3999] = 'd';
    assert_int_equal(look("(a+)+[bc]", 0, text, 0, true, &span), CDN_LOOK_FAILED);
    assert_int_equal(look("(a+)+[bc]", 0, text, 0, false, &span), CDN_LOOK_MORE);
    assert_int_equal(look("ab\\K", 0, "ab", 0, true, &span), CDN_LOOK_FAILED); /* nothing left */
}

static void bad_patterns_are_refused(void **state)
{
    (void)state;
    const char *const bad[] = {"(",
                               "a*",
                               "[z-a]",
                               "(*UTF)a",
                               "(?<=0123456789012345678901234567890123456789012345678901234567890"
                               "12345)a",
                               "(a)(a)(a)(a)(a)(a)(a)(a)(a)(a)(a)(a)(a)(a)(a)(a)(a)"};
    cordon_error *err = cordon_error_new();
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        cdn_regex *regex = NULL;
        assert_int_equal(cdn_regex_new(&regex, bad[i], 0, err), CORDON_E_RULES);
        assert_true(strlen(cordon_error_message(err)) > 10);
    }
    cdn_regex *regex = NULL;
    assert_int_equal(cdn_regex_new(&regex, "(a)b", 2, err), CORDON_E_RULES);
    cordon_error_free(err);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(matches_are_anchored),
        cmocka_unit_test(the_end_of_a_piece_is_not_the_end_of_the_text),
        cmocka_unit_test(escapes_are_no_neighbours),
        cmocka_unit_test(limits_are_failures),
        cmocka_unit_test(bad_patterns_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
