/*
 * Frames: {type, length, bytes} in native byte order on a stream socket. The host reads them
 * incrementally and trusts nothing; the child reads and writes them blocking and allocates nothing.
 */
#ifndef CDN_FRAME_H
#define CDN_FRAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"

typedef struct cdn_frame_header {
    uint32_t type;
    uint32_t byte_count;
} cdn_frame_header;

/* Host: what was read and not yet taken. */
typedef struct cdn_frame_reader {
    cdn_buf pending;
} cdn_frame_reader;

typedef struct cdn_frame {
    uint32_t type;
    const char *bytes; /* borrowed until cdn_frame_pop() */
    size_t byte_count;
} cdn_frame;

typedef enum cdn_frame_status {
    CDN_FRAME_MORE,
    CDN_FRAME_HERE,
    CDN_FRAME_TOO_LONG
} cdn_frame_status;

/* Look at the first frame; a header that announces more than `max_bytes` is TOO_LONG at once. */
cdn_frame_status cdn_frame_peek(const cdn_frame_reader *reader, size_t max_bytes, cdn_frame *out);
/* Drop the frame that cdn_frame_peek() gave. */
void cdn_frame_pop(cdn_frame_reader *reader, const cdn_frame *frame);

/* Child: whole reads and writes, restarted after signals. False at the end of the stream or on
 * error. */
bool cdn_frame_read_all(int fd, void *bytes, size_t byte_count);
bool cdn_frame_write_all(int fd, const void *bytes, size_t byte_count);
bool cdn_frame_send(int fd, uint32_t type, const void *bytes, size_t byte_count);

#endif
