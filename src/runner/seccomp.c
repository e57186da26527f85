/*
 * From rows to filters. Runs once per zygote, in the runner, before any interpreter is started: the
 * programs go to memory files that the interpreter's extension installs from, so that libseccomp
 * need not be loaded into the user's Python.
 */
#include "seccomp.h"

#include <errno.h>
#include <seccomp.h>

#include "syscalls.h"

/* A machine without user notification (before Linux 5.0) kills without telling the name. */
static uint32_t trap_action(void)
{
    return seccomp_api_get() >= 5 ? SCMP_ACT_NOTIFY : SCMP_ACT_KILL_PROCESS;
}

/* Where the host cannot be asked, threads are not counted; RLIMIT_AS bounds their stacks. */
static uint32_t count_action(void)
{
    return seccomp_api_get() >= 5 ? SCMP_ACT_NOTIFY : 0;
}

static uint32_t default_action(cdn_filter_id id)
{
    return id == CDN_FILTER_BASE ? SCMP_ACT_ERRNO(ENOSYS) : SCMP_ACT_ALLOW;
}

/* What filter `id` does with a row; 0 (SCMP_ACT_KILL_THREAD, which no row uses) for nothing. */
static uint32_t row_action(cdn_filter_id id, const cdn_syscall_row *row)
{
    const uint32_t refuse = SCMP_ACT_ERRNO(EPERM);
    switch (id) {
    case CDN_FILTER_BASE:
        if (row->rule == CDN_CALL_REFUSE)
            return refuse;
        return row->rule == CDN_CALL_TAKE || row->rule == CDN_CALL_COUNT ? 0 : SCMP_ACT_ALLOW;
    case CDN_FILTER_THREADS:
        if (row->rule == CDN_CALL_COUNT)
            return count_action();
        return row->rule == CDN_CALL_TRAP ? trap_action() : 0;
    case CDN_FILTER_TRAP:
        return row->rule == CDN_CALL_TRAP ? trap_action() : 0;
    case CDN_FILTER_METADATA:
        return row->rule == CDN_CALL_METADATA ? refuse : 0;
    case CDN_FILTER_FINAL:
        return row->rule == CDN_CALL_SETUP || row->rule == CDN_CALL_TAKE ? refuse : 0;
    default:
        return 0;
    }
}

static struct scmp_arg_cmp comparison(const cdn_syscall_row *row)
{
    switch (row->compare) {
    case CDN_BITS:
        return SCMP_CMP64(row->argument, SCMP_CMP_MASKED_EQ, row->mask, row->value);
    case CDN_NOT:
        return SCMP_CMP64(row->argument, SCMP_CMP_NE, row->value);
    default:
        return SCMP_CMP64(row->argument, SCMP_CMP_EQ, row->value);
    }
}

static int add_row(scmp_filter_ctx filter, uint32_t arch, uint32_t action,
                   const cdn_syscall_row *row)
{
    /* libseccomp takes this machine's number, whatever architecture the filter is for. */
    int number = seccomp_syscall_resolve_name(row->name);
    int there = arch ? seccomp_syscall_resolve_name_arch(arch, row->name) : number;
    if (there < 0) /* not on this architecture, or newer than libseccomp: ENOSYS by default */
        return 0;
    struct scmp_arg_cmp compare = comparison(row);
    unsigned count = row->compare == CDN_ANY ? 0 : 1;
    return seccomp_rule_add_array(filter, action, number, count, &compare);
}

static int set_up(scmp_filter_ctx filter, uint32_t arch)
{
    int failed = seccomp_attr_set(filter, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);
    if (!failed)
        failed = seccomp_attr_set(filter, SCMP_FLTATR_CTL_OPTIMIZE, 2);
    if (!failed && arch) {
        failed = seccomp_arch_add(filter, arch);
        if (!failed && arch != seccomp_arch_native())
            failed = seccomp_arch_remove(filter, SCMP_ARCH_NATIVE);
        else if (failed == -EEXIST)
            failed = 0;
    }
    return failed;
}

int cdn_seccomp_export(cdn_filter_id id, uint32_t arch, int fd)
{
    scmp_filter_ctx filter = seccomp_init(default_action(id));
    if (!filter)
        return -ENOMEM;
    int failed = set_up(filter, arch);
    for (size_t i = 0; !failed && i < cdn_syscall_row_count; i++) {
        uint32_t action = row_action(id, &cdn_syscall_rows[i]);
        if (action)
            failed = add_row(filter, arch, action, &cdn_syscall_rows[i]);
    }
    if (!failed)
        failed = seccomp_export_bpf(filter, fd);
    seccomp_release(filter);
    return failed;
}
