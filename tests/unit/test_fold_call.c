#include "fold_rows.h"

static void methods_of_texts_are_known(void **state)
{
    (void)state;
    const char *const rows[][2] = {
        {"'aB'.lower() + 'aB'.upper() + 'aB'.swapcase() + 'A'.casefold()", "abABAba"},
        {"' a '.strip() + 'xax'.strip('x')", "aa"},
        {"'a-b-c'.replace('-', '_')", "a_b_c"},
        {"','.join(['a', 'b', y])", "a,b,{}"},
        {"'a.b.c'.split('.')[1]", "b"},
        {"'a b'.split()[1]", "b"},
        {"'{}-{1}'.format('a', 'b')", "a-b"},
        {"b'ab'.decode('ascii') + 'c'.encode().decode()", "abc"},
        {"Path('/a').joinpath('b', 'c')", "/a/b/c"},
        {"Path('/a').joinpath('/b')", "/b"},
    };
    expect_texts(ROWS(rows));
}

static void functions_that_make_texts_are_known(void **state)
{
    (void)state;
    const char *const rows[][2] = {
        {"chr(97) + chr(ord('a') + 1)", "ab"},
        {"str(5) + str('a') + str(b'b', 'ascii')", "5ab"},
        {"bytes([97, 98]).decode() + bytearray(b'c').decode()", "abc"},
        {"''.join(reversed('cba'))", "abc"},
        {"''.join(list('abc')) + ''.join(tuple('d'))", "abcd"},
        {"''.join(map(chr, [97, 98]))", "ab"},
        {"bytes.fromhex('61 62').decode() + binascii.unhexlify('63').decode()", "abc"},
        {"os.path.join('/a', 'b', y)", "/a/b/{}"},
        {"os.path.join('/a', '/b')", "/b"},
        {"str(Path('/a', 'b'))", "/a/b"},
        {"''.join(chr(c) for c in (97, 98))", "ab"},
    };
    expect_texts(ROWS(rows));
}

static void what_is_not_known_is_no_text(void **state)
{
    (void)state;
    const char *const rows[][2] = {
        {"'a'.title()", "A"},
        {"'ab'.replace(y, 'c')", "cb"},
        {"bytes.fromhex('6')", "\x06"},
        {"y.lower()", "y"},
        {"''.join(y)", "y"},
    };
    expect_no_texts(ROWS(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(methods_of_texts_are_known),
                                       cmocka_unit_test(functions_that_make_texts_are_known),
                                       cmocka_unit_test(what_is_not_known_is_no_text)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
