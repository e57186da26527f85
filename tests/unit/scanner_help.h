/* A scanner alone on a text: what it covers, in {}, found by its own triggers. */
#ifndef CDN_SCANNER_HELP_H
#define CDN_SCANNER_HELP_H

#include <string.h>

#include "buf.h"
#include "cm.h"
#include "scanner.h"

static inline bool scan_at(const cdn_scanner *scanner, const char *text, size_t at, cdn_span *span)
{
    cdn_view view = {(const unsigned char *)text, strlen(text), 0, true};
    for (const char *const *trigger = scanner->triggers; *trigger; trigger++) {
        if (strncmp(text + at, *trigger, strlen(*trigger)) == 0 &&
            scanner->start(&view, at, &view.start) && scanner->scan(&view, span) == CDN_LOOK_HIT)
            return true;
    }
    return false;
}

static inline void assert_scan(const cdn_scanner *scanner, const char *marked)
{
    cdn_buf text = {0}, got = {0};
    for (const char *at = marked; *at; at++) {
        if (*at != '{' && *at != '}')
            assert_true(cdn_buf_add(&text, at, 1));
    }
    size_t from = 0;
    for (size_t at = 0; at < text.count; at++) {
        cdn_span span = {0, 0};
        if (at < from || !scan_at(scanner, text.bytes, at, &span) || span.start < from)
            continue;
        assert_true(cdn_buf_addf(&got, "%.*s{%.*s}", (int)(span.start - from), text.bytes + from,
                                 (int)(span.end - span.start), text.bytes + span.start));
        from = span.end;
    }
    assert_true(cdn_buf_add_text(&got, cdn_buf_text(&text) + from));
    assert_string_equal(got.bytes, marked);
    cdn_buf_free(&text);
    cdn_buf_free(&got);
}

/* Each prefix of the text says "more" or what the whole says: no prefix may decide otherwise. */
static inline void assert_prefixes_agree(const cdn_scanner *scanner, const char *text, size_t start)
{
    size_t count = strlen(text);
    cdn_view whole = {(const unsigned char *)text, count, start, true};
    cdn_span want = {0, 0}, got = {0, 0};
    cdn_look look = scanner->scan(&whole, &want);
    for (size_t end = start + 1; end <= count; end++) {
        cdn_view part = {(const unsigned char *)text, end, start, false};
        cdn_look early = scanner->scan(&part, &got);
        if (early == CDN_LOOK_MORE)
            continue;
        assert_int_equal(early, look);
        if (look == CDN_LOOK_HIT)
            assert_memory_equal(&got, &want, sizeof got);
    }
}

#endif
