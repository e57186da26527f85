/*
 * The story of one screening, see screen.h: normalise, parse, collect facts, judge. Each step may
 * refuse; the first refusal is the verdict. Nothing here does I/O.
 */
#include "screen.h"

#include <stdlib.h>

#include "collect.h"
#include "define.h"
#include "error.h"
#include "normalise.h"
#include "parse.h"
#include "query.h"
#include "verdict_data.h"

static bool asks_for_definitions(const cdn_rules *rules)
{
    for (size_t i = 0; i < cdn_rules_count(rules); i++)
        if (cdn_rules_at(rules, i)->kind == CDN_RULE_DEFINITION)
            return true;
    return false;
}

static cordon_status collect(cdn_facts *facts, cordon_verdict *verdict, const cdn_syntax *syntax,
                             cdn_deadline *deadline, cordon_error *err)
{
    cordon_status status = cdn_facts_init(facts) ? CORDON_OK : cdn_fail_nomem(err);
    if (status == CORDON_OK)
        status = cdn_collect(facts, &verdict->refusal, syntax, deadline, err);
    if (status == CORDON_OK && asks_for_definitions(verdict->rules) && !cdn_define(facts, syntax))
        status = cdn_fail_nomem(err);
    return status;
}

static cordon_status find_hits(cordon_verdict *verdict, cdn_hits *hits,
                               const cdn_screen_bounds *bounds, cordon_error *err)
{
    const char *text = cdn_buf_text(&verdict->source);
    size_t text_bytes = verdict->source.count;
    cdn_refusal *refusal = &verdict->refusal;
    cdn_syntax syntax = {0};
    cdn_facts facts = {0};
    cordon_status status =
        cdn_parse_with(&syntax, refusal, text, text_bytes, bounds->parse_ms, bounds->store, err);
    if (status != CORDON_OK || refusal->decision != CORDON_ALLOW)
        goto out;
    cdn_deadline deadline = cdn_deadline_in(bounds->parse_ms);
    status = collect(&facts, verdict, &syntax, &deadline, err);
    const cdn_case matter = {.rules = verdict->rules,
                             .profile = bounds->profile,
                             .facts = &facts,
                             .syntax = &syntax,
                             .text = text,
                             .text_bytes = text_bytes,
                             .deadline = &deadline};
    if (status == CORDON_OK && refusal->decision == CORDON_ALLOW)
        status = cdn_query_run(hits, refusal, &matter, bounds->parse_ms, err);
    deadline = cdn_deadline_in(bounds->parse_ms);
    if (status == CORDON_OK && refusal->decision == CORDON_ALLOW)
        status = cdn_judge(hits, refusal, &matter, err);
out:
    cdn_facts_free(&facts);
    cdn_syntax_free(&syntax);
    return status;
}

static cordon_status screen(cordon_verdict *verdict, const cdn_screen_bounds *bounds,
                            const char *source, size_t source_bytes, cordon_error *err)
{
    cdn_hits hits = {0};
    cordon_status status = cdn_normalise(&verdict->source, &verdict->refusal, source, source_bytes,
                                         bounds->source_bytes, err);
    if (status == CORDON_OK && verdict->rules && verdict->refusal.decision == CORDON_ALLOW)
        status = find_hits(verdict, &hits, bounds, err);
    if (status == CORDON_OK && !cdn_verdict_conclude(verdict, &hits, bounds))
        status = cdn_fail_nomem(err);
    cdn_hits_free(&hits);
    return status;
}

cordon_status cdn_screen_prepare(const cdn_rules *rules, cordon_error *err)
{
    return cdn_query_check(rules, err);
}

cordon_status cdn_screen(cordon_verdict **verdict_out, const cdn_rules *rules,
                         const cdn_screen_bounds *bounds, const char *source, size_t source_bytes,
                         cordon_error *err)
{
    cordon_verdict *verdict = calloc(1, sizeof *verdict);
    if (!verdict)
        return cdn_fail_nomem(err);
    verdict->rules = rules ? cdn_rules_ref((cdn_rules *)rules) : NULL;
    cordon_status status = screen(verdict, bounds, source, source_bytes, err);
    if (status == CORDON_OK)
        *verdict_out = verdict;
    else
        cordon_verdict_free(verdict);
    return status;
}
