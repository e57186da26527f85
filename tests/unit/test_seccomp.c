/*
 * Filters as rows: call, arguments, verdict; for each architecture that cordon is built for. The
 * programs are the ones that the runner hands over, run by the interpreter in bpf.h.
 */
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "bpf.h"
#include "cm.h"
#include "seccomp.h"
#include "syscalls.h"

enum { ARCHES = 2, OWN_PID = 4321, OTHER_PID = 4322 };

static const uint32_t arches[ARCHES] = {SCMP_ARCH_X86_64, SCMP_ARCH_AARCH64};
static bpf_program programs[ARCHES][CDN_FILTER_COUNT];

/* As src/runner/filters.c does it in each child. */
static void patch_pid(bpf_program *program)
{
    size_t patched = 0;
    for (size_t i = 0; i < program->count; i++)
        if (BPF_CLASS(program->code[i].code) == BPF_JMP && program->code[i].k == CDN_OWN_PID) {
            program->code[i].k = OWN_PID;
            patched++;
        }
    assert_int_equal(patched > 0, 1);
}

static int export_all(void **state)
{
    (void)state;
    for (int arch = 0; arch < ARCHES; arch++) {
        for (int id = 0; id < CDN_FILTER_COUNT; id++) {
            bpf_program *program = &programs[arch][id];
            int fd = memfd_create("filter", MFD_CLOEXEC);
            assert_true(fd >= 0);
            assert_int_equal(cdn_seccomp_export((cdn_filter_id)id, arches[arch], fd), 0);
            ssize_t got = pread(fd, program->code, sizeof program->code, 0);
            assert_true(got > 0 && got % (ssize_t)sizeof *program->code == 0);
            program->count = (size_t)got / sizeof *program->code;
            close(fd);
        }
        patch_pid(&programs[arch][CDN_FILTER_FINAL]);
    }
    return 0;
}

/* The kernel runs every filter and takes the sternest answer; the order is that of seccomp(2). */
static int sternness(uint32_t verdict)
{
    switch (verdict & SECCOMP_RET_ACTION_FULL) {
    case SECCOMP_RET_KILL_PROCESS:
        return 5;
    case SECCOMP_RET_KILL_THREAD:
        return 4;
    case SECCOMP_RET_ERRNO:
        return 3;
    case SECCOMP_RET_USER_NOTIF:
        return 2;
    case SECCOMP_RET_ALLOW:
        return 1;
    default:
        fail_msg("verdict 0x%x", verdict);
        return 0;
    }
}

/* Sets of filters: what is installed at which time. */
enum {
    BASE = 1 << CDN_FILTER_BASE,
    TRAP = 1 << CDN_FILTER_TRAP,
    THREADS = 1 << CDN_FILTER_THREADS,
    META = 1 << CDN_FILTER_METADATA,
    FINAL = 1 << CDN_FILTER_FINAL,
    CHILD = BASE | TRAP | FINAL,           /* with a root of its own */
    BARE = CHILD | META,                   /* without one */
    SHARED = BASE | THREADS | FINAL | META /* nor a uid of its own */
};

static uint32_t verdict_of(int arch, int filters, const struct seccomp_data *data)
{
    uint32_t sternest = SECCOMP_RET_ALLOW;
    for (int id = 0; id < CDN_FILTER_COUNT; id++) {
        if (!(filters & 1 << id))
            continue;
        uint32_t verdict = bpf_run(&programs[arch][id], data);
        if (sternness(verdict) > sternness(sternest))
            sternest = verdict;
    }
    return sternest;
}

#define YES   SECCOMP_RET_ALLOW
#define NO    (SECCOMP_RET_ERRNO | EPERM)
#define NONE  (SECCOMP_RET_ERRNO | ENOSYS)
#define DIES  SECCOMP_RET_KILL_PROCESS
#define TOLD  SECCOMP_RET_USER_NOTIF
#define HIGH  (UINT64_C(1) << 32) /* smuggled where the kernel reads an int */
#define MINUS UINT64_C(0xFFFFFFFFFFFFFFFF)

