#include "facts_of.h"

static void formats_look_attributes_up(void **state)
{
    (void)state;
    expect_fact("f('{0.__class__}')", CDN_RULE_ATTRIBUTE, "{__class__}");
    expect_fact("f('{0.a.__class__[x].__base__}')", CDN_RULE_ATTRIBUTE, "__base__");
    expect_fact("f('{:{0.__class__}}')", CDN_RULE_ATTRIBUTE, "{__class__}");
    expect_fact("f('{0.gi_frame}')", CDN_RULE_ATTRIBUTE, "gi_frame");
    expect_no_fact("f('{0.__class__.__name__}')", CDN_RULE_ATTRIBUTE, "{__class__}");
    expect_no_fact("f('{0.name} {\"a\": 1.__x__')", CDN_RULE_ATTRIBUTE, "{name}");
}

static void queries_look_variables_up(void **state)
{
    (void)state;
    expect_fact("import pandas as pd\nd.query('@pd.io.common.os.system(1)')", CDN_RULE_REFERENCE,
                "os.system");
    expect_fact("d.query('a > @x.__class__')", CDN_RULE_ATTRIBUTE, "__class__");
    expect_fact("d.query('@__import__(1)')", CDN_RULE_REFERENCE, "__import__");
}

static void paths_are_made_plain(void **state)
{
    (void)state;
    expect_fact("f('//proc/./self')", CDN_RULE_STRING, "/proc/self");
    expect_fact("f('/a/../../etc//x')", CDN_RULE_STRING, "/etc/x");
    expect_fact("f('/../..')", CDN_RULE_STRING, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(formats_look_attributes_up),
        cmocka_unit_test(queries_look_variables_up),
        cmocka_unit_test(paths_are_made_plain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
