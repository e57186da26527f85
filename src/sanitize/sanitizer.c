/*
 * The public face of a stream: making it, feeding it, counting what it covered. When memory runs
 * out a stream gives out nothing more, ever: silence is safe, a gap in the rules is not.
 */
#include <stdlib.h>

#include "error.h"
#include "policy.h"
#include "stream.h"

/* Takes over the caller's reference to `redactor`. */
static cordon_status make(cordon_sanitizer **sanitizer_out, cdn_redactor *redactor,
                          cdn_labels *labels, cordon_sanitizer_output_fn output, void *context,
                          cordon_error *err)
{
    cordon_sanitizer *sanitizer = calloc(1, sizeof *sanitizer);
    if (!sanitizer) {
        cdn_redactor_unref(redactor);
        return cdn_fail_nomem(err);
    }
    sanitizer->redactor = redactor;
    sanitizer->output = output;
    sanitizer->context = context;
    sanitizer->own_labels = labels || !redactor ? NULL : cdn_labels_new();
    sanitizer->labels = labels ? labels : sanitizer->own_labels;
    if (redactor) {
        sanitizer->matcher = cdn_matcher_new();
        sanitizer->hits = calloc(redactor->rule_count + 1, sizeof *sanitizer->hits);
        if (!sanitizer->labels || !sanitizer->matcher || !sanitizer->hits) {
            cordon_sanitizer_free(sanitizer);
            return cdn_fail_nomem(err);
        }
    }
    *sanitizer_out = sanitizer;
    return CORDON_OK;
}

cordon_status cdn_sanitizer_new(cordon_sanitizer **sanitizer_out, cdn_redactor *redactor,
                                cdn_labels *labels, cordon_sanitizer_output_fn output,
                                void *context, cordon_error *err)
{
    return make(sanitizer_out, redactor ? cdn_redactor_ref(redactor) : NULL, labels, output,
                context, err);
}

cordon_status cordon_sanitizer_new(cordon_sanitizer **sanitizer_out, const cordon_policy *policy,
                                   cordon_sanitizer_output_fn output, void *context,
                                   cordon_error *err)
{
    if (!sanitizer_out || !policy || !output)
        return cdn_fail(err, CORDON_E_ARGUMENT,
                        "cordon_sanitizer_new: sanitizer_out, policy and output may not be NULL");
    cdn_redactor *redactor = NULL;
    if (policy->sanitize_enabled) {
        cordon_status status = cdn_redactor_new(&redactor, policy->redactions, err);
        if (status != CORDON_OK)
            return status;
    }
    return make(sanitizer_out, redactor, NULL, output, context, err);
}

void cordon_sanitizer_free(cordon_sanitizer *sanitizer)
{
    if (!sanitizer)
        return;
    cdn_redactor_unref(sanitizer->redactor);
    cdn_labels_free(sanitizer->own_labels);
    cdn_matcher_free(sanitizer->matcher);
    cdn_buf_free(&sanitizer->hold);
    free(sanitizer->open);
    free(sanitizer->found);
    free(sanitizer->hits);
    free(sanitizer);
}

static cordon_status check_usable(const cordon_sanitizer *sanitizer, cordon_error *err)
{
    if (!sanitizer)
        return cdn_fail(err, CORDON_E_ARGUMENT, "the sanitizer is NULL");
    if (sanitizer->is_broken)
        return cdn_fail_nomem(err);
    if (sanitizer->is_finished)
        return cdn_fail(err, CORDON_E_ARGUMENT, "the sanitizer's stream has been finished");
    return CORDON_OK;
}

static cordon_status answer(cordon_sanitizer *sanitizer, bool good, cordon_error *err)
{
    sanitizer->is_broken = !good;
    return good ? CORDON_OK : cdn_fail_nomem(err);
}

cordon_status cordon_sanitizer_feed(cordon_sanitizer *sanitizer, const char *bytes,
                                    size_t byte_count, cordon_error *err)
{
    cordon_status status = check_usable(sanitizer, err);
    if (status != CORDON_OK || byte_count == 0)
        return status;
    if (!bytes)
        return cdn_fail(err, CORDON_E_ARGUMENT, "cordon_sanitizer_feed: bytes is NULL");
    if (!sanitizer->redactor) {
        sanitizer->output(sanitizer->context, bytes, byte_count);
        return CORDON_OK;
    }
    return answer(sanitizer, cdn_stream_feed(sanitizer, bytes, byte_count), err);
}

cordon_status cordon_sanitizer_flush(cordon_sanitizer *sanitizer, cordon_error *err)
{
    cordon_status status = check_usable(sanitizer, err);
    if (status != CORDON_OK || !sanitizer->redactor)
        return status;
    return answer(sanitizer, cdn_stream_settle(sanitizer), err);
}

cordon_status cordon_sanitizer_finish(cordon_sanitizer *sanitizer, cordon_error *err)
{
    cordon_status status = check_usable(sanitizer, err);
    if (status != CORDON_OK)
        return status;
    sanitizer->is_finished = true;
    return sanitizer->redactor ? answer(sanitizer, cdn_stream_settle(sanitizer), err) : CORDON_OK;
}

/* The index among all rules of the `index`th rule that redacted something. */
static size_t nth_with_hits(const cordon_sanitizer *sanitizer, size_t index)
{
    size_t rule = 0, count = sanitizer->redactor ? sanitizer->redactor->rule_count : 0;
    for (; rule < count; rule++) {
        if (sanitizer->hits[rule] > 0 && index-- == 0)
            break;
    }
    return rule;
}

size_t cordon_sanitizer_redaction_count(const cordon_sanitizer *sanitizer)
{
    size_t count = 0;
    for (size_t i = 0; sanitizer && sanitizer->redactor && i < sanitizer->redactor->rule_count; i++)
        count += sanitizer->hits[i] > 0;
    return count;
}

const char *cordon_sanitizer_redaction_rule(const cordon_sanitizer *sanitizer, size_t index)
{
    if (index >= cordon_sanitizer_redaction_count(sanitizer))
        return NULL;
    return sanitizer->redactor->units[nth_with_hits(sanitizer, index)].rule->id;
}

uint64_t cordon_sanitizer_redaction_hits(const cordon_sanitizer *sanitizer, size_t index)
{
    if (index >= cordon_sanitizer_redaction_count(sanitizer))
        return 0;
    return sanitizer->hits[nth_with_hits(sanitizer, index)];
}

uint64_t cdn_sanitizer_limit_events(const cordon_sanitizer *stream)
{
    return stream->limit_events;
}
