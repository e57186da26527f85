#include <stdio.h>

#include "screening.h"

/* Whether a rule on `f` with these arguments finds something in the program. */
static bool finds(const char *arguments, const char *source)
{
    char text[512];
    snprintf(text, sizeof text,
             "rules:\n  - id: PY-A\n    call: f\n    severity: warn\n    message: m\n    %s\n",
             arguments);
    cdn_rules *rules = rules_from_text(text);
    cordon_verdict *verdict = screen_text(rules, source);
    bool is_found = cordon_verdict_finding_count(verdict) > 0;
    cordon_verdict_free(verdict);
    cdn_rules_unref(rules);
    return is_found;
}

static void values_are_compared_as_constants(void **state)
{
    (void)state;
    const char *rule = "arguments: {mode: ['w*', true, 3, none]}";
    assert_true(finds(rule, "f(mode='wb')"));
    assert_true(finds(rule, "f(1, mode=('w' \"b\"))"));
    assert_true(finds(rule, "f(mode='\\x77')"));
    assert_true(finds(rule, "f(mode=True)"));
    assert_true(finds(rule, "f(mode=3)"));
    assert_true(finds(rule, "f(mode=None)"));
    assert_false(finds(rule, "f(mode='r')"));
    assert_false(finds(rule, "f(mode=False)"));
    assert_false(finds(rule, "f(mode=4)"));
    assert_false(finds(rule, "f(mod='w')"));
    assert_false(finds(rule, "f('w')"));
    assert_false(finds(rule, "g(mode='w')"));
}

static void what_cannot_be_told_may_be_anything(void **state)
{
    (void)state;
    const char *rule = "arguments: [{position: 1, keyword: mode, value: w}]";
    assert_true(finds(rule, "f(a, m)"));
    assert_true(finds(rule, "f(a, **m)"));
    assert_true(finds(rule, "f(*a)"));
    assert_true(finds(rule, "f(a, f'{m}')"));
    assert_true(finds(rule, "f(a, 'w')"));
    assert_false(finds(rule, "f(a, 'r', *m)"));
    assert_false(finds(rule, "f(a, other=w)"));
    assert_false(finds(rule, "f(w)"));
}

static void tests_other_than_values(void **state)
{
    (void)state;
    assert_true(finds("arguments: [{position: 0, is: computed}]", "f(x)"));
    assert_false(finds("arguments: [{position: 0, is: computed}]", "f('x')"));
    assert_true(finds("arguments: [{position: 0, is: literal}]", "f(-1.5)"));
    assert_false(finds("arguments: [{position: 0, is: literal}]", "f(x)"));
    assert_true(finds("arguments: [{keyword: a, is: absent}]", "f()"));
    assert_false(finds("arguments: [{keyword: a, is: absent}]", "f(a=1)"));
    assert_true(finds("arguments: [{keyword: a, is: present}]", "f(a=x)"));
    assert_false(finds("arguments: [{keyword: a, is: present}]", "f(b=x)"));
    assert_true(finds("arguments: [{keyword: a, not: [x, y]}]", "f(a='z')"));
    assert_true(finds("arguments: [{keyword: a, not: [x, y]}]", "f(a=z)"));
    assert_false(finds("arguments: [{keyword: a, not: [x, y]}]", "f(a='x')"));
    assert_false(finds("arguments: [{keyword: a, not: [x, y]}]", "f()"));
}

static void arguments_are_counted(void **state)
{
    (void)state;
    const char *rule = "argument_count: {min: 2, max: 3}";
    assert_true(finds(rule, "f(1, 2)"));
    assert_true(finds(rule, "f(1, a=2)"));
    assert_true(finds(rule, "f(*a)"));
    assert_false(finds(rule, "f(1)"));
    assert_false(finds(rule, "f(1, 2, 3, 4)"));
    assert_false(finds(rule, "f(1, 2, 3, 4, *a)"));
}

static void nested_calls_have_their_own_arguments(void **state)
{
    (void)state;
    assert_true(finds("arguments: {a: 1}", "f(a=2)(f(a=1))"));
    assert_false(finds("arguments: {a: 1}", "f(a=2)(a=1)"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_are_compared_as_constants),
        cmocka_unit_test(what_cannot_be_told_may_be_anything),
        cmocka_unit_test(tests_other_than_values),
        cmocka_unit_test(arguments_are_counted),
        cmocka_unit_test(nested_calls_have_their_own_arguments),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
