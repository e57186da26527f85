/*
 * Redaction rules as data, read from `sanitize.rules` (rules/redact-default.yaml). The sanitize
 * room compiles them; this room only reads and checks their shape. Immutable once loaded.
 */
#ifndef CDN_REDACTIONS_H
#define CDN_REDACTIONS_H

#include <stddef.h>
#include <stdint.h>

#include <cordon/base.h>

#include "read.h"

typedef struct cdn_redactions cdn_redactions; /* thread-safe; reference counted */

/* Where two rules claim the same bytes, the higher class names the placeholder. */
typedef enum cdn_redaction_class {
    CDN_REDACTION_PATH,
    CDN_REDACTION_ADDRESS,
    CDN_REDACTION_PII,
    CDN_REDACTION_SECRET,
} cdn_redaction_class;

enum { CDN_REDACTION_WINDOW_MAX = 32768 }; /* the largest max_len: it bounds what a stream holds */

/* Text whose `value` must be covered, and nothing else of it. */
typedef struct cdn_redaction_example {
    char *before;
    char *value;
    char *after;
    cdn_place place;
} cdn_redaction_example;

typedef struct cdn_redaction_text {
    char *text;
    cdn_place place;
} cdn_redaction_text;

typedef struct cdn_redaction_list {
    cdn_redaction_text *items;
    size_t count;
} cdn_redaction_list;

typedef struct cdn_redaction {
    const char *id;
    cdn_redaction_class klass;
    cdn_place place;
    /* A pattern rule; `regex` is NULL in a rule that uses a built-in scanner. */
    cdn_redaction_list keywords; /* ASCII; letters match in either case; at least 3 bytes */
    const char *regex;           /* matched where the keyword begins */
    cdn_place regex_place;
    uint32_t group;                /* the capture that is the value; 0 is the whole match */
    uint32_t max_len;              /* bytes from the keyword's start that the regex may see */
    uint32_t min_entropy_centibit; /* per byte of the value */
    /* All rules. */
    const char *validate; /* a scanner's name (address, path), else a validator's, or NULL */
    cdn_place validate_place;
    cdn_redaction_list allow; /* values that stay */
    const char *placeholder;  /* "IP" is shown as [IP_1]; "" removes the value; never NULL */
    uint32_t keep_prefix;     /* bytes of the value that stay in front of the placeholder */
    const char *source;       /* where the format is documented, or NULL */
    cdn_redaction_example *examples;
    size_t example_count;
    cdn_redaction_list negative_examples;
    char *own_placeholder; /* storage for a placeholder that the file left out */
} cdn_redaction;

/*
 * Read a redaction file strictly: CORDON_E_RULES with file:line:column for unknown keys, duplicate
 * ids, pattern rules without keywords or max_len. Whether a regex compiles is found out by
 * cdn_redactor_new(). Release with cdn_redactions_unref().
 */
cordon_status cdn_redactions_load(cdn_redactions **redactions_out, const char *path,
                                  cordon_error *err);
cdn_redactions *cdn_redactions_ref(const cdn_redactions *redactions);
void cdn_redactions_unref(cdn_redactions *redactions);

const char *cdn_redactions_path(const cdn_redactions *redactions);
size_t cdn_redactions_count(const cdn_redactions *redactions);
/* Borrowed from the redactions. */
const cdn_redaction *cdn_redactions_at(const cdn_redactions *redactions, size_t index);

/* CORDON_E_RULES with "file:line:column: " before the message. */
cordon_status cdn_redactions_fail(const cdn_redactions *redactions, cdn_place place,
                                  cordon_error *err, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

#endif
