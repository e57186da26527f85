/*
 * A report as one JSON object (design: docs/architecture.md), and the layer table on its own. Texts
 * are clean already, but may hold broken UTF-8, which is repaired here: the result always parses.
 */
#include "report.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "utf8.h"

/* jansson answers NULL or -1 when memory is out and takes NULL as a value that fails, so a chain
 * of puts needs one check at its end. */
static bool put(json_t *object, const char *key, json_t *value)
{
    return json_object_set_new(object, key, value) == 0;
}

static json_t *text_value(const char *bytes, size_t count)
{
    if (cdn_utf8_check(bytes, count) == count)
        return json_stringn(bytes, count);
    cdn_buf repaired = {0};
    json_t *value = cdn_utf8_repair(&repaired, bytes, count)
                        ? json_stringn(cdn_buf_text(&repaired), repaired.count)
                        : NULL;
    cdn_buf_free(&repaired);
    return value;
}

static json_t *string_value(const char *text)
{
    return text_value(text, strlen(text));
}

static json_t *buf_value(const cdn_buf *bytes)
{
    return text_value(cdn_buf_text(bytes), bytes->count);
}

static json_t *text_or_null(const cdn_text *text)
{
    return text->is_set ? buf_value(&text->bytes) : json_null();
}

static json_t *integer_value(uint64_t value)
{
    return json_integer(value > INT64_MAX ? INT64_MAX : (json_int_t)value);
}

/* Microseconds are as fine as the clocks mean anything. */
static json_t *ms_value(double ms)
{
    bool is_sane = ms > 0 && ms < 1e12;
    return json_real(is_sane ? (double)(int64_t)(ms * 1000 + 0.5) / 1000 : 0);
}

/* `ok` says whether `value` is whole; a broken one is dropped so that the caller sees NULL. */
static json_t *whole_or_null(json_t *value, bool ok)
{
    if (ok)
        return value;
    json_decref(value);
    return NULL;
}

/* Only a run that cordon itself failed is a sandboxing_error: it says nothing of the program. */
static const char *status_of(cordon_outcome outcome)
{
    switch (outcome) {
    case CORDON_OUTCOME_OK:
        return "success";
    case CORDON_OUTCOME_TIMEOUT_WALL:
    case CORDON_OUTCOME_TIMEOUT_CPU:
        return "timeout";
    case CORDON_OUTCOME_DENIED:
        return "denied";
    case CORDON_OUTCOME_CONFINE_FAILED:
    case CORDON_OUTCOME_HOST_FAULT:
        return "sandboxing_error";
    default:
        return "error";
    }
}

static json_t *error_value(const cdn_exec_result *run)
{
    if (!run->error_name.is_set)
        return json_null();
    json_t *error = json_object();
    bool ok = put(error, "name", buf_value(&run->error_name.bytes)) &&
              put(error, "message", text_or_null(&run->error_message)) &&
              put(error, "line", run->error_line ? json_integer(run->error_line) : json_null()) &&
              put(error, "traceback", text_or_null(&run->error_traceback)) &&
              put(error, "errno", run->error_errno ? json_integer(run->error_errno) : json_null());
    return whole_or_null(error, ok);
}

static json_t *finding_value(const cordon_finding *finding)
{
    json_t *value = json_object();
    const char *severity = cordon_severity_name(cordon_finding_severity(finding));
    const char *fix = cordon_finding_fix(finding);
    bool ok = put(value, "rule", string_value(cordon_finding_rule(finding))) &&
              put(value, "severity", json_string(severity)) &&
              put(value, "line", json_integer(cordon_finding_line(finding))) &&
              put(value, "column", json_integer(cordon_finding_column(finding))) &&
              put(value, "end_line", json_integer(cordon_finding_end_line(finding))) &&
              put(value, "end_column", json_integer(cordon_finding_end_column(finding))) &&
              put(value, "message", string_value(cordon_finding_message(finding))) &&
              put(value, "fix", *fix ? string_value(fix) : json_null());
    return whole_or_null(value, ok);
}

