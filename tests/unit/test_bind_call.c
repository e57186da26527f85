#include "facts_of.h"

static void parameters_are_the_modules_that_are_given(void **state)
{
    (void)state;
    expect_fact("import random\ndef f(m): m.choice\nf(random)", CDN_RULE_REFERENCE,
                "random.choice");
    expect_fact("import random\ndef f(a, m: object = 0): m.choice\nf(1, m=random)",
                CDN_RULE_REFERENCE, "random.choice");
    expect_fact("import random\nf = lambda m: m.choice\nf(random)", CDN_RULE_REFERENCE,
                "random.choice");
    expect_fact("import random\n(lambda m: m.choice)(random)", CDN_RULE_REFERENCE, "random.choice");
    expect_fact("import random\nclass C:\n def f(self, m): m.choice\nC().f(random)",
                CDN_RULE_REFERENCE, "random.choice");
    expect_fact("import random\nclass C:\n def __init__(self, m): m.choice\nC(random)",
                CDN_RULE_REFERENCE, "random.choice");
}

static void other_parameters_are_not(void **state)
{
    (void)state;
    expect_no_fact("import random\ndef f(a, m): a.choice\nf(1, random)", CDN_RULE_REFERENCE,
                   "random.choice");
    expect_no_fact("import random\ndef f(m): m.choice\ng(random)", CDN_RULE_REFERENCE,
                   "random.choice");
    expect_no_fact("import random\ndef f(a, m): a.choice\nf(1, m=random)", CDN_RULE_REFERENCE,
                   "random.choice");
    expect_no_fact("import random\ndef f(m): m.choice\nrandom = 1\nf(random)", CDN_RULE_REFERENCE,
                   "random.choice");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parameters_are_the_modules_that_are_given),
        cmocka_unit_test(other_parameters_are_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
