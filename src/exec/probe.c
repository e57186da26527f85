/*
 * What this machine can confine: one zygote and one child, without a pool, since the layer table is
 * wanted also of a child that failed.
 */
#include <poll.h>
#include <stdio.h>

#include "child.h"
#include "clock.h"
#include "error.h"
#include "interpreter.h"
#include "layers.h"

enum { START_MS = 60000, READY_MS = 10000 };

static void wait_for(int fd, int other, double until_ms)
{
    struct pollfd wait[] = {{fd, POLLIN, 0}, {other, POLLIN, 0}};
    double left = until_ms - cdn_clock_ms();
    poll(wait, 2, left > 0 ? (int)left + 1 : 0);
}

static cordon_status bring_up(cdn_host_child *child, cdn_warm *warm, const cordon_policy *policy,
                              cordon_error *err)
{
    double until_ms = cdn_clock_ms() + READY_MS;
    cordon_status status = cdn_child_request(child, warm, &policy->limits, false, err);
    while (status == CORDON_OK && !cdn_child_is_ready(child)) {
        if (cdn_clock_ms() >= until_ms)
            return cdn_fail(err, CORDON_E_INTERNAL, "a child was not ready in %d s",
                            READY_MS / 1000);
        wait_for(child->is_ready ? -1 : child->job, child->report, until_ms);
        status = cdn_child_advance(child, err);
    }
    return status == CORDON_OK ? cdn_layers_judge(child->ready.layers, &policy->waive, err)
                               : status;
}

static cordon_status probe(cdn_exec_result *result, const cordon_policy *policy,
                           const char *interpreter, cordon_error *err)
{
    cdn_warm *warm;
    cdn_host_child child = cdn_child_none;
    cordon_status status = cdn_warm_launch(&warm, policy, interpreter, false, err);
    if (status != CORDON_OK)
        return status;
    wait_for(warm->control, -1, cdn_clock_ms() + START_MS);
    status = cdn_warm_welcome(warm, interpreter, err);
    if (status == CORDON_OK)
        status = bring_up(&child, warm, policy, err);
    if (child.has_layers)
        cdn_layers_describe(result, child.ready.layers);
    cdn_child_clear(&child);
    cdn_warm_unref(warm);
    return status;
}

cordon_status cdn_exec_probe(cdn_exec_result *result_out, const cordon_policy *policy,
                             cordon_error *err)
{
    cdn_buf interpreter = {0};
    cordon_status status = cdn_interpreter_resolve(&interpreter, policy->interpreter, err);
    if (status == CORDON_OK)
        status = probe(result_out, policy, interpreter.bytes, err);
    snprintf(result_out->interpreter, sizeof result_out->interpreter, "%s",
             cdn_buf_text(&interpreter));
    cdn_buf_free(&interpreter);
    return status;
}
