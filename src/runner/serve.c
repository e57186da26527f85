/*
 * The zygote's loop; see serve.h. Single-threaded. It waits on two descriptors: the host's orders
 * and a signalfd for dead children. Its life ends with the control socket.
 */
#include "serve.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/pidfd.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "frame.h"
#include "rights.h"

/* A child that lives, and where its report goes. */
typedef struct entry {
    pid_t pid;
    int report_fd;
} entry;

typedef struct table {
    entry *entries;
    size_t count;
    size_t capacity;
} table;

static bool table_reserve(table *all)
{
    if (all->count < all->capacity)
        return true;
    size_t capacity = all->capacity ? all->capacity * 2 : 64;
    entry *grown = realloc(all->entries, capacity * sizeof *grown);
    if (!grown)
        return false;
    all->entries = grown;
    all->capacity = capacity;
    return true;
}

bool cdn_serve_hello(const cdn_zygote *zygote, bool is_ready, const char *text)
{
    cdn_hello hello = {
        .protocol = CDN_PROTOCOL, .is_ready = is_ready, .baseline_data_bytes = zygote->data_bytes};
    strncpy(hello.text, text, sizeof hello.text - 1);
    return cdn_rights_send(CDN_RUNNER_CONTROL_FD, &hello, sizeof hello, NULL, 0);
}

static uint64_t microseconds(struct timeval time)
{
    return (uint64_t)time.tv_sec * 1000000 + (uint64_t)time.tv_usec;
}

static void report_exit(table *all, pid_t pid, int status, const struct rusage *used)
{
    for (size_t i = 0; i < all->count; i++) {
        if (all->entries[i].pid != pid)
            continue;
        cdn_child_report report = {
            .kind = CDN_CHILD_EXITED,
            .pid = pid,
            .status = status,
            .cpu_user_us = microseconds(used->ru_utime),
            .cpu_sys_us = microseconds(used->ru_stime),
            .max_rss_bytes = (uint64_t)used->ru_maxrss * 1024,
        };
        cdn_rights_send(all->entries[i].report_fd, &report, sizeof report, NULL, 0);
        close(all->entries[i].report_fd);
        all->entries[i] = all->entries[--all->count];
        return;
    }
}

/* Its end of the pipe is closed before the kernel ends the others in its namespace. */
static bool init_is_gone(const cdn_zygote *zygote)
{
    struct pollfd pipe = {zygote->init_pipe, 0, 0};
    return poll(&pipe, 1, 0) > 0;
}

/* False when children die because their namespace does: that is no end of a program to report. */
static bool reap(const cdn_zygote *zygote, table *all, int signal_fd)
{
    struct signalfd_siginfo info;
    struct rusage used;
    int status;
    pid_t pid;
    (void)!read(signal_fd, &info, sizeof info);
    while ((pid = wait4(-1, &status, WNOHANG, &used)) > 0) {
        if (init_is_gone(zygote))
            return false;
        report_exit(all, pid, status, &used);
    }
    return true;
}

/* In the child. Ends it unless it is confined. */
static void become_child(cdn_child *child, const cdn_fork_hooks *hooks)
{
    cdn_step_failure failure;
    if (!cdn_child_confine(child, &failure)) {
        /* Until its own descriptors are in place, that number is the zygote's control socket. */
        int job = child->zygote->layers[CDN_LAYER_FDS].active ? CDN_JOB_FD : child->fds[1];
        cdn_frame_send(job, CDN_FRAME_FAILED, &failure, sizeof failure);
        _exit(126);
    }
    hooks->after_in_child(); /* reseeds random, restores threading */
}

static bool say_ready(const cdn_zygote *zygote)
{
    struct rusage used;
    cdn_ready ready;
    if (getrusage(RUSAGE_SELF, &used) != 0)
        return false;
    memcpy(ready.layers, zygote->layers, sizeof ready.layers);
    ready.cpu_user_us = microseconds(used.ru_utime);
    ready.cpu_sys_us = microseconds(used.ru_stime);
    return cdn_frame_send(CDN_JOB_FD, CDN_FRAME_READY, &ready, sizeof ready);
}

char *cdn_serve_await_job(const cdn_zygote *zygote, size_t *bytes_out)
{
    cdn_frame_header header;
    if (!say_ready(zygote) || !cdn_frame_read_all(CDN_JOB_FD, &header, sizeof header) ||
        header.type != CDN_FRAME_JOB)
        _exit(0); /* the host wanted no job done after all */
    char *source = malloc((size_t)header.byte_count + 1);
    if (!source || !cdn_frame_read_all(CDN_JOB_FD, source, header.byte_count))
        _exit(126);
    *bytes_out = header.byte_count;
    return source;
}

void cdn_serve_conclude(int code)
{
    int32_t said = code;
    char byte;
    if (cdn_frame_send(CDN_JOB_FD, CDN_FRAME_CONCLUDED, &said, sizeof said))
        cdn_frame_read_all(CDN_JOB_FD, &byte, 1);
    _exit(code);
}

