#include "facts_of.h"

static void strings_have_their_values(void **state)
{
    (void)state;
    const char *rows[][2] = {
        {"f('abc')", "abc"},
        {"f('a' \"b\" '''c''')", "abc"},
        {"f('a' + 'b' + ('c' + 'd'))", "abcd"},
        {"f(('a' # why\n + 'b'))", "ab"},
        {"f('\\x2fetc\\u002fshadow\\101\\n')", "/etc/shadowA\n"},
        {"f(r'\\x2f')", "\\x2f"},
        {"f(b'ab')", "ab"},
        {"f(f'a{x}b{{c}}')", "a{}b{c}"},
        {"f('a\\\nb')", "ab"},
        {"f('\\q\\'')", "\\q'"},
        {"f('\\0')", "\xEF\xBF\xBD"},
        {"f('\\U00110000')", "\xEF\xBF\xBD"},
        {"f(x + ('a' + 'b'))", "ab"},
        {"f(f'{g(\"inner\")}')", "inner"},
        {"x = ''", ""},
        {"def f():\n    return 'said'", "said"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        expect_fact(rows[i][0], CDN_RULE_STRING, rows[i][1]);
}

static void what_is_no_constant_is_no_string(void **state)
{
    (void)state;
    expect_no_fact("f('a' - 'b')", CDN_RULE_STRING, "ab");
    expect_no_fact("f('a' * 2)", CDN_RULE_STRING, "aa");
    expect_no_fact("'a docstring'", CDN_RULE_STRING, "a docstring");
    expect_no_fact("f('a' + 'b')", CDN_RULE_STRING, "a");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(strings_have_their_values),
        cmocka_unit_test(what_is_no_constant_is_no_string),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
