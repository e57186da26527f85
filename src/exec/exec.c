/*
 * The pool: one zygote, a few confined children that wait for a job. A run takes a spare, or asks
 * for a child and waits; then the next spare is asked for, so that it is ready when it is wanted.
 * When the zygote is gone the next run starts another.
 */
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "capture.h"
#include "child.h"
#include "clock.h"
#include "error.h"
#include "exec.h"
#include "interpreter.h"
#include "layers.h"
#include "zygote.h"

enum { SPARES = 2 };

struct cdn_exec {
    cordon_policy *policy;
    pthread_mutex_t lock; /* guards all below */
    cdn_buf interpreter;  /* its path, once it was looked for */
    cdn_warm *warm;
    cdn_host_child spares[SPARES];
    size_t spare_count;
    bool is_pressed; /* the last run found no spare: the next ones are wanted at once */
};

cordon_status cdn_exec_new(cdn_exec **exec_out, const cordon_policy *policy, cordon_error *err)
{
    cdn_exec *exec = calloc(1, sizeof *exec);
    if (!exec)
        return cdn_fail_nomem(err);
    exec->policy = cdn_policy_copy(policy);
    if (!exec->policy || pthread_mutex_init(&exec->lock, NULL) != 0) {
        cordon_policy_free(exec->policy);
        free(exec);
        return cdn_fail_nomem(err);
    }
    *exec_out = exec;
    return CORDON_OK;
}

static void drop_spares(cdn_exec *exec)
{
    while (exec->spare_count)
        cdn_child_clear(&exec->spares[--exec->spare_count]);
}

void cdn_exec_free(cdn_exec *exec)
{
    if (!exec)
        return;
    drop_spares(exec);
    cdn_warm_unref(exec->warm);
    pthread_mutex_destroy(&exec->lock);
    cordon_policy_free(exec->policy);
    cdn_buf_free(&exec->interpreter);
    free(exec);
}

/* With the lock held: a live zygote. */
static cordon_status ensure_warm(cdn_exec *exec, cordon_error *err)
{
    if (exec->warm && !atomic_load(&exec->warm->is_dead))
        return CORDON_OK;
    drop_spares(exec);
    cdn_warm_unref(exec->warm);
    exec->warm = NULL;
    if (!exec->interpreter.count) {
        cordon_status status =
            cdn_interpreter_resolve(&exec->interpreter, exec->policy->interpreter, err);
        if (status != CORDON_OK)
            return status;
    }
    return cdn_warm_start(&exec->warm, exec->policy, exec->interpreter.bytes, err);
}

/* A spare, else a child that is still on its way; one that `may_rehearse` comes later. */
static cordon_status take_child(cdn_exec *exec, cdn_host_child *child, bool may_rehearse,
                                cordon_error *err)
{
    pthread_mutex_lock(&exec->lock);
    cordon_status status = ensure_warm(exec, err);
    exec->is_pressed = exec->spare_count == 0;
    if (status == CORDON_OK && exec->spare_count) {
        *child = exec->spares[0];
        memmove(exec->spares, exec->spares + 1, --exec->spare_count * sizeof *exec->spares);
    } else if (status == CORDON_OK) {
        status = cdn_child_request(child, exec->warm, &exec->policy->limits, may_rehearse, err);
    }
    pthread_mutex_unlock(&exec->lock);
    return status;
}

/* Ask for what is missing; nobody waits for it. A failure shows when the child is wanted. */
static void refill(cdn_exec *exec)
{
    pthread_mutex_lock(&exec->lock);
    bool is_possible = exec->warm && !atomic_load(&exec->warm->is_dead);
    while (is_possible && exec->spare_count < SPARES) {
        cdn_host_child *spare = &exec->spares[exec->spare_count];
        is_possible = cdn_child_request(spare, exec->warm, &exec->policy->limits, !exec->is_pressed,
                                        NULL) == CORDON_OK;
        exec->spare_count += is_possible;
    }
    pthread_mutex_unlock(&exec->lock);
}

