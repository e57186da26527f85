/* The report as data: engine.c fills it, report.c shows it. */
#ifndef CDN_REPORT_H
#define CDN_REPORT_H

#include <cordon/report.h>

#include "exec.h"

/* One stream as the caller sees it: clean, and cut in the middle when it was over its cap. */
typedef struct cdn_stream_text {
    cdn_buf bytes;
    uint64_t total_bytes; /* clean bytes before the cut */
} cdn_stream_text;

typedef struct cdn_redaction_count {
    char rule[64];
    uint64_t count;
} cdn_redaction_count;

struct cordon_report {
    cdn_exec_result run;     /* its texts are clean by the time the report is handed out */
    cordon_verdict *verdict; /* owned; NULL when screening was off */
    cdn_stream_text streams[2];
    cdn_redaction_count *redactions;
    size_t redaction_count;
    char *message; /* owned; one sentence for people, see cdn_report_explain() */
    char *ending;  /* owned; the same for a model, which cannot change a limit */
    char *json;    /* built on first use */
    char *model;   /* built on use */
};

/* Set `message` and `ending` from outcome, exit code, signal and limits. `job_wall_ms` is the
 * wall-clock limit that the job asked for, 0 for none; the tighter one applied. False when memory
 * is out. */
bool cdn_report_explain(cordon_report *report, const cdn_limits *limits, uint64_t job_wall_ms);

/* Whether the program's exception is the limit of threads in disguise: Python gives it no type. */
bool cdn_report_lacks_threads(const cordon_report *report);

/* The layer table as JSON text, for cordon_probe(); NULL when memory is out; release with free().
 */
char *cdn_layers_json(const cdn_exec_result *run, bool is_usable, const char *message,
                      const char *interpreter);

/* For cordon_engine_stats(); NULL when memory is out; release with free(). */
char *cdn_stats_json(const cdn_pool_stats *stats);

#endif
