/*
 * Built-in scanners: addresses and paths, which no regex tells from version numbers, times and
 * scopes. A scanner names the bytes that point at a candidate, says where the candidate begins and
 * decides about it.
 */
#ifndef CDN_SCANNER_H
#define CDN_SCANNER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "view.h"

typedef struct cdn_scanner {
    const char *name;
    const char *triggers[4]; /* ends with NULL */
    uint32_t max_len;        /* bytes from the start that scan() may look at */
    /* A candidate for the trigger at `hit`? It may begin up to CDN_SCANNER_BACK bytes before. */
    bool (*start)(const cdn_view *view, size_t hit, size_t *start_out);
    cdn_look (*scan)(const cdn_view *view, cdn_span *span);
} cdn_scanner;

/* What stands at the end of a piece and may yet turn out to begin a candidate, at most. */
enum { CDN_SCANNER_BACK = 4 };

extern const cdn_scanner cdn_scanner_ipv4;
extern const cdn_scanner cdn_scanner_ipv6;
extern const cdn_scanner cdn_scanner_home;
extern const cdn_scanner cdn_scanner_temp;
extern const cdn_scanner cdn_scanner_packages;

/* The scanner with that name, or NULL. */
const cdn_scanner *cdn_scanner_find(const char *name);

/* How many of the bytes before `end` may belong to a candidate whose trigger has not come yet. */
size_t cdn_scanner_tail(const cdn_view *view, size_t end);

#endif
