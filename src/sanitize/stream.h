/*
 * The inside of one stream. stream.c finds and decides candidates; emit.c turns what was decided
 * into output, in the order of the text; sanitizer.c is the public face of both. Offsets count
 * from the beginning of the stream.
 */
#ifndef CDN_STREAM_H
#define CDN_STREAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"
#include "labels.h"
#include "redactor.h"

/* A place that more bytes will decide about. */
typedef struct cdn_candidate {
    uint64_t start;
    uint64_t retry_at; /* not worth another look while the stream is shorter */
    uint32_t unit;
} cdn_candidate;

/* Bytes that a unit claims. */
typedef struct cdn_match {
    uint64_t start, end;
    uint64_t value; /* keyed hash of the bytes; the number in text that reads as a placeholder */
    uint32_t unit;
} cdn_match;

/* Matches that overlap, as one: all of `start`..`end` is covered, `winner` names the placeholder.
 */
typedef struct cdn_cluster {
    bool is_open;
    uint64_t start, end;
    cdn_match winner;
} cdn_cluster;

struct cordon_sanitizer {
    cdn_redactor *redactor; /* NULL: everything passes */
    cdn_labels *labels;
    cdn_labels *own_labels; /* or NULL when borrowed */
    cdn_matcher *matcher;
    cordon_sanitizer_output_fn output;
    void *context;

    cdn_buf hold;      /* the last bytes of the stream */
    uint64_t base;     /* offset of hold.bytes[0] */
    uint64_t total;    /* bytes taken in */
    uint64_t scanned;  /* the prefilter has seen what lies before */
    uint64_t released; /* given out or covered is what lies before */
    uint32_t state;    /* the prefilter's */

    cdn_candidate *open; /* by start */
    size_t open_count, open_room;
    cdn_match *found; /* by start; not yet in `cluster` */
    size_t found_count, found_room;
    cdn_cluster cluster;

    uint64_t *hits; /* by rule */
    uint64_t limit_events;
    bool is_finished;
    bool is_broken; /* memory ran out: nothing more is given out */
};

/* Take a piece in, decide what can be decided, give out what is settled. False: out of memory. */
bool cdn_stream_feed(cordon_sanitizer *stream, const char *bytes, size_t count);
/* Look again at every open candidate; the end of the stream when is_finished. */
bool cdn_stream_settle(cordon_sanitizer *stream);

/* Remember a match until its turn comes. False: out of memory. */
bool cdn_emit_add(cordon_sanitizer *stream, const cdn_match *match);
/* Give out everything before `frontier`; no match that begins before it may come later. */
void cdn_emit_until(cordon_sanitizer *stream, uint64_t frontier);

/* How often a limit made a whole window be covered. */
uint64_t cdn_sanitizer_limit_events(const cordon_sanitizer *stream);

#endif
