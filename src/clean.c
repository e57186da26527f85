/*
 * The way out; see clean.h. The labels are shared by all streams and texts of one run, so that a
 * value has the same placeholder in each. A sanitizer that fails gives out nothing more: the run's
 * output is cut there rather than passed raw.
 */
#include "clean.h"

#include <stdlib.h>
#include <string.h>

#include "error.h"
#include "job.h"

typedef struct channel {
    cdn_clean *clean;
    int stream; /* as job output callbacks count: 1 stdout, 2 stderr, 0 none */
    cordon_sanitizer *sanitizer;
    cdn_clip clip;
} channel;

struct cdn_clean {
    cdn_redactor *redactor;
    cdn_labels *labels;
    const cordon_job *job;
    channel streams[2];
    uint64_t text_bytes;
    cordon_status status; /* the first failure while streaming */
    cdn_redaction_count *counts;
    size_t count;
};

static void take_clean(void *context, const char *bytes, size_t byte_count)
{
    channel *to = context;
    cdn_clean *clean = to->clean;
    if (!cdn_clip_add(&to->clip, bytes, byte_count) && clean->status == CORDON_OK)
        clean->status = CORDON_E_NOMEM;
    if (clean->job && clean->job->output && to->stream)
        clean->job->output(clean->job->context, to->stream, bytes, byte_count);
}

static cordon_status open_channel(channel *out, cdn_clean *clean, int stream, uint64_t max_bytes,
                                  cordon_error *err)
{
    *out = (channel){.clean = clean, .stream = stream, .clip = {.max_bytes = max_bytes}};
    return cdn_sanitizer_new(&out->sanitizer, clean->redactor, clean->labels, take_clean, out, err);
}

static void close_channel(channel *from)
{
    cordon_sanitizer_free(from->sanitizer);
    cdn_clip_free(&from->clip);
    from->sanitizer = NULL;
}

cordon_status cdn_clean_new(cdn_clean **clean_out, cdn_redactor *redactor, const cdn_limits *limits,
                            const cordon_job *job, cordon_error *err)
{
    cdn_clean *clean = calloc(1, sizeof *clean);
    if (!clean)
        return cdn_fail_nomem(err);
    clean->redactor = redactor;
    clean->job = job;
    clean->text_bytes = limits->result_bytes;
    clean->labels = cdn_labels_new();
    cordon_status status = clean->labels ? CORDON_OK : cdn_fail_nomem(err);
    if (status == CORDON_OK)
        status = open_channel(&clean->streams[0], clean, 1, limits->stdout_bytes, err);
    if (status == CORDON_OK)
        status = open_channel(&clean->streams[1], clean, 2, limits->stderr_bytes, err);
    if (status != CORDON_OK) {
        cdn_clean_free(clean);
        return status;
    }
    *clean_out = clean;
    return CORDON_OK;
}

void cdn_clean_free(cdn_clean *clean)
{
    if (!clean)
        return;
    close_channel(&clean->streams[0]);
    close_channel(&clean->streams[1]);
    cdn_labels_free(clean->labels);
    free(clean->counts);
    free(clean);
}

void cdn_clean_sink(void *context, int stream, const char *bytes, size_t byte_count)
{
    cdn_clean *clean = context;
    if (clean->status == CORDON_OK)
        clean->status =
            cordon_sanitizer_feed(clean->streams[stream].sanitizer, bytes, byte_count, NULL);
}

static bool add_count(cdn_clean *clean, const char *rule, uint64_t hits)
{
    for (size_t i = 0; i < clean->count; i++) {
        if (strcmp(clean->counts[i].rule, rule) == 0) {
            clean->counts[i].count += hits;
            return true;
        }
    }
    cdn_redaction_count *grown = realloc(clean->counts, (clean->count + 1) * sizeof *clean->counts);
    if (!grown)
        return false;
    clean->counts = grown;
    cdn_redaction_count *row = &grown[clean->count++];
    *row = (cdn_redaction_count){.count = hits};
    strncpy(row->rule, rule, sizeof row->rule - 1);
    return true;
}

/* Finish a channel and append what it kept to `out`. */
static cordon_status finish_channel(channel *from, cdn_buf *out, cordon_error *err)
{
    cordon_status status = cordon_sanitizer_finish(from->sanitizer, err);
    if (status == CORDON_OK && !cdn_clip_take(&from->clip, out))
        status = cdn_fail_nomem(err);
    size_t rules = cordon_sanitizer_redaction_count(from->sanitizer);
    for (size_t i = 0; status == CORDON_OK && i < rules; i++)
        if (!add_count(from->clean, cordon_sanitizer_redaction_rule(from->sanitizer, i),
                       cordon_sanitizer_redaction_hits(from->sanitizer, i)))
            status = cdn_fail_nomem(err);
    return status;
}

static cordon_status clean_text(cdn_clean *clean, cdn_text *text, cordon_error *err)
{
    channel way;
    cdn_buf out = {0};
    if (!text->is_set)
        return CORDON_OK;
    cordon_status status = open_channel(&way, clean, 0, clean->text_bytes, err);
    if (status == CORDON_OK)
        status = cordon_sanitizer_feed(way.sanitizer, cdn_buf_text(&text->bytes), text->bytes.count,
                                       err);
    if (status == CORDON_OK)
        status = finish_channel(&way, &out, err);
    close_channel(&way);
    cdn_buf_free(&text->bytes);
    text->bytes = out;
    return status;
}

cordon_status cdn_clean_finish(cdn_clean *clean, cordon_report *report, cordon_error *err)
{
    cordon_status status = clean->status == CORDON_OK
                               ? CORDON_OK
                               : cdn_fail(err, clean->status, "the output could not be sanitized");
    for (int i = 0; status == CORDON_OK && i < 2; i++) {
        status = finish_channel(&clean->streams[i], &report->streams[i].bytes, err);
        report->streams[i].total_bytes = clean->streams[i].clip.total_bytes;
    }
    cdn_text *const texts[] = {&report->run.value, &report->run.error_name,
                               &report->run.error_message, &report->run.error_traceback};
    for (size_t i = 0; status == CORDON_OK && i < sizeof texts / sizeof *texts; i++)
        status = clean_text(clean, texts[i], err);
    report->redactions = clean->counts;
    report->redaction_count = clean->count;
    clean->counts = NULL;
    clean->count = 0;
    return status;
}
