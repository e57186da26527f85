/*
 * The story of a job, in its order: screen, confine, sanitize, report. The rooms do not know each
 * other; this file is where they meet. A caller that blocks and one that polls go the same way.
 */
#include <cordon/exec.h>

#include <stdlib.h>
#include <string.h>

#include "clean.h"
#include "engine.h"
#include "error.h"
#include "job.h"
#include "report.h"
#include "screen.h"

struct cordon_exec {
    cordon_engine *engine;
    cordon_job job;     /* a copy of the caller's */
    cdn_cancel *cancel; /* owned; NULL when the job has one, or nobody can ask for it */
    cordon_report *report;
    cdn_clean *clean;
    cdn_run *run;       /* NULL: denied */
    cdn_buf pending[2]; /* clean output that was not told yet */
    cdn_buf told;       /* lent to the caller */
    bool collects;
};

static void count_run(cordon_engine *engine, int change)
{
    pthread_mutex_lock(&engine->lock);
    engine->runs += (size_t)change;
    if (!engine->runs)
        pthread_cond_broadcast(&engine->is_idle);
    pthread_mutex_unlock(&engine->lock);
}

static void free_exec(cordon_exec *exec)
{
    cdn_clean_free(exec->clean);
    cordon_report_free(exec->report);
    cdn_cancel_free(exec->cancel);
    cdn_buf_free(&exec->pending[0]);
    cdn_buf_free(&exec->pending[1]);
    cdn_buf_free(&exec->told);
    count_run(exec->engine, -1);
    free(exec);
}

/* Clean output waits here for cordon_exec_next(). It is in the report besides, so when memory is
 * out nothing is lost but the event. */
static void collect(void *context, int stream, const char *bytes, size_t byte_count)
{
    cordon_exec *exec = context;
    if (exec->collects)
        cdn_buf_add(&exec->pending[stream - 1], bytes, byte_count);
}

/* Run what was screened, exactly those bytes. */
static cordon_status confine(cordon_exec *exec, cordon_error *err)
{
    cordon_engine *engine = exec->engine;
    cordon_status status =
        cdn_clean_new(&exec->clean, engine->redactor, &engine->policy->limits, &exec->job, err);
    if (status != CORDON_OK)
        return status;
    cdn_exec_job work = {.stdin_bytes = exec->job.stdin_bytes,
                         .stdin_byte_count = exec->job.stdin_byte_count,
                         .wall_ms = exec->job.wall_ms,
                         .cancel = exec->job.cancel ? exec->job.cancel : exec->cancel,
                         .sink = cdn_clean_sink,
                         .context = exec->clean};
    work.source = cdn_verdict_source(exec->report->verdict, &work.source_bytes);
    return cdn_run_begin(&exec->run, &exec->report->run, engine->exec, &work, err);
}

static cordon_status start(cordon_exec *exec, const char *source, size_t source_bytes,
                           cordon_error *err)
{
    exec->report = calloc(1, sizeof *exec->report);
    if (!exec->report)
        return cdn_fail_nomem(err);
    cordon_status status =
        cordon_screen(&exec->report->verdict, exec->engine, source, source_bytes, err);
    if (status != CORDON_OK)
        return status;
    if (cordon_verdict_is_runnable(exec->report->verdict))
        return confine(exec, err);
    exec->report->run.outcome = CORDON_OUTCOME_DENIED;
    return CORDON_OK;
}

static cordon_status open_exec(cordon_exec **exec_out, cordon_engine *engine, const cordon_job *job,
                               cordon_error *err)
{
    cordon_status status = cdn_engine_expect_owner(engine, err);
    if (status != CORDON_OK)
        return status;
    cordon_exec *exec = calloc(1, sizeof *exec);
    if (!exec)
        return cdn_fail_nomem(err);
    exec->engine = engine;
    if (job)
        exec->job = *job;
    count_run(engine, 1);
    *exec_out = exec;
    return CORDON_OK;
}

