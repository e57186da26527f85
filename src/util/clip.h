/* Keep the head and the tail of a stream of any length in bounded memory. */
#ifndef CDN_CLIP_H
#define CDN_CLIP_H

#include <stdint.h>

#include "buf.h"

typedef struct cdn_clip {
    uint64_t max_bytes;   /* kept at most; set by the caller, the rest zero */
    uint64_t total_bytes; /* seen so far */
    cdn_buf head;
    cdn_buf tail;
} cdn_clip;

/* Each returns false when memory is out. */
bool cdn_clip_add(cdn_clip *clip, const char *bytes, size_t count);
/* Append head, a mark when bytes are missing, and tail to `out`; cuts fall between characters. */
bool cdn_clip_take(cdn_clip *clip, cdn_buf *out);
void cdn_clip_free(cdn_clip *clip);

#endif
