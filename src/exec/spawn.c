/* Starting helper programs; see spawn.h. Used for the interpreter's probe and for zygotes. */
#include "spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/pidfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clock.h"
#include "error.h"
#include "fd.h"
#include "message.h"

#ifndef P_PIDFD
#define P_PIDFD 3
#endif

/* Lifted above everything that the actions open or close, so that no action overwrites another. */
enum { HIGH_FD = 16 };

static int add_stream(posix_spawn_file_actions_t *actions, int from, int to)
{
    if (from < 0)
        return posix_spawn_file_actions_addopen(actions, to, "/dev/null", O_RDWR, 0);
    return posix_spawn_file_actions_adddup2(actions, from, to);
}

static int set_actions(posix_spawn_file_actions_t *actions, const int *streams, int control)
{
    int failed = add_stream(actions, -1, STDIN_FILENO);
    if (!failed)
        failed = add_stream(actions, streams[0], STDOUT_FILENO);
    if (!failed)
        failed = add_stream(actions, streams[1], STDERR_FILENO);
    if (!failed && control >= 0)
        failed = posix_spawn_file_actions_adddup2(actions, control, CDN_RUNNER_CONTROL_FD);
    int first_closed = control >= 0 ? CDN_RUNNER_CONTROL_FD + 1 : CDN_RUNNER_CONTROL_FD;
    return failed ? failed : posix_spawn_file_actions_addclosefrom_np(actions, first_closed);
}

static int set_attributes(posix_spawnattr_t *attributes)
{
    sigset_t all, none;
    sigfillset(&all);
    sigemptyset(&none);
    int failed = posix_spawnattr_setsigdefault(attributes, &all);
    if (!failed)
        failed = posix_spawnattr_setsigmask(attributes, &none);
    return failed ? failed
                  : posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETSIGDEF |
                                                             POSIX_SPAWN_SETSIGMASK |
                                                             POSIX_SPAWN_SETSID);
}

static int spawn_lifted(pid_t *pid_out, const cdn_program *program, const int *streams, int control)
{
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    int failed = posix_spawn_file_actions_init(&actions);
    if (failed)
        return failed;
    failed = posix_spawnattr_init(&attributes);
    if (!failed) {
        failed = set_actions(&actions, streams, control);
        if (!failed)
            failed = set_attributes(&attributes);
        if (!failed)
            failed = posix_spawn(pid_out, program->path, &actions, &attributes, program->arguments,
                                 program->environment);
        posix_spawnattr_destroy(&attributes);
    }
    posix_spawn_file_actions_destroy(&actions);
    return failed;
}

int cdn_spawn(pid_t *pid_out, int *pidfd_out, const cdn_program *program)
{
    const int given[3] = {program->stdout_fd, program->stderr_fd, program->control_fd};
    int high[3] = {-1, -1, -1};
    int failed = 0;
    for (int i = 0; i < 3 && !failed; i++)
        if (given[i] >= 0 && (high[i] = fcntl(given[i], F_DUPFD_CLOEXEC, HIGH_FD)) < 0)
            failed = errno;
    if (!failed)
        failed = spawn_lifted(pid_out, program, high, high[2]);
    for (int i = 0; i < 3; i++)
        cdn_fd_close(&high[i]);
    if (failed)
        return failed;
    *pidfd_out = pidfd_open(*pid_out, 0);
    if (*pidfd_out >= 0 || errno == ESRCH) /* over, and reaped by a host that waits for everybody */
        return 0;
    failed = errno == EPERM ? ENOSYS : errno; /* as older container profiles put it */
    kill(*pid_out, SIGKILL);
    waitpid(*pid_out, NULL, 0);
    return failed;
}

cordon_status cdn_spawn_failed(cordon_error *err, cordon_status status, const char *path,
                               int failed)
{
    if (failed == ENOSYS)
        return cdn_fail(err, CORDON_E_CONFINE,
                        "cannot confine here: processes cannot be held: pidfd_open: %s; to mend: "
                        "Linux 5.4 or newer, and in a container a profile that allows pidfd_open",
                        strerror(failed));
    return cdn_fail(err, status, "%s: cannot start: %s", path, strerror(failed));
}

static bool wait_readable(int fd, int wait_ms)
{
    struct pollfd wait = {fd, POLLIN, 0};
    int got;
    do
        got = poll(&wait, 1, wait_ms);
    while (got < 0 && errno == EINTR);
    return got > 0;
}

void cdn_spawn_end(int *pidfd, int wait_ms)
{
    if (*pidfd < 0)
        return;
    if (!wait_readable(*pidfd, wait_ms)) {
        pidfd_send_signal(*pidfd, SIGKILL, NULL, 0);
        wait_readable(*pidfd, -1);
    }
    siginfo_t info;
    while (waitid((idtype_t)P_PIDFD, (id_t)*pidfd, &info, WEXITED) < 0 && errno == EINTR)
        ;
    cdn_fd_close(pidfd);
}

bool cdn_spawn_read(cdn_buf *out, int fd, size_t max_bytes, int wait_ms)
{
    double deadline = cdn_clock_ms() + wait_ms;
    char piece[1024];
    while (out->count < max_bytes) {
        double left = deadline - cdn_clock_ms();
        if (left <= 0 || !wait_readable(fd, (int)left + 1))
            return false;
        ssize_t got = read(fd, piece, sizeof piece);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return true;
        if (!cdn_buf_add(out, piece, (size_t)got))
            return false;
    }
    return true;
}
