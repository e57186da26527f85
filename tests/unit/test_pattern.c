#include <stdlib.h>
#include <string.h>

#include "cm.h"
#include "pattern.h"

static cdn_pattern *compile(const char *expression)
{
    cdn_pattern *pattern = NULL;
    char why[300];
    assert_int_equal(cdn_pattern_new(&pattern, expression, why, sizeof why), CORDON_OK);
    return pattern;
}

static void matches_are_found_from_a_place_on(void **state)
{
    (void)state;
    cdn_pattern *pattern = compile("^b+$");
    size_t start, end;
    const char *text = "a\nbb\nb";
    assert_int_equal(cdn_pattern_find(&start, &end, pattern, text, 6, 0), CDN_PATTERN_FOUND);
    assert_int_equal(start, 2);
    assert_int_equal(end, 4);
    assert_int_equal(cdn_pattern_find(&start, &end, pattern, text, 6, 4), CDN_PATTERN_FOUND);
    assert_int_equal(start, 5);
    assert_int_equal(cdn_pattern_find(&start, &end, pattern, text, 6, 6), CDN_PATTERN_NONE);
    cdn_pattern_free(pattern);
}

static void bad_expressions_say_why(void **state)
{
    (void)state;
    const char *bad[] = {"(a", "[z-a]", "*", "a\\C", "(?<n"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        cdn_pattern *pattern = NULL;
        char why[300] = "";
        assert_int_equal(cdn_pattern_new(&pattern, bad[i], why, sizeof why), CORDON_E_RULES);
        assert_null(pattern);
        assert_non_null(strstr(why, "bad expression: "));
        assert_non_null(strstr(why, "at offset "));
    }
    cdn_pattern_free(NULL);
}

static void endless_backtracking_ends(void **state)
{
    (void)state;
    cdn_pattern *pattern = compile("^(x+x+)+$");
    char text[64];
    memset(text, 'x', sizeof text);
    text[sizeof text - 1] = '!';
    size_t start, end;
    assert_int_equal(cdn_pattern_find(&start, &end, pattern, text, sizeof text, 0),
                     CDN_PATTERN_TOO_SLOW);
    cdn_pattern_free(pattern);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(matches_are_found_from_a_place_on),
        cmocka_unit_test(bad_expressions_say_why),
        cmocka_unit_test(endless_backtracking_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
