/* UTF-8: finding what is not, and repairing it. */
#ifndef CDN_UTF8_H
#define CDN_UTF8_H

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"

/* Length of the well-formed sequence at `bytes` (Unicode 15, table 3-7), or 0. */
size_t cdn_utf8_length(const char *bytes, size_t count);
/* How many bytes from the start are ASCII. */
size_t cdn_utf8_ascii(const char *bytes, size_t count);
/* Offset of the first byte that is not well-formed UTF-8; `count` when all is. */
size_t cdn_utf8_check(const char *bytes, size_t count);
/* Append `bytes` with every ill-formed byte replaced by U+FFFD. False when memory is out. */
bool cdn_utf8_repair(cdn_buf *out, const char *bytes, size_t count);

#endif