static json_t *findings_value(const cordon_verdict *verdict)
{
    json_t *findings = json_array();
    bool ok = findings != NULL;
    size_t count = verdict ? cordon_verdict_finding_count(verdict) : 0;
    for (size_t i = 0; ok && i < count; i++)
        ok =
            json_array_append_new(findings, finding_value(cordon_verdict_finding(verdict, i))) == 0;
    return whole_or_null(findings, ok);
}

static json_t *redactions_value(const cordon_report *report)
{
    json_t *redactions = json_array();
    bool ok = redactions != NULL;
    for (size_t i = 0; ok && i < report->redaction_count; i++) {
        const cdn_redaction_count *redaction = &report->redactions[i];
        json_t *value = json_object();
        ok = put(value, "rule", string_value(redaction->rule)) &&
             put(value, "count", integer_value(redaction->count));
        value = whole_or_null(value, ok);
        ok = json_array_append_new(redactions, value) == 0;
    }
    return whole_or_null(redactions, ok);
}

static json_t *stream_value(const cdn_stream_text *stream)
{
    json_t *value = json_object();
    bool ok = put(value, "total_bytes", integer_value(stream->total_bytes)) &&
              put(value, "kept_bytes", integer_value(stream->bytes.count));
    return whole_or_null(value, ok);
}

static json_t *truncated_value(const cordon_report *report)
{
    json_t *value = json_object();
    bool ok = put(value, "stdout", stream_value(&report->streams[0])) &&
              put(value, "stderr", stream_value(&report->streams[1]));
    return whole_or_null(value, ok);
}

static json_t *usage_value(const cdn_exec_result *run)
{
    json_t *usage = json_object();
    bool ok = put(usage, "wall_ms", ms_value(run->wall_ms)) &&
              put(usage, "setup_ms", ms_value(run->setup_ms)) &&
              put(usage, "queue_ms", ms_value(run->queue_ms)) &&
              put(usage, "cpu_user_ms", ms_value(run->cpu_user_ms)) &&
              put(usage, "cpu_sys_ms", ms_value(run->cpu_sys_ms)) &&
              put(usage, "max_rss_bytes", integer_value(run->max_rss_bytes)) &&
              put(usage, "stdout_bytes", integer_value(run->stream_bytes[0])) &&
              put(usage, "stderr_bytes", integer_value(run->stream_bytes[1]));
    return whole_or_null(usage, ok);
}

static json_t *violations_value(const cdn_exec_result *run)
{
    json_t *violations = json_array();
    bool ok = violations != NULL;
    for (size_t i = 0; ok && i < run->violation_count; i++) {
        const cdn_violation *violation = &run->violations[i];
        json_t *value = json_object();
        ok = put(value, "syscall", string_value(violation->syscall)) &&
             put(value, "count", integer_value(violation->count)) &&
             put(value, "action", json_string(violation->action ? violation->action : "kill"));
        value = whole_or_null(value, ok);
        ok = json_array_append_new(violations, value) == 0;
    }
    return whole_or_null(violations, ok);
}

static json_t *layer_value(const cdn_layer *layer)
{
    json_t *value = json_object();
    bool ok = put(value, "layer", json_string(layer->name)) &&
              put(value, "requested", json_boolean(layer->requested)) &&
              put(value, "active", json_boolean(layer->active)) &&
              put(value, "verified", json_boolean(layer->verified)) &&
              put(value, "errno", json_integer(layer->error)) &&
              put(value, "reason", string_value(layer->reason)) &&
              put(value, "fix", string_value(layer->fix));
    return whole_or_null(value, ok);
}

static json_t *layers_value(const cdn_exec_result *run)
{
    json_t *layers = json_array();
    bool ok = layers != NULL;
    for (size_t i = 0; ok && i < run->layer_count; i++)
        ok = json_array_append_new(layers, layer_value(&run->layers[i])) == 0;
    return whole_or_null(layers, ok);
}

static json_t *versions_value(void)
{
    json_t *versions = json_object();
    return whole_or_null(versions, put(versions, "cordon", json_string(cordon_version())));
}

