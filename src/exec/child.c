/*
 * Getting a confined child from a zygote. Everything here happens before the first byte of a job,
 * so what the child says is still believed; capture.c takes over with a child that is not.
 */
#include "child.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/pidfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include "error.h"
#include "fd.h"
#include "layers.h"
#include "rights.h"

const cdn_host_child cdn_child_none = {
    .pidfd = -1, .report = -1, .job = -1, .input = -1, .output = {-1, -1}, .listener = -1};

void cdn_child_kill(cdn_host_child *child)
{
    if (child->pidfd >= 0)
        pidfd_send_signal(child->pidfd, SIGKILL, NULL, 0);
}

void cdn_child_clear(cdn_host_child *child)
{
    cdn_child_kill(child);
    cdn_fd_close(&child->pidfd);
    cdn_fd_close(&child->report);
    cdn_fd_close(&child->job);
    cdn_fd_close(&child->input);
    cdn_fd_close(&child->output[0]);
    cdn_fd_close(&child->output[1]);
    cdn_fd_close(&child->listener);
    cdn_buf_free(&child->frames.pending);
    cdn_warm_unref(child->warm);
    *child = cdn_child_none;
}

/* `theirs` in the order of CDN_SPAWN_FDS. stdin is a socket: a write to it can be told not to raise
 * SIGPIPE in the host. */
static bool open_all(cdn_host_child *child, int theirs[CDN_SPAWN_FDS])
{
    int pairs[CDN_SPAWN_FDS][2];
    bool is_open = true;
    for (int i = 0; i < CDN_SPAWN_FDS; i++) {
        pairs[i][0] = pairs[i][1] = -1;
        if (is_open && i < 3)
            is_open = cdn_fd_socketpair(pairs[i], i == 0 ? SOCK_SEQPACKET : SOCK_STREAM);
        else if (is_open)
            is_open = cdn_fd_pipe(pairs[i]);
        theirs[i] = pairs[i][1];
    }
    child->report = pairs[0][0];
    child->job = pairs[1][0];
    child->input = pairs[2][0];
    child->output[0] = pairs[3][0];
    child->output[1] = pairs[4][0];
    int saved = errno;
    is_open = is_open && cdn_fd_set_nonblocking(child->output[0]) &&
              cdn_fd_set_nonblocking(child->output[1]) && cdn_fd_set_nonblocking(child->job) &&
              cdn_fd_set_nonblocking(child->input);
    errno = saved;
    return is_open;
}

cordon_status cdn_child_request(cdn_host_child *child, cdn_warm *warm, const cdn_limits *limits,
                                bool is_spare, cordon_error *err)
{
    int theirs[CDN_SPAWN_FDS];
    *child = cdn_child_none;
    child->warm = cdn_warm_ref(warm);
    cordon_status status = CORDON_OK;
    if (!open_all(child, theirs))
        status =
            cdn_fail(err, CORDON_E_INTERNAL, "no descriptors for a child: %s", strerror(errno));
    cdn_spawn_request request = {
        .protocol = CDN_PROTOCOL,
        .may_rehearse = is_spare,
        .memory_bytes = limits->memory_bytes,
        .cpu_ms = limits->cpu_ms,
        .open_files = limits->open_files,
        .threads = limits->threads,
        .workspace_bytes = limits->workspace_bytes,
        .workspace_files = limits->workspace_files,
    };
    if (status == CORDON_OK &&
        !cdn_rights_send(warm->control, &request, sizeof request, theirs, CDN_SPAWN_FDS)) {
        atomic_store(&warm->is_dead, true);
        status =
            cdn_fail(err, CORDON_E_INTERNAL, "the warm interpreter is gone: %s", strerror(errno));
    }
    for (int i = 0; i < CDN_SPAWN_FDS; i++)
        cdn_fd_close(&theirs[i]);
    if (status != CORDON_OK)
        cdn_child_clear(child);
    return status;
}

