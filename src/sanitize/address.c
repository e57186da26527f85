/*
 * IPv4 and IPv6 addresses, and what only looks like them: version numbers, OIDs, times, C++
 * scopes, Python slices, MAC addresses. Text forms are those of RFC 4291 section 2.2 and RFC 4007
 * section 11 (zones). Used through scanner.h.
 */
#include <stdint.h>
#include <string.h>

#include "scanner.h"

enum { WORD_MAX = 20 };

/* The letters and underscores that end at `end`, folded, the last WORD_MAX of them. */
static size_t word_before(const cdn_view *view, size_t end, char word[WORD_MAX + 1])
{
    size_t start = end;
    while (start > 0 && end - start < WORD_MAX &&
           (cdn_is_letter(view->text[start - 1]) || view->text[start - 1] == '_'))
        start--;
    for (size_t i = start; i < end; i++)
        word[i - start] = (char)cdn_fold(view->text[i]);
    word[end - start] = '\0';
    return end - start;
}

static bool is_one_of(const char *word, const char *const *list)
{
    for (; *list; list++) {
        if (strcmp(word, *list) == 0)
            return true;
    }
    return false;
}

/* "version: ", "__version__ = '", `"release":"` and the like in front. */
static bool follows_version_word(const cdn_view *view, size_t at)
{
    static const char *const WORDS[] = {"ver", "release", "build", "revision", "rev", "oid", NULL};
    char word[WORD_MAX + 1];
    for (int skipped = 0; skipped < 6 && at > 0 && strchr(" \t:=\"'([", view->text[at - 1]);
         skipped++)
        at--;
    size_t length = word_before(view, at, word);
    while (length > 0 && word[length - 1] == '_')
        word[--length] = '\0';
    const char *version = strstr(word, "version");
    return (version && version[7 + (version[7] == 's')] == '\0') || is_one_of(word, WORDS);
}

/* "numpy-1.2.3.4", but "ip-10.0.0.1". */
static bool follows_package_name(const cdn_view *view, size_t at)
{
    static const char *const HOSTS[] = {"ip", "host", "server", "node", "addr", NULL};
    char word[WORD_MAX + 1];
    if (at < 2 || view->text[at - 1] != '-' || !cdn_is_word(view->text[at - 2]) ||
        cdn_is_digit(view->text[at - 2]))
        return false;
    word_before(view, at - 1, word);
    return !is_one_of(word, HOSTS);
}

/* "requests==1.2.3.4", "numpy>=1.2.3.4". */
static bool follows_requirement(const cdn_view *view, size_t at)
{
    if (at < 3 || view->text[at - 1] != '=' || !strchr("=<>~!", view->text[at - 2]))
        return false;
    return cdn_is_word(view->text[at - 3]) || view->text[at - 3] == ']';
}

/* "Chrome/120.0.0.0". */
static bool follows_product(const cdn_view *view, size_t at, const uint8_t octets[4])
{
    return at >= 2 && view->text[at - 1] == '/' && cdn_is_letter(view->text[at - 2]) &&
           octets[3] == 0;
}

static bool is_version(const cdn_view *view, const uint8_t octets[4])
{
    size_t at = view->start;
    static const uint8_t INTERNET_OID[4] = {1, 3, 6, 1};
    return follows_version_word(view, at) || follows_package_name(view, at) ||
           follows_requirement(view, at) || follows_product(view, at, octets) ||
           memcmp(octets, INTERNET_OID, 4) == 0;
}

/* One to three digits up to 255. */
static cdn_look read_octet(const cdn_view *view, size_t *at, uint8_t *octet)
{
    int value = 0, digits = 0, c = cdn_view_at(view, *at);
    for (; cdn_is_digit(c) && digits < 4; digits++) {
        value = value * 10 + (c - '0');
        c = cdn_view_at(view, ++*at);
    }
    if (digits == 0 || digits > 3 || value > 255)
        return c == CDN_VIEW_MORE && digits < 4 && value <= 255 ? CDN_LOOK_MORE : CDN_LOOK_NO;
    *octet = (uint8_t)value;
    return c == CDN_VIEW_MORE ? CDN_LOOK_MORE : CDN_LOOK_HIT;
}

/* Four octets with dots between; `*at` ends behind the last digit. */
static cdn_look read_octets(const cdn_view *view, size_t *at, uint8_t octets[4])
{
    for (int i = 0; i < 4; i++) {
        if (i > 0) {
            int dot = cdn_view_at(view, *at);
            if (dot != '.')
                return dot == CDN_VIEW_MORE ? CDN_LOOK_MORE : CDN_LOOK_NO;
            ++*at;
        }
        cdn_look look = read_octet(view, at, &octets[i]);
        /* The last octet's end may be unknown here; its caller looks at what follows. */
        if (look != CDN_LOOK_HIT)
            return look;
    }
    return CDN_LOOK_HIT;
}

