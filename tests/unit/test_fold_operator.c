#include "fold_rows.h"

static void operators_are_applied(void **state)
{
    (void)state;
    const char *const rows[][2] = {
        {"'a' + 'b' + 'c'", "abc"},
        {"'a' + y + 'c'", "a{}c"},
        {"y + 'a'", "{}a"},
        {"2 * 'a' + 'b' * 2 + 'c' * -1", "aabb"},
        {"'%s-%d' % ('a', 5)", "a-5"},
        {"'%s' % 'a'", "a"},
        {"chr(90 + 7) + chr(100 - 2) + chr(33 * 3) + chr(96 | 4) + chr(103 & 101)", "abcde"},
        {"chr(94 ^ 63) + chr(197 % 100)", "aa"},
        {"Path('/a') / 'b' / 'c'", "/a/b/c"},
        {"Path('/a') / '/b'", "/b"},
        {"(['a'] + ['b'])[1]", "b"},
        {"'a' \\\n + 'b'", "ab"},
        {"('a' # +\n + 'b')", "ab"},
    };
    expect_texts(ROWS(rows));
}

static void nothing_is_made_of_others(void **state)
{
    (void)state;
    const char *const rows[][2] = {
        {"'a' - 'b'", "ab"},           {"'a' ** 2", "aa"},   {"'a' * y", "a{}"},
        {"'a' * 99999999999", "aaaa"}, {"chr(2 ** 6)", "@"}, {"'a' @ 'b'", "ab"},
    };
    expect_no_texts(ROWS(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(operators_are_applied),
                                       cmocka_unit_test(nothing_is_made_of_others)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
