/*
 * What `# expect: deny PY-A, warn PY-B` says against what was found, see expect.h. Used by
 * rules_test.c; pure.
 */
#include "expect.h"

#include <stdio.h>
#include <string.h>

#include "utf8.h"

enum { ENTRY_BYTES = 128, LINE_SHOWN = 120 };

static const char mark[] = "# expect:";

/* The expectations of a line: what follows the mark; `*count_out` bytes, or NULL. */
static const char *expectations(const char *line, size_t bytes, size_t *count_out)
{
    const char *at = memmem(line, bytes, mark, sizeof mark - 1);
    if (!at)
        return NULL;
    at += sizeof mark - 1;
    *count_out = (size_t)(line + bytes - at);
    return at;
}

/* The next entry between commas, without blanks; false at the end. */
static bool next_entry(char *entry, const char **at, const char *end)
{
    while (*at < end) {
        const char *stop = memchr(*at, ',', (size_t)(end - *at));
        const char *from = *at, *to = stop ? stop : end;
        *at = stop ? stop + 1 : end;
        while (from < to && *from == ' ')
            from++;
        while (from < to && (to[-1] == ' ' || to[-1] == '\r'))
            to--;
        if (from == to)
            continue;
        snprintf(entry, ENTRY_BYTES, "%.*s", (int)(to - from), from);
        return true;
    }
    return false;
}

static void name_finding(char *entry, const cordon_finding *finding)
{
    snprintf(entry, ENTRY_BYTES, "%s %s", cordon_severity_name(cordon_finding_severity(finding)),
             cordon_finding_rule(finding));
}

static bool is_expected(const char *line, size_t bytes, const char *found)
{
    size_t count = 0;
    const char *at = expectations(line, bytes, &count), *end = at ? at + count : NULL;
    char entry[ENTRY_BYTES];
    while (at && next_entry(entry, &at, end))
        if (strcmp(entry, found) == 0)
            return true;
    return false;
}

static bool is_found(const cordon_verdict *verdict, uint32_t number, const char *expected)
{
    char found[ENTRY_BYTES];
    for (size_t i = 0; i < cordon_verdict_finding_count(verdict); i++) {
        const cordon_finding *finding = cordon_verdict_finding(verdict, i);
        name_finding(found, finding);
        if (cordon_finding_line(finding) == number && strcmp(found, expected) == 0)
            return true;
    }
    return false;
}

/* The start of a line as valid UTF-8, whatever the file holds. */
static bool add_shown(cdn_buf *out, const char *line, size_t bytes)
{
    size_t shown = bytes > LINE_SHOWN ? LINE_SHOWN : bytes;
    while (shown < bytes && shown && ((unsigned char)line[shown] & 0xC0) == 0x80)
        shown--;
    return cdn_buf_add_text(out, "      | ") && cdn_utf8_repair(out, line, shown) &&
           cdn_buf_add_text(out, "\n");
}

static bool add_difference(cdn_buf *out, char sign, uint32_t number, const char *entry,
                           const char *line, size_t bytes)
{
    return cdn_buf_addf(out, "%c %u: %s  (%s)\n", sign, number, entry,
                        sign == '-' ? "expected, not found" : "found, not expected") &&
           add_shown(out, line, bytes);
}

static bool compare_line(cdn_buf *out, const cordon_verdict *verdict, uint32_t number,
                         const char *line, size_t bytes)
{
    size_t count = 0;
    const char *at = expectations(line, bytes, &count), *end = at ? at + count : NULL;
    char entry[ENTRY_BYTES], before[ENTRY_BYTES] = "";
    bool is_added = true;
    while (at && is_added && next_entry(entry, &at, end))
        if (!is_found(verdict, number, entry))
            is_added = add_difference(out, '-', number, entry, line, bytes);
    for (size_t i = 0; i < cordon_verdict_finding_count(verdict) && is_added; i++) {
        const cordon_finding *finding = cordon_verdict_finding(verdict, i);
        if (cordon_finding_line(finding) != number)
            continue;
        name_finding(entry, finding);
        if (!is_expected(line, bytes, entry) && strcmp(entry, before) != 0)
            is_added = add_difference(out, '+', number, entry, line, bytes);
        memcpy(before, entry, sizeof before);
    }
    return is_added;
}

bool cdn_expect_compare(cdn_buf *out, const char *text, const cordon_verdict *verdict)
{
    bool is_whole = true;
    uint32_t number = 1;
    for (const char *line = text; line && is_whole; number++) {
        const char *stop = strchr(line, '\n');
        size_t bytes = stop ? (size_t)(stop - line) : strlen(line);
        is_whole = compare_line(out, verdict, number, line, bytes);
        line = stop ? stop + 1 : NULL;
    }
    return is_whole;
}
