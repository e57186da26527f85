/*
 * Query rules, see query.h; besides parse.c the only user of tree-sitter. Queries are compiled for
 * each program in the parser's arena: whoever writes such a rule pays for it, and nobody else.
 */
#include "query.h"

#include <string.h>

#include <tree_sitter/api.h>

#include "arena.h"
#include "clock.h"
#include "error.h"
#include "parse.h"
#include "query_form.h"

const TSLanguage *tree_sitter_python(void);

/* Compiling an honest query grows no block beyond 9 KB; one that never ends grows it for ever. */
enum { MATCHES_AT_ONCE = 4096, COMPILED_BYTES_MAX = 1 << 16 };

typedef struct search {
    cdn_hits *hits;
    cdn_refusal *refusal;
    const cdn_case *matter;
    TSNode root;
    cdn_deadline deadline;
    bool is_late;
    bool no_memory;
} search;

static bool has_queries(const cdn_rules *rules)
{
    for (size_t i = 0; i < cdn_rules_count(rules); i++)
        if (cdn_rules_at(rules, i)->kind == CDN_RULE_QUERY)
            return true;
    return false;
}

/* Checking --------------------------------------------------------------------------------- */

static const char *explain(TSQueryError error)
{
    switch (error) {
    case TSQueryErrorNodeType:
        return "the grammar has no such node";
    case TSQueryErrorField:
        return "the grammar has no such field";
    case TSQueryErrorCapture:
        return "there is no such capture";
    case TSQueryErrorStructure:
        return "no program has such a structure";
    default:
        return "this is not the syntax of queries";
    }
}

static bool is_known(const char *predicate)
{
    static const char *const known[] = {"eq?", "not-eq?", "any-of?", "not-any-of?"};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(predicate, known[i]) == 0)
            return true;
    return false;
}

/* The first predicate that is not known, or NULL. */
static const char *unknown_predicate(const TSQuery *query)
{
    for (uint32_t pattern = 0; pattern < ts_query_pattern_count(query); pattern++) {
        uint32_t count, length;
        const TSQueryPredicateStep *steps = ts_query_predicates_for_pattern(query, pattern, &count);
        for (uint32_t i = 0; i < count; i++) {
            bool is_first = i == 0 || steps[i - 1].type == TSQueryPredicateStepTypeDone;
            if (!is_first || steps[i].type != TSQueryPredicateStepTypeString)
                continue;
            const char *name = ts_query_string_value_for_id(query, steps[i].value_id, &length);
            if (!is_known(name))
                return name;
        }
    }
    return NULL;
}

static cordon_status check_one(const cdn_rule *rule, size_t index, cordon_error *err)
{
    const char *text = rule->names.items[index];
    cdn_place place = rule->names.places[index];
    uint32_t offset = 0;
    size_t form_offset = 0;
    TSQueryError error;
    const char *problem = cdn_query_form_problem(&form_offset, text);
    if (problem)
        return cdn_rule_fail(rule, place, err, "bad query: %s, near '%.30s'", problem,
                             text + form_offset);
    TSQuery *query =
        ts_query_new(tree_sitter_python(), text, (uint32_t)strlen(text), &offset, &error);
    if (!query)
        return cdn_rule_fail(rule, place, err, "bad query: %s, near '%.30s'", explain(error),
                             text + offset);
    const char *unknown = unknown_predicate(query);
    cordon_status status = CORDON_OK;
    if (unknown)
        status = cdn_rule_fail(rule, place, err,
                               "bad query: unknown predicate '#%s': it may be eq?, not-eq?, "
                               "any-of? or not-any-of?",
                               unknown);
    else if (ts_query_capture_count(query) == 0)
        status = cdn_rule_fail(rule, place, err,
                               "bad query: it needs a capture such as @here, which is the place");
    ts_query_delete(query);
    return status;
}

