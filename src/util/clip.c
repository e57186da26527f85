/*
 * Head and tail. The head fills first; then the tail runs along, trimmed whenever it holds twice
 * what it should, so that each byte is moved at most once.
 */
#include "clip.h"

static size_t head_bytes(const cdn_clip *clip)
{
    return (size_t)(clip->max_bytes / 2);
}

static size_t tail_bytes(const cdn_clip *clip)
{
    return (size_t)(clip->max_bytes - clip->max_bytes / 2);
}

static bool add_tail(cdn_clip *clip, const char *bytes, size_t count)
{
    size_t keep = tail_bytes(clip);
    if (count > keep) {
        bytes += count - keep;
        count = keep;
    }
    if (!cdn_buf_add(&clip->tail, bytes, count))
        return false;
    if (clip->tail.count > 2 * keep)
        cdn_buf_drop(&clip->tail, clip->tail.count - keep);
    return true;
}

bool cdn_clip_add(cdn_clip *clip, const char *bytes, size_t count)
{
    clip->total_bytes += count;
    size_t room = head_bytes(clip) - clip->head.count;
    size_t first = count < room ? count : room;
    return cdn_buf_add(&clip->head, bytes, first) && add_tail(clip, bytes + first, count - first);
}

static bool is_continuation(char byte)
{
    return ((unsigned char)byte & 0xC0) == 0x80;
}

/* How much of the head ends with a whole character: at most three bytes less. */
static size_t whole_head(const cdn_buf *head)
{
    size_t end = head->count;
    for (size_t back = 0; back < 4 && end > 0; back++) {
        unsigned char byte = (unsigned char)head->bytes[end - 1];
        if (byte < 0x80)
            return back == 0 ? head->count : end;
        end--;
        if (byte >= 0xC0) { /* a lead byte: is all that it announces there? */
            size_t length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2;
            return back + 1 == length ? head->count : end;
        }
    }
    return head->count;
}

bool cdn_clip_take(cdn_clip *clip, cdn_buf *out)
{
    size_t keep = tail_bytes(clip);
    if (clip->tail.count > keep)
        cdn_buf_drop(&clip->tail, clip->tail.count - keep);
    uint64_t missing = clip->total_bytes - clip->head.count - clip->tail.count;
    if (!missing)
        return cdn_buf_add(out, cdn_buf_text(&clip->head), clip->head.count) &&
               cdn_buf_add(out, cdn_buf_text(&clip->tail), clip->tail.count);
    size_t head = whole_head(&clip->head), skip = 0;
    while (skip < 3 && skip < clip->tail.count && is_continuation(clip->tail.bytes[skip]))
        skip++;
    missing += clip->head.count - head + skip;
    return cdn_buf_add(out, cdn_buf_text(&clip->head), head) &&
           cdn_buf_addf(out, "\n[... %llu bytes left out ...]\n", (unsigned long long)missing) &&
           cdn_buf_add(out, cdn_buf_text(&clip->tail) + skip, clip->tail.count - skip);
}

void cdn_clip_free(cdn_clip *clip)
{
    cdn_buf_free(&clip->head);
    cdn_buf_free(&clip->tail);
}
