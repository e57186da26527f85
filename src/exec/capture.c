/*
 * The one loop that listens to a running child: streams, frames, notifications, deadlines, and the
 * zygote's word that it is gone. The child is hostile: every length is bounded, every frame is
 * checked against the table of the wire, and nothing that it holds open can hold us.
 */
#include "capture.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "clock.h"
#include "fd.h"
#include "notice.h"
#include "outcome.h"
#include "rights.h"
#include "run.h"
#include "usage.h"

enum { PIECE_BYTES = 65536, GRACE_MS = 5000, MEMORY_MS = 50, DRAIN_PIECES = 32 };

enum { SLOT_OUT, SLOT_ERR, SLOT_JOB, SLOT_IN, SLOT_REPORT, SLOT_LISTENER, SLOT_CANCEL };

struct cdn_capture {
    cdn_exec_result *result;
    cdn_host_child *child;
    const cdn_exec_job *job;
    const cdn_limits *limits;
    cdn_frame_header header;
    size_t source_sent; /* header included */
    size_t stdin_sent;
    double start;
    double wall_deadline;
    double cpu_check;    /* when to look at the CPU clock next */
    double memory_check; /* and at its memory */
    double grace_end;    /* after a kill: when to give up on the process */
    cordon_outcome cause;
    uint32_t said;     /* a bit for each type of frame that came: each may come once */
    bool is_unread;    /* the child was gone before it had the whole job */
    bool is_concluded; /* by its own word; what is left is to end it */
    int32_t code;      /* that it concluded with */
    bool is_exited;
    cdn_child_report exited;
    char piece[PIECE_BYTES];
};

typedef struct cdn_capture capture;

static void stop(capture *run, cordon_outcome cause, const char *detail)
{
    if (run->cause != CORDON_OUTCOME_OK)
        return;
    run->cause = cause;
    run->result->was_killed = true;
    snprintf(run->result->detail, sizeof run->result->detail, "%s", detail);
    run->grace_end = cdn_clock_ms() + GRACE_MS;
    cdn_child_kill(run->child);
}

/* ---- to the child ---- */

static ssize_t put(int fd, const void *bytes, size_t byte_count)
{
    ssize_t sent = send(fd, bytes, byte_count, MSG_NOSIGNAL | MSG_DONTWAIT);
    return sent < 0 && (errno == EAGAIN || errno == EINTR) ? 0 : sent;
}

/* A child that does not listen is no failure of ours: its exit will tell. */
static void send_source(capture *run)
{
    const char *header = (const char *)&run->header;
    size_t total = sizeof run->header + run->job->source_bytes;
    while (run->source_sent < total) {
        bool in_header = run->source_sent < sizeof run->header;
        size_t at = in_header ? run->source_sent : run->source_sent - sizeof run->header;
        ssize_t sent =
            in_header ? put(run->child->job, header + at, sizeof run->header - at)
                      : put(run->child->job, run->job->source + at, run->job->source_bytes - at);
        if (sent < 0) {
            run->is_unread = true;
            run->source_sent = total;
        }
        if (sent <= 0)
            return;
        run->source_sent += (size_t)sent;
    }
}

static void send_stdin(capture *run)
{
    while (run->child->input >= 0) {
        size_t left = run->job->stdin_byte_count - run->stdin_sent;
        ssize_t sent =
            left ? put(run->child->input, run->job->stdin_bytes + run->stdin_sent, left) : -1;
        if (sent == 0)
            return;
        if (sent < 0)
            cdn_fd_close(&run->child->input);
        else
            run->stdin_sent += (size_t)sent;
    }
}

/* ---- from the child ---- */

/* Whether anything came, be it the end. */
static bool read_stream(capture *run, int stream)
{
    ssize_t got = read(run->child->output[stream], run->piece, sizeof run->piece);
    if (got < 0 && (errno == EAGAIN || errno == EINTR))
        return errno == EINTR;
    if (got <= 0) {
        cdn_fd_close(&run->child->output[stream]);
        return true;
    }
    run->result->stream_bytes[stream] += (uint64_t)got;
    run->job->sink(run->job->context, stream, run->piece, (size_t)got);
    if (run->result->stream_bytes[0] + run->result->stream_bytes[1] > run->limits->output_bytes)
        stop(run, CORDON_OUTCOME_OUTPUT, "more output than limits.output_bytes");
    return true;
}