/* Its own function, so that nothing local changes between the jump's two ends. */
static cordon_status check_guarded(const cdn_rule *rule, size_t index, cordon_error *err)
{
    cdn_arena arena;
    jmp_buf no_memory;
    volatile cordon_status status;
    cdn_arena_open(&arena, NULL, &no_memory);
    arena.grow_bytes_max = COMPILED_BYTES_MAX;
    switch (setjmp(no_memory)) {
    case 0:
        status = check_one(rule, index, err);
        break;
    case CDN_ARENA_GREW:
        status = cdn_rule_fail(rule, rule->names.places[index], err,
                               "bad query: it is too large, or repeats without an end");
        break;
    default:
        status = cdn_fail_nomem(err);
    }
    cdn_arena_close(&arena);
    return status;
}

/* Parsing nothing sets the parser's memory up, which queries share. */
static cordon_status prepare(cordon_error *err)
{
    cdn_syntax syntax = {0};
    cdn_refusal refusal = {0};
    cordon_status status = cdn_parse(&syntax, &refusal, "", 0, 1000, err);
    cdn_syntax_free(&syntax);
    return status;
}

cordon_status cdn_query_check(const cdn_rules *rules, cordon_error *err)
{
    cordon_status status = has_queries(rules) ? prepare(err) : CORDON_OK;
    for (size_t i = 0; i < cdn_rules_count(rules); i++) {
        const cdn_rule *rule = cdn_rules_at(rules, i);
        for (size_t j = 0; rule->kind == CDN_RULE_QUERY && j < rule->names.count; j++)
            if (status == CORDON_OK)
                status = check_guarded(rule, j, err);
    }
    return status;
}

/* Predicates ------------------------------------------------------------------------------- */

static const TSNode *captured(const TSQueryMatch *match, uint32_t id)
{
    for (uint16_t i = 0; i < match->capture_count; i++)
        if (match->captures[i].index == id)
            return &match->captures[i].node;
    return NULL;
}

/* The text of a step: a string, or what a capture holds. NULL when the capture is empty. */
static const char *text_of(const search *all, const TSQuery *query, const TSQueryMatch *match,
                           TSQueryPredicateStep step, uint32_t *count_out)
{
    if (step.type == TSQueryPredicateStepTypeString)
        return ts_query_string_value_for_id(query, step.value_id, count_out);
    const TSNode *node = captured(match, step.value_id);
    if (!node)
        return NULL;
    *count_out = ts_node_end_byte(*node) - ts_node_start_byte(*node);
    return all->matter->text + ts_node_start_byte(*node);
}

/* `steps` is one predicate: its name, a capture, and texts of which one must be the same. */
static bool predicate_holds(const search *all, const TSQuery *query, const TSQueryMatch *match,
                            const TSQueryPredicateStep *steps, uint32_t count)
{
    uint32_t bytes = 0, other_bytes = 0;
    const char *name = ts_query_string_value_for_id(query, steps[0].value_id, &bytes);
    bool is_negated = strncmp(name, "not-", 4) == 0, is_equal = false;
    const char *text = count > 1 ? text_of(all, query, match, steps[1], &bytes) : NULL;
    for (uint32_t i = 2; i < count && text; i++) {
        const char *other = text_of(all, query, match, steps[i], &other_bytes);
        is_equal |= other && bytes == other_bytes && memcmp(text, other, bytes) == 0;
    }
    return is_equal != is_negated;
}

static bool match_holds(const search *all, const TSQuery *query, const TSQueryMatch *match)
{
    uint32_t count;
    const TSQueryPredicateStep *steps =
        ts_query_predicates_for_pattern(query, match->pattern_index, &count);
    for (uint32_t from = 0, to = 0; from < count; from = to + 1) {
        for (to = from; to < count && steps[to].type != TSQueryPredicateStepTypeDone;)
            to++;
        if (to > from && !predicate_holds(all, query, match, steps + from, to - from))
            return false;
    }
    return true;
}

/* Running ---------------------------------------------------------------------------------- */

