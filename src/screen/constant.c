/* Texts, numbers and lists that are known without running anything, see constant.h. */
#include "constant.h"

#include <stdlib.h>
#include <string.h>

void cdn_constant_clear(cdn_constant *value)
{
    for (uint32_t i = 0; i < value->count; i++)
        cdn_constant_clear(&value->items[i]);
    free(value->items);
    cdn_buf_free(&value->text);
    *value = (cdn_constant){0};
}

bool cdn_constant_keep(cdn_constant *value, bool is_kept)
{
    if (!is_kept)
        value->kind = CDN_LOST;
    return is_kept;
}

bool cdn_constant_append(cdn_constant *list, cdn_constant *item)
{
    if (list->count == CDN_CONSTANT_ITEMS_MAX)
        return false;
    if (list->count == list->capacity) {
        uint32_t capacity = list->capacity ? list->capacity * 2 : 8;
        cdn_constant *items = realloc(list->items, capacity * sizeof *items);
        if (!cdn_constant_keep(list, items != NULL))
            return false;
        list->items = items;
        list->capacity = capacity;
    }
    list->items[list->count++] = *item;
    *item = (cdn_constant){0};
    return true;
}

bool cdn_constant_to_text(cdn_constant *value)
{
    if (value->kind == CDN_NUMBER) {
        value->kind = CDN_TEXT;
        return cdn_constant_keep(value,
                                 cdn_buf_addf(&value->text, "%lld", (long long)value->number));
    }
    return value->kind == CDN_TEXT;
}

bool cdn_constant_add_point(cdn_buf *out, uint32_t point)
{
    if (point == 0 || point > 0x10FFFF || (point >= 0xD800 && point <= 0xDFFF))
        point = 0xFFFD;
    char bytes[4];
    size_t count = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    static const unsigned char heads[] = {0, 0x00, 0xC0, 0xE0, 0xF0};
    for (size_t i = count - 1; i > 0; i--, point >>= 6)
        bytes[i] = (char)(0x80 | (point & 0x3F));
    bytes[0] = (char)(heads[count] | point);
    return cdn_buf_add(out, bytes, count);
}

uint32_t cdn_constant_first_point(size_t *bytes_out, const char *text, size_t count)
{
    unsigned char head = (unsigned char)*text;
    size_t bytes = head < 0xC0 ? 1 : head < 0xE0 ? 2 : head < 0xF0 ? 3 : 4;
    uint32_t point = head < 0xC0 ? head : head & (0x7Fu >> bytes);
    if (bytes > count)
        bytes = count;
    for (size_t i = 1; i < bytes; i++)
        point = point << 6 | ((unsigned char)text[i] & 0x3F);
    *bytes_out = bytes;
    return point;
}

bool cdn_constant_to_list(cdn_constant *value)
{
    if (value->kind == CDN_LIST)
        return true;
    if (value->kind != CDN_TEXT)
        return false;
    cdn_constant list = {.kind = CDN_LIST};
    const char *text = cdn_buf_text(&value->text);
    size_t bytes = 0;
    bool is_fine = true;
    for (size_t at = 0; at < value->text.count && is_fine; at += bytes) {
        cdn_constant item = {.kind = CDN_TEXT};
        cdn_constant_first_point(&bytes, text + at, value->text.count - at);
        is_fine = cdn_constant_keep(&list, cdn_buf_add(&item.text, text + at, bytes)) &&
                  cdn_constant_append(&list, &item);
        cdn_constant_clear(&item);
    }
    cdn_constant_clear(value);
    *value = list;
    return is_fine;
}

bool cdn_constant_join(cdn_constant *value, const char *glue)
{
    if (!cdn_constant_to_list(value))
        return false;
    cdn_constant joined = {.kind = CDN_TEXT};
    bool is_fine = true;
    for (uint32_t i = 0; i < value->count && is_fine; i++) {
        const cdn_constant *item = &value->items[i];
        if (i > 0)
            is_fine = cdn_buf_add_text(&joined.text, glue);
        if (item->kind == CDN_TEXT)
            is_fine &= cdn_buf_add(&joined.text, cdn_buf_text(&item->text), item->text.count);
        else if (item->kind == CDN_NUMBER)
            is_fine &= cdn_constant_add_point(&joined.text, (uint32_t)item->number);
        else
            is_fine &= cdn_buf_add_text(&joined.text, "{}");
        is_fine =
            cdn_constant_keep(&joined, is_fine) && joined.text.count <= CDN_CONSTANT_BYTES_MAX;
    }
    cdn_constant_clear(value);
    *value = joined;
    return is_fine;
}

static int64_t clamp(int64_t bound, int64_t count, int64_t low, int64_t high)
{
    if (bound < 0)
        bound += count;
    return bound < low ? low : bound > high ? high : bound;
}

bool cdn_constant_slice(cdn_constant *value, int64_t first, int64_t last, int64_t step)
{
    bool is_text = value->kind == CDN_TEXT;
    if (step == 0 || !cdn_constant_to_list(value))
        return false;
    int64_t count = value->count;
    int64_t low = step < 0 ? -1 : 0, high = step < 0 ? count - 1 : count;
    int64_t from = first == INT64_MIN ? (step < 0 ? high : low) : clamp(first, count, low, high);
    int64_t to = last == INT64_MIN ? (step < 0 ? low : high) : clamp(last, count, low, high);
    cdn_constant part = {.kind = CDN_LIST};
    bool is_fine = true;
    if (step > count || step < -count)
        step = step < 0 ? -count - 1 : count + 1;
    for (int64_t at = from; is_fine && (step < 0 ? at > to : at < to); at += step)
        is_fine = cdn_constant_append(&part, &value->items[at]);
    cdn_constant_clear(value);
    *value = part;
    return is_fine && (!is_text || cdn_constant_join(value, ""));
}

bool cdn_constant_item(cdn_constant *value, int64_t index)
{
    if (!cdn_constant_to_list(value))
        return false;
    if (index < 0)
        index += value->count;
    if (index < 0 || index >= value->count)
        return false;
    cdn_constant item = value->items[index];
    value->items[index] = (cdn_constant){0};
    cdn_constant_clear(value);
    *value = item;
    return true;
}
