/*
 * without: run a command on a machine that lacks a mechanism. A seccomp filter makes the named
 * system calls fail, as a container or an older kernel would:
 *
 *     without userns,mount,landlock -- cordon doctor
 */
#include <errno.h>
#include <linux/capability.h>
#include <linux/prctl.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <seccomp.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

typedef struct mechanism {
    const char *name;
    const char *call;
    int error; /* what such a machine answers */
} mechanism;

static const mechanism mechanisms[] = {
    {"namespaces", "unshare", EPERM}, /* a container's default profile */
    {"mount", "mount", EPERM},
    {"mount", "open_tree", EPERM},
    {"mount", "pivot_root", EPERM},
    {"container", "unshare", EPERM}, /* both, and fewer capabilities, see enter_container() */
    {"container", "mount", EPERM},
    {"container", "open_tree", EPERM},
    {"container", "pivot_root", EPERM},
    {"landlock", "landlock_create_ruleset", ENOSYS}, /* an older kernel */
    {"seccomp", "seccomp", EINVAL},                  /* CONFIG_SECCOMP_FILTER=n */
    {"pidfd", "pidfd_open", ENOSYS},
    {"close_range", "close_range", ENOSYS}, /* before Linux 5.9 */
    {"capset", "capset", EPERM},
    {"setresuid", "setresuid", EPERM},
};

#define WITHOUT_NAMESPACE(name, flag)                                                              \
    {                                                                                              \
        name, SCMP_SYS(unshare), EPERM, {{0, SCMP_CMP_MASKED_EQ, flag, flag}}, 1                   \
    }

/* Where only some uses of a call fail. */
static int forbid_partly(scmp_filter_ctx filter, const char *name, size_t length)
{
    static const struct {
        const char *name;
        int call;
        int error;
        struct scmp_arg_cmp when[2];
        unsigned count;
    } rows[] = {
        /* Only the workspace's mount, by its flags. */
        {"workspace",
         SCMP_SYS(mount),
         EPERM,
         {{3, SCMP_CMP_EQ, MS_NOSUID | MS_NODEV | MS_NOEXEC, 0}},
         1},
        /* Only user namespaces, so that root can still have the others; or one of these. */
        WITHOUT_NAMESPACE("userns", CLONE_NEWUSER),
        WITHOUT_NAMESPACE("netns", CLONE_NEWNET),
        WITHOUT_NAMESPACE("ipcns", CLONE_NEWIPC),
        WITHOUT_NAMESPACE("utsns", CLONE_NEWUTS),
        WITHOUT_NAMESPACE("pidns", CLONE_NEWPID),
        {"nnp", SCMP_SYS(prctl), EINVAL, {{0, SCMP_CMP_EQ, PR_SET_NO_NEW_PRIVS, 0}}, 1},
        /* Asking for limits works, as everywhere; setting them does not. Core dumps may be turned
         * off, which a sanitizer's runtime insists on. */
        {"rlimits",
         SCMP_SYS(prlimit64),
         EPERM,
         {{1, SCMP_CMP_NE, RLIMIT_CORE, 0}, {2, SCMP_CMP_NE, 0, 0}},
         2},
        /* Filters can be asked about, but not installed. */
        {"filters",
         SCMP_SYS(seccomp),
         EPERM,
         {{0, SCMP_CMP_EQ, SECCOMP_SET_MODE_FILTER, 0}, {2, SCMP_CMP_NE, 0, 0}},
         2},
        /* Somebody above listens already: there can be one listener only. */
        {"listener",
         SCMP_SYS(seccomp),
         EBUSY,
         {{1, SCMP_CMP_MASKED_EQ, SECCOMP_FILTER_FLAG_NEW_LISTENER,
           SECCOMP_FILTER_FLAG_NEW_LISTENER}},
         1},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strlen(rows[i].name) == length && strncmp(rows[i].name, name, length) == 0)
            return seccomp_rule_add_array(filter, SCMP_ACT_ERRNO((unsigned)rows[i].error),
                                          rows[i].call, rows[i].count, rows[i].when) == 0;
    return 0;
}

static int forbid(scmp_filter_ctx filter, const char *name, size_t length)
{
    int known = forbid_partly(filter, name, length);
    for (size_t i = 0; i < sizeof mechanisms / sizeof *mechanisms; i++) {
        const mechanism *row = &mechanisms[i];
        if (strlen(row->name) != length || strncmp(row->name, name, length) != 0)
            continue;
        known = 1;
        if (seccomp_rule_add(filter, SCMP_ACT_ERRNO((unsigned)row->error),
                             seccomp_syscall_resolve_name(row->call), 0) != 0)
            return 0;
    }
    return known;
}

/* The capabilities that root has in a container by default (docs.docker.com, "Runtime privilege and
 * Linux capabilities"). Somebody who has none to begin with keeps none. */
static int enter_container(void)
{
    static const int kept[] = {
        CAP_AUDIT_WRITE, CAP_CHOWN,   CAP_DAC_OVERRIDE,     CAP_FOWNER,     CAP_FSETID,
        CAP_KILL,        CAP_MKNOD,   CAP_NET_BIND_SERVICE, CAP_NET_RAW,    CAP_SETFCAP,
        CAP_SETGID,      CAP_SETPCAP, CAP_SETUID,           CAP_SYS_CHROOT,
    };
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct data[2];
    unsigned wanted[2] = {0, 0};
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
        wanted[kept[i] / 32] |= 1u << kept[i] % 32;
    for (int i = 0; prctl(PR_CAPBSET_READ, i, 0, 0, 0) >= 0; i++)
        if (!(wanted[i / 32] & 1u << i % 32))
            prctl(PR_CAPBSET_DROP, i, 0, 0, 0);
    if (syscall(SYS_capget, &header, data) != 0)
        return 0;
    for (int i = 0; i < 2; i++) {
        data[i].effective &= wanted[i];
        data[i].permitted &= wanted[i];
        data[i].inheritable = 0;
    }
    return syscall(SYS_capset, &header, data) == 0;
}

static int has_word(const char *list, const char *word)
{
    const char *at = strstr(list, word);
    return at && (at == list || at[-1] == ',') && strchr(",", at[strlen(word)]);
}

int main(int argc, char **argv)
{
    if (argc < 4 || strcmp(argv[2], "--") != 0) {
        fprintf(stderr, "usage: without MECHANISM[,MECHANISM…] -- COMMAND…\n");
        return 64;
    }
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    if (!filter || (geteuid() == 0 && seccomp_attr_set(filter, SCMP_FLTATR_CTL_NNP, 0) != 0))
        return 70;
    for (const char *at = argv[1]; *at;) {
        size_t length = strcspn(at, ",");
        if (!forbid(filter, at, length)) {
            fprintf(stderr, "without: unknown mechanism '%.*s'\n", (int)length, at);
            return 64;
        }
        at += length + (at[length] == ',');
    }
    /* Last but the filter: without CAP_SYS_ADMIN a filter needs no_new_privs. */
    if (has_word(argv[1], "container") &&
        (!enter_container() || seccomp_attr_set(filter, SCMP_FLTATR_CTL_NNP, 1) != 0))
        return 70;
    int failed = seccomp_load(filter);
    if (failed) {
        fprintf(stderr, "without: %s\n", strerror(-failed));
        return 70;
    }
    execvp(argv[3], argv + 3);
    fprintf(stderr, "without: %s: %s\n", argv[3], strerror(errno));
    return 71;
}
