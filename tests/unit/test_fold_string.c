#include "fold_rows.h"

static void escapes_are_read(void **state)
{
    (void)state;
    const char *const rows[][2] = {
        {"'\\x41\\u0042\\U00000043\\104'", "ABCD"},
        {"'\\a\\b\\f\\n\\r\\t\\v'", "\a\b\f\n\r\t\v"},
        {"'\\\\\\'\\\"'", "\\'\""},
        {"'\\N{LOW LINE}\\N{full stop}\\N{SOLIDUS}'", "_./"},
        {"'\\N{DIGIT ZERO}\\N{LEFT CURLY BRACKET}\\N{TILDE}\\N{REVERSE SOLIDUS}'", "0{~\\"},
        {"'\\N{LATIN SMALL LETTER A}\\N{LATIN CAPITAL LETTER Z}'", "aZ"},
        {"'a\\N{GREEK SMALL LETTER ALPHA}'", "a{}"},
        {"b'\\x41\\102'", "AB"},
        {"r'\\x41'", "\\x41"},
        {"'\\ud800'", "\xEF\xBF\xBD"},
    };
    expect_texts(ROWS(rows));
}

static void pieces_are_one(void **state)
{
    (void)state;
    const char *const rows[][2] = {
        {"'a' 'b'", "ab"},        {"('a'\n 'b')", "ab"},
        {"'''a\nb'''", "a\nb"},   {"f'{1}a{\"b\"}{{'", "1ab{"},
        {"f'a{x}b'", "a{}b"},     {"f'{1:>3}'", "{}"},
        {"f'{1!r}'", "{}"},       {"rf'\\a{\"b\"}'", "\\ab"},
        {"'a' f'{\"b\"}'", "ab"},
    };
    expect_texts(ROWS(rows));
}

static void nothing_else_is(void **state)
{
    (void)state;
    const char *const rows[][2] = {{"'a', 'b'", "ab"}, {"r'\\x41'", "A"}, {"'\\N{LOW}'", "_"}};
    expect_no_texts(ROWS(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(escapes_are_read),
                                       cmocka_unit_test(pieces_are_one),
                                       cmocka_unit_test(nothing_else_is)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