#define A_THREAD                                                                                   \
    (CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM |            \
     CLONE_SETTLS | CLONE_PARENT_SETTID | CLONE_CHILD_CLEARTID)
#define A_FORK UINT64_C(0x01200011) /* CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID | SIGCHLD */

typedef struct row {
    int filters;
    const char *call;
    uint32_t verdict;
    uint64_t args[6];
} row;

static const row rows[] = {
    /* what Python lives on */
    {BARE, "read", YES, {0}},
    {BARE, "write", YES, {1}},
    {BARE, "openat", YES, {0}},
    {BARE, "futex", YES, {0}},
    {BARE, "exit_group", YES, {0}},
    {BARE, "getrandom", YES, {0}},
    {BARE, "mmap", YES, {0, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS}},
    /* unknown to the tables */
    {BARE, "clone3", NONE, {0}},
    {BARE, "rt_tgsigqueueinfo", NO, {0}},
    {BARE, "landlock_create_ruleset", NO, {0}},
    {BASE, "landlock_create_ruleset", YES, {0}},
    /* processes and threads */
    {BARE, "clone", YES, {A_THREAD}},
    {BARE, "clone", NO, {A_FORK}},
    {BARE, "clone", NO, {0}},
    {BARE, "clone", NO, {A_FORK | HIGH}},
    {BARE, "clone", NO, {CLONE_VM | CLONE_VFORK}},
    {BASE, "clone", YES, {A_FORK}}, /* the zygote forks */
    {SHARED, "clone", TOLD, {A_THREAD}},
    {SHARED, "clone", NO, {A_FORK}},
    {SHARED, "clone", NO, {A_THREAD | CLONE_NEWUSER}},
    {SHARED, "clone3", NONE, {0}},
    {SHARED, "read", YES, {0}},
    {BARE, "fork", NO, {0}},
    {BARE, "vfork", NO, {0}},
    {BARE, "clone", NO, {A_THREAD | CLONE_NEWNS}},
    {BARE, "clone", NO, {A_THREAD | CLONE_NEWUSER}},
    {BARE, "clone", NO, {A_THREAD | CLONE_NEWPID}},
    {BARE, "clone", NO, {A_THREAD | CLONE_NEWNET}},
    {BARE, "clone", NO, {A_THREAD | CLONE_NEWIPC}},
    {BARE, "clone", NO, {A_THREAD | CLONE_NEWUTS}},
    {BARE, "clone", NO, {A_THREAD | CLONE_NEWCGROUP}},
    {BARE, "clone", NO, {A_THREAD | CLONE_PTRACE}},
    {BARE, "clone", NO, {A_THREAD | CLONE_NEWUSER | HIGH}},
    {BARE, "execve", NO, {0}},
    {BARE, "execveat", NO, {0}},
    {BARE, "unshare", NO, {0}},
    {BARE, "setns", NO, {0}},
    /* signals: only to itself */
    {BARE, "kill", YES, {OWN_PID, 6}},
    {BARE, "kill", NO, {OTHER_PID, 6}},
    {BARE, "kill", NO, {0, 9}},
    {BARE, "kill", NO, {1, 9}},
    {BARE, "kill", NO, {MINUS, 9}},
    {BARE, "kill", NO, {UINT32_MAX, 9}},
    {BARE, "kill", NO, {OWN_PID | HIGH, 9}},
    {BARE, "kill", NO, {CDN_OWN_PID, 9}}, /* the placeholder is nobody */
    {BARE, "tgkill", YES, {OWN_PID, OWN_PID, 6}},
    {BARE, "tgkill", NO, {OTHER_PID, OTHER_PID, 6}},
    {BARE, "tgkill", NO, {MINUS, OTHER_PID, 6}},
    {BARE, "tkill", NO, {OWN_PID, 9}},
    {BARE, "rt_sigqueueinfo", NO, {OWN_PID}},
    {BARE, "pidfd_open", NO, {OWN_PID}},
    {BARE, "pidfd_send_signal", NO, {3}},
    {BARE, "pidfd_getfd", NO, {3}},
    {BARE, "prlimit64", YES, {0, 7}},
    {BARE, "prlimit64", NO, {OTHER_PID, 7}},
    {BARE, "prlimit64", NO, {HIGH, 7}},
    {BARE, "setpriority", NO, {0}},
    {BARE, "sched_setaffinity", NO, {0}},
    /* network */
    {BARE, "socket", NO, {AF_INET, SOCK_STREAM}},
    {BARE, "socket", NO, {AF_UNIX, SOCK_STREAM}},
    {BARE, "socket", NO, {AF_NETLINK, SOCK_RAW}},
    {BARE, "connect", NO, {3}},
    {BARE, "bind", NO, {3}},
    {BARE, "sendto", YES, {3, 0, 0, 0, 0}},
    {BARE, "sendto", NONE, {3, 0, 0, 0, 0x7fff0000}},
    {BARE, "sendto", NONE, {3, 0, 0, 0, HIGH}},
    {BARE, "sendmsg", NO, {3}},
    {BARE, "recvmsg", NO, {3}},
    {BASE, "sendmsg", YES, {3}},
    {BARE, "socketpair", YES, {AF_UNIX, SOCK_STREAM}},
    {BARE, "socketpair", YES, {AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK}},
    {BARE, "socketpair", NONE, {AF_INET, SOCK_STREAM}},
    {BARE, "socketpair", NONE, {AF_UNIX | HIGH, SOCK_STREAM}},
    {BARE, "socketpair", NO, {AF_UNIX, SOCK_DGRAM}},
    {BARE, "socketpair", NO, {AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC}},
    {BARE, "socketpair", NO, {AF_UNIX, SOCK_DGRAM | HIGH}},
    {BARE, "socketpair", NO, {AF_UNIX, SOCK_SEQPACKET}},
    {BARE, "socketpair", NO, {AF_UNIX, SOCK_RAW}},
    /* descriptors */
    {BARE, "ioctl", YES, {0, TCGETS}},
    {BARE, "ioctl", NONE, {0, TIOCSTI}},
    {BARE, "ioctl", NONE, {0, TIOCSTI | HIGH}},
    {BARE, "ioctl", NONE, {0, TCGETS | HIGH}},
    {BARE, "ioctl", NONE, {0, TIOCLINUX}},
    {BARE, "ioctl", NONE, {0, TIOCSCTTY}},
    {BARE, "ioctl", NONE, {0, FIOSETOWN}},
    {BARE, "fcntl", YES, {0, F_GETFL}},
    {BARE, "fcntl", YES, {0, F_DUPFD_CLOEXEC}},
    {BARE, "fcntl", NONE, {0, F_SETOWN}},
    {BARE, "fcntl", NONE, {0, F_SETSIG}},
    {BARE, "fcntl", NONE, {0, F_NOTIFY}},
    {BARE, "fcntl", NONE, {0, F_SETLEASE}},
    {BARE, "fcntl", NONE, {0, F_SETPIPE_SZ}},
    {BARE, "fcntl", NONE, {0, F_ADD_SEALS}},
    /* memory */
    {BARE, "mmap", YES, {0, 4096, PROT_READ, MAP_SHARED, 5}},
    {BARE, "mmap", NO, {0, 4096, PROT_READ, MAP_SHARED | MAP_ANONYMOUS}},
    {BARE, "mmap", NO, {0, 4096, PROT_READ, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE}},
    {BARE, "mmap", NO, {0, 4096, PROT_READ, MAP_SHARED | MAP_ANONYMOUS | HIGH}},
    {BARE, "mmap", NO, {0, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_GROWSDOWN}},
    {BARE, "mmap", YES, {0, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK}},

    /* of others not even whether they live */
    {BARE, "getsockopt", YES, {3, SOL_SOCKET, SO_TYPE}},
    {BARE, "getsockopt", NONE, {3, SOL_SOCKET, SO_PEERCRED}},
    {BARE, "getsockopt", NONE, {3, SOL_SOCKET, 77}}, /* SO_PEERPIDFD */
    {BARE, "getsockopt", NONE, {3, SOL_SOCKET, SO_TYPE | HIGH}},
    {BARE, "sched_getaffinity", YES, {0}},
    {BARE, "sched_getaffinity", NO, {1}},
    {BARE, "sched_getaffinity", NO, {HIGH}},
    {BARE, "capget", NO, {0}},
    {BARE, "clock_gettime", YES, {CLOCK_MONOTONIC}},
    {BARE, "clock_gettime", YES, {CLOCK_PROCESS_CPUTIME_ID}},
    {BARE, "clock_gettime", YES, {~UINT64_C(1234) << 3 | 6}}, /* of a thread */
    {BARE, "clock_gettime", NO, {~UINT64_C(1234) << 3 | 2}},  /* of a process */
    {BARE, "clock_gettime", NO, {(~UINT64_C(1234) << 3 | 2) & 0xFFFFFFFF}},
    {BARE, "clock_gettime", NO, {~UINT64_C(3) << 3 | 3}}, /* of a descriptor */
    {BARE, "clock_getres", NO, {~UINT64_C(1234) << 3 | 2}},
    {BARE, "clock_nanosleep", NO, {~UINT64_C(1234) << 3 | 2}},
    {BARE, "memfd_create", NO, {0}},
    {BARE, "mlock", NO, {0}},
    {BARE, "shmget", NO, {0}},
    /* prctl: a short list, and only what a child has left */
    {BARE, "prctl", YES, {PR_SET_NAME}},
    {BARE, "prctl", NONE, {PR_SET_NAME | HIGH}},
    {BARE, "prctl", NO, {PR_SET_DUMPABLE, 1}},
    {BARE, "prctl", NONE, {PR_SET_DUMPABLE | HIGH, 1}},
    {BASE, "prctl", YES, {PR_SET_DUMPABLE}},
    {BASE, "prctl", NONE, {PR_SET_DUMPABLE | HIGH}},
    {BARE, "prctl", NO, {PR_SET_PDEATHSIG, 0}},
    {BARE, "prctl", NONE, {PR_SET_PDEATHSIG | HIGH, 0}},
    {BARE, "prctl", NO, {PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE}},
    {BARE, "prctl", NONE, {PR_SET_MM}},
    {BARE, "prctl", NONE, {PR_SET_SECCOMP, 2}},
    {BARE, "prctl", NONE, {PR_SET_PTRACER, MINUS}},
    {BARE, "prctl", NONE, {PR_SET_SPECULATION_CTRL}},
    {BARE, "prctl", NONE, {PR_SET_TSC}},
    {BARE, "seccomp", NO, {1}},
    {BASE, "seccomp", YES, {1}},
    /* files: metadata only where there is a root of our own */
    {CHILD, "fchmodat", YES, {0}},
    {BARE, "fchmodat", NO, {0}},
    {CHILD, "utimensat", YES, {0}},
    {BARE, "utimensat", NO, {0}},
    {BARE, "chown", NO, {0}},
    {CHILD, "setxattr", NO, {0}},
    {CHILD, "mknodat", NO, {0}},
    {CHILD, "mount", NO, {0}},
    {CHILD, "umount2", NO, {0}},
    {CHILD, "chroot", NO, {0}},
    {CHILD, "pivot_root", NO, {0}},
    {CHILD, "open_tree", NO, {0}},
    {CHILD, "setresuid", NO, {0}},
    {CHILD, "capset", NO, {0}},
};

