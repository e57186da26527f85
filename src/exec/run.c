/*
 * One job on its way: it waits for a child, is captured, and gets another child when the first was
 * gone before it had the whole job. The same steps serve a caller that blocks and one that polls.
 */
#include "run.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "capture.h"
#include "clock.h"
#include "error.h"
#include "fd.h"
#include "layers.h"
#include "pool.h"
#include "watch.h"

enum { TRIES = 4, IDLE_MS = 60000 };

struct cdn_run {
    cdn_pool *pool;
    const cdn_limits *limits;
    cdn_exec_job job;
    cdn_exec_result *result;
    int tries;
    cdn_ticket ticket;
    cdn_host_child child;
    cdn_capture *capture; /* NULL while it waits for a child, and when it is over */
    bool is_over;
    cordon_error *error; /* owned; why there is no result */
    cordon_status status;
    cdn_watch watch;
};

struct cdn_cancel {
    int fd;
};

cdn_cancel *cdn_cancel_new(void)
{
    cdn_cancel *cancel = malloc(sizeof *cancel);
    if (cancel && (cancel->fd = cdn_watch_event()) < 0) {
        free(cancel);
        return NULL;
    }
    return cancel;
}

void cdn_cancel_fire(const cdn_cancel *cancel)
{
    uint64_t one = 1;
    (void)!write(cancel->fd, &one, sizeof one);
}

void cdn_cancel_free(cdn_cancel *cancel)
{
    if (cancel)
        cdn_fd_close(&cancel->fd);
    free(cancel);
}

int cdn_cancel_fd(const cdn_cancel *cancel)
{
    return cancel->fd;
}

static void be_over(cdn_run *run, cordon_status status)
{
    run->status = status;
    run->is_over = true;
}

/* While it waits for a child: the pool's word, or a wish to end it. */
static int waits_for_child(const cdn_run *run, struct pollfd slots[2])
{
    slots[0] = (struct pollfd){run->ticket.over_fd, POLLIN, 0};
    slots[1] = (struct pollfd){run->job.cancel ? cdn_cancel_fd(run->job.cancel) : -1, POLLIN, 0};
    return IDLE_MS;
}

static void drop_child(cdn_run *run)
{
    cdn_child_clear(&run->child);
    cdn_ticket_drop(&run->ticket);
}

static void start_capture(cdn_run *run)
{
    cordon_status status = cdn_ticket_take(&run->ticket, &run->child, run->error);
    if (status != CORDON_OK) {
        be_over(run, status);
        return;
    }
    run->result->setup_ms = cdn_clock_ms() - run->ticket.asked_ms;
    run->result->queue_ms = run->ticket.queue_ms;
    cdn_layers_describe(run->result, run->child.ready.layers);
    run->capture = cdn_capture_new(run->result, &run->child, &run->job, run->limits);
    if (!run->capture)
        be_over(run, cdn_fail_nomem(run->error));
}

static void ask(cdn_run *run)
{
    cdn_exec_result_clear(run->result);
    cordon_status status = cdn_pool_ask(&run->ticket, run->pool, run->job.source, run->error);
    if (status != CORDON_OK)
        be_over(run, status);
    else if (run->ticket.over_fd < 0)
        start_capture(run);
}

static void wait_for_child(cdn_run *run, int wait_ms)
{
    struct pollfd slots[2];
    int wait = waits_for_child(run, slots);
    poll(slots, 2, wait_ms >= 0 && wait_ms < wait ? wait_ms : wait);
    if (slots[1].revents) {
        cdn_watch_forget(&run->watch);
        run->result->outcome = CORDON_OUTCOME_CANCELLED;
        run->result->exit_code = -1;
        drop_child(run);
        be_over(run, CORDON_OK);
    } else if (cdn_ticket_is_over(&run->ticket)) {
        cdn_watch_forget(&run->watch);
        start_capture(run);
    }
}

static void mirror(cdn_run *run)
{
    struct pollfd slots[CDN_CAPTURE_SLOTS];
    if (run->watch.fd < 0)
        return;
    if (run->is_over)
        cdn_watch_set(&run->watch, NULL, 0, 0); /* readable from now on */
    else if (run->capture)
        cdn_watch_set(&run->watch, slots, CDN_CAPTURE_SLOTS,
                      cdn_capture_waits_for(run->capture, slots));
    else
        cdn_watch_set(&run->watch, slots, 2, waits_for_child(run, slots));
}

static void end_capture(cdn_run *run)
{
    mirror(run); /* without what the last step closed */
    cdn_watch_forget(&run->watch);
    bool was_run = cdn_capture_finish(run->capture);
    run->capture = NULL;
    drop_child(run);
    if (was_run || ++run->tries == TRIES)
        be_over(run, CORDON_OK);
    else
        ask(run);
}

bool cdn_run_step(cdn_run *run, int wait_ms)
{
    if (!run->is_over && !run->capture)
        wait_for_child(run, wait_ms);
    else if (!run->is_over && cdn_capture_step(run->capture, wait_ms))
        end_capture(run);
    mirror(run);
    return run->is_over;
}

cordon_status cdn_run_begin(cdn_run **run_out, cdn_exec_result *result, cdn_exec *exec,
                            const cdn_exec_job *job, cordon_error *err)
{
    cdn_run *run = calloc(1, sizeof *run);
    if (!run || !(run->error = cordon_error_new())) {
        free(run);
        return cdn_fail_nomem(err);
    }
    run->pool = cdn_exec_pool(exec);
    run->limits = cdn_exec_limits(exec);
    run->job = *job;
    run->result = result;
    run->child = cdn_child_none;
    run->watch = cdn_watch_none;
    ask(run);
    if (run->status != CORDON_OK)
        return cdn_run_end(run, err);
    *run_out = run;
    return CORDON_OK;
}

int cdn_run_fd(cdn_run *run)
{
    if (run->watch.fd < 0 && cdn_watch_open(&run->watch))
        mirror(run);
    return run->watch.fd;
}

cordon_status cdn_run_end(cdn_run *run, cordon_error *err)
{
    while (!cdn_run_step(run, -1))
        ;
    cordon_status status = run->status;
    if (status != CORDON_OK)
        cdn_fail(err, status, "%s", cordon_error_message(run->error));
    drop_child(run);
    cdn_watch_close(&run->watch);
    cordon_error_free(run->error);
    free(run);
    return status;
}
