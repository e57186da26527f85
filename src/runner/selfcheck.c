/*
 * The last look before "ready": each layer that claims to be active is tried from inside. A claim
 * that does not hold ends the child. What the zygote proved already (namespaces) is taken over, and
 * so are the capabilities: child.c looks at them before the filter that shuts capget.
 */
#include <errno.h>
#include <fcntl.h>
#include <linux/magic.h>
#include <linux/sched.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "confine.h"

extern char **environ;

static bool fails_with(int result, int first, int second)
{
    return result < 0 && (errno == first || errno == second);
}

/* The host's user table exists on every host and in no root of ours. */
static bool root_holds(const cdn_child *child)
{
    (void)child;
    struct stat info;
    struct statvfs root;
    return fails_with(stat("/etc/passwd", &info), ENOENT, ENOENT) &&
           fails_with(stat("/proc/self", &info), ENOENT, ENOENT) && statvfs("/", &root) == 0 &&
           (root.f_flag & ST_RDONLY);
}

static bool pid_namespace_holds(const cdn_child *child)
{
    (void)child; /* pids are no proof: those of two namespaces may be equal */
    return getppid() == 0;
}

/* Only names from launch.c; "PYTHON…" or "LD_…" here would mean that something leaked in. */
static bool environment_holds(const cdn_child *child)
{
    (void)child;
    static const char *const known[] = {
        "PATH=", "HOME=",     "TMPDIR=", "USER=",    "LOGNAME=", "LANG=",   "TERM=",    "MPL",
        "OMP_",  "OPENBLAS_", "MKL_",    "NUMEXPR_", "VECLIB_",  "MALLOC_", "LC_CTYPE="};
    for (char **entry = environ; entry && *entry; entry++) {
        bool is_known = false;
        for (size_t i = 0; i < sizeof known / sizeof *known; i++)
            is_known |= strncmp(*entry, known[i], strlen(known[i])) == 0;
        if (!is_known)
            return false;
    }
    return true;
}

/* The zygote's own, which all children would share, is read-only by now. */
static bool workspace_holds(const cdn_child *child)
{
    struct statfs info;
    char where[64];
    return statfs(".", &info) == 0 && info.f_type == TMPFS_MAGIC && !(info.f_flags & ST_RDONLY) &&
           info.f_files <= child->request->workspace_files + 1 &&
           (uint64_t)info.f_blocks * (uint64_t)info.f_bsize <=
               child->request->workspace_bytes + (uint64_t)info.f_bsize &&
           getcwd(where, sizeof where) && strcmp(where, CDN_WORKSPACE) == 0;
}

enum { AT_ONCE = 16, LOOKED_AT = 256 };

/* A closed descriptor answers POLLNVAL. Poll takes no more of them than RLIMIT_NOFILE at once. */
static bool are_as_expected(int first)
{
    struct pollfd some[AT_ONCE];
    for (int i = 0; i < AT_ONCE; i++)
        some[i] = (struct pollfd){.fd = first + i};
    if (poll(some, AT_ONCE, 0) < 0)
        return false;
    for (int i = 0; i < AT_ONCE; i++)
        if (!(some[i].revents & POLLNVAL) != (first + i <= CDN_JOB_FD))
            return false;
    return true;
}

static bool fds_hold(const cdn_child *child)
{
    (void)child;
    for (int first = 0; first < LOOKED_AT; first += AT_ONCE)
        if (!are_as_expected(first))
            return false;
    return true;
}

static bool rlimits_hold(const cdn_child *child)
{
    struct rlimit value;
    return getrlimit(RLIMIT_CORE, &value) == 0 && value.rlim_max == 0 &&
           getrlimit(RLIMIT_MEMLOCK, &value) == 0 && value.rlim_max == 0 &&
           getrlimit(RLIMIT_NOFILE, &value) == 0 && value.rlim_max <= child->request->open_files &&
           getrlimit(RLIMIT_DATA, &value) == 0 && value.rlim_max != RLIM_INFINITY &&
           getrlimit(RLIMIT_AS, &value) == 0 && value.rlim_max != RLIM_INFINITY;
}

static bool uid_holds(const cdn_child *child)
{
    uid_t real, effective, saved;
    return getresuid(&real, &effective, &saved) == 0 && real == child->uid &&
           effective == child->uid && saved == child->uid && getgroups(0, NULL) == 0;
}

static bool no_new_privs_holds(const cdn_child *child)
{
    (void)child;
    int at_death = 0;
    return prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 1 && prctl(PR_GET_DUMPABLE, 0, 0, 0, 0) == 0 &&
           prctl(PR_GET_PDEATHSIG, &at_death, 0, 0, 0) == 0 && at_death == SIGKILL;
}

/* With a root of our own there is a file that only Landlock hides; without, any host file serves.
 */
static bool landlock_holds(const cdn_child *child)
{
    bool has_root = child->zygote->layers[CDN_LAYER_ROOT].active;
    int fd = open(has_root ? CDN_PROBE_PATH : "/etc/passwd", O_RDONLY | O_CLOEXEC);
    if (fd >= 0)
        close(fd);
    return fails_with(fd, EACCES, EACCES);
}

static bool seccomp_holds(const cdn_child *child)
{
    (void)child;
    return prctl(PR_GET_SECCOMP, 0, 0, 0, 0) == 2 &&
           fails_with(socket(AF_INET, SOCK_STREAM, 0), EPERM, EPERM) &&
           fails_with(socket(AF_UNIX, SOCK_STREAM, 0), EPERM, EPERM) &&
           fails_with(kill(-1, 0), EPERM, EPERM) &&
           fails_with(kill(getpid() + 1, 0), EPERM, EPERM) && kill(getpid(), 0) == 0 &&
           fails_with((int)syscall(SYS_unshare, 0), EPERM, EPERM) &&
           /* invalid as well, so that it cannot fork even where no filter stops it */
           fails_with((int)syscall(SYS_clone, CLONE_SIGHAND, 0, 0, 0, 0), EPERM, EPERM);
}

typedef struct check {
    cdn_layer_id layer;
    bool (*holds)(const cdn_child *child);
} check;

static const check checks[] = {
    {CDN_LAYER_ROOT, root_holds},
    {CDN_LAYER_PID_NS, pid_namespace_holds},
    {CDN_LAYER_ENVIRONMENT, environment_holds},
    {CDN_LAYER_WORKSPACE, workspace_holds},
    {CDN_LAYER_FDS, fds_hold},
    {CDN_LAYER_RLIMITS, rlimits_hold},
    {CDN_LAYER_UID, uid_holds},
    {CDN_LAYER_NO_NEW_PRIVS, no_new_privs_holds},
    {CDN_LAYER_LANDLOCK, landlock_holds},
    {CDN_LAYER_SECCOMP, seccomp_holds},
};

int cdn_selfcheck(cdn_child *child, cdn_layer_id *layer_out)
{
    cdn_layer_state *layers = child->zygote->layers;
    layers[CDN_LAYER_ENVIRONMENT].active = 1;
    for (size_t i = 0; i < sizeof checks / sizeof *checks; i++) {
        cdn_layer_state *state = &layers[checks[i].layer];
        if (!state->active)
            continue;
        if (!checks[i].holds(child)) {
            *layer_out = checks[i].layer;
            return -ENOTRECOVERABLE;
        }
        state->verified = 1;
    }
    return 0;
}