/* "-rc1", ".tar.gz", ".5": the number goes on and was no address. */
static cdn_look ends_like_version(const cdn_view *view, size_t at)
{
    static const char *const TAILS[] = {".tar",  ".tgz",       ".whl",  ".zip",     ".dev",
                                        ".post", ".egg",       ".jar",  ".so",      ".deb",
                                        ".rpm",  ".dist-info", "-cp",   "-py",      "-alpha",
                                        "-rc",   "-dev",       "-beta", "-snapshot"};
    int c = cdn_view_at(view, at);
    if (c != '.' && c != '-')
        return c == CDN_VIEW_MORE ? CDN_LOOK_MORE : cdn_is_word(c) ? CDN_LOOK_HIT : CDN_LOOK_NO;
    int next = cdn_view_at(view, at + 1);
    if (next == CDN_VIEW_MORE)
        return CDN_LOOK_MORE;
    if (c == '.' && cdn_is_digit(next))
        return CDN_LOOK_HIT;
    for (size_t i = 0; i < sizeof TAILS / sizeof *TAILS; i++) {
        cdn_look look = cdn_view_literal(view, at, TAILS[i], true);
        if (look != CDN_LOOK_NO)
            return look;
    }
    return CDN_LOOK_NO;
}

static bool ipv4_start(const cdn_view *view, size_t hit, size_t *start_out)
{
    size_t start = hit;
    while (start > 0 && hit - start < 4 && cdn_is_digit(view->text[start - 1]))
        start--;
    *start_out = start;
    return start < hit && hit - start < 4 && cdn_view_before(view, start) != '.' &&
           cdn_view_word_begins(view, start);
}

static cdn_look ipv4_scan(const cdn_view *view, cdn_span *span)
{
    uint8_t octets[4] = {0};
    size_t at = view->start;
    cdn_look look = read_octets(view, &at, octets);
    if (look != CDN_LOOK_HIT)
        return look;
    look = ends_like_version(view, at);
    if (look != CDN_LOOK_NO)
        return look == CDN_LOOK_MORE ? CDN_LOOK_MORE : CDN_LOOK_NO;
    if (is_version(view, octets))
        return CDN_LOOK_NO;
    *span = (cdn_span){view->start, at};
    return CDN_LOOK_HIT;
}

typedef struct ipv6_text {
    unsigned groups; /* 16 bits each, written ones; an IPv4 tail counts as two */
    bool compressed; /* has "::" */
    bool leads;      /* begins with "::" */
    bool dotted;     /* ends in an IPv4 address */
    bool has_digit;
    bool has_letter;
    bool all_pairs; /* every group has two digits, as in EUI-64 */
    uint32_t first; /* value of the first group */
    size_t first_digits;
    uint32_t last;
} ipv6_text;

static cdn_look read_group(const cdn_view *view, size_t *at, ipv6_text *text)
{
    uint32_t value = 0;
    size_t digits = 0;
    int c = cdn_view_at(view, *at);
    for (; cdn_is_hex(c) && digits < 5; digits++) {
        bool digit = cdn_is_digit(c);
        value = value << 4 | (uint32_t)(digit ? c - '0' : cdn_fold(c) - 'a' + 10);
        text->has_digit = text->has_digit || digit;
        text->has_letter = text->has_letter || !digit;
        c = cdn_view_at(view, ++*at);
    }
    if (c == CDN_VIEW_MORE && digits < 5)
        return CDN_LOOK_MORE;
    if (digits == 0 || digits > 4)
        return CDN_LOOK_NO;
    if (text->groups++ == 0) {
        text->first = value;
        text->first_digits = digits;
    }
    text->last = value;
    text->all_pairs = text->all_pairs && digits == 2;
    return CDN_LOOK_HIT;
}

/* The group just read began at `group` and a dot follows: an IPv4 tail, or a full stop. */
static cdn_look read_dotted(const cdn_view *view, size_t group, size_t *at, ipv6_text *text)
{
    uint8_t octets[4] = {0};
    int next = cdn_view_at(view, *at + 1);
    if (!cdn_is_digit(next))
        return next == CDN_VIEW_MORE ? CDN_LOOK_MORE : CDN_LOOK_HIT;
    size_t end = group;
    cdn_look look = read_octets(view, &end, octets);
    if (look == CDN_LOOK_HIT) {
        *at = end;
        text->groups++;
        text->dotted = true;
    }
    return look;
}

/* Step over ":" or "::"; CDN_LOOK_NO: no group follows, which ends the address. */
static cdn_look read_colons(const cdn_view *view, size_t *at, ipv6_text *text)
{
    int c = cdn_view_at(view, *at), next;
    if (c != ':')
        return c == CDN_VIEW_MORE ? CDN_LOOK_MORE : CDN_LOOK_NO;
    next = cdn_view_at(view, *at + 1);
    if (next == CDN_VIEW_MORE)
        return CDN_LOOK_MORE;
    if (cdn_is_hex(next)) {
        ++*at;
        return CDN_LOOK_HIT;
    }
    if (next != ':' || text->compressed)
        return next == ':' ? CDN_LOOK_FAILED : CDN_LOOK_NO;
    text->compressed = true;
    text->leads = text->groups == 0;
    *at += 2;
    next = cdn_view_at(view, *at);
    if (next == CDN_VIEW_MORE || next == ':')
        return next == ':' ? CDN_LOOK_FAILED : CDN_LOOK_MORE;
    return cdn_is_hex(next) ? CDN_LOOK_HIT : CDN_LOOK_NO;
}