static bool stop_late_query(TSQueryCursorState *state)
{
    search *all = state->payload;
    all->is_late = all->is_late || cdn_deadline_is_past(&all->deadline);
    return all->is_late;
}

static void run_one(search *all, size_t rule, const char *text)
{
    uint32_t offset;
    TSQueryError error;
    TSQuery *query =
        ts_query_new(tree_sitter_python(), text, (uint32_t)strlen(text), &offset, &error);
    if (!query)
        return; /* cdn_query_check() saw it compile */
    TSQueryCursor *cursor = ts_query_cursor_new();
    TSQueryCursorOptions options = {.payload = all, .progress_callback = stop_late_query};
    TSQueryMatch match;
    ts_query_cursor_set_match_limit(cursor, MATCHES_AT_ONCE);
    ts_query_cursor_exec_with_options(cursor, query, all->root, &options);
    while (all->refusal->decision == CORDON_ALLOW && !all->no_memory &&
           ts_query_cursor_next_match(cursor, &match)) {
        if (match.capture_count == 0 || !match_holds(all, query, &match))
            continue;
        TSNode node = match.captures[0].node;
        cdn_hit hit = {rule, ts_node_start_byte(node), ts_node_end_byte(node)};
        all->no_memory = !cdn_hits_add(all->hits, all->refusal, hit);
    }
    all->is_late |= ts_query_cursor_did_exceed_match_limit(cursor);
    ts_query_cursor_delete(cursor);
    ts_query_delete(query);
}

static void run_all(search *all)
{
    const cdn_rules *rules = all->matter->rules;
    for (size_t i = 0; i < cdn_rules_count(rules); i++) {
        const cdn_rule *rule = cdn_rules_at(rules, i);
        bool is_in = rule->kind == CDN_RULE_QUERY && cdn_rule_is_in(rule, all->matter->profile);
        for (size_t j = 0; is_in && j < rule->names.count; j++)
            run_one(all, i, rule->names.items[j]);
    }
}

static bool stop_late_parse(TSParseState *state)
{
    search *all = state->payload;
    all->is_late = all->is_late || cdn_deadline_is_past(&all->deadline);
    return all->is_late;
}

static const char *read_text(void *payload, uint32_t offset, TSPoint point, uint32_t *count_out)
{
    const search *all = payload;
    (void)point;
    size_t bytes = all->matter->text_bytes;
    *count_out = offset < bytes ? (uint32_t)(bytes - offset) : 0;
    return *count_out ? all->matter->text + offset : "";
}

static void parse_and_run(search *all)
{
    TSParser *parser = ts_parser_new();
    ts_parser_set_language(parser, tree_sitter_python());
    TSInput reader = {.payload = all, .read = read_text, .encoding = TSInputEncodingUTF8};
    TSParseOptions options = {.payload = all, .progress_callback = stop_late_parse};
    TSTree *tree = ts_parser_parse_with_options(parser, NULL, reader, options);
    if (tree) {
        all->root = ts_tree_root_node(tree);
        run_all(all);
    }
    ts_tree_delete(tree);
    ts_parser_delete(parser);
}

cordon_status cdn_query_run(cdn_hits *hits, cdn_refusal *refusal, const cdn_case *matter,
                            uint64_t parse_ms, cordon_error *err)
{
    if (!has_queries(matter->rules))
        return CORDON_OK;
    search all = {.hits = hits, .refusal = refusal, .matter = matter};
    all.deadline = cdn_deadline_in(parse_ms);
    cdn_arena arena;
    jmp_buf no_memory;
    volatile bool is_whole = true;
    cdn_arena_open(&arena, NULL, &no_memory);
    if (setjmp(no_memory) == 0)
        parse_and_run(&all);
    else
        is_whole = false;
    cdn_arena_close(&arena);
    if (!is_whole || all.no_memory)
        return cdn_fail_nomem(err);
    if (all.is_late)
        cdn_refuse(refusal, CORDON_TOO_LARGE, 1, 0,
                   "a query among the rules takes too long on this source");
    return CORDON_OK;
}
