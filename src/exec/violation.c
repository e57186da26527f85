/*
 * What a child was caught at. Only the call's number is used: the arguments may be pointers into
 * memory that the child can change. No notification is ever answered; the child is killed.
 */
#include "violation.h"

#include <errno.h>
#include <linux/seccomp.h>
#include <seccomp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>

static void add(cdn_exec_result *result, int number)
{
    if (result->violation_count == CDN_VIOLATION_MAX)
        return;
    cdn_violation *row = &result->violations[result->violation_count++];
    char *name = seccomp_syscall_resolve_num_arch(SCMP_ARCH_NATIVE, number);
    snprintf(row->syscall, sizeof row->syscall, "%s", name ? name : "interrupted");
    row->count = 1;
    row->action = "kill";
    free(name);
}

bool cdn_violation_take(cdn_exec_result *result, int listener)
{
    struct seccomp_notif notice;
    memset(&notice, 0, sizeof notice);
    if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &notice) == 0) {
        add(result, notice.data.nr);
        return true;
    }
    if (errno != ENOENT)
        return false;
    add(result,
        -1); /* a signal withdrew the call before it could be read: it was made all the same */
    return true;
}
