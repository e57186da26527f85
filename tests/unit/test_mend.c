#include <string.h>

#include "facts_of.h"

/* Each of these refers to eval in CPython's reading. */
static const char *const references[] = {
    "f'{x:=\"{eval}\"}'",
    "f'{not x:={eval}}'",
    "f'{a, x:={eval}}'",
    "f'{a if b else x:={eval}}'",
    "f'{a:={eval:={x}}}'",
    "f'{x:=^{eval}}'",
    "type(eval).y = 1",
    "type[eval] = 1",
    "type X = eval",
    "print >> eval, 1",
    "class A[T=eval]: pass",
    "class A[T: int = eval, U=[1]]: pass",
    "def f[*Ts=*tuple[eval], **P=[int]](): pass",
    "type A[T=eval] = T",
    "f'{*[eval],}'",
};

static void readings_of_the_grammar_are_mended(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof references / sizeof *references; i++)
        expect_fact(references[i], CDN_RULE_REFERENCE, "eval");
    expect_fact("type(x).y = 1", CDN_RULE_CALL, "type");
    expect_fact("type[x] = 1", CDN_RULE_REFERENCE, "type");
}

static void formats_with_equals_are_read(void **state)
{
    (void)state;
    const char *sources[] = {"f'{t:=^20}'",  "f'{t:=8.2f}'", "f'{t:=10d}'", "f'{t:=}'",
                             "f'{t:=>{w}}'", "f'{t:=10}'",   "f'{(t:=10)}'"};
    for (size_t i = 0; i < sizeof sources / sizeof *sources; i++)
        assert_int_equal(collect_refusal(sources[i]).decision, CORDON_ALLOW);
}

static void what_cannot_be_mended_is_not_understood(void **state)
{
    (void)state;
    const char *sources[] = {"print x", "exec 'x'", "class A[T==]: pass", "f'{*}'", "x[a:=^b]"};
    for (size_t i = 0; i < sizeof sources / sizeof *sources; i++)
        assert_int_equal(collect_refusal(sources[i]).decision, CORDON_NOT_UNDERSTOOD);
}

static void a_walrus_stays_a_binding(void **state)
{
    (void)state;
    expect_fact("f'{(o:=os)}'\no.x\nimport os", CDN_RULE_REFERENCE, "os.x");
    expect_fact("import os\nclass A[T=int]: pass\na[(o:=os)]\no.x", CDN_RULE_REFERENCE, "os.x");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(readings_of_the_grammar_are_mended),
        cmocka_unit_test(formats_with_equals_are_read),
        cmocka_unit_test(what_cannot_be_mended_is_not_understood),
        cmocka_unit_test(a_walrus_stays_a_binding),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