static void set_text(capture *run, cdn_text *text, const cdn_frame *frame)
{
    cdn_buf_clear(&text->bytes);
    text->is_set = cdn_buf_add(&text->bytes, frame->bytes, frame->byte_count);
    if (!text->is_set)
        stop(run, CORDON_OUTCOME_HOST_FAULT, "out of memory in the host");
}

static void take_frame(capture *run, const cdn_frame *frame)
{
    cdn_exec_result *result = run->result;
    cdn_error_place place;
    if (!cdn_frame_is_allowed(frame->type, frame->byte_count, CDN_JOB_RUNNING) ||
        (run->said & 1u << frame->type)) {
        stop(run, CORDON_OUTCOME_VIOLATION, "the program forged a message to the host");
        return;
    }
    run->said |= 1u << frame->type;
    switch (frame->type) {
    case CDN_FRAME_VALUE:
        set_text(run, &result->value, frame);
        break;
    case CDN_FRAME_ERROR_NAME:
        set_text(run, &result->error_name, frame);
        break;
    case CDN_FRAME_ERROR_MESSAGE:
        set_text(run, &result->error_message, frame);
        break;
    case CDN_FRAME_ERROR_TRACEBACK:
        set_text(run, &result->error_traceback, frame);
        break;
    case CDN_FRAME_ERROR_PLACE:
        memcpy(&place, frame->bytes, sizeof place);
        result->error_line = place.line;
        result->error_errno = place.error;
        break;
    case CDN_FRAME_CONCLUDED:
        memcpy(&run->code, frame->bytes, sizeof run->code);
        run->is_concluded = true;
        break;
    }
}

static void take_frames(capture *run)
{
    cdn_host_child *child = run->child;
    cdn_frame frame;
    cdn_frame_status found = CDN_FRAME_MORE;
    while (run->cause == CORDON_OUTCOME_OK && !run->is_concluded &&
           (found = cdn_frame_peek(&child->frames, CDN_TEXT_FRAME_MAX, &frame)) == CDN_FRAME_HERE) {
        take_frame(run, &frame);
        cdn_frame_pop(&child->frames, &frame);
    }
    if (found == CDN_FRAME_TOO_LONG)
        stop(run, CORDON_OUTCOME_VIOLATION, "the program forged a message to the host");
}

/* Whether anything came, be it the end. */
static bool read_job(capture *run)
{
    cdn_host_child *child = run->child;
    ssize_t got = recv(child->job, run->piece, sizeof run->piece, MSG_DONTWAIT);
    if (got < 0 && (errno == EAGAIN || errno == EINTR))
        return errno == EINTR;
    if (got <= 0) {
        run->is_unread |= got < 0 && errno == ECONNRESET; /* closed with our bytes in it */
        cdn_fd_close(&child->job);
    } else if (run->cause != CORDON_OUTCOME_OK) {
        return true; /* nothing more is believed */
    } else if (cdn_buf_add(&child->frames.pending, run->piece, (size_t)got)) {
        take_frames(run);
    } else {
        stop(run, CORDON_OUTCOME_HOST_FAULT, "out of memory in the host");
    }
    return true;
}

static void read_listener(capture *run, short events)
{
    if (!(events & POLLIN)) { /* the child is gone */
        cdn_fd_close(&run->child->listener);
        return;
    }
    if (!cdn_notice_take(run->result, run->child, run->limits))
        return;
    char detail[96];
    snprintf(detail, sizeof detail, "called %s, which no honest program needs",
             run->result->violations[run->result->violation_count - 1].syscall);
    stop(run, CORDON_OUTCOME_VIOLATION, detail);
}

/* ---- from the zygote ---- */

static void read_report(capture *run)
{
    size_t no_fds = 0;
    ssize_t got = cdn_rights_receive(run->child->report, &run->exited, sizeof run->exited, NULL,
                                     &no_fds, MSG_DONTWAIT);
    if (got < 0 && errno == EAGAIN)
        return;
    run->is_exited = true;
    if (got == sizeof run->exited && run->exited.kind == CDN_CHILD_EXITED)
        return;
    memset(&run->exited, 0, sizeof run->exited);
    atomic_store(&run->child->warm->is_dead, true);
    run->cause = CORDON_OUTCOME_OK; /* whatever came before, there is no proof of how it ended */
    stop(run, CORDON_OUTCOME_HOST_FAULT, "the warm interpreter ended during the run");
    struct pollfd wait = {run->child->pidfd, POLLIN, 0};
    poll(&wait, 1, GRACE_MS);
}