static void ask(int arch, int number, const row *what, const char *name)
{
    struct seccomp_data data = {.nr = number, .arch = arches[arch]};
    memcpy(data.args, what->args, sizeof data.args);
    uint32_t verdict = verdict_of(arch, what->filters, &data);
    if (verdict != what->verdict)
        fail_msg("%s(0x%llx, 0x%llx, …) on %s, filters 0x%x: 0x%x, expected 0x%x", name,
                 (unsigned long long)what->args[0], (unsigned long long)what->args[1],
                 arch ? "aarch64" : "x86-64", what->filters, verdict, what->verdict);
}

static void each_call_has_its_verdict(void **state)
{
    (void)state;
    for (int arch = 0; arch < ARCHES; arch++)
        for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
            int number = seccomp_syscall_resolve_name_arch(arches[arch], rows[i].call);
            assert_true(number != __NR_SCMP_ERROR);
            if (number >= 0) /* aarch64 has no fork(2), chown(2), … */
                ask(arch, number, &rows[i], rows[i].call);
        }
}

static void each_trapped_call_is_told_to_the_host(void **state)
{
    (void)state;
    uint32_t expected = seccomp_api_get() >= 5 ? TOLD : DIES; /* before Linux 5.0 */
    size_t trapped = 0;
    for (int arch = 0; arch < ARCHES; arch++)
        for (size_t i = 0; i < cdn_syscall_row_count; i++) {
            const cdn_syscall_row *call = &cdn_syscall_rows[i];
            int number = seccomp_syscall_resolve_name_arch(arches[arch], call->name);
            if (call->rule != CDN_CALL_TRAP || number < 0)
                continue;
            ask(arch, number, &(row){BARE, NULL, expected, {0}}, call->name);
            ask(arch, number, &(row){BARE, NULL, expected, {MINUS, MINUS}}, call->name);
            ask(arch, number, &(row){SHARED, NULL, expected, {0}}, call->name);
            trapped++;
        }
    assert_true(trapped > 40);
}