static cordon_status take_report(cdn_host_child *child, cordon_error *err)
{
    cdn_child_report report;
    int fds[1];
    size_t fd_count = 1;
    ssize_t got =
        cdn_rights_receive(child->report, &report, sizeof report, fds, &fd_count, MSG_DONTWAIT);
    if (got < 0 && errno == EAGAIN)
        return CORDON_OK;
    if (got == sizeof report && report.kind == CDN_CHILD_STARTED && fd_count == 1) {
        child->pid = report.pid;
        child->pidfd = fds[0];
        return CORDON_OK;
    }
    while (fd_count)
        close(fds[--fd_count]);
    if (got == sizeof report && report.kind == CDN_CHILD_NOT_STARTED) {
        atomic_store(&child->warm->is_dead, true); /* its pid namespace may be gone: of no use */
        return cdn_fail(err, CORDON_E_INTERNAL, "the warm interpreter cannot fork: %s",
                        strerror(report.status));
    }
    if (got == sizeof report)
        return cdn_fail(err, CORDON_E_INTERNAL, "a child ended before it was ready (status %d)",
                        report.status);
    atomic_store(&child->warm->is_dead, true);
    return cdn_fail(err, CORDON_E_INTERNAL, "the warm interpreter ended");
}

static cordon_status take_frame(cdn_host_child *child, const cdn_frame *frame, cordon_error *err)
{
    if (!cdn_frame_is_allowed(frame->type, frame->byte_count, CDN_JOB_SETTING_UP))
        return cdn_fail(err, CORDON_E_INTERNAL, "a child broke the protocol during set-up");
    if (frame->type == CDN_FRAME_FAILED) {
        cdn_step_failure failure;
        memcpy(&failure, frame->bytes, sizeof failure);
        memcpy(child->ready.layers, failure.layers, sizeof child->ready.layers);
        child->has_layers = true;
        return cdn_layers_step_failed(&failure, err);
    }
    if (frame->type == CDN_FRAME_READY) {
        memcpy(&child->ready, frame->bytes, sizeof child->ready);
        child->is_ready = child->has_layers = true;
    }
    return CORDON_OK;
}

static cordon_status take_frames(cdn_host_child *child, cordon_error *err)
{
    char piece[4096];
    int fds[1];
    size_t fd_count = 1;
    ssize_t got = cdn_rights_receive(child->job, piece, sizeof piece, fds, &fd_count, MSG_DONTWAIT);
    if (fd_count == 1) {
        cdn_fd_close(&child->listener);
        child->listener = fds[0];
    }
    if (got < 0 && errno == EAGAIN)
        return CORDON_OK;
    if (got <= 0)
        return cdn_fail(err, CORDON_E_INTERNAL, "a child ended during set-up");
    if (!cdn_buf_add(&child->frames.pending, piece, (size_t)got))
        return cdn_fail_nomem(err);
    cdn_frame frame;
    cdn_frame_status found;
    cordon_status status = CORDON_OK;
    while (status == CORDON_OK &&
           (found = cdn_frame_peek(&child->frames, CDN_TEXT_FRAME_MAX, &frame)) != CDN_FRAME_MORE) {
        if (found == CDN_FRAME_TOO_LONG)
            return cdn_fail(err, CORDON_E_INTERNAL, "a child broke the protocol during set-up");
        status = take_frame(child, &frame, err);
        cdn_frame_pop(&child->frames, &frame);
    }
    return status;
}

bool cdn_child_is_ready(const cdn_host_child *child)
{
    return child->is_ready && child->pidfd >= 0;
}

/* The child's own word first: it knows the step that failed. */
cordon_status cdn_child_advance(cdn_host_child *child, cordon_error *err)
{
    cordon_status status = child->is_ready ? CORDON_OK : take_frames(child, err);
    if (status == CORDON_OK && !cdn_child_is_ready(child))
        status = take_report(child, err);
    return status;
}
