/* A growable byte buffer; see buf.h. Used by every room that builds text or frames. */
#include "buf.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool cdn_buf_reserve(cdn_buf *buf, size_t extra)
{
    if (extra >= SIZE_MAX - buf->count)
        return false;
    size_t needed = buf->count + extra + 1;
    if (needed <= buf->capacity)
        return true;
    size_t capacity = buf->capacity ? buf->capacity : 64;
    while (capacity < needed)
        capacity = capacity > SIZE_MAX / 2 ? needed : capacity * 2;
    char *bytes = realloc(buf->bytes, capacity);
    if (!bytes)
        return false;
    buf->bytes = bytes;
    buf->capacity = capacity;
    buf->bytes[buf->count] = '\0';
    return true;
}

bool cdn_buf_add(cdn_buf *buf, const void *bytes, size_t count)
{
    if (!cdn_buf_reserve(buf, count))
        return false;
    if (count)
        memcpy(buf->bytes + buf->count, bytes, count);
    buf->count += count;
    buf->bytes[buf->count] = '\0';
    return true;
}

bool cdn_buf_add_text(cdn_buf *buf, const char *text)
{
    return cdn_buf_add(buf, text, strlen(text));
}

bool cdn_buf_addf(cdn_buf *buf, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int count = vsnprintf(NULL, 0, format, args);
    va_end(args);
    if (count < 0 || !cdn_buf_reserve(buf, (size_t)count))
        return false;
    va_start(args, format);
    vsnprintf(buf->bytes + buf->count, (size_t)count + 1, format, args);
    va_end(args);
    buf->count += (size_t)count;
    return true;
}

void cdn_buf_drop(cdn_buf *buf, size_t count)
{
    if (count >= buf->count) {
        cdn_buf_clear(buf);
        return;
    }
    buf->count -= count;
    memmove(buf->bytes, buf->bytes + count, buf->count + 1);
}

void cdn_buf_clear(cdn_buf *buf)
{
    buf->count = 0;
    if (buf->bytes)
        buf->bytes[0] = '\0';
}

void cdn_buf_free(cdn_buf *buf)
{
    free(buf->bytes);
    *buf = (cdn_buf){0};
}

const char *cdn_buf_text(const cdn_buf *buf)
{
    return buf->bytes ? buf->bytes : "";
}

char *cdn_buf_take(cdn_buf *buf)
{
    if (!cdn_buf_reserve(buf, 0))
        return NULL;
    char *bytes = buf->bytes;
    *buf = (cdn_buf){0};
    return bytes;
}
