/*
 * Bytes come in, candidates are found by the prefilter and decided one by one, each by nothing but
 * the text around it: CDN_VIEW_CONTEXT bytes before and its rule's max_len after. A candidate that
 * needs more bytes stays open and holds back everything behind it. So the output cannot depend on
 * how the text was cut, and what is held is bounded by the largest window.
 */
#include "stream.h"

#include <stdlib.h>
#include <string.h>

enum { BLOCK_BYTES = 16384, DROP_BYTES = 4096, EAGER_BYTES = 256 };

static cdn_view whole_view(const cordon_sanitizer *stream)
{
    return (cdn_view){.text = (const unsigned char *)stream->hold.bytes,
                      .count = stream->hold.count,
                      .ends = stream->is_finished};
}

/* The context and the window of a candidate: never a byte more, or cutting would show. */
static cdn_view candidate_view(const cordon_sanitizer *stream, uint64_t start, uint32_t max_len)
{
    uint64_t from = start > CDN_VIEW_CONTEXT ? start - CDN_VIEW_CONTEXT : 0;
    uint64_t end = start + max_len;
    bool ends = stream->is_finished || end <= stream->total;
    if (end > stream->total)
        end = stream->total;
    return (cdn_view){.text = (const unsigned char *)stream->hold.bytes + (from - stream->base),
                      .count = (size_t)(end - from),
                      .start = (size_t)(start - from),
                      .ends = ends};
}

static uint64_t placeholder_number(const unsigned char *text, size_t count)
{
    uint64_t number = 0;
    for (size_t i = 0; i < count; i++) {
        if (text[i] == '_')
            number = 0;
        else if (cdn_is_digit(text[i]))
            number = number * 10 + (uint64_t)(text[i] - '0');
    }
    return number;
}

static bool add_match(cordon_sanitizer *stream, uint32_t index, const cdn_view *view,
                      uint64_t start, const cdn_span *span)
{
    const cdn_unit *unit = &stream->redactor->units[index];
    uint64_t origin = start - view->start;
    size_t count = span->end - span->start;
    const unsigned char *value = view->text + span->start;
    cdn_match match = {.start = origin + span->start, .end = origin + span->end, .unit = index};
    if (unit->rule)
        match.value = cdn_labels_hash(stream->labels, value, count);
    else if (count == strlen(unit->kind) + 2)
        match.value = 1; /* [HOME] */
    else
        match.value =
            placeholder_number(value + strlen(unit->kind) + 1, count - strlen(unit->kind) - 1);
    return cdn_emit_add(stream, &match);
}

static bool add_open(cordon_sanitizer *stream, uint32_t unit, uint64_t start, uint64_t retry_at)
{
    if (stream->open_count == stream->open_room) {
        size_t room = stream->open_room ? stream->open_room * 2 : 8;
        cdn_candidate *open = realloc(stream->open, room * sizeof *open);
        if (!open)
            return false;
        stream->open = open;
        stream->open_room = room;
    }
    size_t at = stream->open_count++;
    for (; at > 0 && stream->open[at - 1].start > start; at--)
        stream->open[at] = stream->open[at - 1];
    stream->open[at] = (cdn_candidate){start, retry_at, unit};
    return true;
}

/* A long window is looked at again when it has grown by a quarter, not for each byte. */
static uint64_t next_look(const cordon_sanitizer *stream, uint64_t start, uint32_t max_len)
{
    uint64_t have = stream->total - start;
    uint64_t next = stream->total + (have < EAGER_BYTES ? 1 : have / 4);
    return next < start + max_len ? next : start + max_len;
}

/* Returns CDN_LOOK_MORE while undecided; CDN_LOOK_FAILED when memory is out. */
static cdn_look decide(cordon_sanitizer *stream, uint32_t index, uint64_t start)
{
    const cdn_unit *unit = &stream->redactor->units[index];
    cdn_view view = candidate_view(stream, start, unit->max_len);
    cdn_span span = {view.start, view.count};
    cdn_look look = cdn_unit_look(unit, stream->matcher, &view, &span);
    if (look == CDN_LOOK_NO || (look == CDN_LOOK_MORE && !view.ends))
        return look;
    if (look != CDN_LOOK_HIT) { /* fail closed: the whole window */
        span = (cdn_span){view.start, view.count};
        stream->limit_events++;
    }
    return add_match(stream, index, &view, start, &span) ? CDN_LOOK_HIT : CDN_LOOK_FAILED;
}

