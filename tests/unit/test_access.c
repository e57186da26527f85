#include "facts_of.h"

static void texts_name_attributes(void **state)
{
    (void)state;
    const char *rows[][2] = {
        {"import os\ngetattr(os, 'a')", "os.a"},
        {"import os\nn = 'a'\nos.__dict__[n + 'b']", "os.ab"},
        {"import os\nvars(os).get('a')", "os.a"},
        {"import os\nd = vars(os)\nd['a']", "os.a"},
        {"import os\nos.__getattribute__('a')", "os.a"},
        {"import os\nobject.__getattribute__(os, 'a')", "os.a"},
        {"import os\ng = getattr\ng(os, name)", "os.{}"},
        {"import os\nlist(os.__dict__.values())", "os.{}"},
        {"import os\nglobals()['os'].a", "os.a"},
        {"globals()['eval']", "eval"},
        {"globals()[f'a{i}']", "a{}"},
        {"globals().items()", "{}"},
        {"getattr((), name)", "object.{}"},
        {"dict(globals())['eval']", "eval"},
        {"import math\nmath.__dict__[key]", "math.__dict__.{}"},
        {"import math\nf(math.__dict__)", "math.{}"},
        {"({**vars()})['eval']", "eval"},
        {"import sys\nvars(sys.modules[__name__])['eval']", "eval"},
        {"import codecs\ngetattr(x, codecs.decode('a', 'rot13'))", "getattr.{}"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        expect_fact(rows[i][0], CDN_RULE_REFERENCE, rows[i][1]);
}

static void plain_objects_are_left_alone(void **state)
{
    (void)state;
    expect_no_fact("def f(self, name): getattr(self, name)", CDN_RULE_REFERENCE, "object.{}");
    expect_no_fact("globals()[name] = 1", CDN_RULE_REFERENCE, "{}");
    expect_no_fact("d = {}\nd.items()", CDN_RULE_REFERENCE, "{}");
    expect_fact("def f(self, n): getattr(self, '__' + n)", CDN_RULE_ATTRIBUTE, "__{}");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_name_attributes),
        cmocka_unit_test(plain_objects_are_left_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