static void numbers_that_mean_nothing_are_not_there(void **state)
{
    (void)state;
    const int numbers[] = {-1, 9999, 600, 1023, 0x3FFFFFFF};
    for (int arch = 0; arch < ARCHES; arch++)
        for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
            ask(arch, numbers[i], &(row){BARE, NULL, NONE, {0}}, "a number without a call");
}

/* Numbers of another ABI mean other calls: each filter by itself must stop them. */
static void another_architecture_is_killed_by_each_filter(void **state)
{
    (void)state;
    const uint32_t others[] = {SCMP_ARCH_X86,    SCMP_ARCH_ARM,     SCMP_ARCH_AARCH64,
                               SCMP_ARCH_X86_64, SCMP_ARCH_RISCV64, 0,
                               0xFFFFFFFF};
    for (int arch = 0; arch < ARCHES; arch++)
        for (int id = 0; id < CDN_FILTER_COUNT; id++)
            for (size_t i = 0; i < sizeof others / sizeof *others; i++)
                for (int number = 0; number < 600 && others[i] != arches[arch]; number++) {
                    struct seccomp_data data = {.nr = number, .arch = others[i]};
                    assert_int_equal(bpf_run(&programs[arch][id], &data), DIES);
                }
}

static void the_x32_abi_is_killed_by_each_filter(void **state)
{
    (void)state;
    for (int id = 0; id < CDN_FILTER_COUNT; id++)
        for (int number = 0; number < 600; number++) {
            struct seccomp_data data = {.nr = number | 0x40000000, .arch = SCMP_ARCH_X86_64};
            assert_int_equal(bpf_run(&programs[0][id], &data), DIES);
        }
}

/* Whatever the arguments are, no filter lets a call through that the base does not list. */
static void what_no_row_names_is_answered_with_enosys(void **state)
{
    (void)state;
    for (int arch = 0; arch < ARCHES; arch++)
        for (int number = 0; number < 600; number++) {
            char *name = seccomp_syscall_resolve_num_arch(arches[arch], number);
            bool is_listed = false;
            for (size_t i = 0; name && i < cdn_syscall_row_count; i++)
                is_listed |= strcmp(cdn_syscall_rows[i].name, name) == 0;
            if (!is_listed)
                ask(arch, number, &(row){BARE, NULL, NONE, {0}}, name ? name : "unknown");
            free(name);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_call_has_its_verdict),
        cmocka_unit_test(each_trapped_call_is_told_to_the_host),
        cmocka_unit_test(numbers_that_mean_nothing_are_not_there),
        cmocka_unit_test(another_architecture_is_killed_by_each_filter),
        cmocka_unit_test(the_x32_abi_is_killed_by_each_filter),
        cmocka_unit_test(what_no_row_names_is_answered_with_enosys),
    };
    return cmocka_run_group_tests(tests, export_all, NULL);
}
