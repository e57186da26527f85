/*
 * The story of a job, in its order: screen, confine, sanitize, report. The rooms do not know each
 * other; this file is where they meet. No global state: an engine is all there is.
 */
#include <cordon/engine.h>

#include <pthread.h>
#include <stdlib.h>

#include "clean.h"
#include "error.h"
#include "exec.h"
#include "job.h"
#include "policy.h"
#include "redact.h"
#include "report.h"
#include "screen.h"

struct cordon_engine {
    cordon_policy *policy;
    cdn_redactor *redactor; /* NULL when sanitizing is off: everything passes */
    cdn_exec *exec;
    cdn_arena_store *store; /* the parser's memory */
    pthread_mutex_t lock;   /* guards the count */
    pthread_cond_t is_idle;
    size_t runs; /* in other threads, right now */
};

cordon_status cordon_engine_new(cordon_engine **engine_out, const cordon_policy *policy,
                                cordon_error *err)
{
    if (!engine_out || !policy)
        return cdn_fail(err, CORDON_E_ARGUMENT, "an engine needs a policy");
    cordon_engine *engine = calloc(1, sizeof *engine);
    if (!engine)
        return cdn_fail_nomem(err);
    pthread_mutex_init(&engine->lock, NULL); /* these two cannot fail with default attributes */
    pthread_cond_init(&engine->is_idle, NULL);
    engine->policy = cdn_policy_copy(policy);
    engine->store = cdn_arena_store_new();
    cordon_status status = engine->policy && engine->store ? CORDON_OK : cdn_fail_nomem(err);
    if (status == CORDON_OK)
        status = cdn_screen_prepare(policy->rules, err);
    if (status == CORDON_OK && policy->sanitize_enabled)
        status = cdn_redactor_new(&engine->redactor, policy->redactions, err);
    if (status == CORDON_OK)
        status = cdn_exec_new(&engine->exec, engine->policy, err);
    if (status != CORDON_OK) {
        cordon_engine_free(engine);
        return status;
    }
    *engine_out = engine;
    return CORDON_OK;
}

void cordon_engine_free(cordon_engine *engine)
{
    if (!engine)
        return;
    pthread_mutex_lock(&engine->lock);
    while (engine->runs)
        pthread_cond_wait(&engine->is_idle, &engine->lock);
    pthread_mutex_unlock(&engine->lock);
    cdn_exec_free(engine->exec);
    cdn_redactor_unref(engine->redactor);
    cordon_policy_free(engine->policy);
    cdn_arena_store_free(engine->store);
    pthread_cond_destroy(&engine->is_idle);
    pthread_mutex_destroy(&engine->lock);
    free(engine);
}

cordon_status cordon_engine_warm(cordon_engine *engine, cordon_error *err)
{
    if (!engine)
        return cdn_fail(err, CORDON_E_ARGUMENT, "no engine to warm");
    return cdn_exec_warm(engine->exec, err);
}

cordon_status cordon_screen(cordon_verdict **verdict_out, const cordon_engine *engine,
                            const char *source, size_t source_bytes, cordon_error *err)
{
    if (!verdict_out || !engine || (!source && source_bytes))
        return cdn_fail(err, CORDON_E_ARGUMENT, "screening needs an engine and a source");
    const cordon_policy *policy = engine->policy;
    const cdn_strings *silent = &policy->suppressions;
    const cdn_screen_bounds bounds = {.source_bytes = policy->limits.source_bytes,
                                      .parse_ms = policy->limits.parse_ms,
                                      .profile = policy->profile,
                                      .suppressions = (const char *const *)silent->items,
                                      .suppression_count = silent->count,
                                      .store = engine->store};
    return cdn_screen(verdict_out, policy->screen_enabled ? policy->rules : NULL, &bounds, source,
                      source_bytes, err);
}

static void count_run(cordon_engine *engine, int change)
{
    pthread_mutex_lock(&engine->lock);
    engine->runs += (size_t)change;
    if (!engine->runs)
        pthread_cond_broadcast(&engine->is_idle);
    pthread_mutex_unlock(&engine->lock);
}

/* Run what was screened, exactly those bytes. */
static cordon_status run_confined(cordon_report *report, cordon_engine *engine,
                                  const cordon_job *job, cordon_error *err)
{
    cdn_clean *clean;
    cordon_status status =
        cdn_clean_new(&clean, engine->redactor, &engine->policy->limits, job, err);
    if (status != CORDON_OK)
        return status;
    cdn_exec_job work = {.sink = cdn_clean_sink, .context = clean};
    work.source = cdn_verdict_source(report->verdict, &work.source_bytes);
    if (job) {
        work.stdin_bytes = job->stdin_bytes;
        work.stdin_byte_count = job->stdin_byte_count;
        work.wall_ms = job->wall_ms;
    }
    status = cdn_exec_run(&report->run, engine->exec, &work, err);
    if (status == CORDON_OK)
        status = cdn_clean_finish(clean, report, err);
    cdn_clean_free(clean);
    return status;
}

static cordon_status run(cordon_report **report_out, cordon_engine *engine, const char *source,
                         size_t source_bytes, const cordon_job *job, cordon_error *err)
{
    cordon_report *report = calloc(1, sizeof *report);
    if (!report)
        return cdn_fail_nomem(err);
    cordon_status status = cordon_screen(&report->verdict, engine, source, source_bytes, err);
    if (status == CORDON_OK && cordon_verdict_is_runnable(report->verdict))
        status = run_confined(report, engine, job, err);
    else if (status == CORDON_OK)
        report->run.outcome = CORDON_OUTCOME_DENIED;
    if (status == CORDON_OK &&
        !cdn_report_explain(report, &engine->policy->limits, job ? job->wall_ms : 0))
        status = cdn_fail_nomem(err);
    if (status != CORDON_OK) {
        cordon_report_free(report);
        return status;
    }
    *report_out = report;
    return CORDON_OK;
}

cordon_status cordon_run(cordon_report **report_out, cordon_engine *engine, const char *source,
                         size_t source_bytes, const cordon_job *job, cordon_error *err)
{
    if (!report_out || !engine)
        return cdn_fail(err, CORDON_E_ARGUMENT, "a run needs an engine and a place for its report");
    count_run(engine, 1);
    cordon_status status = run(report_out, engine, source, source_bytes, job, err);
    count_run(engine, -1);
    return status;
}

cordon_status cordon_probe(char **json_out, const cordon_policy *policy, cordon_error *err)
{
    if (!json_out || !policy)
        return cdn_fail(err, CORDON_E_ARGUMENT, "a probe needs a policy");
    cdn_exec_result result = {0};
    cordon_error *why = err ? err : cordon_error_new();
    cordon_status status = cdn_exec_probe(&result, policy, why);
    bool is_answer = status == CORDON_OK || status == CORDON_E_CONFINE;
    if (is_answer) {
        *json_out = cdn_layers_json(&result, status == CORDON_OK,
                                    status == CORDON_OK ? "" : cordon_error_message(why),
                                    *result.interpreter ? result.interpreter : policy->interpreter);
        status = *json_out ? CORDON_OK : cdn_fail_nomem(err);
    }
    cdn_exec_result_clear(&result);
    if (!err)
        cordon_error_free(why);
    return status;
}
