/*
 * Verdicts as text, for people and for models. Source lines and file names are hostile: no
 * control character of theirs reaches a terminal.
 */
#include "verdict_data.h"

#include <stdlib.h>
#include <string.h>

#include "utf8.h"

enum { LINE_SHOWN = 100, BEFORE_CARET = 60 };

typedef struct colors {
    const char *severity[4], *bold, *dim, *off;
} colors;

static const colors plain = {{"", "", "", ""}, "", "", ""};
static const colors ansi = {
    {"\x1b[36m", "\x1b[33m", "\x1b[35m", "\x1b[31m"}, "\x1b[1m", "\x1b[2m", "\x1b[0m"};

/* C0, DEL, C1 and the bidirectional controls, which would reorder what a person sees. */
static bool is_control(const char *bytes, size_t count)
{
    const unsigned char *at = (const unsigned char *)bytes;
    if (count == 1)
        return at[0] < 0x20 || at[0] == 0x7F;
    if (count == 2)
        return at[0] == 0xC2 && at[1] < 0xA0;
    return count == 3 && at[0] == 0xE2 &&
           ((at[1] == 0x80 && at[2] >= 0xA8 && at[2] <= 0xAE) ||
            (at[1] == 0x81 && at[2] >= 0xA6 && at[2] <= 0xA9));
}

static bool add_shown(cdn_buf *out, const char *bytes, size_t count)
{
    for (size_t i = 0; i < count;) {
        size_t length = cdn_utf8_length(bytes + i, count - i);
        bool is_good = length && !is_control(bytes + i, length);
        const char *shown = is_good ? bytes + i : bytes[i] == '\t' ? " " : "?";
        if (!cdn_buf_add(out, shown, is_good ? length : 1))
            return false;
        i += length ? length : 1;
    }
    return true;
}

static size_t columns_in(const char *bytes, size_t count)
{
    size_t columns = 0;
    for (size_t i = 0; i < count; i++)
        columns += ((unsigned char)bytes[i] & 0xC0) != 0x80;
    return columns;
}

static size_t to_character(const char *line, size_t at)
{
    while (at && ((unsigned char)line[at] & 0xC0) == 0x80)
        at--;
    return at;
}

static bool add_run(cdn_buf *out, char mark, size_t count)
{
    bool is_added = true;
    for (size_t i = 0; i < count && is_added; i++)
        is_added = cdn_buf_add(out, &mark, 1);
    return is_added;
}

/* The line with the finding underlined; long lines are shown around the finding. */
static bool add_excerpt(cdn_buf *out, const cordon_verdict *verdict, const cordon_finding *finding,
                        const colors *color)
{
    size_t count;
    const char *line = cdn_verdict_line(verdict, finding->line, &count);
    if (verdict->source.count == 0 || finding->column > count)
        return true;
    size_t column = finding->column;
    size_t from = column > BEFORE_CARET ? to_character(line, column - BEFORE_CARET) : 0;
    size_t to = count - from > LINE_SHOWN ? to_character(line, from + LINE_SHOWN) : count;
    size_t end =
        finding->end_line == finding->line && finding->end_column < to ? finding->end_column : to;
    size_t width = end > column ? columns_in(line + column, end - column) : 1;
    return cdn_buf_addf(out, "%s%5u |%s %s", color->dim, finding->line, color->off,
                        from ? "…" : "") &&
           add_shown(out, line + from, to - from) &&
           cdn_buf_addf(out, "%s\n%s      |%s ", to < count ? "…" : "", color->dim, color->off) &&
           add_run(out, ' ', columns_in(line + from, column - from) + (from ? 1 : 0)) &&
           cdn_buf_add_text(out, color->severity[finding->severity]) && add_run(out, '^', width) &&
           cdn_buf_addf(out, "%s\n", color->off);
}

static bool add_finding(cdn_buf *out, const cordon_verdict *verdict, const cordon_finding *finding,
                        const char *name, const colors *color)
{
    const char *severity = verdict->decision >= CORDON_NOT_UNDERSTOOD
                               ? cordon_decision_name(verdict->decision)
                               : cordon_severity_name(finding->severity);
    return cdn_buf_add_text(out, color->bold) && add_shown(out, name, strlen(name)) &&
           cdn_buf_addf(out, ":%u:%u:%s %s%s%s %s: ", finding->line, finding->column + 1,
                        color->off, color->severity[finding->severity], severity, color->off,
                        finding->rule) &&
           add_shown(out, finding->message, strlen(finding->message)) &&
           cdn_buf_add_text(out, "\n") && add_excerpt(out, verdict, finding, color) &&
           (!*finding->fix ||
            cdn_buf_addf(out, "      %s=%s fix: %s\n", color->dim, color->off, finding->fix));
}

