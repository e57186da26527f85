/*
 * The first step of screening, see normalise.h. CPython would decode by a coding cookie and treat
 * a lone CR as a line end where the grammar does not; after this step both see the same text.
 */
#include "normalise.h"

#include <ctype.h>
#include <string.h>

#include "error.h"
#include "utf8.h"

static const char as_utf8[] = "send the source as UTF-8 text";

static bool find_bad_byte(cdn_refusal *refusal, const char *source, size_t source_bytes)
{
    size_t bad = cdn_utf8_check(source, source_bytes);
    const char *nul = memchr(source, '\0', bad);
    if (nul)
        cdn_refuse_at(refusal, CORDON_NOT_UNDERSTOOD, source, (size_t)(nul - source),
                      "the source contains a NUL character, which Python refuses");
    else if (bad < source_bytes)
        cdn_refuse_at(refusal, CORDON_NOT_UNDERSTOOD, source, bad,
                      "the source is not UTF-8 here (lone surrogates are not, either)");
    refusal->fix = as_utf8;
    return refusal->decision != CORDON_ALLOW;
}

static bool add_with_line_feeds(cdn_buf *out, const char *source, size_t source_bytes)
{
    if (!cdn_buf_reserve(out, source_bytes))
        return false;
    while (source_bytes) {
        const char *cr = memchr(source, '\r', source_bytes);
        size_t piece = cr ? (size_t)(cr - source) : source_bytes;
        cdn_buf_add(out, source, piece);
        if (!cr)
            break;
        cdn_buf_add(out, "\n", 1);
        piece += piece + 1 < source_bytes && cr[1] == '\n' ? 2 : 1;
        source += piece;
        source_bytes -= piece;
    }
    return true;
}

/* PEP 263: ^[ \t\f]*#.*?coding[:=][ \t]*([-_.a-zA-Z0-9]+) */
static const char *find_cookie(const char *line, const char *end, size_t *length_out)
{
    while (line < end && strchr(" \t\f", *line))
        line++;
    if (line == end || *line != '#')
        return NULL;
    for (; end - line > 7; line++) {
        if (memcmp(line, "coding", 6) != 0 || (line[6] != ':' && line[6] != '='))
            continue;
        const char *name = line + 7;
        while (name < end && (*name == ' ' || *name == '\t'))
            name++;
        const char *stop = name;
        while (stop < end && (isalnum((unsigned char)*stop) || strchr("-_.", *stop)))
            stop++;
        if (stop == name)
            continue;
        *length_out = (size_t)(stop - name);
        return name;
    }
    return NULL;
}

static bool names_utf8(const char *name, size_t length)
{
    char plain[16] = "";
    if (length >= sizeof plain)
        return false;
    for (size_t i = 0; i < length; i++)
        plain[i] = name[i] == '_' ? '-' : (char)tolower((unsigned char)name[i]);
    return strcmp(plain, "utf-8") == 0 || strcmp(plain, "utf8") == 0 ||
           strcmp(plain, "utf-8-sig") == 0 || strcmp(plain, "u8") == 0;
}

static bool is_blank_or_comment(const char *line, const char *end)
{
    while (line < end && strchr(" \t\f", *line))
        line++;
    return line == end || *line == '#';
}

/* Only the first two lines may hold a cookie, the second only after a comment or a blank line. */
static void check_cookie(cdn_refusal *refusal, const char *text)
{
    const char *line = text;
    for (uint32_t number = 1; number <= 2; number++) {
        const char *end = line + strcspn(line, "\n");
        size_t length;
        const char *name = find_cookie(line, end, &length);
        if (name && !names_utf8(name, length)) {
            cdn_refuse(refusal, CORDON_NOT_UNDERSTOOD, number, (uint32_t)(name - line),
                       "the source asks to be decoded as '%.*s': only UTF-8 is read",
                       length > 40 ? 40 : (int)length, name);
            refusal->fix = as_utf8;
        }
        if (name || !*end || !is_blank_or_comment(line, end))
            return;
        line = end + 1;
    }
}

cordon_status cdn_normalise(cdn_buf *out, cdn_refusal *refusal, const char *source,
                            size_t source_bytes, uint64_t max_bytes, cordon_error *err)
{
    if (source_bytes > max_bytes) {
        cdn_refuse(refusal, CORDON_TOO_LARGE, 1, 0,
                   "the source has %zu bytes, more than the %llu of limits.source_bytes",
                   source_bytes, (unsigned long long)max_bytes);
        return CORDON_OK;
    }
    if (source_bytes >= 3 && memcmp(source, "\xEF\xBB\xBF", 3) == 0) {
        source += 3;
        source_bytes -= 3;
    }
    if (source_bytes && find_bad_byte(refusal, source, source_bytes))
        return CORDON_OK;
    if (!add_with_line_feeds(out, source, source_bytes))
        return cdn_fail_nomem(err);
    check_cookie(refusal, cdn_buf_text(out));
    if (refusal->decision != CORDON_ALLOW)
        cdn_buf_clear(out);
    return CORDON_OK;
}
