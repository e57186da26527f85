/*
 * What a child asks or was caught at. Only the call's number is used: the arguments may be pointers
 * into memory that the child can change. The one call that is ever let go on is clone, whose flags
 * the final filter has judged already, in registers; here it is only counted.
 */
#include "notice.h"

#include <errno.h>
#include <linux/seccomp.h>
#include <seccomp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>

static void add(cdn_exec_result *result, const char *name)
{
    if (result->violation_count == CDN_VIOLATION_MAX)
        return;
    cdn_violation *row = &result->violations[result->violation_count++];
    snprintf(row->syscall, sizeof row->syscall, "%s", name);
    row->count = 1;
    row->action = "kill";
}

static void add_call(cdn_exec_result *result, int number)
{
    char *name = seccomp_syscall_resolve_num_arch(SCMP_ARCH_NATIVE, number);
    add(result, name ? name : "unknown");
    free(name);
}

/* The directory has a link for itself, for its parent and for each thread. Without /proc, all that
 * ever began are taken to be alive. */
static uint64_t threads_alive(const cdn_host_child *child)
{
    char path[64];
    struct stat info;
    snprintf(path, sizeof path, "/proc/%d/task", (int)child->pid);
    if (stat(path, &info) == 0 && info.st_nlink > 2)
        return info.st_nlink - 2;
    return child->threads_begun + 1;
}

/* Threads that were let go on and are not there yet are not seen, and each alive can start one: at
 * worst a race doubles the limit. The first thread does not count, as with RLIMIT_NPROC. */
static void answer_thread(cdn_host_child *child, uint64_t id, const cdn_limits *limits)
{
    struct seccomp_notif_resp answer = {.id = id};
    if (threads_alive(child) <= limits->threads)
        answer.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
    else
        answer.error = -EAGAIN;
    child->threads_begun += answer.flags != 0;
    (void)ioctl(child->listener, SECCOMP_IOCTL_NOTIF_SEND, &answer); /* it may be gone: no matter */
}

bool cdn_notice_take(cdn_exec_result *result, cdn_host_child *child, const cdn_limits *limits)
{
    bool counts_threads = !child->ready.layers[CDN_LAYER_UID].active;
    struct seccomp_notif notice;
    memset(&notice, 0, sizeof notice);
    if (ioctl(child->listener, SECCOMP_IOCTL_NOTIF_RECV, &notice) != 0) {
        /* A signal withdrew the call before it could be read. Where it can have been no thread, it
         * was a violation all the same; where it can, it is made again or was never made. */
        if (errno != ENOENT || counts_threads)
            return false;
        add(result, "interrupted");
        return true;
    }
    if (counts_threads && notice.data.nr == SYS_clone) {
        answer_thread(child, notice.id, limits);
        return false;
    }
    add_call(result, notice.data.nr);
    return true;
}
