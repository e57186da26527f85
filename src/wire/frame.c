/* Frames on the job socket; see frame.h. */
#include "frame.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

cdn_frame_status cdn_frame_peek(const cdn_frame_reader *reader, size_t max_bytes, cdn_frame *out)
{
    cdn_frame_header header;
    if (reader->pending.count < sizeof header)
        return CDN_FRAME_MORE;
    memcpy(&header, reader->pending.bytes, sizeof header);
    if (header.byte_count > max_bytes)
        return CDN_FRAME_TOO_LONG;
    if (reader->pending.count - sizeof header < header.byte_count)
        return CDN_FRAME_MORE;
    *out = (cdn_frame){header.type, reader->pending.bytes + sizeof header, header.byte_count};
    return CDN_FRAME_HERE;
}

void cdn_frame_pop(cdn_frame_reader *reader, const cdn_frame *frame)
{
    cdn_buf_drop(&reader->pending, sizeof(cdn_frame_header) + frame->byte_count);
}

bool cdn_frame_read_all(int fd, void *bytes, size_t byte_count)
{
    char *at = bytes;
    while (byte_count) {
        ssize_t got = read(fd, at, byte_count);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        at += got;
        byte_count -= (size_t)got;
    }
    return true;
}

bool cdn_frame_write_all(int fd, const void *bytes, size_t byte_count)
{
    const char *at = bytes;
    while (byte_count) {
        ssize_t put = write(fd, at, byte_count);
        if (put < 0 && errno == EINTR)
            continue;
        if (put <= 0)
            return false;
        at += put;
        byte_count -= (size_t)put;
    }
    return true;
}

bool cdn_frame_send(int fd, uint32_t type, const void *bytes, size_t byte_count)
{
    cdn_frame_header header = {type, (uint32_t)byte_count};
    return cdn_frame_write_all(fd, &header, sizeof header) &&
           cdn_frame_write_all(fd, bytes, byte_count);
}
