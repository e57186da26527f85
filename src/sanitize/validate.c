/* Validators by name, and entropy; see validate.h. They see whole values and keep nothing. */
#include "validate.h"

#include <string.h>

#include "view.h"

static int base64url_value(int c)
{
    static const char ALPHABET[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const char *at = c ? strchr(ALPHABET, c) : NULL;
    return at ? (int)(at - ALPHABET) : -1;
}

/* Decode up to `room` bytes of base64url, until a byte outside the alphabet. */
static size_t base64url_decode(unsigned char *out, size_t room, const unsigned char *text,
                               size_t count)
{
    uint32_t bits = 0;
    unsigned held = 0;
    size_t made = 0;
    for (size_t i = 0; i < count && made < room; i++) {
        int value = base64url_value(text[i]);
        if (value < 0)
            break;
        bits = bits << 6 | (uint32_t)value;
        held += 6;
        if (held >= 8) {
            held -= 8;
            out[made++] = (unsigned char)(bits >> held);
        }
    }
    return made;
}

/* RFC 7519 section 5, RFC 7515 section 4: the header is a JSON object that has "alg" or "enc". */
static bool is_jwt(const unsigned char *value, size_t count)
{
    unsigned char header[1025];
    size_t made = base64url_decode(header, sizeof header - 1, value, count);
    header[made] = '\0';
    if (made < 2 || header[0] != '{')
        return false;
    return strstr((const char *)header, "\"alg\"") || strstr((const char *)header, "\"enc\"");
}

/* At least one letter and one digit, as random tokens have and words have not. */
static bool is_mixed(const unsigned char *value, size_t count)
{
    bool letter = false, digit = false;
    for (size_t i = 0; i < count; i++) {
        letter = letter || cdn_is_letter(value[i]);
        digit = digit || cdn_is_digit(value[i]);
    }
    return letter && digit;
}

static const struct {
    const char *name;
    cdn_validator validator;
} VALIDATORS[] = {{"jwt", is_jwt}, {"mixed", is_mixed}};

cdn_validator cdn_validator_find(const char *name)
{
    for (size_t i = 0; i < sizeof VALIDATORS / sizeof *VALIDATORS; i++) {
        if (strcmp(VALIDATORS[i].name, name) == 0)
            return VALIDATORS[i].validator;
    }
    return NULL;
}

/* log2 in 1/65536, by squaring the mantissa: the same on every machine, and no libm. */
static uint32_t log2_fixed(uint32_t number)
{
    uint32_t whole = 31u - (uint32_t)__builtin_clz(number), result = whole << 16;
    uint64_t mantissa = ((uint64_t)number << 31) >> whole; /* 1.0 is 1 << 31 */
    for (uint32_t bit = 1u << 15; bit; bit >>= 1) {
        mantissa = mantissa * mantissa >> 31;
        if (mantissa >> 32) {
            mantissa >>= 1;
            result |= bit;
        }
    }
    return result;
}

uint32_t cdn_entropy_centibit(const unsigned char *value, size_t count)
{
    uint32_t seen[256] = {0};
    uint64_t sum = 0;
    if (count == 0 || count > UINT32_MAX)
        return 0;
    for (size_t i = 0; i < count; i++)
        seen[value[i]]++;
    for (int byte = 0; byte < 256; byte++)
        sum += seen[byte] ? (uint64_t)seen[byte] * log2_fixed(seen[byte]) : 0;
    uint64_t bits = log2_fixed((uint32_t)count) - sum / count;
    return (uint32_t)((bits * 100) >> 16);
}
