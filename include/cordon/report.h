/**
 * Reports: the answer to one run. All text in a report has been through the sanitizer.
 *
 * A report is immutable but for cordon_report_json() and cordon_report_for_model(), which build
 * their text on first use: call these from one thread at a time.
 */
#ifndef CORDON_REPORT_H
#define CORDON_REPORT_H

#include <cordon/verdict.h>

#ifdef __cplusplus
extern "C" {
#endif

/** What became of the program; the first cause wins. */
typedef enum cordon_outcome {
    CORDON_OUTCOME_OK = 0,
    CORDON_OUTCOME_NONZERO_EXIT = 1,
    CORDON_OUTCOME_EXCEPTION = 2,
    CORDON_OUTCOME_SIGNALED = 3,
    CORDON_OUTCOME_TIMEOUT_WALL = 4,
    CORDON_OUTCOME_TIMEOUT_CPU = 5,
    CORDON_OUTCOME_MEMORY = 6,
    CORDON_OUTCOME_OUTPUT = 7,
    CORDON_OUTCOME_FILES = 8,
    CORDON_OUTCOME_PROCESSES = 9,
    CORDON_OUTCOME_VIOLATION = 10,
    CORDON_OUTCOME_CANCELLED = 11,
    CORDON_OUTCOME_DENIED = 12,
    CORDON_OUTCOME_CONFINE_FAILED = 13,
    CORDON_OUTCOME_HOST_FAULT =
        14 /**< cordon's own processes failed; says nothing of the program */
} cordon_outcome;

typedef struct cordon_report cordon_report;

CORDON_API void cordon_report_free(cordon_report *report);

CORDON_API cordon_outcome cordon_report_outcome(const cordon_report *report);
/** "ok", "nonzero_exit", "timeout_wall", …; static. */
CORDON_API const char *cordon_outcome_name(cordon_outcome outcome);
/** One sentence for people: what ended the run and what could be done. */
CORDON_API const char *cordon_report_message(const cordon_report *report);

/** Clean text; when the cap was passed, head and tail with a mark between. Ends with NUL. */
CORDON_API const char *cordon_report_stdout(const cordon_report *report, size_t *bytes_out);
CORDON_API const char *cordon_report_stderr(const cordon_report *report, size_t *bytes_out);
/** repr() of the last expression's value; NULL when there was none. */
CORDON_API const char *cordon_report_result(const cordon_report *report, size_t *bytes_out);

/** The uncaught exception: NULL and 0 when there was none. */
CORDON_API const char *cordon_report_error_name(const cordon_report *report);
CORDON_API const char *cordon_report_error_message(const cordon_report *report);
CORDON_API const char *cordon_report_error_traceback(const cordon_report *report);
CORDON_API uint32_t cordon_report_error_line(const cordon_report *report);

/** As a shell would show it, 128 + n for signal n; -1 when nothing ran (CORDON_OUTCOME_DENIED,
 * CORDON_OUTCOME_CONFINE_FAILED). */
CORDON_API int cordon_report_exit_code(const cordon_report *report);
/** The signal that ended the child, or 0. */
CORDON_API int cordon_report_signal(const cordon_report *report);

/** From sending the job until the program was over, in milliseconds (CLOCK_MONOTONIC). */
CORDON_API double cordon_report_wall_ms(const cordon_report *report);
/** From the call until a confined child was ready, time in the queue included. */
CORDON_API double cordon_report_setup_ms(const cordon_report *report);
/** User and system time of the child, set-up left out: its CPU clock when it had concluded,
 * wait4(2) when it ended otherwise. */
CORDON_API double cordon_report_cpu_ms(const cordon_report *report);
/** Peak resident memory of the child in bytes: VmHWM of /proc/PID/status, or wait4's ru_maxrss. */
CORDON_API uint64_t cordon_report_max_rss_bytes(const cordon_report *report);

/** The layers that held the child, in order. */
CORDON_API size_t cordon_report_layer_count(const cordon_report *report);
CORDON_API const char *cordon_report_layer_name(const cordon_report *report, size_t index);
CORDON_API int cordon_report_layer_is_active(const cordon_report *report, size_t index);
/** 1 when a probe inside the child proved the layer before the job arrived. */
CORDON_API int cordon_report_layer_is_verified(const cordon_report *report, size_t index);
/** Why a layer is not active; "" when it is. */
CORDON_API const char *cordon_report_layer_reason(const cordon_report *report, size_t index);
/** How to make the layer available; "" when it is active. */
CORDON_API const char *cordon_report_layer_fix(const cordon_report *report, size_t index);

/** The verdict that came before the run; with screening off it says only whether the source is
 * UTF-8 within bounds. Owned by the report. */
CORDON_API cordon_verdict *cordon_report_verdict(const cordon_report *report);

/** The whole report as one JSON object (docs/architecture.md); NULL when memory is out. */
CORDON_API const char *cordon_report_json(cordon_report *report);
/**
 * What a language model should see: output, result, error or what was denied, at most
 * `max_bytes` (0: 16 KiB). NULL when memory is out. Valid until the next call.
 */
CORDON_API const char *cordon_report_for_model(cordon_report *report, size_t max_bytes);

#ifdef __cplusplus
}
#endif
#endif