/* Groups and colons up to where the address ends; FAILED: it is none. */
static cdn_look read_groups(const cdn_view *view, size_t *at, ipv6_text *text)
{
    cdn_look look = CDN_LOOK_HIT;
    if (cdn_view_at(view, *at) == ':') {
        look = cdn_view_literal(view, *at, "::", false);
        if (look != CDN_LOOK_HIT)
            return look == CDN_LOOK_MORE ? look : CDN_LOOK_FAILED;
        look = read_colons(view, at, text);
    }
    while (look == CDN_LOOK_HIT) {
        size_t group = *at;
        look = text->groups == 8 ? CDN_LOOK_NO : read_group(view, at, text);
        if (look != CDN_LOOK_HIT)
            return look == CDN_LOOK_MORE ? look : CDN_LOOK_FAILED;
        if (cdn_view_at(view, *at) == '.')
            look = read_dotted(view, group, at, text);
        if (look == CDN_LOOK_HIT && !text->dotted)
            look = read_colons(view, at, text);
        else if (look == CDN_LOOK_HIT)
            return CDN_LOOK_HIT;
        else if (look == CDN_LOOK_NO)
            return CDN_LOOK_FAILED;
    }
    return look == CDN_LOOK_NO ? CDN_LOOK_HIT : look;
}

/*
 * Eight groups are an address. Shortened ones are believed when they begin as assigned blocks do
 * (2000::/3, fc00::/7, fe80::/10, ff00::/8, 64:ff9b::/96) or are long; "a::b" and "1::2" are not.
 */
static bool is_ipv6(const ipv6_text *text)
{
    if (!text->compressed)
        return text->groups == 8 && !text->all_pairs;
    if (text->groups >= 8)
        return false;
    if (text->leads)
        return text->dotted || (text->groups == 1 && text->last == 1 && text->first_digits == 1) ||
               (text->groups >= 2 && text->has_digit);
    if (!text->has_digit)
        return false;
    bool assigned = text->first >> 13 == 1 || text->first >> 9 == 0xfc00 >> 9 ||
                    text->first >> 6 == 0xfe80 >> 6 || text->first >> 8 == 0xff;
    return (assigned && text->first_digits == 4) || text->first == 0x64 || text->groups >= 3;
}

/* x[::1] and x[2000::2] are slices. */
static bool is_slice(const cdn_view *view, const ipv6_text *text)
{
    size_t at = view->start;
    if (text->has_letter || text->dotted || at < 2 || view->text[at - 1] != '[')
        return false;
    int owner = view->text[at - 2];
    return cdn_is_word(owner) || owner == ')' || owner == ']';
}

/* "%eth0" behind the address belongs to it. */
static cdn_look read_zone(const cdn_view *view, size_t *at)
{
    if (cdn_view_at(view, *at) != '%')
        return CDN_LOOK_HIT;
    for (size_t end = *at + 1; end - *at <= 16; end++) {
        int c = cdn_view_at(view, end);
        if (c == CDN_VIEW_MORE)
            return CDN_LOOK_MORE;
        if (cdn_is_word(c) || c == '-')
            continue;
        if (end > *at + 1)
            *at = end;
        return CDN_LOOK_HIT;
    }
    *at += 17;
    return CDN_LOOK_HIT;
}

/* At a group or at "::", behind nothing that belongs to it or behind "host:". */
static bool ipv6_start(const cdn_view *view, size_t hit, size_t *start_out)
{
    size_t start = hit;
    while (start > 0 && hit - start < 5 && cdn_is_hex(view->text[start - 1]))
        start--;
    *start_out = start;
    int before = cdn_view_before(view, start);
    if (hit - start > 4 || before == '.')
        return false;
    if (before != ':')
        return cdn_view_word_begins(view, start);
    int behind = cdn_view_before(view, start - 1);
    return start < hit && behind != ':' && behind != '.' && !cdn_is_hex(behind);
}

static cdn_look ipv6_scan(const cdn_view *view, cdn_span *span)
{
    ipv6_text text = {.all_pairs = true};
    size_t at = view->start;
    cdn_look look = read_groups(view, &at, &text);
    if (look != CDN_LOOK_HIT)
        return look == CDN_LOOK_MORE ? look : CDN_LOOK_NO;
    int c = cdn_view_at(view, at);
    if (c == CDN_VIEW_MORE)
        return CDN_LOOK_MORE;
    if (cdn_is_word(c) || !is_ipv6(&text) || is_slice(view, &text))
        return CDN_LOOK_NO;
    look = read_zone(view, &at);
    if (look != CDN_LOOK_HIT)
        return look;
    *span = (cdn_span){view->start, at};
    return CDN_LOOK_HIT;
}

const cdn_scanner cdn_scanner_ipv4 = {"ipv4", {"."}, 40, ipv4_start, ipv4_scan};
const cdn_scanner cdn_scanner_ipv6 = {"ipv6", {":"}, 80, ipv6_start, ipv6_scan};
