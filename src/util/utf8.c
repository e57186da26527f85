/* UTF-8 checks and repair; the screener, the report and the sanitizer rely on them. */
#include "utf8.h"

#include <stdint.h>
#include <string.h>

static bool is_continuation(unsigned char byte)
{
    return (byte & 0xC0) == 0x80;
}

/* The bounds of the second byte are what keeps surrogates, overlong forms and > U+10FFFF out. */
static bool second_fits(unsigned char first, unsigned char second)
{
    switch (first) {
    case 0xE0:
        return second >= 0xA0 && second <= 0xBF;
    case 0xED:
        return second >= 0x80 && second <= 0x9F;
    case 0xF0:
        return second >= 0x90 && second <= 0xBF;
    case 0xF4:
        return second >= 0x80 && second <= 0x8F;
    default:
        return is_continuation(second);
    }
}

size_t cdn_utf8_length(const char *bytes, size_t count)
{
    const unsigned char *at = (const unsigned char *)bytes;
    if (count == 0)
        return 0;
    if (at[0] < 0x80)
        return 1;
    size_t length = at[0] >= 0xC2 && at[0] <= 0xDF   ? 2
                    : (at[0] & 0xF0) == 0xE0         ? 3
                    : at[0] >= 0xF0 && at[0] <= 0xF4 ? 4
                                                     : 0;
    if (length == 0 || count < length || !second_fits(at[0], at[1]))
        return 0;
    for (size_t i = 2; i < length; i++)
        if (!is_continuation(at[i]))
            return 0;
    return length;
}

size_t cdn_utf8_ascii(const char *bytes, size_t count)
{
    size_t at = 0;
    for (uint64_t word; count - at >= sizeof word; at += sizeof word) {
        memcpy(&word, bytes + at, sizeof word);
        if (word & UINT64_C(0x8080808080808080))
            break;
    }
    while (at < count && (unsigned char)bytes[at] < 0x80)
        at++;
    return at;
}

size_t cdn_utf8_check(const char *bytes, size_t count)
{
    size_t at = 0;
    while (at < count) {
        at += cdn_utf8_ascii(bytes + at, count - at);
        if (at == count)
            break;
        size_t length = cdn_utf8_length(bytes + at, count - at);
        if (length == 0)
            return at;
        at += length;
    }
    return count;
}

bool cdn_utf8_repair(cdn_buf *out, const char *bytes, size_t count)
{
    while (count) {
        size_t good = cdn_utf8_check(bytes, count);
        if (!cdn_buf_add(out, bytes, good))
            return false;
        bytes += good;
        count -= good;
        if (count) {
            if (!cdn_buf_add_text(out, "\xEF\xBF\xBD"))
                return false;
            bytes++;
            count--;
        }
    }
    return true;
}