cordon_status cordon_start(cordon_exec **exec_out, cordon_engine *engine, const char *source,
                           size_t source_bytes, const cordon_job *job, cordon_error *err)
{
    cordon_exec *exec;
    if (!exec_out || !engine)
        return cdn_fail(err, CORDON_E_ARGUMENT, "a run needs an engine and a place for its handle");
    cordon_status status = open_exec(&exec, engine, job, err);
    if (status != CORDON_OK)
        return status;
    if (!exec->job.cancel && !(exec->cancel = cdn_cancel_new()))
        status = cdn_fail(err, CORDON_E_INTERNAL, "no descriptor for a run");
    exec->collects = !exec->job.output;
    if (exec->collects) {
        exec->job.output = collect;
        exec->job.context = exec;
    }
    if (status == CORDON_OK)
        status = start(exec, source, source_bytes, err);
    if (status != CORDON_OK) {
        free_exec(exec);
        return status;
    }
    *exec_out = exec;
    return CORDON_OK;
}

int cordon_exec_fd(cordon_exec *exec)
{
    if (exec->run)
        return cdn_run_fd(exec->run);
    if (!exec->cancel && !(exec->cancel = cdn_cancel_new())) /* not the job's: that serves again */
        return -1;
    cdn_cancel_fire(exec->cancel); /* a denied run is over: readable from the start */
    return cdn_cancel_fd(exec->cancel);
}

static bool take_pending(cordon_exec *exec, int stream, const char **bytes_out, size_t *count_out)
{
    cdn_buf *pending = &exec->pending[stream];
    if (!pending->count)
        return false;
    cdn_buf swapped = exec->told;
    exec->told = *pending;
    *pending = swapped;
    cdn_buf_clear(pending);
    if (bytes_out)
        *bytes_out = exec->told.bytes;
    if (count_out)
        *count_out = exec->told.count;
    return true;
}

cordon_status cordon_exec_next(cordon_event *event_out, const char **bytes_out,
                               size_t *byte_count_out, cordon_exec *exec)
{
    if (!event_out || !exec)
        return CORDON_E_ARGUMENT;
    bool is_over = !exec->run || cdn_run_step(exec->run, 0);
    if (bytes_out)
        *bytes_out = NULL;
    if (byte_count_out)
        *byte_count_out = 0;
    if (take_pending(exec, 0, bytes_out, byte_count_out))
        *event_out = CORDON_EVENT_STDOUT;
    else if (take_pending(exec, 1, bytes_out, byte_count_out))
        *event_out = CORDON_EVENT_STDERR;
    else
        *event_out = is_over ? CORDON_EVENT_END : CORDON_EVENT_NONE;
    return CORDON_OK;
}

void cordon_exec_interrupt(cordon_exec *exec)
{
    if (exec)
        cdn_cancel_fire(exec->job.cancel ? exec->job.cancel : exec->cancel);
}

cordon_status cordon_exec_finish(cordon_report **report_out, cordon_exec *exec, cordon_error *err)
{
    if (!report_out || !exec)
        return cdn_fail(err, CORDON_E_ARGUMENT, "finishing needs a run and a place for its report");
    exec->collects = false;
    cordon_report *report = exec->report;
    cordon_status status = exec->run ? cdn_run_end(exec->run, err) : CORDON_OK;
    if (status == CORDON_OK && exec->run)
        status = cdn_clean_finish(exec->clean, report, err);
    if (status == CORDON_OK &&
        !cdn_report_explain(report, &exec->engine->policy->limits, exec->job.wall_ms))
        status = cdn_fail_nomem(err);
    if (status == CORDON_OK) {
        *report_out = report;
        exec->report = NULL;
    }
    free_exec(exec);
    return status;
}

cordon_status cordon_run(cordon_report **report_out, cordon_engine *engine, const char *source,
                         size_t source_bytes, const cordon_job *job, cordon_error *err)
{
    cordon_exec *exec;
    if (!report_out || !engine)
        return cdn_fail(err, CORDON_E_ARGUMENT, "a run needs an engine and a place for its report");
    cordon_status status = open_exec(&exec, engine, job, err);
    if (status != CORDON_OK)
        return status;
    status = start(exec, source, source_bytes, err);
    if (status == CORDON_OK)
        return cordon_exec_finish(report_out, exec, err);
    free_exec(exec);
    return status;
}
