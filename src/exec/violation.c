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

#include "fd.h"

static void add(cdn_exec_result *result, int number)
{
    if (result->violation_count == CDN_VIOLATION_MAX)
        return;
    cdn_violation *row = &result->violations[result->violation_count++];
    char *name = seccomp_syscall_resolve_num_arch(SCMP_ARCH_NATIVE, number);
    snprintf(row->syscall, sizeof row->syscall, "%s", name ? name : "unknown");
    row->count = 1;
    row->action = "kill";
    free(name);
}

bool cdn_violation_take(cdn_exec_result *result, int *listener)
{
    struct seccomp_notif notice;
    memset(&notice, 0, sizeof notice);
    if (ioctl(*listener, SECCOMP_IOCTL_NOTIF_RECV, &notice) == 0) {
        add(result, notice.data.nr);
        return true;
    }
    if (errno != EINTR)
        cdn_fd_close(listener); /* the child is gone */
    return false;
}
