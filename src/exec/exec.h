/*
 * The confined runner's face to the engine: one job in, raw facts out. Texts in a result are
 * hostile bytes from the child; the engine sanitizes them before anybody sees them.
 */
#ifndef CDN_EXEC_H
#define CDN_EXEC_H

#include <stdbool.h>
#include <stdint.h>

#include <cordon/report.h>

#include "buf.h"
#include "policy.h"

enum { CDN_LAYER_MAX = 24, CDN_VIOLATION_MAX = 16 };

/* One row of the layer table. */
typedef struct cdn_layer {
    const char *name; /* static */
    bool requested;   /* false when the policy waived it */
    bool active;
    bool verified; /* a probe inside the child proved it before the job arrived */
    int error;     /* errno of the call that failed, 0 when none did */
    char reason[160];
    char fix[200];
} cdn_layer;

/* A system call that no honest program makes; the run was ended for it. */
typedef struct cdn_violation {
    char syscall[32];
    uint32_t count;
    const char *action; /* "kill"; static */
} cdn_violation;

/* A text field that the child reported; `is_set` tells "" from absent. */
typedef struct cdn_text {
    cdn_buf bytes;
    bool is_set;
} cdn_text;

typedef struct cdn_exec_result {
    cordon_outcome outcome;
    int exit_code;
    int signal;
    bool was_killed;
    cdn_text value; /* repr of the last expression */
    cdn_text error_name;
    cdn_text error_message;
    cdn_text error_traceback;
    uint32_t error_line;
    int error_errno; /* of an OSError */
    double wall_ms;
    double setup_ms; /* from the call until a child was ready, queue_ms included */
    double queue_ms; /* while all places were taken */
    double cpu_user_ms;
    double cpu_sys_ms;
    uint64_t max_rss_bytes;
    uint64_t stream_bytes[2]; /* stdout, stderr: all that the child wrote and the host read */
    cdn_violation violations[CDN_VIOLATION_MAX];
    size_t violation_count;
    cdn_layer layers[CDN_LAYER_MAX];
    size_t layer_count;
    char interpreter[512]; /* its path; of a probe only */
    char detail[256];      /* for host_fault and signals: what happened, in words */
} cdn_exec_result;

void cdn_exec_result_clear(cdn_exec_result *result);

typedef struct cdn_exec cdn_exec; /* thread-safe */

/* Counts and, where it says "now", levels. */
typedef struct cdn_pool_stats {
    uint64_t runs;     /* that got a child */
    uint64_t running;  /* now */
    uint64_t queued;   /* wait now */
    uint64_t refused;  /* CORDON_E_BUSY */
    uint64_t waited;   /* found no spare */
    uint64_t spares;   /* ready now */
    uint64_t coming;   /* being set up now */
    uint64_t zygotes;  /* alive now */
    uint64_t starts;   /* of zygotes */
    uint64_t deaths;   /* of zygotes, not wanted */
    uint64_t recycled; /* replaced after pool.recycle_runs or pool.recycle_ms */
} cdn_pool_stats;

void cdn_exec_stats(cdn_pool_stats *out, cdn_exec *exec);

cordon_status cdn_exec_new(cdn_exec **exec_out, const cordon_policy *policy, cordon_error *err);
void cdn_exec_free(cdn_exec *exec);
cordon_status cdn_exec_warm(cdn_exec *exec, cordon_error *err);

/* Raw output of the child: stream 0 is stdout, 1 is stderr. */
typedef void (*cdn_exec_sink)(void *context, int stream, const char *bytes, size_t byte_count);

/* A wish to end a run, from any thread; it stays. */
typedef struct cdn_cancel cdn_cancel;
cdn_cancel *cdn_cancel_new(void); /* NULL when memory or descriptors are out */
void cdn_cancel_fire(const cdn_cancel *cancel);
int cdn_cancel_fd(const cdn_cancel *cancel); /* readable once it was fired */
void cdn_cancel_free(cdn_cancel *cancel);

typedef struct cdn_run cdn_run;

typedef struct cdn_exec_job {
    const char *source; /* normalised UTF-8 */
    size_t source_bytes;
    const char *stdin_bytes;
    size_t stdin_byte_count;
    uint64_t wall_ms;         /* 0: as the policy says */
    const cdn_cancel *cancel; /* NULL: it cannot be cancelled */
    cdn_exec_sink sink;
    void *context;
} cdn_exec_job;

/*
 * Ask for a child and give it the job; never waits. `result` is to be zero; it and what `job`
 * points to are borrowed until cdn_run_end().
 */
cordon_status cdn_run_begin(cdn_run **run_out, cdn_exec_result *result, cdn_exec *exec,
                            const cdn_exec_job *job, cordon_error *err);
/* Do what there is to do; with nothing to do, wait for it at most `wait_ms` (-1: as long as it
 * takes). True once the run is over. */
bool cdn_run_step(cdn_run *run, int wait_ms);
/* Readable when a step has something to do; the run's own. -1 with errno set. */
int cdn_run_fd(cdn_run *run);
/* Wait until it is over, and free it. The result is filled on CORDON_OK only. */
cordon_status cdn_run_end(cdn_run *run, cordon_error *err);

/* Confine a child, let it prove its layers, end it. The layer table is filled even on
 * CORDON_E_CONFINE. */
cordon_status cdn_exec_probe(cdn_exec_result *result_out, const cordon_policy *policy,
                             cordon_error *err);

#endif
