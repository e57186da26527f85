/*
 * A child, between fork and its first byte of source: an ordered table of steps. A required step
 * that fails ends the child; an optional one leaves its layer inactive with the errno, for the host
 * to judge. Nothing here allocates or touches Python.
 */
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/capability.h>
#include <linux/securebits.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "confine.h"
#include "hook.h"

static int step_session(cdn_child *child)
{
    child->call = "setsid";
    return setsid() < 0 ? -errno : 0;
}

/* A private tmpfs over the shared one, in a mount namespace of its own. */
static int step_workspace(cdn_child *child)
{
    cdn_layer_state *state = &child->zygote->layers[CDN_LAYER_WORKSPACE];
    char options[160];
    if (!child->zygote->layers[CDN_LAYER_ROOT].active)
        return chdir("/") == 0 ? -ENOTSUP : -errno;
    snprintf(options, sizeof options, "size=%llu,nr_inodes=%llu,mode=0700,uid=%u,gid=%u",
             (unsigned long long)child->request->workspace_bytes,
             (unsigned long long)child->request->workspace_files + 1,
             child->uid ? child->uid : geteuid(), child->uid ? child->uid : getegid());
    child->call = "unshare(CLONE_NEWNS)";
    if (unshare(CLONE_NEWNS) != 0)
        return -errno;
    child->call = "mount(/workspace)";
    if (mount("workspace", CDN_WORKSPACE, "tmpfs", MS_NOSUID | MS_NODEV | MS_NOEXEC, options) != 0)
        return -errno;
    child->call = "chdir(/workspace)";
    if (chdir(CDN_WORKSPACE) != 0)
        return -errno;
    state->active = 1;
    return 0;
}

/* Streams to 0-2, the job socket to 3, everything else closed. Sources are lifted out of the way.
 */
static int step_fds(cdn_child *child)
{
    int high[CDN_SPAWN_FDS];
    child->call = "fcntl(F_DUPFD)";
    for (int i = 1; i < CDN_SPAWN_FDS; i++)
        if ((high[i] = fcntl(child->fds[i], F_DUPFD, 64)) < 0)
            return -errno;
    child->call = "dup2";
    if (dup2(high[2], 0) < 0 || dup2(high[3], 1) < 0 || dup2(high[4], 2) < 0 ||
        dup2(high[1], CDN_JOB_FD) < 0)
        return -errno;
    child->call = "close_range";
    if (close_range(CDN_JOB_FD + 1, ~0u, 0) != 0)
        return -errno;
    child->zygote->layers[CDN_LAYER_FDS].active = 1;
    return 0;
}

static int step_signals(cdn_child *child)
{
    struct sigaction normal = {.sa_handler = SIG_DFL};
    sigset_t none;
    child->call = "sigprocmask";
    for (int number = 1; number < NSIG; number++)
        if (number != SIGPIPE && number != SIGXFSZ) /* Python wants these as errors */
            sigaction(number, &normal, NULL);
    sigemptyset(&none);
    return sigprocmask(SIG_SETMASK, &none, NULL) == 0 ? 0 : -errno;
}

static int step_uid(cdn_child *child)
{
    if (!child->uid)
        return -EPERM;
    child->call = "setgroups";
    if (setgroups(0, NULL) != 0)
        return -errno;
    child->call = "setresgid";
    if (setresgid(child->uid, child->uid, child->uid) != 0)
        return -errno;
    child->call = "prctl(PR_SET_SECUREBITS)";
    if (prctl(PR_SET_SECUREBITS, SECBIT_KEEP_CAPS, 0, 0, 0) != 0 && errno != EPERM)
        return -errno;
    child->call = "setresuid";
    if (setresuid(child->uid, child->uid, child->uid) != 0)
        return -errno;
    child->zygote->layers[CDN_LAYER_UID].active = 1;
    return 0;
}

/* Without CAP_SETPCAP the bits stay as they are; without execve they cannot matter. */
static void lock_securebits(void)
{
    prctl(PR_SET_SECUREBITS,
          SECBIT_NOROOT | SECBIT_NOROOT_LOCKED | SECBIT_NO_SETUID_FIXUP |
              SECBIT_NO_SETUID_FIXUP_LOCKED | SECBIT_KEEP_CAPS_LOCKED |
              SECBIT_NO_CAP_AMBIENT_RAISE | SECBIT_NO_CAP_AMBIENT_RAISE_LOCKED,
          0, 0, 0);
}

static bool has_no_capabilities(void)
{
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct have[2];
    if (syscall(SYS_capget, &header, have) != 0)
        return false;
    for (int i = 0; i < 2; i++)
        if (have[i].effective | have[i].permitted | have[i].inheritable)
            return false;
    return true;
}