/* Was it killed while it waited, by the kernel out of memory or by somebody else? */
static bool is_gone(const cdn_host_child *child)
{
    struct pollfd wait = {child->pidfd, POLLIN, 0};
    return poll(&wait, 1, 0) > 0;
}

/* One try. On success the caller owns `child`, else there is none. */
static cordon_status try_child(cdn_exec *exec, cdn_host_child *child, bool may_rehearse,
                               bool *gone_out, cordon_error *err)
{
    *gone_out = false;
    cordon_status status = take_child(exec, child, may_rehearse, err);
    if (status != CORDON_OK)
        return status;
    status = cdn_child_await_ready(child, err);
    *gone_out = status == CORDON_OK && is_gone(child);
    if (*gone_out)
        status = cdn_fail(err, CORDON_E_INTERNAL, "a waiting child was killed");
    else if (status == CORDON_E_INTERNAL)
        atomic_store(&child->warm->is_dead, true);
    else if (status == CORDON_OK)
        status = cdn_layers_judge(child->ready.layers, &exec->policy->waive, err);
    if (status != CORDON_OK)
        cdn_child_clear(child);
    return status;
}

/*
 * A child that is confined and may be given a job. A spare may be gone, alone or with its zygote:
 * that says nothing of this run, so each spare is passed over, and one zygote replaced.
 */
static cordon_status get_ready_child(cdn_exec *exec, cdn_host_child *child, bool may_rehearse,
                                     cordon_error *err)
{
    cordon_status status = CORDON_E_INTERNAL;
    for (int gone = 0, failed = 0; gone <= SPARES && failed < 2;) {
        bool is_passed_over;
        status = try_child(exec, child, may_rehearse, &is_passed_over, err);
        if (status != CORDON_E_INTERNAL)
            break;
        gone += is_passed_over;
        failed += !is_passed_over;
    }
    return status;
}

cordon_status cdn_exec_warm(cdn_exec *exec, cordon_error *err)
{
    cdn_host_child child;
    cordon_status status = get_ready_child(exec, &child, true, err);
    if (status != CORDON_OK)
        return status;
    pthread_mutex_lock(&exec->lock);
    exec->is_pressed = false; /* nobody waits for what is asked for next */
    bool has_room = exec->spare_count < SPARES && child.warm == exec->warm;
    if (has_room)
        exec->spares[exec->spare_count++] = child;
    pthread_mutex_unlock(&exec->lock);
    if (!has_room)
        cdn_child_clear(&child);
    refill(exec);
    return CORDON_OK;
}

cordon_status cdn_exec_run(cdn_exec_result *result_out, cdn_exec *exec, const cdn_exec_job *job,
                           cordon_error *err)
{
    double start = cdn_clock_ms();
    bool was_run = false;
    for (int tries = 0; !was_run && tries <= SPARES + 1; tries++) {
        cdn_host_child child;
        cdn_exec_result_clear(result_out);
        cordon_status status = get_ready_child(exec, &child, false, err);
        if (status != CORDON_OK)
            return status;
        result_out->setup_ms = cdn_clock_ms() - start;
        cdn_layers_describe(result_out, child.ready.layers);
        was_run = cdn_capture_run(result_out, &child, job, &exec->policy->limits);
        cdn_child_clear(&child);
        refill(exec);
    }
    return CORDON_OK;
}

cordon_status cdn_exec_probe(cdn_exec_result *result_out, const cordon_policy *policy,
                             cordon_error *err)
{
    cdn_exec *exec;
    cdn_host_child child;
    cordon_status status = cdn_exec_new(&exec, policy, err);
    if (status != CORDON_OK)
        return status;
    status = take_child(exec, &child, false, err);
    if (status == CORDON_OK) {
        status = cdn_child_await_ready(&child, err);
        if (child.has_layers)
            cdn_layers_describe(result_out, child.ready.layers);
        if (status == CORDON_OK)
            status = cdn_layers_judge(child.ready.layers, &policy->waive, err);
        cdn_child_clear(&child);
    }
    snprintf(result_out->interpreter, sizeof result_out->interpreter, "%s",
             cdn_buf_text(&exec->interpreter));
    cdn_exec_free(exec);
    return status;
}
