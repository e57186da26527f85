#include "facts_of.h"

static void unknown_names_may_be_modules(void **state)
{
    (void)state;
    expect_fact("import random\ngetattr(random, x)", CDN_RULE_REFERENCE, "random.__dict__.{}");
    expect_fact("import random\ngetattr(random, '_o' + x)", CDN_RULE_REFERENCE,
                "random.__dict__.{}");
    expect_no_fact("import random\ngetattr(random, 'rand' + x)", CDN_RULE_REFERENCE,
                   "random.__dict__.{}");
    expect_no_fact("import math\ngetattr(math, x)", CDN_RULE_REFERENCE, "math.__dict__.{}");
    expect_fact("import math\ndef f(m): return f(getattr(m, x))\nf(math)", CDN_RULE_REFERENCE,
                "math.__dict__.{}");
    expect_no_fact("import math\ndef f(m): return g(getattr(m, x))\nf(math)", CDN_RULE_REFERENCE,
                   "math.__dict__.{}");
    expect_fact("import math\nm = math\nm = getattr(m, x)", CDN_RULE_REFERENCE, "math.__dict__.{}");
    expect_no_fact("import statistics\nfor n in ('mean', 'mode'): getattr(statistics, n)",
                   CDN_RULE_REFERENCE, "statistics.__dict__.{}");
    expect_fact("import math\nf(vars(math))", CDN_RULE_REFERENCE, "math.__dict__.{}");
    expect_no_fact("import math\nsorted(vars(math))", CDN_RULE_REFERENCE, "math.__dict__.{}");
}

static void private_modules_are_told_by_name(void **state)
{
    (void)state;
    expect_fact("getattr(x, '_os').system", CDN_RULE_REFERENCE, "os.system");
    expect_fact("def f(m): return m._os", CDN_RULE_REFERENCE, "os.{}");
    expect_fact("from operator import attrgetter\nattrgetter('_os.system')(x)", CDN_RULE_REFERENCE,
                "os.system");
    expect_no_fact("from operator import attrgetter\nattrgetter('a.b')(x)", CDN_RULE_REFERENCE,
                   "os.system");
    expect_no_fact("class C:\n def f(self): return self._os", CDN_RULE_REFERENCE, "os.{}");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unknown_names_may_be_modules),
        cmocka_unit_test(private_modules_are_told_by_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
