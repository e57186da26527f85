/*
 * Verdicts: the decision, its findings and their getters. How a verdict looks stands in
 * verdict_text.c and verdict_json.c.
 */
#include "verdict_data.h"

#include <stdlib.h>
#include <string.h>

#include "suppress.h"

void cordon_verdict_free(cordon_verdict *verdict)
{
    if (!verdict)
        return;
    cdn_rules_unref(verdict->rules);
    cdn_buf_free(&verdict->source);
    free(verdict->findings);
    free(verdict->text);
    free(verdict->json);
    free(verdict->model);
    free(verdict);
}

void cordon_string_free(char *text)
{
    free(text);
}

/* Places ----------------------------------------------------------------------------------- */

/* Where each line starts; one entry more than lines. */
static uint32_t *line_starts(const cdn_buf *source, uint32_t *count_out)
{
    const char *text = cdn_buf_text(source);
    uint32_t count = 1;
    for (size_t i = 0; i < source->count; i++)
        count += text[i] == '\n';
    uint32_t *starts = malloc(count * sizeof *starts);
    if (!starts)
        return NULL;
    starts[0] = 0;
    uint32_t line = 1;
    for (size_t i = 0; i < source->count; i++)
        if (text[i] == '\n')
            starts[line++] = (uint32_t)i + 1;
    *count_out = count;
    return starts;
}

static void place_of(const uint32_t *starts, uint32_t count, uint32_t offset, uint32_t *line_out,
                     uint32_t *column_out)
{
    uint32_t low = 0, high = count;
    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;
        if (starts[middle] <= offset)
            low = middle;
        else
            high = middle;
    }
    *line_out = low + 1;
    *column_out = offset - starts[low];
}

const char *cdn_verdict_line(const cordon_verdict *verdict, uint32_t number, size_t *count_out)
{
    const char *line = cdn_buf_text(&verdict->source);
    const char *end = line + verdict->source.count;
    for (uint32_t at = 1; at < number && line < end; at++) {
        const char *stop = memchr(line, '\n', (size_t)(end - line));
        line = stop ? stop + 1 : end;
    }
    const char *stop = memchr(line, '\n', (size_t)(end - line));
    *count_out = (size_t)((stop ? stop : end) - line);
    return line;
}

/* Conclusion ------------------------------------------------------------------------------- */

static bool conclude_refusal(cordon_verdict *verdict)
{
    const cdn_refusal *refusal = &verdict->refusal;
    bool is_large = refusal->decision == CORDON_TOO_LARGE;
    verdict->decision = refusal->decision;
    verdict->findings = calloc(1, sizeof *verdict->findings);
    if (!verdict->findings)
        return false;
    verdict->finding_count = 1;
    verdict->findings[0] = (cordon_finding){
        .rule = is_large ? "SCREEN-TOO-LARGE" : "SCREEN-NOT-UNDERSTOOD",
        .message = refusal->message,
        .fix = refusal->fix,
        .help = "",
        .severity = CORDON_SEVERITY_DENY,
        .line = refusal->line,
        .column = refusal->column,
        .end_line = refusal->line,
        .end_column = refusal->column + 1,
    };
    return true;
}

static cordon_decision decide(cordon_decision so_far, cordon_severity severity)
{
    cordon_decision decision = severity == CORDON_SEVERITY_DENY     ? CORDON_DENY
                               : severity == CORDON_SEVERITY_REVIEW ? CORDON_REVIEW
                               : severity == CORDON_SEVERITY_WARN   ? CORDON_WARN
                                                                    : CORDON_ALLOW;
    return decision > so_far ? decision : so_far;
}

static cordon_finding finding_of(const cdn_rule *rule)
{
    return (cordon_finding){
        .rule = rule->id,
        .message = rule->message,
        .fix = rule->fix,
        .help = rule->references.count ? rule->references.items[0] : "",
        .severity = rule->severity,
    };
}

static void suppress(cordon_finding *finding, const cdn_buf *source, uint32_t start,
                     const cdn_screen_bounds *bounds)
{
    const char *line = cdn_buf_text(source) + start;
    if (!cdn_suppress_holds(bounds, finding->rule, line, strcspn(line, "\n")))
        return;
    finding->is_suppressed = true;
    finding->severity = CORDON_SEVERITY_INFO;
}

bool cdn_verdict_conclude(cordon_verdict *verdict, const cdn_hits *hits,
                          const cdn_screen_bounds *bounds)
{
    if (verdict->refusal.decision != CORDON_ALLOW)
        return conclude_refusal(verdict);
    verdict->decision = CORDON_ALLOW;
    if (hits->count == 0)
        return true;
    uint32_t line_count = 0, *starts = line_starts(&verdict->source, &line_count);
    verdict->findings = calloc(hits->count, sizeof *verdict->findings);
    for (size_t i = 0; i < hits->count && starts && verdict->findings; i++) {
        const cdn_rule *rule = cdn_rules_at(verdict->rules, hits->items[i].rule);
        cordon_finding *finding = &verdict->findings[verdict->finding_count++];
        *finding = finding_of(rule);
        place_of(starts, line_count, hits->items[i].start, &finding->line, &finding->column);
        place_of(starts, line_count, hits->items[i].end, &finding->end_line, &finding->end_column);
        suppress(finding, &verdict->source, starts[finding->line - 1], bounds);
        verdict->decision = decide(verdict->decision, finding->severity);
    }
    free(starts);
    return starts && verdict->findings;
}

/* Getters ---------------------------------------------------------------------------------- */

const char *cdn_verdict_source(const cordon_verdict *verdict, size_t *bytes_out)
{
    if (bytes_out)
        *bytes_out = verdict->source.count;
    return cdn_buf_text(&verdict->source);
}

cordon_decision cordon_verdict_decision(const cordon_verdict *verdict)
{
    return verdict->decision;
}

int cordon_verdict_is_runnable(const cordon_verdict *verdict)
{
    return verdict->decision == CORDON_ALLOW || verdict->decision == CORDON_WARN;
}

size_t cordon_verdict_finding_count(const cordon_verdict *verdict)
{
    return verdict->finding_count;
}

const cordon_finding *cordon_verdict_finding(const cordon_verdict *verdict, size_t index)
{
    return index < verdict->finding_count ? &verdict->findings[index] : NULL;
}

const char *cordon_decision_name(cordon_decision decision)
{
    static const char *const names[] = {"allow", "warn",           "review",
                                        "deny",  "not_understood", "too_large"};
    return (unsigned)decision < sizeof names / sizeof *names ? names[decision] : "unknown";
}

const char *cordon_severity_name(cordon_severity severity)
{
    static const char *const names[] = {"info", "warn", "review", "deny"};
    return (unsigned)severity < sizeof names / sizeof *names ? names[severity] : "unknown";
}

const char *cordon_finding_rule(const cordon_finding *finding)
{
    return finding->rule;
}

cordon_severity cordon_finding_severity(const cordon_finding *finding)
{
    return finding->severity;
}

const char *cordon_finding_message(const cordon_finding *finding)
{
    return finding->message;
}

const char *cordon_finding_fix(const cordon_finding *finding)
{
    return finding->fix;
}

uint32_t cordon_finding_line(const cordon_finding *finding)
{
    return finding->line;
}

uint32_t cordon_finding_column(const cordon_finding *finding)
{
    return finding->column;
}

uint32_t cordon_finding_end_line(const cordon_finding *finding)
{
    return finding->end_line;
}

uint32_t cordon_finding_end_column(const cordon_finding *finding)
{
    return finding->end_column;
}