static bool put_ending(json_t *object, const cordon_report *report)
{
    const cdn_exec_result *run = &report->run;
    bool succeeded = run->outcome == CORDON_OUTCOME_OK;
    int exit_code = cordon_report_exit_code(report);
    return put(object, "error", error_value(run)) &&
           put(object, "error_message",
               succeeded ? json_null() : string_value(cordon_report_message(report))) &&
           put(object, "exit_code", exit_code < 0 ? json_null() : json_integer(exit_code)) &&
           put(object, "signal", json_integer(run->signal)) &&
           put(object, "was_killed", json_boolean(run->was_killed)) &&
           put(object, "kill_reason",
               run->was_killed ? json_string(cordon_outcome_name(run->outcome)) : json_null()) &&
           put(object, "execution_time_ms", ms_value(run->wall_ms));
}

static json_t *report_value(const cordon_report *report)
{
    const cdn_exec_result *run = &report->run;
    json_t *object = json_object();
    bool ok = put(object, "status", json_string(status_of(run->outcome))) &&
              put(object, "outcome", json_string(cordon_outcome_name(run->outcome))) &&
              put(object, "stdout", buf_value(&report->streams[0].bytes)) &&
              put(object, "stderr", buf_value(&report->streams[1].bytes)) &&
              put(object, "result", text_or_null(&run->value)) && put_ending(object, report) &&
              put(object, "outputs", json_array()) && put(object, "files", json_array()) &&
              put(object, "findings", findings_value(report->verdict)) &&
              put(object, "redactions", redactions_value(report)) &&
              put(object, "truncated", truncated_value(report)) &&
              put(object, "usage", usage_value(run)) &&
              put(object, "violations", violations_value(run)) &&
              put(object, "layers", layers_value(run)) && put(object, "versions", versions_value());
    return whole_or_null(object, ok);
}

static int add_piece(const char *bytes, size_t count, void *out)
{
    return cdn_buf_add(out, bytes, count) ? 0 : -1;
}

/* Takes `value`. Dumped through our own buffer: json_dumps() memory belongs to an allocator that
 * the host may have replaced. 15 digits are what a double keeps through text and back. */
static char *dump(json_t *value)
{
    cdn_buf out = {0};
    size_t flags = JSON_COMPACT | JSON_REAL_PRECISION(15);
    bool ok = value && json_dump_callback(value, add_piece, &out, flags) == 0;
    char *text = ok ? cdn_buf_take(&out) : NULL;
    cdn_buf_free(&out);
    json_decref(value);
    return text;
}

const char *cordon_report_json(cordon_report *report)
{
    if (!report->json)
        report->json = dump(report_value(report));
    return report->json;
}

char *cdn_layers_json(const cdn_exec_result *run, bool is_usable, const char *message,
                      const char *interpreter)
{
    json_t *object = json_object();
    bool ok = put(object, "usable", json_boolean(is_usable)) &&
              put(object, "message", string_value(message ? message : "")) &&
              put(object, "interpreter", string_value(interpreter ? interpreter : "")) &&
              put(object, "layers", layers_value(run));
    return dump(whole_or_null(object, ok));
}

char *cdn_stats_json(const cdn_pool_stats *stats)
{
    const struct {
        const char *name;
        uint64_t value;
    } rows[] = {
        {"runs", stats->runs},       {"running", stats->running},   {"queued", stats->queued},
        {"refused", stats->refused}, {"waited", stats->waited},     {"spares", stats->spares},
        {"coming", stats->coming},   {"zygotes", stats->zygotes},   {"starts", stats->starts},
        {"deaths", stats->deaths},   {"recycled", stats->recycled},
    };
    json_t *all = json_object();
    bool is_whole = all != NULL;
    for (size_t i = 0; is_whole && i < sizeof rows / sizeof *rows; i++)
        is_whole = put(all, rows[i].name, json_integer((json_int_t)rows[i].value));
    return dump(whole_or_null(all, is_whole));
}
