/*
 * Proves the examples inside rules. Called by cordon_rules_check(); what screens an example comes
 * from the floor above as a function, because this room knows no parser.
 */
#include "rules.h"

#include <stdio.h>

#include "error.h"

typedef struct selftest {
    const cdn_rules *rules;
    cdn_example_fn try_example;
    cordon_rules_problem_fn problem;
    void *context;
    cordon_error *err;
    size_t examples;
    size_t problems;
} selftest;

static const char *complaint(cdn_example_result got, cdn_example_result wanted)
{
    if (got == CDN_EXAMPLE_UNREADABLE)
        return "the example is not Python that can be screened";
    return wanted == CDN_EXAMPLE_HIT ? "the rule finds nothing in its 'hit' example"
                                     : "the rule finds something in its 'miss' example";
}

static void complain(selftest *test, const cdn_rule *rule, cdn_place at, const char *message)
{
    char place[512];
    snprintf(place, sizeof place, "%s:%u:%u", rule->path, at.line, at.column);
    if (test->problems++ == 0)
        cdn_fail(test->err, CORDON_E_RULES, "%s: %s: %s", place, rule->id, message);
    if (test->problem)
        test->problem(test->context, rule->id, place, message);
}

static cordon_status try_all(selftest *test, const cdn_rule *rule, const cdn_texts *examples,
                             cdn_example_result wanted)
{
    for (size_t i = 0; i < examples->count; i++) {
        cdn_example_result got;
        cordon_status status =
            test->try_example(&got, test->rules, rule->id, examples->items[i], test->err);
        if (status != CORDON_OK)
            return status;
        test->examples++;
        if (got != wanted)
            complain(test, rule, examples->places[i], complaint(got, wanted));
    }
    return CORDON_OK;
}

cordon_status cdn_rules_selftest(size_t *examples_out, const cdn_rules *rules,
                                 cdn_example_fn try_example, cordon_rules_problem_fn problem,
                                 void *context, cordon_error *err)
{
    selftest test = {rules, try_example, problem, context, err, 0, 0};
    cordon_status status = CORDON_OK;
    for (size_t i = 0; i < cdn_rules_count(rules) && status == CORDON_OK; i++) {
        const cdn_rule *rule = cdn_rules_at(rules, i);
        if (rule->is_off)
            continue; /* its examples would all be misses */
        status = try_all(&test, rule, &rule->hits, CDN_EXAMPLE_HIT);
        if (status == CORDON_OK)
            status = try_all(&test, rule, &rule->misses, CDN_EXAMPLE_MISS);
    }
    if (examples_out)
        *examples_out = test.examples;
    return status == CORDON_OK && test.problems ? CORDON_E_RULES : status;
}