/* ---- time ---- */

static double setup_cpu_ms(const cdn_host_child *child)
{
    return (double)(child->ready.cpu_user_us + child->ready.cpu_sys_us) / 1e3;
}

/* RLIMIT_DATA counts what can be written; what was written and made read-only since it does not. */
static void check_memory(capture *run, double now)
{
    if (now < run->memory_check)
        return;
    run->memory_check = now + MEMORY_MS;
    if (cdn_usage_private_bytes(run->child->pid) >
        run->child->warm->baseline_data_bytes + run->limits->memory_bytes)
        stop(run, CORDON_OUTCOME_MEMORY, "");
}

static void check_time(capture *run, double now)
{
    if (run->cause != CORDON_OUTCOME_OK) {
        if (now >= run->grace_end)
            run->is_exited = true; /* stuck in the kernel; the zygote will reap it some day */
        return;
    }
    if (now >= run->wall_deadline) {
        stop(run, CORDON_OUTCOME_TIMEOUT_WALL, "");
        return;
    }
    check_memory(run, now);
    if (now < run->cpu_check)
        return;
    double left = (double)run->limits->cpu_ms -
                  (cdn_usage_cpu_ms(run->child->pid) - setup_cpu_ms(run->child));
    if (left <= 0)
        stop(run, CORDON_OUTCOME_TIMEOUT_CPU, "");
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    double earliest = left / (double)(cores > 0 ? cores : 1);
    run->cpu_check = now + (earliest > 1 ? earliest : 1);
}

static int wait_ms(const capture *run, double now)
{
    double until = run->cause != CORDON_OUTCOME_OK ? run->grace_end : run->wall_deadline;
    if (run->cause == CORDON_OUTCOME_OK && run->cpu_check < until)
        until = run->cpu_check;
    if (run->cause == CORDON_OUTCOME_OK && run->memory_check < until)
        until = run->memory_check;
    double left = until - now;
    return left <= 0 ? 0 : left > 60000 ? 60000 : (int)left + 1;
}

/* ---- the loop ---- */

int cdn_capture_waits_for(const capture *run, struct pollfd slots[CDN_CAPTURE_SLOTS])
{
    const cdn_host_child *child = run->child;
    bool has_source = run->source_sent < sizeof run->header + run->job->source_bytes;
    bool may_cancel = run->cause == CORDON_OUTCOME_OK;
    slots[SLOT_OUT] = (struct pollfd){child->output[0], POLLIN, 0};
    slots[SLOT_ERR] = (struct pollfd){child->output[1], POLLIN, 0};
    slots[SLOT_JOB] = (struct pollfd){child->job, (short)(POLLIN | (has_source ? POLLOUT : 0)), 0};
    slots[SLOT_IN] = (struct pollfd){child->input, POLLOUT, 0};
    slots[SLOT_REPORT] = (struct pollfd){child->report, POLLIN, 0};
    slots[SLOT_LISTENER] = (struct pollfd){child->listener, POLLIN, 0};
    slots[SLOT_CANCEL] = (struct pollfd){run->job->cancel ? cdn_cancel_fd(run->job->cancel) : -1,
                                         may_cancel ? POLLIN : 0, 0};
    return wait_ms(run, cdn_clock_ms());
}

static void listen_once(capture *run, int at_most_ms)
{
    struct pollfd slots[CDN_CAPTURE_SLOTS];
    int wait = cdn_capture_waits_for(run, slots);
    if (at_most_ms >= 0 && at_most_ms < wait)
        wait = at_most_ms;
    if (poll(slots, CDN_CAPTURE_SLOTS, wait) <= 0)
        return;
    if (slots[SLOT_CANCEL].revents)
        stop(run, CORDON_OUTCOME_CANCELLED, "");
    if (slots[SLOT_LISTENER].revents)
        read_listener(run, slots[SLOT_LISTENER].revents);
    for (int stream = 0; stream < 2; stream++)
        if (slots[SLOT_OUT + stream].revents)
            read_stream(run, stream);
    if (slots[SLOT_JOB].revents & POLLOUT)
        send_source(run);
    if (slots[SLOT_JOB].revents & ~POLLOUT)
        read_job(run);
    if (slots[SLOT_IN].revents)
        send_stdin(run);
    if (slots[SLOT_REPORT].revents)
        read_report(run);
}

