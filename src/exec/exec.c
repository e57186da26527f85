/*
 * Running one job: a child from the pool, the capture of what it does, and again when the child was
 * gone before it had the whole job.
 */
#include "exec.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "capture.h"
#include "clock.h"
#include "error.h"
#include "layers.h"
#include "pool.h"

enum { TRIES = 4 };

struct cdn_exec {
    cordon_policy *policy;
    cdn_pool *pool;
};

cordon_status cdn_exec_new(cdn_exec **exec_out, const cordon_policy *policy, cordon_error *err)
{
    cdn_exec *exec = calloc(1, sizeof *exec);
    if (!exec)
        return cdn_fail_nomem(err);
    exec->policy = cdn_policy_copy(policy);
    cordon_status status =
        exec->policy ? cdn_pool_new(&exec->pool, policy, err) : cdn_fail_nomem(err);
    if (status != CORDON_OK) {
        cdn_exec_free(exec);
        return status;
    }
    *exec_out = exec;
    return CORDON_OK;
}

void cdn_exec_free(cdn_exec *exec)
{
    if (!exec)
        return;
    cdn_pool_free(exec->pool);
    cordon_policy_free(exec->policy);
    free(exec);
}

cordon_status cdn_exec_warm(cdn_exec *exec, cordon_error *err)
{
    return cdn_pool_warm(exec->pool, err);
}

static void await(cdn_ticket *ticket)
{
    struct pollfd wait = {ticket->over_fd, POLLIN, 0};
    while (ticket->over_fd >= 0 && !cdn_ticket_is_over(ticket))
        poll(&wait, 1, -1);
}

static cordon_status run_once(cdn_exec_result *result, bool *was_run, cdn_exec *exec,
                              const cdn_exec_job *job, cordon_error *err)
{
    cdn_ticket ticket;
    cdn_host_child child;
    cordon_status status = cdn_pool_ask(&ticket, exec->pool, job->source, err);
    if (status != CORDON_OK)
        return status;
    await(&ticket);
    status = cdn_ticket_take(&ticket, &child, err);
    if (status == CORDON_OK) {
        result->setup_ms = cdn_clock_ms() - ticket.asked_ms;
        result->queue_ms = ticket.queue_ms;
        cdn_layers_describe(result, child.ready.layers);
        *was_run = cdn_capture_run(result, &child, job, &exec->policy->limits);
        cdn_child_clear(&child);
    }
    cdn_ticket_drop(&ticket);
    return status;
}

cordon_status cdn_exec_run(cdn_exec_result *result_out, cdn_exec *exec, const cdn_exec_job *job,
                           cordon_error *err)
{
    bool was_run = false;
    cordon_status status = CORDON_OK;
    for (int tries = 0; !was_run && status == CORDON_OK && tries < TRIES; tries++) {
        cdn_exec_result_clear(result_out);
        status = run_once(result_out, &was_run, exec, job, err);
    }
    return status;
}