static void report_start(table *all, pid_t pid, int report_fd)
{
    cdn_child_report report = {.kind = CDN_CHILD_STARTED, .pid = pid};
    int pidfd = pidfd_open(pid, 0);
    if (pidfd < 0) { /* nobody could end it: it may not live */
        report.kind = CDN_CHILD_NOT_STARTED;
        report.status = errno;
        kill(pid, SIGKILL);
    }
    cdn_rights_send(report_fd, &report, sizeof report, &pidfd, pidfd < 0 ? 0 : 1);
    if (pidfd >= 0)
        close(pidfd);
    all->entries[all->count++] = (entry){pid, report_fd};
}

static uid_t next_uid(cdn_zygote *zygote)
{
    uint32_t offset = zygote->next_uid++ % CDN_UID_COUNT;
    return zygote->can_drop_uid ? (uid_t)CDN_UID_BASE + offset : 0;
}

/* One order from the host. Returns true in the child, confined. */
static bool spawn(cdn_zygote *zygote, table *all, const cdn_fork_hooks *hooks,
                  const cdn_spawn_request *request, const int *fds)
{
    cdn_child child = {.zygote = zygote, .request = request, .call = "", .zygote_pid = getpid()};
    memcpy(child.fds, fds, sizeof child.fds);
    child.uid = next_uid(zygote);
    bool has_room = table_reserve(all);
    hooks->before();
    pid_t pid = has_room ? fork() : -1;
    if (pid == 0) {
        become_child(&child, hooks);
        return true;
    }
    int saved = has_room ? errno : ENOMEM;
    hooks->after_in_parent();
    if (pid > 0) {
        report_start(all, pid, fds[0]);
    } else {
        cdn_child_report report = {.kind = CDN_CHILD_NOT_STARTED, .status = saved};
        cdn_rights_send(fds[0], &report, sizeof report, NULL, 0);
        close(fds[0]);
    }
    for (int i = 1; i < CDN_SPAWN_FDS; i++)
        close(fds[i]);
    return false;
}

typedef enum order { ORDER_NONE, ORDER_SPAWN, ORDER_END } order;

static order receive(cdn_spawn_request *request, int *fds)
{
    size_t count = CDN_SPAWN_FDS;
    ssize_t got = cdn_rights_receive(CDN_RUNNER_CONTROL_FD, request, sizeof *request, fds, &count,
                                     MSG_DONTWAIT);
    if (got < 0)
        return errno == EAGAIN || errno == EPROTO || errno == EMFILE ? ORDER_NONE : ORDER_END;
    if (got == 0)
        return ORDER_END;
    if ((size_t)got == sizeof *request && count == CDN_SPAWN_FDS &&
        request->protocol == CDN_PROTOCOL)
        return ORDER_SPAWN;
    while (count)
        close(fds[--count]);
    return ORDER_NONE;
}

static int open_signals(void)
{
    sigset_t children;
    sigemptyset(&children);
    sigaddset(&children, SIGCHLD);
    sigprocmask(SIG_BLOCK, &children, NULL);
    return signalfd(-1, &children, SFD_CLOEXEC | SFD_NONBLOCK);
}

/* The end of all children, before the zygote's own: nothing is left for the host to inherit, which
 * may be the first process of a container and reap nobody. */
static void end_all(const cdn_zygote *zygote, const table *all)
{
    for (size_t i = 0; i < all->count; i++)
        kill(all->entries[i].pid, SIGKILL);
    if (zygote->init_pipe >= 0)
        close(zygote->init_pipe);
    while (wait4(-1, NULL, 0, NULL) > 0 || errno == EINTR)
        ;
}

cdn_served cdn_serve(cdn_zygote *zygote, const cdn_fork_hooks *hooks)
{
    table all = {0};
    int signal_fd = open_signals();
    while (signal_fd >= 0) {
        struct pollfd wait[] = {
            {CDN_RUNNER_CONTROL_FD, POLLIN, 0}, {signal_fd, POLLIN, 0}, {zygote->init_pipe, 0, 0}};
        if (poll(wait, 3, -1) < 0 && errno != EINTR)
            break;
        if (wait[2].revents || (wait[1].revents && !reap(zygote, &all, signal_fd)))
            break;
        if (!wait[0].revents)
            continue;
        cdn_spawn_request request;
        int fds[CDN_RIGHTS_MAX];
        order next = receive(&request, fds);
        if (next == ORDER_END)
            break;
        if (next == ORDER_SPAWN && spawn(zygote, &all, hooks, &request, fds))
            return request.may_rehearse ? CDN_SERVED_SPARE : CDN_SERVED_CHILD;
    }
    end_all(zygote, &all);
    return CDN_SERVED_OUT;
}
