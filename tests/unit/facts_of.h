/* The facts of a program as text, for the tests of bind, resolve, fold and collect. */
#ifndef CDN_TEST_FACTS_OF_H
#define CDN_TEST_FACTS_OF_H

#include <stdio.h>
#include <string.h>

#include "cm.h"
#include "collect.h"
#include "parse.h"

/* Whether the program has a fact of this kind and name. */
static inline bool has_fact(const char *source, cdn_rule_kind kind, const char *name)
{
    cdn_syntax syntax;
    cdn_facts facts;
    cdn_refusal refusal = {0};
    assert_int_equal(cdn_parse(&syntax, &refusal, source, strlen(source), 5000, NULL), CORDON_OK);
    if (refusal.decision != CORDON_ALLOW)
        fail_msg("%s: %s", source, refusal.message);
    assert_true(cdn_facts_init(&facts));
    assert_int_equal(cdn_collect(&facts, &refusal, &syntax, NULL, NULL), CORDON_OK);
    bool is_found = false;
    for (size_t i = 0; i < facts.count; i++)
        is_found |= facts.items[i].kind == kind &&
                    strcmp(cdn_names_text(&facts.names, facts.items[i].name), name) == 0;
    cdn_facts_free(&facts);
    cdn_syntax_free(&syntax);
    return is_found;
}

static inline void expect_fact(const char *source, cdn_rule_kind kind, const char *name)
{
    if (!has_fact(source, kind, name))
        fail_msg("'%s' lacks the fact '%s'", source, name);
}

static inline void expect_no_fact(const char *source, cdn_rule_kind kind, const char *name)
{
    if (has_fact(source, kind, name))
        fail_msg("'%s' has the fact '%s'", source, name);
}

static inline cdn_refusal collect_refusal_by(const char *source, cdn_deadline *deadline)
{
    cdn_syntax syntax;
    cdn_facts facts;
    cdn_refusal refusal = {0};
    assert_int_equal(cdn_parse(&syntax, &refusal, source, strlen(source), 5000, NULL), CORDON_OK);
    assert_true(cdn_facts_init(&facts));
    if (refusal.decision == CORDON_ALLOW)
        assert_int_equal(cdn_collect(&facts, &refusal, &syntax, deadline, NULL), CORDON_OK);
    cdn_facts_free(&facts);
    cdn_syntax_free(&syntax);
    return refusal;
}

static inline cdn_refusal collect_refusal(const char *source)
{
    return collect_refusal_by(source, NULL);
}

#endif
