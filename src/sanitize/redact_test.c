/*
 * Proving a redaction file by the examples inside it: every value is covered by its own rule's
 * placeholder and nothing around it changes; every counter-example passes the whole file as it is.
 */
#include <string.h>

#include "buf.h"
#include "error.h"
#include "redactor.h"

typedef struct proof {
    const cdn_redactions *rules;
    cdn_redactor *redactor;
    cordon_rules_problem_fn problem;
    void *context;
    size_t examples;
    size_t failures;
} proof;

typedef struct sink {
    cdn_buf text;
    bool is_broken;
} sink;

static void collect(void *context, const char *bytes, size_t byte_count)
{
    sink *into = context;
    if (!cdn_buf_add(&into->text, bytes, byte_count))
        into->is_broken = true;
}

static cordon_status sanitize(const proof *run, const cdn_buf *text, sink *out, cordon_error *err)
{
    cordon_sanitizer *sanitizer = NULL;
    cordon_status status = cdn_sanitizer_new(&sanitizer, run->redactor, NULL, collect, out, err);
    if (status == CORDON_OK)
        status = cordon_sanitizer_feed(sanitizer, text->bytes, text->count, err);
    if (status == CORDON_OK)
        status = cordon_sanitizer_finish(sanitizer, err);
    cordon_sanitizer_free(sanitizer);
    return status == CORDON_OK && out->is_broken ? cdn_fail_nomem(err) : status;
}

static cordon_status report(proof *run, const cdn_redaction *rule, cdn_place place,
                            const char *what, const char *got, cordon_error *err)
{
    cdn_buf at = {0}, message = {0};
    cordon_status status = CORDON_OK;
    run->failures++;
    if (!cdn_buf_addf(&at, "%s:%u:%u", cdn_redactions_path(run->rules), place.line, place.column) ||
        !cdn_buf_addf(&message, "%s; it became '%s'", what, got))
        status = cdn_fail_nomem(err);
    else if (run->problem)
        run->problem(run->context, rule->id, at.bytes, message.bytes);
    cdn_buf_free(&at);
    cdn_buf_free(&message);
    return status;
}

static cordon_status prove(proof *run, const cdn_redaction *rule, cdn_place place,
                           const cdn_buf *text, const cdn_buf *expected, const char *what,
                           cordon_error *err)
{
    sink out = {0};
    cordon_status status = sanitize(run, text, &out, err);
    run->examples++;
    if (status == CORDON_OK &&
        (out.text.count != expected->count ||
         (expected->count && memcmp(out.text.bytes, expected->bytes, expected->count) != 0)))
        status = report(run, rule, place, what, cdn_buf_text(&out.text), err);
    cdn_buf_free(&out.text);
    return status;
}

static cordon_status prove_example(proof *run, const cdn_unit *unit,
                                   const cdn_redaction_example *example, cordon_error *err)
{
    char placeholder[CDN_PLACEHOLDER_BYTES];
    cdn_buf text = {0}, expected = {0};
    size_t kept = strlen(example->value);
    if (kept > unit->rule->keep_prefix)
        kept = unit->rule->keep_prefix;
    cdn_placeholder(placeholder, unit, 1);
    cordon_status status;
    if (cdn_buf_addf(&text, "%s%s%s", example->before, example->value, example->after) &&
        cdn_buf_addf(&expected, "%s%.*s%s%s", example->before, (int)kept, example->value,
                     placeholder, example->after))
        status = prove(run, unit->rule, example->place, &text, &expected,
                       "the example's value is not covered exactly", err);
    else
        status = cdn_fail_nomem(err);
    cdn_buf_free(&text);
    cdn_buf_free(&expected);
    return status;
}

static cordon_status prove_negative(proof *run, const cdn_unit *unit,
                                    const cdn_redaction_text *negative, cordon_error *err)
{
    cdn_buf text = {0};
    cordon_status status = cdn_buf_add_text(&text, negative->text)
                               ? prove(run, unit->rule, negative->place, &text, &text,
                                       "the counter-example is changed", err)
                               : cdn_fail_nomem(err);
    cdn_buf_free(&text);
    return status;
}

static cordon_status prove_rule(proof *run, const cdn_unit *unit, cordon_error *err)
{
    const cdn_redaction *rule = unit->rule;
    cordon_status status = CORDON_OK;
    for (size_t i = 0; i < rule->example_count && status == CORDON_OK; i++)
        status = prove_example(run, unit, &rule->examples[i], err);
    for (size_t i = 0; i < rule->negative_examples.count && status == CORDON_OK; i++)
        status = prove_negative(run, unit, &rule->negative_examples.items[i], err);
    return status;
}

cordon_status cdn_redactions_selftest(size_t *examples_out, const char *path,
                                      cordon_rules_problem_fn problem, void *context,
                                      cordon_error *err)
{
    cdn_redactions *rules = NULL;
    proof run = {.problem = problem, .context = context};
    cordon_status status = cdn_redactions_load(&rules, path, err);
    if (status != CORDON_OK)
        return status;
    run.rules = rules;
    status = cdn_redactor_new(&run.redactor, rules, err);
    for (size_t i = 0; status == CORDON_OK && i < run.redactor->rule_count; i++)
        status = prove_rule(&run, &run.redactor->units[i], err);
    if (status == CORDON_OK && run.failures > 0)
        status = cdn_fail(err, CORDON_E_RULES, "%s: %zu of %zu examples fail", path, run.failures,
                          run.examples);
    if (status == CORDON_OK && examples_out)
        *examples_out = run.examples;
    cdn_redactor_unref(run.redactor);
    cdn_redactions_unref(rules);
    return status;
}
