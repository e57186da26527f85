#include "facts_of.h"
#include "fold.h"

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
        {"f('%d' % (9223372036854775806 % 9223372036854775807))", "9223372036854775806"},
        {"f('%d' % (-1 % 5))", "4"},
        {"f('%d' % (-9223372036854775807 - 1))", "-9223372036854775808"},
        {"f('zz'[:-2] + 'a')", "a"},
        {"x = ''", ""},
        {"def f():\n    return 'said'", "said"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        expect_fact(rows[i][0], CDN_RULE_STRING, rows[i][1]);
}

/* A number that was cut to what fits would make another text than the program does. */
static void numbers_past_64_bits_are_unknown(void **state)
{
    (void)state;
    expect_fact("f('a' + chr(202 - 101))", CDN_RULE_STRING, "ae");
    expect_fact("f('a' + chr(92233720368547758180 - 92233720368547758079))", CDN_RULE_STRING,
                "a{}");
    expect_fact("f('a' + chr(--9223372036854775808))", CDN_RULE_STRING, "a{}");
    expect_fact("f('zz'[:-99999999999999999999] + 'a')", CDN_RULE_STRING, "{}a");
    expect_fact("f('zz'[:-9223372036854775808] + 'a')", CDN_RULE_STRING, "{}a");
}

/* The first would be 1.4 GB, the second seven million list items. */
static void what_grows_is_given_up(void **state)
{
    (void)state;
    expect_fact("x = 'a' * 65536\nf('b' + ('{0}' * 21845).format(x))", CDN_RULE_STRING, "b{}");
    char source[40000] = "x = 'a' * 2048\n";
    for (size_t at = strlen(source); at + 20 < sizeof source; at += 11)
        strcpy(source + at, "g(list(x))\n");
    assert_int_equal(collect_refusal(source).decision, CORDON_TOO_LARGE);
    assert_int_equal(collect_refusal("x = 'a' * 2048\ng(list(x))").decision, CORDON_ALLOW);
}

/* A sum of n unknown parts is n steps, not n times n, though each of its parts is asked for. */
static void long_sums_are_followed_once(void **state)
{
    (void)state;
    cdn_syntax syntax;
    cdn_names names;
    cdn_scopes scopes;
    cdn_buf text = {0};
    cdn_refusal refusal = {0};
    const char *source = "x + a | b | c";
    assert_int_equal(cdn_parse(&syntax, &refusal, source, strlen(source), 5000, NULL), CORDON_OK);
    assert_true(cdn_names_init(&names));
    assert_true(cdn_scopes_init(&scopes, &syntax, &names, &refusal));
    cdn_bind_all(&scopes);
    uint32_t sum = 0;
    while (cdn_kind(&syntax, sum) != CDN_binary_operator)
        sum++;
    assert_false(cdn_fold_text(&text, &scopes, sum));
    for (; cdn_kind(&syntax, sum) == CDN_binary_operator; sum++)
        assert_int_equal(scopes.fold_states[sum], CDN_FOLD_UNKNOWN);
    cdn_buf_free(&text);
    cdn_scopes_free(&scopes);
    cdn_names_free(&names);
    cdn_syntax_free(&syntax);
}

static void long_texts_are_followed(void **state)
{
    (void)state;
    char source[8000] = "f(x + 'start'";
    while (strlen(source) < 6000)
        strcat(source, " + 'of twenty-two bytes .'");
    strcat(source, ")");
    assert_int_equal(collect_refusal(source).decision, CORDON_ALLOW);
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
        cmocka_unit_test(numbers_past_64_bits_are_unknown),
        cmocka_unit_test(what_grows_is_given_up),
        cmocka_unit_test(long_sums_are_followed_once),
        cmocka_unit_test(long_texts_are_followed),
        cmocka_unit_test(what_is_no_constant_is_no_string),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
