/* A PCRE2 expression over source text, compiled once and then shared by threads. */
#ifndef CDN_PATTERN_H
#define CDN_PATTERN_H

#include <stddef.h>

#include <cordon/base.h>

typedef struct cdn_pattern cdn_pattern;

/*
 * Compile. On a bad expression CORDON_E_RULES is returned and `why` says what is wrong and at
 * which offset; nothing is written to a cordon_error, because only the caller knows the place.
 */
cordon_status cdn_pattern_new(cdn_pattern **pattern_out, const char *expression, char *why,
                              size_t why_bytes);
void cdn_pattern_free(cdn_pattern *pattern);

typedef enum cdn_pattern_result {
    CDN_PATTERN_NONE,
    CDN_PATTERN_FOUND,
    CDN_PATTERN_TOO_SLOW, /* over the match limit */
    CDN_PATTERN_NOMEM
} cdn_pattern_result;

/* The first match at or after `from`. `text` is valid UTF-8. */
cdn_pattern_result cdn_pattern_find(size_t *start_out, size_t *end_out, const cdn_pattern *pattern,
                                    const char *text, size_t text_bytes, size_t from);

#endif
