/*
 * Regular expressions over bytes, matched where a candidate begins and inside its window. Backed
 * by PCRE2, which no other file knows.
 */
#ifndef CDN_MATCHER_H
#define CDN_MATCHER_H

#include <stdint.h>

#include <cordon/base.h>

#include "view.h"

typedef struct cdn_regex cdn_regex;     /* immutable; thread-safe */
typedef struct cdn_matcher cdn_matcher; /* scratch memory for matching; one thread at a time */

/* CORDON_E_RULES says what is wrong with the regex. `group` is the capture to report, 0 for all. */
cordon_status cdn_regex_new(cdn_regex **regex_out, const char *source, uint32_t group,
                            cordon_error *err);
void cdn_regex_free(cdn_regex *regex);

/* NULL when memory is out. Patterns with up to 16 groups can be matched with it. */
cdn_matcher *cdn_matcher_new(void);
void cdn_matcher_free(cdn_matcher *matcher);

/*
 * CDN_LOOK_HIT sets `span` to the group. CDN_LOOK_MORE only while `view` does not end. Every limit
 * and error is CDN_LOOK_FAILED.
 */
cdn_look cdn_regex_match(const cdn_regex *regex, cdn_matcher *matcher, const cdn_view *view,
                         cdn_span *span);

#endif