/*
 * A child that has concluded waits for its end. Its usage is read while it is there, it is killed,
 * and nobody waits until the kernel has taken its memory apart: for a warm pandas that is
 * milliseconds. Where usage cannot be read, it is told to go by itself.
 */
static void part(capture *run)
{
    cdn_usage used;
    struct pollfd caught = {run->child->listener, POLLIN, 0};
    if (poll(&caught, 1, 0) > 0) /* at the last moment, in another thread */
        read_listener(run, caught.revents);
    run->is_concluded = false;
    if (run->cause != CORDON_OUTCOME_OK)
        return;
    if (!cdn_usage_read(&used, run->child->pid)) {
        shutdown(run->child->job, SHUT_WR);
        return;
    }
    cdn_child_kill(run->child);
    cdn_fd_close(&run->child->job);
    run->is_exited = true;
    run->exited = (cdn_child_report){.kind = CDN_CHILD_EXITED,
                                     .pid = run->child->pid,
                                     .status = (run->code & 0xFF) << 8, /* as wait4(2) has it */
                                     .cpu_user_us = used.cpu_user_us,
                                     .cpu_sys_us = used.cpu_sys_us,
                                     .max_rss_bytes = used.max_rss_bytes};
}

/* What lies in the pipes of a process that is over: bounded, and done when they are empty or
 * closed.
 */
static void drain(capture *run)
{
    cdn_host_child *child = run->child;
    for (int i = 0; i < DRAIN_PIECES; i++) {
        bool is_empty = true;
        for (int stream = 0; stream < 2; stream++)
            if (child->output[stream] >= 0)
                is_empty &= !read_stream(run, stream);
        if (child->job >= 0)
            is_empty &= !read_job(run);
        if (is_empty)
            return;
    }
}

/* Usage is the program's: what its process used before the job came is not. */
static void leave_out_setup(cdn_child_report *exited, const cdn_ready *setup)
{
    exited->cpu_user_us -=
        exited->cpu_user_us < setup->cpu_user_us ? exited->cpu_user_us : setup->cpu_user_us;
    exited->cpu_sys_us -=
        exited->cpu_sys_us < setup->cpu_sys_us ? exited->cpu_sys_us : setup->cpu_sys_us;
}

cdn_capture *cdn_capture_new(cdn_exec_result *result, cdn_host_child *child,
                             const cdn_exec_job *job, const cdn_limits *limits)
{
    capture *run = malloc(sizeof *run);
    if (!run)
        return NULL;
    memset(run, 0, offsetof(capture, piece));
    uint64_t wall_ms =
        job->wall_ms && job->wall_ms < limits->wall_ms ? job->wall_ms : limits->wall_ms;
    run->result = result;
    run->child = child;
    run->job = job;
    run->limits = limits;
    run->header = (cdn_frame_header){CDN_FRAME_JOB, (uint32_t)job->source_bytes};
    run->start = cdn_clock_ms();
    run->wall_deadline = run->start + (double)wall_ms;
    run->cpu_check = run->start + 1;
    run->memory_check = run->start + MEMORY_MS;
    send_source(run);
    send_stdin(run);
    return run;
}

bool cdn_capture_step(cdn_capture *run, int at_most_ms)
{
    if (!run->is_exited)
        check_time(run, cdn_clock_ms());
    if (!run->is_exited)
        listen_once(run, at_most_ms);
    if (run->is_concluded)
        part(run);
    return run->is_exited;
}

bool cdn_capture_finish(cdn_capture *run)
{
    drain(run);
    if (run->is_unread)
        stop(run, CORDON_OUTCOME_HOST_FAULT, "the child was killed before it had its job");
    run->result->wall_ms = cdn_clock_ms() - run->start;
    leave_out_setup(&run->exited, &run->child->ready);
    cdn_outcome_decide(run->result, run->cause, &run->exited, run->limits);
    bool was_run = !(run->is_unread && run->cause == CORDON_OUTCOME_HOST_FAULT);
    free(run);
    return was_run;
}
