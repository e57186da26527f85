/*
 * From raw output to the report: each stream through its own sanitizer, then cut to its cap.
 * Nothing from a child reaches a report by another way.
 */
#ifndef CDN_CLEAN_H
#define CDN_CLEAN_H

#include <cordon/engine.h>

#include "clip.h"
#include "policy.h"
#include "redact.h"
#include "report.h"

typedef struct cdn_clean cdn_clean;

/* One channel per run. `job` may be NULL; its output callback sees clean bytes as they come. */
cordon_status cdn_clean_new(cdn_clean **clean_out, cdn_redactor *redactor, const cdn_limits *limits,
                            const cordon_job *job, cordon_error *err);
void cdn_clean_free(cdn_clean *clean);

/* A cdn_exec_sink; `context` is the cdn_clean. */
void cdn_clean_sink(void *context, int stream, const char *bytes, size_t byte_count);

/* End of the run: fills the report's streams and redactions, and replaces its texts. */
cordon_status cdn_clean_finish(cdn_clean *clean, cordon_report *report, cordon_error *err);

#endif