static bool add_summary(cdn_buf *out, const cordon_verdict *verdict, const char *name)
{
    return add_shown(out, name, strlen(name)) &&
           cdn_buf_addf(out, ": %s, %zu finding%s\n", cordon_decision_name(verdict->decision),
                        verdict->finding_count, verdict->finding_count == 1 ? "" : "s");
}

/* Hand `out` over when it is whole; frees what `*slot` held. */
static const char *keep(char **slot, cdn_buf *out, bool is_whole)
{
    free(*slot);
    *slot = is_whole ? cdn_buf_take(out) : NULL;
    cdn_buf_free(out);
    return *slot;
}

const char *cordon_verdict_text(cordon_verdict *verdict, const char *name, int use_color)
{
    cdn_buf out = {0};
    const colors *color = use_color ? &ansi : &plain;
    bool is_whole = true;
    if (!name)
        name = "<source>";
    for (size_t i = 0; i < verdict->finding_count && is_whole; i++)
        is_whole = add_finding(&out, verdict, &verdict->findings[i], name, color);
    return keep(&verdict->text, &out, is_whole && add_summary(&out, verdict, name));
}

/* For models ------------------------------------------------------------------------------- */

enum { MODEL_FINDINGS = 20 };

static bool add_model_finding(cdn_buf *out, const cordon_verdict *verdict,
                              const cordon_finding *finding)
{
    size_t count;
    const char *line = cdn_verdict_line(verdict, finding->line, &count);
    size_t end = finding->end_line == finding->line ? finding->end_column : count;
    bool has_quote = end <= count && finding->column < end && end - finding->column <= LINE_SHOWN;
    return cdn_buf_addf(out, "- line %u", finding->line) &&
           (!has_quote || (cdn_buf_add_text(out, ", `") &&
                           add_shown(out, line + finding->column, end - finding->column) &&
                           cdn_buf_add_text(out, "`"))) &&
           cdn_buf_add_text(out, ": ") &&
           add_shown(out, finding->message, strlen(finding->message)) &&
           (!*finding->fix || cdn_buf_addf(out, ". Instead: %s", finding->fix)) &&
           cdn_buf_add_text(out, "\n");
}

static const char *model_head(const cordon_verdict *verdict)
{
    switch (verdict->decision) {
    case CORDON_ALLOW:
    case CORDON_WARN:
        return "The program is allowed.\n";
    case CORDON_REVIEW:
        return "The program was not run: a person has to look at it first.\n";
    case CORDON_DENY:
        return "The program was not run: it uses what is not allowed here.\n";
    case CORDON_NOT_UNDERSTOOD:
        return "The program was not run: it could not be read.\n";
    case CORDON_TOO_LARGE:
        return "The program was not run: it is too large or too slow to screen.\n";
    }
    return "";
}

/* What stopped the program; where nothing did, what was warned of. */
static bool concerns_model(const cordon_verdict *verdict, const cordon_finding *finding)
{
    return cordon_verdict_is_runnable(verdict) ? finding->severity == CORDON_SEVERITY_WARN
                                               : finding->severity >= CORDON_SEVERITY_REVIEW;
}

const char *cordon_verdict_for_model(cordon_verdict *verdict)
{
    cdn_buf out = {0};
    bool is_whole = cdn_buf_add_text(&out, model_head(verdict));
    size_t shown = 0;
    for (size_t i = 0; i < verdict->finding_count && is_whole; i++) {
        const cordon_finding *finding = &verdict->findings[i];
        if (concerns_model(verdict, finding) && shown++ < MODEL_FINDINGS)
            is_whole = add_model_finding(&out, verdict, finding);
    }
    if (is_whole && shown > MODEL_FINDINGS)
        is_whole = cdn_buf_addf(&out, "- and %zu more\n", shown - MODEL_FINDINGS);
    if (is_whole && !cordon_verdict_is_runnable(verdict))
        is_whole = cdn_buf_add_text(&out, "Rewrite the program without this and send it again.\n");
    return keep(&verdict->model, &out, is_whole);
}
