/* The engine: what its runs share. No global state: an engine is all there is. */
#include "engine.h"

#include <stdlib.h>
#include <unistd.h>

#include "error.h"
#include "report.h"
#include "screen.h"

cordon_status cordon_engine_new(cordon_engine **engine_out, const cordon_policy *policy,
                                cordon_error *err)
{
    if (!engine_out || !policy)
        return cdn_fail(err, CORDON_E_ARGUMENT, "an engine needs a policy");
    cordon_engine *engine = calloc(1, sizeof *engine);
    if (!engine)
        return cdn_fail_nomem(err);
    engine->owner = getpid();
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

cordon_status cdn_engine_expect_owner(const cordon_engine *engine, cordon_error *err)
{
    if (engine->owner == getpid())
        return CORDON_OK;
    return cdn_fail(err, CORDON_E_ARGUMENT,
                    "the engine was made before this process was forked; make one here");
}

void cordon_engine_free(cordon_engine *engine)
{
    if (!engine || engine->owner != getpid()) /* what it has is the other process's */
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
    cordon_status status = cdn_engine_expect_owner(engine, err);
    return status == CORDON_OK ? cdn_exec_warm(engine->exec, err) : status;
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

cordon_status cordon_engine_stats(char **json_out, cordon_engine *engine, cordon_error *err)
{
    if (!json_out || !engine)
        return cdn_fail(err, CORDON_E_ARGUMENT, "statistics need an engine and a place for them");
    cordon_status status = cdn_engine_expect_owner(engine, err);
    if (status != CORDON_OK)
        return status;
    cdn_pool_stats stats;
    cdn_exec_stats(&stats, engine->exec);
    *json_out = cdn_stats_json(&stats);
    return *json_out ? CORDON_OK : cdn_fail_nomem(err);
}