static bool consider(cordon_sanitizer *stream, uint32_t index, uint64_t hit)
{
    const cdn_unit *unit = &stream->redactor->units[index];
    uint64_t start = hit;
    if (unit->scanner) {
        cdn_view view = whole_view(stream);
        size_t at = 0;
        if (!unit->scanner->start(&view, (size_t)(hit - stream->base), &at))
            return true;
        start = stream->base + at;
    }
    cdn_look look = decide(stream, index, start);
    if (look == CDN_LOOK_MORE)
        return add_open(stream, index, start, next_look(stream, start, unit->max_len));
    return look != CDN_LOOK_FAILED;
}

static bool scan(cordon_sanitizer *stream)
{
    const cdn_prefilter *prefilter = stream->redactor->prefilter;
    size_t at = (size_t)(stream->scanned - stream->base);
    const unsigned char *bytes = (const unsigned char *)stream->hold.bytes;
    while (cdn_prefilter_next(prefilter, &stream->state, bytes, stream->hold.count, &at)) {
        size_t count = 0;
        const cdn_prefilter_hit *hits = cdn_prefilter_hits(prefilter, stream->state, &count);
        for (size_t i = 0; i < count; i++) {
            if (!consider(stream, hits[i].owner, stream->base + at - hits[i].length))
                return false;
        }
    }
    stream->scanned = stream->total;
    return true;
}

/* Look again at open candidates, at all of them when `all`. */
static bool retry(cordon_sanitizer *stream, bool all)
{
    size_t kept = 0;
    bool good = true;
    for (size_t i = 0; i < stream->open_count; i++) {
        cdn_candidate *candidate = &stream->open[i];
        cdn_look look = CDN_LOOK_MORE;
        if (good && (all || stream->total >= candidate->retry_at)) {
            look = decide(stream, candidate->unit, candidate->start);
            candidate->retry_at = next_look(stream, candidate->start,
                                            stream->redactor->units[candidate->unit].max_len);
        }
        good = good && look != CDN_LOOK_FAILED;
        if (look == CDN_LOOK_MORE)
            stream->open[kept++] = *candidate;
    }
    stream->open_count = kept;
    return good;
}

/* Before it, everything is decided and no candidate can begin any more. */
static uint64_t frontier(const cordon_sanitizer *stream)
{
    if (stream->is_finished)
        return stream->total;
    cdn_view view = whole_view(stream);
    size_t depth = cdn_prefilter_depth(stream->redactor->prefilter, stream->state);
    size_t tail = cdn_scanner_tail(&view, view.count);
    if (depth > 0 && depth + 1 > tail) /* a drive's letter stands before the keyword */
        tail = depth + 1 < stream->total ? depth + 1 : (size_t)stream->total;
    uint64_t at = stream->total - tail;
    if (stream->open_count > 0 && stream->open[0].start < at)
        at = stream->open[0].start;
    return at;
}

static void advance(cordon_sanitizer *stream)
{
    uint64_t settled = frontier(stream);
    cdn_emit_until(stream, settled);
    uint64_t keep = settled > CDN_VIEW_CONTEXT ? settled - CDN_VIEW_CONTEXT : 0;
    size_t drop = keep > stream->base ? (size_t)(keep - stream->base) : 0;
    if (drop >= DROP_BYTES || drop > stream->hold.count / 2) {
        cdn_buf_drop(&stream->hold, drop);
        stream->base += drop;
    }
}

bool cdn_stream_feed(cordon_sanitizer *stream, const char *bytes, size_t count)
{
    while (count > 0) {
        size_t block = count < BLOCK_BYTES ? count : BLOCK_BYTES;
        if (!cdn_buf_add(&stream->hold, bytes, block))
            return false;
        stream->total += block;
        if (!retry(stream, false) || !scan(stream))
            return false;
        advance(stream);
        bytes += block;
        count -= block;
    }
    return true;
}

bool cdn_stream_settle(cordon_sanitizer *stream)
{
    if (!retry(stream, true))
        return false;
    advance(stream);
    return true;
}
