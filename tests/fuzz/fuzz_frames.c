/*
 * Any bytes as what a hostile child writes to its job socket, read as exec/capture.c reads it: the
 * frames and the end do not depend on how the bytes arrive, and what is kept back is bounded.
 */
#include <string.h>

#include "frame.h"
#include "fuzz.h"
#include "message.h"

/* Digits and the bytes of their values change places, so that inputs can be written and read. */
static uint8_t digit(uint8_t byte)
{
    return byte >= '0' && byte <= '9' ? byte - '0' : byte <= 9 ? byte + '0' : byte;
}

typedef struct heard {
    uint32_t frames, allowed;
    uint32_t sum; /* of types, lengths and bytes */
    cdn_frame_status end;
} heard;

static void hear(heard *all, const cdn_frame *frame, size_t max_bytes)
{
    FUZZ_REQUIRE(frame->byte_count <= max_bytes);
    all->frames++;
    all->sum = all->sum * 31 + frame->type + (uint32_t)frame->byte_count;
    for (size_t i = 0; i < frame->byte_count; i++)
        all->sum = all->sum * 31 + (uint8_t)frame->bytes[i];
    for (int state = CDN_JOB_SETTING_UP; state <= CDN_JOB_OVER; state++)
        all->allowed += cdn_frame_is_allowed(frame->type, frame->byte_count, (cdn_job_state)state);
}

static heard listen(const uint8_t *bytes, size_t count, size_t piece, size_t max_bytes)
{
    heard all = {.end = CDN_FRAME_MORE};
    cdn_frame_reader reader = {0};
    cdn_frame frame;
    for (size_t at = 0; at < count && all.end != CDN_FRAME_TOO_LONG; at += piece) {
        size_t take = piece < count - at ? piece : count - at;
        FUZZ_REQUIRE(cdn_buf_add(&reader.pending, bytes + at, take));
        while ((all.end = cdn_frame_peek(&reader, max_bytes, &frame)) == CDN_FRAME_HERE) {
            hear(&all, &frame, max_bytes);
            cdn_frame_pop(&reader, &frame);
        }
        FUZZ_REQUIRE(all.end == CDN_FRAME_TOO_LONG ||
                     reader.pending.count < sizeof(cdn_frame_header) + max_bytes);
    }
    cdn_buf_free(&reader.pending);
    return all;
}

static void check(const uint8_t *bytes, size_t count, size_t max_bytes)
{
    heard whole = listen(bytes, count, count + 1, max_bytes);
    for (size_t piece = 1; piece < 18; piece += 8) {
        heard parts = listen(bytes, count, piece, max_bytes);
        FUZZ_REQUIRE(parts.frames == whole.frames && parts.allowed == whole.allowed);
        FUZZ_REQUIRE(parts.sum == whole.sum && parts.end == whole.end);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count)
{
    uint8_t *sent = malloc(count + 1);
    FUZZ_REQUIRE(sent);
    for (size_t i = 0; i < count; i++)
        sent[i] = digit(bytes[i]);
    check(sent, count, CDN_TEXT_FRAME_MAX);
    check(sent, count, 16); /* as if a frame were long: inputs are short */
    free(sent);
    return 0;
}