/* Proven here and not in the self-check: the final filter takes capget away. */
static int step_capabilities(cdn_child *child)
{
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct none[2] = {{0, 0, 0}, {0, 0, 0}};
    lock_securebits();
    child->call = "capset";
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    if (syscall(SYS_capset, &header, none) != 0)
        return -errno;
    child->call = "capget";
    if (!has_no_capabilities())
        return -ENOTRECOVERABLE;
    child->zygote->layers[CDN_LAYER_CAPABILITIES].active = 1;
    child->zygote->layers[CDN_LAYER_CAPABILITIES].verified = 1;
    return 0;
}

/* The kernel forgets PDEATHSIG and dumpability when the uid changes, so they come after it. */
static int step_privileges(cdn_child *child)
{
    child->call = "prctl(PR_SET_NO_NEW_PRIVS)";
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        return -errno;
    child->call = "prctl(PR_SET_DUMPABLE)";
    if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0)
        return -errno;
    child->call = "prctl(PR_SET_PDEATHSIG)";
    if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0)
        return -errno;
    /* The zygote may have died before that took effect. Outside its namespace it reads as 0. */
    pid_t expected = child->zygote->layers[CDN_LAYER_PID_NS].active ? 0 : child->zygote_pid;
    if (getppid() != expected)
        return -ESRCH;
    child->zygote->layers[CDN_LAYER_NO_NEW_PRIVS].active = 1;
    return 0;
}

typedef struct child_step {
    const char *name;
    cdn_layer_id layer; /* CDN_LAYER_COUNT: belongs to none */
    bool is_required;   /* for the workspace see must_hold() */
    int (*run)(cdn_child *child);
} child_step;

static const child_step steps[] = {
    {"session", CDN_LAYER_COUNT, true, step_session},
    {"descriptors", CDN_LAYER_FDS, true, step_fds},
    {"workspace", CDN_LAYER_WORKSPACE, false, step_workspace},
    {"signals", CDN_LAYER_COUNT, true, step_signals},
    {"limits", CDN_LAYER_RLIMITS, true, cdn_limits_enter},
    {"uid", CDN_LAYER_UID, false, step_uid},
    {"capabilities", CDN_LAYER_CAPABILITIES, true, step_capabilities},
    {"privileges", CDN_LAYER_NO_NEW_PRIVS, true, step_privileges},
    {"landlock", CDN_LAYER_LANDLOCK, false, cdn_landlock_enter},
    {"filters", CDN_LAYER_SECCOMP, true, cdn_filters_enter},
    {"descriptor limit", CDN_LAYER_RLIMITS, true, cdn_limits_enter_descriptors},
};

static bool fail(cdn_step_failure *failure, const cdn_zygote *zygote, cdn_layer_id layer, int error,
                 const char *call)
{
    memset(failure, 0, sizeof *failure);
    memcpy(failure->layers, zygote->layers, sizeof failure->layers);
    if (layer < CDN_LAYER_COUNT)
        failure->layers[layer] = (cdn_layer_state){.error = error};
    failure->layer = (int32_t)layer;
    failure->error = error;
    strncpy(failure->call, call, sizeof failure->call - 1);
    return false;
}

/* With a root of our own, a child without its private workspace would stand in the shared one. One
 * that was to have a uid of its own may have half an identity, and owns nothing. */
static bool must_hold(const child_step *step, const cdn_child *child)
{
    return step->is_required ||
           (step->layer == CDN_LAYER_WORKSPACE && child->zygote->layers[CDN_LAYER_ROOT].active) ||
           (step->layer == CDN_LAYER_UID && child->uid);
}

static int run_step(const child_step *step, cdn_child *child)
{
    child->call = step->name;
    int failed = cdn_hook_fail(step->name);
    if (!failed && cdn_hook_lie(step->name) && step->layer < CDN_LAYER_COUNT)
        child->zygote->layers[step->layer].active = 1;
    else if (!failed)
        failed = step->run(child);
    return failed;
}

bool cdn_child_confine(cdn_child *child, cdn_step_failure *failure)
{
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        int error = -run_step(&steps[i], child);
        if (error && must_hold(&steps[i], child))
            return fail(failure, child->zygote, steps[i].layer, error, child->call);
        if (error)
            child->zygote->layers[steps[i].layer].error = error;
    }
    cdn_layer_id layer = CDN_LAYER_COUNT;
    int error = -cdn_selfcheck(child, &layer);
    return error ? fail(failure, child->zygote, layer, error, "self-check") : true;
}
