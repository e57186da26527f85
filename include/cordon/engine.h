/**
 * The engine: owns the warm interpreters and runs jobs. Thread-safe.
 */
#ifndef CORDON_ENGINE_H
#define CORDON_ENGINE_H

#include <cordon/policy.h>
#include <cordon/report.h>
#include <cordon/sanitizer.h>
#include <cordon/verdict.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cordon_engine cordon_engine;
typedef struct cordon_job cordon_job;

/**
 * An engine for a policy. Interpreters start with the first run, or with cordon_engine_warm().
 *
 * @param policy  borrowed until return: the engine keeps a copy
 * Release with cordon_engine_free(), after which none of its processes is left.
 */
CORDON_API cordon_status cordon_engine_new(cordon_engine **engine_out, const cordon_policy *policy,
                                           cordon_error *err);
/** Waits for runs in other threads to end; no process of the engine is left afterwards. */
CORDON_API void cordon_engine_free(cordon_engine *engine);

/** Start the interpreter and a ready child now, so that the first run is as fast as the rest. */
CORDON_API cordon_status cordon_engine_warm(cordon_engine *engine, cordon_error *err);

/**
 * What the engine has and did, as JSON: {"runs", "running", "queued", "refused", "waited",
 * "spares", "coming", "zygotes", "starts", "deaths", "recycled"}: runs that got a child; runs now;
 * that wait now; refused as CORDON_E_BUSY; that found no spare; children ready and being set up
 * now; warm interpreters now, started, died unasked, replaced by age.
 *
 * @param json_out  release with cordon_string_free()
 */
CORDON_API cordon_status cordon_engine_stats(char **json_out, cordon_engine *engine,
                                             cordon_error *err);
/**
 * Screen `source` without running it.
 *
 * Each step (parsing, collecting facts, queries, judging) may take limits.parse_ms of the calling
 * thread's processor time: a loaded machine takes nothing away. Longer, or past
 * limits.source_bytes, the verdict is "too large". The engine keeps up to 8 MiB of the parser's
 * memory from one call to the next.
 *
 * @param source  `source_bytes` bytes, borrowed until return
 * Release the verdict with cordon_verdict_free().
 */
CORDON_API cordon_status cordon_screen(cordon_verdict **verdict_out, const cordon_engine *engine,
                                       const char *source, size_t source_bytes, cordon_error *err);

/** A job's own settings; NULL everywhere in place of a job means "as the policy says". NULL when
 * memory or descriptors are out. */
CORDON_API cordon_job *cordon_job_new(void);
CORDON_API void cordon_job_free(cordon_job *job);
/** Bytes for the program's standard input; borrowed until the run returned. */
CORDON_API void cordon_job_set_stdin(cordon_job *job, const char *bytes, size_t byte_count);
/** Tighten the wall-clock limit; larger values than the policy's are ignored. */
CORDON_API void cordon_job_set_wall_ms(cordon_job *job, uint64_t wall_ms);
/**
 * End the run that was given this job, from any thread, as CORDON_OUTCOME_CANCELLED: running or
 * still waiting. The wish stays: a run that is given the job later ends at once.
 */
CORDON_API void cordon_job_cancel(cordon_job *job);
/** Clean output while it comes: stream 1 is stdout, 2 is stderr. Called on the running thread. */
typedef void (*cordon_job_output_fn)(void *context, int stream, const char *bytes,
                                     size_t byte_count);
CORDON_API void cordon_job_set_output(cordon_job *job, cordon_job_output_fn output, void *context);

/**
 * Run `source` in a fresh confined child and wait until it ends.
 *
 * @param report_out  set on CORDON_OK only; release with cordon_report_free()
 * @param source      UTF-8, `source_bytes` bytes; borrowed until return
 * @param job         NULL takes the policy's limits; a job may only tighten them
 * @param err         filled on failure only; may be NULL
 * @return CORDON_OK: there is an answer (denied, finished, timed out, killed).
 *         CORDON_E_CONFINE: this kernel cannot hold the child; nothing ran.
 *         CORDON_E_INTERPRETER: no usable Python.  CORDON_E_UNSUPPORTED: built without exec.
 * Blocks at most limits.wall_ms plus the kill grace. Any number of threads may call it on one
 * engine.
 */
CORDON_API cordon_status cordon_run(cordon_report **report_out, cordon_engine *engine,
                                    const char *source, size_t source_bytes, const cordon_job *job,
                                    cordon_error *err);

/**
 * What this machine can confine, as JSON: {"usable", "message", "interpreter", "layers": […]}.
 *
 * Starts the policy's interpreter, confines a child, lets it prove each layer and ends it. A
 * machine that cannot confine is an answer ("usable": false), not an error.
 * @return owned by the caller through `json_out`, release with cordon_string_free()
 */
CORDON_API cordon_status cordon_probe(char **json_out, const cordon_policy *policy,
                                      cordon_error *err);

#ifdef __cplusplus
}
#endif
#endif
