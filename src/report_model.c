/*
 * A report as a language model should see it: labelled, compact, and never longer than the caller
 * allows. When it is too long, the longest sections lose their middle first.
 */
#include "report.h"

#include <stdlib.h>
#include <string.h>

#include "utf8.h"

enum { DEFAULT_BYTES = 16 * 1024, SECTION_MAX = 5, MARK_BYTES = 64 };

typedef struct section {
    const char *heading;
    cdn_buf text;
    size_t allowed;
} section;

typedef struct sections {
    section items[SECTION_MAX];
    size_t count;
} sections;

/* The text must survive as a C string: a NUL from the program becomes U+FFFD, as broken UTF-8. */
static bool repair(cdn_buf *out, const char *bytes, size_t count)
{
    const char *end = bytes + count;
    while (bytes < end) {
        const char *nul = memchr(bytes, '\0', (size_t)(end - bytes));
        if (!cdn_utf8_repair(out, bytes, (size_t)((nul ? nul : end) - bytes)))
            return false;
        if (!nul)
            break;
        if (!cdn_buf_add_text(out, "\xEF\xBF\xBD"))
            return false;
        bytes = nul + 1;
    }
    return true;
}

/* Each of these returns false when memory is out; an empty section is left away. */
static bool add_section(sections *list, const char *heading, const char *bytes, size_t count)
{
    while (count && bytes[count - 1] == '\n')
        count--;
    if (!count)
        return true;
    section *added = &list->items[list->count++];
    added->heading = heading;
    return repair(&added->text, bytes, count);
}

static bool add_string(sections *list, const char *heading, const char *text)
{
    return add_section(list, heading, text, strlen(text));
}

static bool add_buf(sections *list, const char *heading, const cdn_buf *text)
{
    return add_section(list, heading, cdn_buf_text(text), text->count);
}

/* The exception with its traceback; name and message alone when there is none. */
static bool add_error(sections *list, const cdn_exec_result *run)
{
    if (run->error_traceback.bytes.count)
        return add_buf(list, "error:\n", &run->error_traceback.bytes);
    if (!run->error_name.is_set)
        return true;
    const cdn_buf *name = &run->error_name.bytes, *message = &run->error_message.bytes;
    cdn_buf line = {0};
    bool ok = cdn_buf_add(&line, cdn_buf_text(name), name->count) &&
              (!message->count || (cdn_buf_add_text(&line, ": ") &&
                                   cdn_buf_add(&line, message->bytes, message->count))) &&
              add_buf(list, "error: ", &line);
    cdn_buf_free(&line);
    return ok;
}

/* How the run ended is said only where the error has not said it already. */
static bool needs_ending(const cordon_report *report)
{
    return report->run.outcome != CORDON_OUTCOME_OK &&
           !(report->run.outcome == CORDON_OUTCOME_EXCEPTION && report->run.error_name.is_set &&
             !cdn_report_lacks_threads(report));
}

static bool collect(sections *list, cordon_report *report)
{
    const cdn_exec_result *run = &report->run;
    if (run->outcome == CORDON_OUTCOME_DENIED && report->verdict) {
        const char *text = cordon_verdict_for_model(report->verdict);
        return text && add_string(list, "", text);
    }
    if (!add_buf(list, "stdout:\n", &report->streams[0].bytes) ||
        !add_buf(list, "stderr:\n", &report->streams[1].bytes) ||
        !add_buf(list, "result: ", &run->value.bytes) || !add_error(list, run))
        return false;
    if (needs_ending(report) && !add_string(list, "ended: ", report->ending ? report->ending : ""))
        return false;
    return list->count || add_string(list, "", "(no output)");
}

/* Share `budget` so that short sections stay whole and the long ones get equal parts. */
static void share(sections *list, size_t budget)
{
    bool is_whole[SECTION_MAX] = {false};
    size_t open = list->count;
    for (bool changed = true; changed && open;) {
        changed = false;
        size_t part = budget / open;
        for (size_t i = 0; i < list->count; i++) {
            if (is_whole[i] || list->items[i].text.count > part)
                continue;
            is_whole[i] = changed = true;
            budget -= list->items[i].text.count;
            open--;
        }
    }
    for (size_t i = 0; i < list->count; i++)
        list->items[i].allowed = is_whole[i] ? list->items[i].text.count : budget / open;
}

/* The longest prefix within `limit` that ends between characters. */
static size_t cut_before(const char *bytes, size_t count, size_t limit)
{
    if (limit >= count)
        return count;
    size_t back = 0;
    while (back < 3 && back < limit && ((unsigned char)bytes[limit - back] & 0xC0) == 0x80)
        back++;
    return ((unsigned char)bytes[limit - back] & 0xC0) == 0x80 ? limit : limit - back;
}

static size_t cut_after(const char *bytes, size_t count, size_t from)
{
    for (int step = 0; step < 3 && from < count; step++)
        if (((unsigned char)bytes[from] & 0xC0) == 0x80)
            from++;
    return from;
}

static bool add_cut(cdn_buf *out, const section *part)
{
    const char *bytes = part->text.bytes;
    size_t count = part->text.count;
    if (part->allowed >= count)
        return cdn_buf_add(out, bytes, count);
    if (part->allowed <= MARK_BYTES)
        return cdn_buf_add(out, bytes, cut_before(bytes, count, part->allowed));
    size_t kept = part->allowed - MARK_BYTES;
    size_t head = cut_before(bytes, count, kept / 2);
    size_t tail = cut_after(bytes, count, count - kept / 2);
    return cdn_buf_add(out, bytes, head) &&
           cdn_buf_addf(out, "\n[... %zu bytes left out ...]\n", tail - head) &&
           cdn_buf_add(out, bytes + tail, count - tail);
}

static bool write_sections(cdn_buf *out, sections *list, size_t max_bytes)
{
    size_t fixed = 0;
    for (size_t i = 0; i < list->count; i++)
        fixed += strlen(list->items[i].heading) + 1;
    share(list, max_bytes > fixed ? max_bytes - fixed : 0);
    for (size_t i = 0; i < list->count; i++) {
        if (i && !cdn_buf_add_text(out, "\n"))
            return false;
        if (!cdn_buf_add_text(out, list->items[i].heading) || !add_cut(out, &list->items[i]))
            return false;
    }
    return true;
}

const char *cordon_report_for_model(cordon_report *report, size_t max_bytes)
{
    sections list = {.count = 0};
    cdn_buf out = {0};
    size_t limit = max_bytes ? max_bytes : DEFAULT_BYTES;
    char *model = NULL;
    if (collect(&list, report) && write_sections(&out, &list, limit) && cdn_buf_reserve(&out, 0)) {
        /* Headings alone may be longer than a tiny limit. */
        out.count = cut_before(out.bytes, out.count, limit);
        out.bytes[out.count] = '\0';
        model = cdn_buf_take(&out);
    }
    for (size_t i = 0; i < list.count; i++)
        cdn_buf_free(&list.items[i].text);
    cdn_buf_free(&out);
    if (model) {
        free(report->model);
        report->model = model;
    }
    return model;
}
