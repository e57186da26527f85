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
        {"f(x + ('a' + 'b'))", "{}ab"},
        {"f(x() + '/etc/shadow')", "/etc/shadow"},
        {"f('a' * 2 + 2 * 'b')", "aabb"},
        {"f('\\N{LOW LINE}\\N{latin small letter x}')", "_x"},
        {"f('abc'[::-1] + 'abc'[1:] + 'abc'[-1])", "cbabcc"},
        {"f(''.join(['a', 'b']) + '-'.join('cd'))", "abc-d"},
        {"f(chr(95) + chr(ord('a') + 1))", "_b"},
        {"f(''.join(map(chr, [97, 98])))", "ab"},
        {"f(''.join(chr(ord(c) + 1) for c in 'ab'))", "bc"},
        {"f(b'ab'.decode() + bytes([99]).decode('ascii') + str(b'd', 'ascii'))", "abcd"},
        {"f(bytes.fromhex('5f 5f').decode())", "__"},
        {"f('a-b'.replace('-', '_').upper() + ' x '.strip())", "A_Bx"},
        {"f('%s-%d%%%c' % ('a', 3, 'c'))", "a-3%c"},
        {"f('{}{1}{{'.format('a', 'b'))", "ab{"},
        {"x = 'a'\nf(f'{x}b' + str(5))", "ab5"},
        {"x, y = 'a', 'b'\nf(y + x)", "ba"},
        {"import os\nf(os.path.join('/proc', 'self'))", "/proc/self"},
        {"from pathlib import Path\nf(Path('/proc') / 'self')", "/proc/self"},
        {"f('/etc//./x/../shadow')", "/etc/shadow"},
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
