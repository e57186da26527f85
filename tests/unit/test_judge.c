#include "judge.h"
#include "rules_from.h"

static void add(cdn_facts *facts, cdn_rule_kind kind, const char *name, uint32_t start,
                uint32_t end)
{
    uint32_t number;
    assert_true(cdn_names_add(&number, &facts->names, name, strlen(name)));
    assert_true(cdn_facts_add(facts, kind, number, start, end));
}

static const char text[] = "rules:\n"
                           "  - {id: PY-0, reference: [f, g], severity: deny, message: m}\n"
                           "  - {id: PY-1, call: f, severity: warn, message: m}\n"
                           "  - {id: PY-2, pattern: 'é+', severity: warn, message: m}\n";

static void hits_are_ordered_and_single(void **state)
{
    (void)state;
    cdn_rules *rules = rules_from_text(text);
    cdn_facts facts;
    cdn_hits hits = {0};
    cdn_refusal refusal = {0};
    assert_true(cdn_facts_init(&facts));
    add(&facts, CDN_RULE_REFERENCE, "g", 9, 12);
    add(&facts, CDN_RULE_CALL, "f", 4, 5);
    add(&facts, CDN_RULE_REFERENCE, "f", 4, 8);
    add(&facts, CDN_RULE_REFERENCE, "g", 4, 5);
    add(&facts, CDN_RULE_REFERENCE, "h", 0, 1);
    const char *source = "a\xC3\xA9\xC3\xA9 \xC3\xA9 f";
    assert_int_equal(cdn_judge(&hits, &refusal,
                               &(cdn_case){.rules = rules,
                                           .facts = &facts,
                                           .text = source,
                                           .text_bytes = strlen(source)},
                               NULL),
                     CORDON_OK);
    const cdn_hit expected[] = {{2, 1, 5}, {0, 4, 5}, {1, 4, 5}, {2, 6, 8}, {0, 9, 12}};
    assert_int_equal(hits.count, 5);
    for (size_t i = 0; i < 5; i++) {
        assert_int_equal(hits.items[i].rule, expected[i].rule);
        assert_int_equal(hits.items[i].start, expected[i].start);
        assert_int_equal(hits.items[i].end, expected[i].end);
    }
    cdn_hits_free(&hits);
    cdn_facts_free(&facts);
    cdn_rules_unref(rules);
}

static void too_many_hits_are_too_large(void **state)
{
    (void)state;
    cdn_rules *rules = rules_from_text(text);
    cdn_facts facts;
    cdn_hits hits = {0};
    cdn_refusal refusal = {0};
    assert_true(cdn_facts_init(&facts));
    for (uint32_t i = 0; i < 10001; i++)
        add(&facts, CDN_RULE_REFERENCE, "g", i, i + 1);
    assert_int_equal(
        cdn_judge(&hits, &refusal, &(cdn_case){.rules = rules, .facts = &facts, .text = ""}, NULL),
        CORDON_OK);
    assert_int_equal(refusal.decision, CORDON_TOO_LARGE);
    cdn_hits_free(&hits);
    cdn_facts_free(&facts);
    cdn_rules_unref(rules);
}

static void a_late_judge_is_too_large(void **state)
{
    (void)state;
    cdn_rules *rules = rules_from_text(text);
    cdn_facts facts;
    assert_true(cdn_facts_init(&facts));
    for (int facts_first = 0; facts_first < 2; facts_first++) { /* a pattern late, a fact late */
        if (facts_first)
            add(&facts, CDN_RULE_REFERENCE, "h", 0, 1);
        cdn_deadline deadlines[] = {cdn_deadline_in(60000), {.is_past = true}};
        for (int is_late = 0; is_late < 2; is_late++) {
            cdn_hits hits = {0};
            cdn_refusal refusal = {0};
            const cdn_case matter = {
                .rules = rules, .facts = &facts, .text = "h", .deadline = &deadlines[is_late]};
            assert_int_equal(cdn_judge(&hits, &refusal, &matter, NULL), CORDON_OK);
            assert_int_equal(refusal.decision, is_late ? CORDON_TOO_LARGE : CORDON_ALLOW);
            cdn_hits_free(&hits);
        }
    }
    cdn_facts_free(&facts);
    cdn_rules_unref(rules);
}

static void empty_matches_end(void **state)
{
    (void)state;
    cdn_rules *rules =
        rules_from_text("rules:\n  - {id: PY-0, pattern: 'x*', severity: warn, message: m}\n");
    cdn_facts facts;
    cdn_hits hits = {0};
    cdn_refusal refusal = {0};
    assert_true(cdn_facts_init(&facts));
    assert_int_equal(
        cdn_judge(
            &hits, &refusal,
            &(cdn_case){.rules = rules, .facts = &facts, .text = "\xC3\xA9x", .text_bytes = 3},
            NULL),
        CORDON_OK);
    assert_int_equal(hits.count, 3);
    cdn_hits_free(&hits);
    cdn_facts_free(&facts);
    cdn_rules_unref(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hits_are_ordered_and_single),
        cmocka_unit_test(too_many_hits_are_too_large),
        cmocka_unit_test(a_late_judge_is_too_large),
        cmocka_unit_test(empty_matches_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
