/*
 * Values that fold.c can tell without running anything: texts, whole numbers and lists of them.
 * All operations are bounded; what would grow past the bounds becomes unknown.
 */
#ifndef CDN_CONSTANT_H
#define CDN_CONSTANT_H

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"

enum { CDN_CONSTANT_BYTES_MAX = 1 << 16, CDN_CONSTANT_ITEMS_MAX = 2048 };

typedef enum cdn_constant_kind {
    CDN_UNKNOWN,
    CDN_TEXT, /* of str or bytes; a part that is not known is "{}" */
    CDN_NUMBER,
    CDN_LIST,
    CDN_LOST /* memory ran out while it was made */
} cdn_constant_kind;

typedef struct cdn_constant {
    cdn_constant_kind kind;
    cdn_buf text;
    int64_t number;
    struct cdn_constant *items; /* owned */
    uint32_t count, capacity;
} cdn_constant;

/* Release and make unknown. */
void cdn_constant_clear(cdn_constant *value);
/* Pass `is_kept` on; when memory was not there, `value` is lost. */
bool cdn_constant_keep(cdn_constant *value, bool is_kept);
/* Move `item` to the end of the list; false when memory is out or the list is full. */
bool cdn_constant_append(cdn_constant *list, cdn_constant *item);
/* Turn a text or number into what str() makes of it; false when it is neither. */
bool cdn_constant_to_text(cdn_constant *value);
/* One character as UTF-8; NUL, surrogates and what is no code point become U+FFFD. */
bool cdn_constant_add_point(cdn_buf *out, uint32_t point);
/* The first character of `text`, and its length in `*bytes_out`. */
uint32_t cdn_constant_first_point(size_t *bytes_out, const char *text, size_t count);
/* Turn a text into the list of its characters. */
bool cdn_constant_to_list(cdn_constant *value);
/* Turn a list of texts (or of numbers: characters) into one text, with `glue` between. */
bool cdn_constant_join(cdn_constant *value, const char *glue);
/* value[first:last:step] as Python counts; INT64_MIN for a bound that is left out. */
bool cdn_constant_slice(cdn_constant *value, int64_t first, int64_t last, int64_t step);
bool cdn_constant_item(cdn_constant *value, int64_t index);

#endif
