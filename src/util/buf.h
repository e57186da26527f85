/* A growable byte buffer that always ends with NUL. All-zero is a valid empty buffer. */
#ifndef CDN_BUF_H
#define CDN_BUF_H

#include <stdbool.h>
#include <stddef.h>

typedef struct cdn_buf {
    char *bytes; /* NULL while empty and never grown */
    size_t count;
    size_t capacity;
} cdn_buf;

/* Each returns false, and leaves the buffer as it was, when memory is out. */
bool cdn_buf_reserve(cdn_buf *buf, size_t extra);
bool cdn_buf_add(cdn_buf *buf, const void *bytes, size_t count);
bool cdn_buf_add_text(cdn_buf *buf, const char *text);
bool cdn_buf_addf(cdn_buf *buf, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Drop the first `count` bytes. */
void cdn_buf_drop(cdn_buf *buf, size_t count);
/* Forget the content, keep the memory. */
void cdn_buf_clear(cdn_buf *buf);
void cdn_buf_free(cdn_buf *buf);
/* The content as a string, never NULL; borrowed until the buffer changes. */
const char *cdn_buf_text(const cdn_buf *buf);
/* Hand the memory to the caller (release with free); the buffer is empty afterwards. NULL when out
 * of memory. */
char *cdn_buf_take(cdn_buf *buf);

#endif
