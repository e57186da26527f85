/**
 * Runs for hosts with an event loop: started, polled, interrupted and finished, where cordon_run()
 * blocks. The same code is beneath both.
 *
 *     cordon_start(&exec, engine, source, bytes, NULL, err);
 *     … poll cordon_exec_fd(exec) for reading, then until CORDON_EVENT_NONE or _END …
 *         cordon_exec_next(&event, &text, &text_bytes, exec);
 *     cordon_exec_finish(&report, exec, err);
 *
 * One thread at a time may use a cordon_exec, except for cordon_exec_interrupt().
 */
#ifndef CORDON_EXEC_H
#define CORDON_EXEC_H

#include <cordon/engine.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cordon_exec cordon_exec;

typedef enum cordon_event {
    CORDON_EVENT_NONE = 0,   /**< nothing now: poll the descriptor */
    CORDON_EVENT_STDOUT = 1, /**< clean bytes of the program's standard output */
    CORDON_EVENT_STDERR = 2, /**< clean bytes of its standard error */
    CORDON_EVENT_END = 3     /**< it is over: cordon_exec_finish() will not wait */
} cordon_event;

/**
 * Start a run and return at once. Screening happens here; a denied source is over immediately.
 *
 * @param exec_out  set on CORDON_OK only; release with cordon_exec_finish()
 * @param source    as for cordon_run(); borrowed until return
 * @param job       NULL, or borrowed until cordon_exec_finish(). Its output callback is called by
 *                  cordon_exec_next() and cordon_exec_finish(); with one, there are no output
 *                  events.
 * @return CORDON_E_BUSY: pool.queue runs wait already. Else as cordon_run(), but what concerns the
 *         child (CORDON_E_CONFINE, CORDON_E_INTERPRETER) comes from cordon_exec_finish().
 */
CORDON_API cordon_status cordon_start(cordon_exec **exec_out, cordon_engine *engine,
                                      const char *source, size_t source_bytes,
                                      const cordon_job *job, cordon_error *err);

/**
 * A descriptor that poll(2), epoll, kqueue or libuv find readable when cordon_exec_next() has
 * something to do, deadlines included. It is the exec's own: do not read or close it. -1 with errno
 * set when no descriptor is left.
 */
CORDON_API int cordon_exec_fd(cordon_exec *exec);

/**
 * Do what there is to do, without waiting, and tell one event. Call it until it says
 * CORDON_EVENT_NONE (then poll) or CORDON_EVENT_END (then finish).
 *
 * @param bytes_out  the text of an output event, until the next call; else NULL. May be NULL.
 */
CORDON_API cordon_status cordon_exec_next(cordon_event *event_out, const char **bytes_out,
                                          size_t *byte_count_out, cordon_exec *exec);

/** End the run as CORDON_OUTCOME_CANCELLED. From any thread, until cordon_exec_finish() is called;
 * harmless when it is over. */
CORDON_API void cordon_exec_interrupt(cordon_exec *exec);

/** Wait until the run is over, give its report and release `exec`, also on failure. */
CORDON_API cordon_status cordon_exec_finish(cordon_report **report_out, cordon_exec *exec,
                                            cordon_error *err);

#ifdef __cplusplus
}
#endif

#endif
