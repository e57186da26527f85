/*
 * The sanitizer's face to the engine. A redactor is the compiled rule set; labels hand out the
 * numbers in placeholders, so that the streams of one run agree on them.
 */
#ifndef CDN_REDACT_H
#define CDN_REDACT_H

#include <cordon/rules.h>
#include <cordon/sanitizer.h>

#include "redactions.h"

typedef struct cdn_redactor cdn_redactor; /* immutable after new; thread-safe; reference counted */
typedef struct cdn_labels cdn_labels;     /* one thread at a time */

cordon_status cdn_redactor_new(cdn_redactor **redactor_out, const cdn_redactions *rules,
                               cordon_error *err);
cdn_redactor *cdn_redactor_ref(cdn_redactor *redactor);
void cdn_redactor_unref(cdn_redactor *redactor);

cdn_labels *cdn_labels_new(void);
void cdn_labels_free(cdn_labels *labels);

/*
 * As cordon_sanitizer_new(); keeps a reference to `redactor`, borrows `labels` for its life. With
 * `redactor` NULL everything passes; with `labels` NULL the stream has its own.
 */
cordon_status cdn_sanitizer_new(cordon_sanitizer **sanitizer_out, cdn_redactor *redactor,
                                cdn_labels *labels, cordon_sanitizer_output_fn output,
                                void *context, cordon_error *err);

/*
 * Load a redaction file strictly and prove the examples in it. `problem` (may be NULL) is told of
 * each that fails; CORDON_E_RULES then. `examples_out` (may be NULL) is set on success.
 */
cordon_status cdn_redactions_selftest(size_t *examples_out, const char *path,
                                      cordon_rules_problem_fn problem, void *context,
                                      cordon_error *err);

#endif
