#include "fold_rows.h"

static void percent_fields_are_filled(void **state)
{
    (void)state;
    const char *const rows[][2] = {
        {"'%s%s' % ('a', 'b')", "ab"}, {"'%d%%' % 5", "5%"},    {"'%c%c' % (97, 'b')", "ab"},
        {"'a%sc' % y", "a{}c"},        {"'%5.2fx' % 1", "{}x"}, {"'%s-%s' % ('a',)", "a-{}"},
        {"'%r' % 'a'", "{}"},          {"'100%' % ()", "100%"},
    };
    expect_texts(ROWS(rows));
}

static void braces_are_filled(void **state)
{
    (void)state;
    const char *const rows[][2] = {
        {"'{}{}'.format('a', 'b')", "ab"},       {"'{1}{0}'.format('a', 'b')", "ba"},
        {"'{{{}}}'.format('a')", "{a}"},         {"'{}'.format(5)", "5"},
        {"'{}-{}'.format('a')", "a-{}"},         {"'{}x'.format(y)", "{}x"},
        {"'{0.real}x'.format(1)", "{0.real}x"},  {"'{:>5}x'.format(1)", "{:>5}x"},
        {"'{name}x'.format(name=1)", "{name}x"}, {"'{}{'.format('a')", "a{"},
    };
    expect_texts(ROWS(rows));
}

static void fields_that_are_not_there_stay_unknown(void **state)
{
    (void)state;
    const char *const rows[][2] = {{"'{2}x'.format('a', 'b')", "{}x"},
                                   {"'{99999}'.format('a')", "{99999}"},
                                   {"'%sx' % ()", "{}x"}};
    expect_texts(ROWS(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(percent_fields_are_filled),
                                       cmocka_unit_test(braces_are_filled),
                                       cmocka_unit_test(fields_that_are_not_there_stay_unknown)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
