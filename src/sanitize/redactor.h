/* A rule set, compiled: what the streams of the sanitize room read. See redact.h for its life. */
#ifndef CDN_REDACTOR_H
#define CDN_REDACTOR_H

#include <stdatomic.h>

#include "matcher.h"
#include "prefilter.h"
#include "redact.h"
#include "scanner.h"
#include "validate.h"

/* One way for bytes to be redacted: a pattern, a scanner, or text that reads as a placeholder. */
typedef struct cdn_unit {
    const cdn_redaction *rule; /* NULL: looks for placeholders of the kind `kind` */
    cdn_regex *regex;          /* owned; or */
    const cdn_scanner *scanner;
    cdn_validator validator; /* or NULL */
    const char *kind;        /* the placeholder's name; borrowed from the rules */
    bool is_bare;            /* the first value is [HOME], not [HOME_1] */
    uint32_t max_len;
} cdn_unit;

struct cdn_redactor {
    atomic_int references;
    cdn_redactions *rules;
    cdn_unit *units; /* one for each rule, in the rules' order; then those without a rule */
    size_t unit_count;
    size_t rule_count;
    cdn_prefilter *prefilter;
};

/* Decide about the candidate at view->start. HIT sets the bytes to be covered. */
cdn_look cdn_unit_look(const cdn_unit *unit, cdn_matcher *matcher, const cdn_view *view,
                       cdn_span *span);

enum { CDN_PLACEHOLDER_BYTES = 100 };

/*
 * What stands for a value: [IP_1], [HOME], [HOME_2]; [IP_0] for values past the label table's
 * bound; nothing for kind "".
 */
void cdn_placeholder(char out[CDN_PLACEHOLDER_BYTES], const cdn_unit *unit, uint64_t number);

#endif
