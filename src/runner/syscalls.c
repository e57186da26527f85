/*
 * Data only: each system call, what becomes of it, and why. A new row needs its reason; a row with
 * a condition says in the reason what the condition keeps out. Numbers of constants are those of
 * the kernel's uapi headers.
 */
#include "syscalls.h"

#include <asm/ioctls.h>
#include <fcntl.h>
#include <linux/prctl.h>
#include <linux/sched.h>
#include <sys/mman.h>
#include <sys/socket.h>

#ifndef F_OFD_GETLK
#define F_OFD_GETLK  36
#define F_OFD_SETLK  37
#define F_OFD_SETLKW 38
#endif
#ifndef F_DUPFD_CLOEXEC
#define F_DUPFD_CLOEXEC 1030
#endif
#ifndef F_GETPIPE_SZ
#define F_GETPIPE_SZ 1032
#endif
#ifndef PR_SET_VMA
#define PR_SET_VMA 0x53564d41
#endif

/* Numbers of clocks that belong to somebody: negative; bit 2 tells threads, which the kernel keeps
 * within a process, from processes and devices (linux/posix-timers_types.h). */
#define OTHER_CLOCKS  UINT64_C(0x80000004)
#define PROCESS_CLOCK UINT64_C(0x80000000)

#define INT_BITS UINT64_C(0xFFFFFFFF)

#define ALLOW(name, why)                                                                           \
    {                                                                                              \
        name, CDN_CALL_ALLOW, why, 0, CDN_ANY, 0, 0                                                \
    }
#define ALLOW_IF(name, a, v, why)                                                                  \
    {                                                                                              \
        name, CDN_CALL_ALLOW, why, a, CDN_IS, 0, v                                                 \
    }
#define SETUP(name, why)                                                                           \
    {                                                                                              \
        name, CDN_CALL_SETUP, why, 0, CDN_ANY, 0, 0                                                \
    }
#define SETUP_IF(name, a, v, why)                                                                  \
    {                                                                                              \
        name, CDN_CALL_SETUP, why, a, CDN_IS, 0, v                                                 \
    }
#define REFUSE(name, why)                                                                          \
    {                                                                                              \
        name, CDN_CALL_REFUSE, why, 0, CDN_ANY, 0, 0                                               \
    }
#define TAKE_BITS(name, a, m, v, w)                                                                \
    {                                                                                              \
        name, CDN_CALL_TAKE, w, a, CDN_BITS, m, v                                                  \
    }
#define TAKE_NOT(name, a, v, why)                                                                  \
    {                                                                                              \
        name, CDN_CALL_TAKE, why, a, CDN_NOT, 0, v                                                 \
    }
#define METADATA(name, why)                                                                        \
    {                                                                                              \
        name, CDN_CALL_METADATA, why, 0, CDN_ANY, 0, 0                                             \
    }
#define TRAP(name, why)                                                                            \
    {                                                                                              \
        name, CDN_CALL_TRAP, why, 0, CDN_ANY, 0, 0                                                 \
    }

#define COUNT(name, why)                                                                           \
    {                                                                                              \
        name, CDN_CALL_COUNT, why, 0, CDN_ANY, 0, 0                                                \
    }

#define CLONE_TAKE(flag, why) TAKE_BITS("clone", 0, flag, flag, why)

/* clang-format off */
const cdn_syscall_row cdn_syscall_rows[] = {
    /* Bytes in and out of descriptors that are open already. */
    ALLOW("read", "input"),
    ALLOW("write", "output"),
    ALLOW("readv", "input"),
    ALLOW("writev", "output"),
    ALLOW("pread64", "input"),
    ALLOW("pwrite64", "output"),
    ALLOW("preadv", "input"),
    ALLOW("pwritev", "output"),
    ALLOW("preadv2", "input"),
    ALLOW("pwritev2", "output"),
    ALLOW("lseek", "files"),
    ALLOW("close", "descriptors"),
    ALLOW("close_range", "descriptors; also the child's own clean-up"),
    ALLOW("dup", "descriptors"),
    ALLOW("dup2", "descriptors"),
    ALLOW("dup3", "descriptors"),
    ALLOW("pipe", "threads that talk to each other"),
    ALLOW("pipe2", "threads that talk to each other"),
    ALLOW("eventfd", "asyncio"),
    ALLOW("eventfd2", "asyncio"),
    ALLOW("poll", "waiting"),
    ALLOW("ppoll", "waiting"),
    ALLOW("select", "waiting"),
    ALLOW("pselect6", "waiting"),
    ALLOW("epoll_create", "asyncio"),
    ALLOW("epoll_create1", "asyncio"),
    ALLOW("epoll_ctl", "asyncio"),
    ALLOW("epoll_wait", "asyncio"),
    ALLOW("epoll_pwait", "asyncio"),
    ALLOW("epoll_pwait2", "asyncio"),
    ALLOW_IF("fcntl", 1, F_DUPFD, "descriptors; F_SETOWN, F_SETSIG, F_NOTIFY and leases stay out"),
    ALLOW_IF("fcntl", 1, F_DUPFD_CLOEXEC, "descriptors"),
    ALLOW_IF("fcntl", 1, F_GETFD, "descriptors"),
    ALLOW_IF("fcntl", 1, F_SETFD, "descriptors"),
    ALLOW_IF("fcntl", 1, F_GETFL, "descriptors"),
    ALLOW_IF("fcntl", 1, F_SETFL, "non-blocking mode"),
    ALLOW_IF("fcntl", 1, F_GETLK, "sqlite's locks"),
    ALLOW_IF("fcntl", 1, F_SETLK, "sqlite's locks"),
    ALLOW_IF("fcntl", 1, F_SETLKW, "sqlite's locks"),
    ALLOW_IF("fcntl", 1, F_OFD_GETLK, "file locks"),
    ALLOW_IF("fcntl", 1, F_OFD_SETLK, "file locks"),
    ALLOW_IF("fcntl", 1, F_OFD_SETLKW, "file locks"),
    ALLOW_IF("fcntl", 1, F_GETPIPE_SZ, "descriptors"),
    ALLOW_IF("ioctl", 1, TCGETS, "isatty(); TIOCSTI, TIOCLINUX and TIOCSCTTY stay out"),
    ALLOW_IF("ioctl", 1, TIOCGWINSZ, "shutil.get_terminal_size()"),
    ALLOW_IF("ioctl", 1, FIONREAD, "bytes waiting in a pipe"),
    ALLOW_IF("ioctl", 1, FIONBIO, "non-blocking mode"),
    ALLOW_IF("ioctl", 1, FIOCLEX, "close-on-exec, as Python sets it"),
    ALLOW_IF("ioctl", 1, FIONCLEX, "close-on-exec, as Python clears it"),
    ALLOW_IF("socketpair", 0, AF_UNIX, "asyncio wakes its loop through one; no other family"),
    TAKE_BITS("socketpair", 1, 0xF, SOCK_DGRAM, "a datagram pair could name another address"),
    TAKE_BITS("socketpair", 1, 0xF, SOCK_SEQPACKET, "only streams are needed"),
    TAKE_BITS("socketpair", 1, 0xF, SOCK_RAW, "a raw unix socket is a datagram socket"),
    ALLOW("recvfrom", "socketpair"),
    ALLOW_IF("sendto", 4, 0, "socketpair; never with an address"),
    ALLOW("getsockname", "socketpair"),
    ALLOW("getpeername", "socketpair"),
    ALLOW_IF("getsockopt", 2, SO_TYPE, "Python asks of every socket; SO_PEERPIDFD, a handle on the "
                                       "host, and SO_PEERCRED stay out"),
    ALLOW_IF("getsockopt", 2, SO_DOMAIN, "Python asks of every socket"),
    ALLOW_IF("getsockopt", 2, SO_PROTOCOL, "Python asks of every socket"),
    ALLOW_IF("getsockopt", 2, SO_ACCEPTCONN, "asyncio"),
    ALLOW_IF("getsockopt", 2, SO_ERROR, "asyncio"),
    ALLOW_IF("getsockopt", 2, SO_RCVBUF, "socketpair"),
    ALLOW_IF("getsockopt", 2, SO_SNDBUF, "socketpair"),
    ALLOW("shutdown", "socketpair"),

    /* Files: where they may lie is for the root, the mounts and Landlock to say. */
    ALLOW("open", "files"),
    ALLOW("openat", "files"),
    TAKE_BITS("open", 1, O_ACCMODE, O_ACCMODE, "mode 3 opens without a right that Landlock asks for"),
    TAKE_BITS("openat", 2, O_ACCMODE, O_ACCMODE, "as open"),
    ALLOW("stat", "files"),
    ALLOW("fstat", "files"),
    ALLOW("lstat", "files"),
    ALLOW("newfstatat", "files"),
    ALLOW("statx", "files"),
    ALLOW("statfs", "files"),
    ALLOW("fstatfs", "files"),
    ALLOW("access", "files"),
    ALLOW("faccessat", "files"),
    ALLOW("faccessat2", "files"),
    ALLOW("readlink", "files"),
    ALLOW("readlinkat", "files"),
    ALLOW("getdents64", "directories"),
    ALLOW("getcwd", "directories"),
    ALLOW("chdir", "directories"),
    ALLOW("fchdir", "directories"),
    ALLOW("mkdir", "workspace"),
    ALLOW("mkdirat", "workspace"),
    ALLOW("rmdir", "workspace"),
    ALLOW("unlink", "workspace"),
    ALLOW("unlinkat", "workspace"),
    ALLOW("rename", "workspace"),
    ALLOW("renameat", "workspace"),
    ALLOW("renameat2", "workspace"),
    ALLOW("link", "workspace"),
    ALLOW("linkat", "workspace"),
    ALLOW("symlink", "workspace"),
    ALLOW("symlinkat", "workspace"),
    ALLOW("truncate", "workspace"),
    ALLOW("ftruncate", "workspace"),
    ALLOW("fallocate", "workspace; bounded by the tmpfs and RLIMIT_FSIZE"),
    ALLOW("fsync", "workspace"),
    ALLOW("fdatasync", "workspace"),
    ALLOW("fadvise64", "hints"),
    ALLOW("copy_file_range", "shutil.copyfile"),
    ALLOW("sendfile", "shutil.copyfile"),
    REFUSE("flock", "locks on library files would be seen by other runs; fcntl locks serve"),
    ALLOW("umask", "workspace"),
    METADATA("listxattr", "shutil.copystat asks; Landlock alone does not govern metadata"),
    METADATA("llistxattr", "shutil.copystat asks; Landlock alone does not govern metadata"),
    METADATA("flistxattr", "shutil.copystat asks; Landlock alone does not govern metadata"),
    METADATA("getxattr", "shutil.copystat asks; Landlock alone does not govern metadata"),
    METADATA("lgetxattr", "shutil.copystat asks; Landlock alone does not govern metadata"),
    METADATA("fgetxattr", "shutil.copystat asks; Landlock alone does not govern metadata"),
    METADATA("chmod", "workspace; Landlock alone does not govern metadata"),
    METADATA("fchmod", "as chmod"),
    METADATA("fchmodat", "as chmod"),
    METADATA("fchmodat2", "as chmod"),
    METADATA("chown", "as chmod"),
    METADATA("fchown", "as chmod"),
    METADATA("lchown", "as chmod"),
    METADATA("fchownat", "as chmod"),
    METADATA("utime", "as chmod"),
    METADATA("utimes", "as chmod"),
    METADATA("futimesat", "as chmod"),
    METADATA("utimensat", "as chmod"),
    REFUSE("setxattr", "no program needs it, and filesystems keep it in kernel memory"),
    REFUSE("lsetxattr", "as setxattr"),
    REFUSE("fsetxattr", "as setxattr"),
    REFUSE("removexattr", "as setxattr"),
    REFUSE("lremovexattr", "as setxattr"),
    REFUSE("fremovexattr", "as setxattr"),
    REFUSE("mknod", "no devices, no FIFOs"),
    REFUSE("mknodat", "no devices, no FIFOs"),
    REFUSE("inotify_init", "watching files is watching others"),
    REFUSE("inotify_init1", "watching files is watching others"),
    REFUSE("memfd_create", "memory outside the limits, and a way to execute"),
    REFUSE("memfd_secret", "memory outside the limits"),
    REFUSE("splice", "kernel memory in pipes, and past bugs"),
    REFUSE("vmsplice", "as splice"),
    REFUSE("tee", "as splice"),
    REFUSE("name_to_handle_at", "handles reach past the root"),

    /* Memory. */
    ALLOW("mmap", "memory"),
    TAKE_BITS("mmap", 3, MAP_SHARED | MAP_ANONYMOUS, MAP_SHARED | MAP_ANONYMOUS,
              "shared memory is not counted by RLIMIT_DATA"),
    TAKE_BITS("mmap", 3, MAP_GROWSDOWN, MAP_GROWSDOWN, "counts as stack, not in RLIMIT_DATA"),
    ALLOW("munmap", "memory"),
    ALLOW("mremap", "memory"),
    ALLOW("mprotect", "memory; dlopen"),
    ALLOW("madvise", "memory"),
    ALLOW("brk", "memory"),
    ALLOW("msync", "np.memmap in the workspace"),
    ALLOW("membarrier", "libgcc and jemalloc"),
    REFUSE("mlock", "RLIMIT_MEMLOCK is 0"),
    REFUSE("mlock2", "RLIMIT_MEMLOCK is 0"),
    REFUSE("mlockall", "RLIMIT_MEMLOCK is 0"),
    REFUSE("mincore", "page cache as a side channel"),
    REFUSE("mbind", "NUMA policy is the host's"),
    REFUSE("set_mempolicy", "NUMA policy is the host's"),
    REFUSE("move_pages", "NUMA policy is the host's"),
    REFUSE("migrate_pages", "NUMA policy is the host's"),

    /* Threads, signals, time. */
    ALLOW("clone", "threads; the rows below take processes and namespaces away"),
    TAKE_BITS("clone", 0, CLONE_THREAD, 0, "no new processes"),
    CLONE_TAKE(CLONE_NEWNS, "no namespaces"),
    CLONE_TAKE(CLONE_NEWUSER, "no namespaces"),
    CLONE_TAKE(CLONE_NEWPID, "no namespaces"),
    CLONE_TAKE(CLONE_NEWNET, "no namespaces"),
    CLONE_TAKE(CLONE_NEWIPC, "no namespaces"),
    CLONE_TAKE(CLONE_NEWUTS, "no namespaces"),
    CLONE_TAKE(CLONE_NEWCGROUP, "no namespaces"),
    CLONE_TAKE(CLONE_PTRACE, "no tracing"),
    COUNT("clone", "RLIMIT_NPROC counts by uid, which says nothing where children share one"),
    ALLOW("futex", "threads"),
    ALLOW("futex_waitv", "threads"),
    ALLOW("set_robust_list", "threads"),
    ALLOW("get_robust_list", "threads"),
    ALLOW("set_tid_address", "threads"),
    ALLOW("rseq", "threads"),
    ALLOW("sched_yield", "threads"),
    ALLOW("sched_get_priority_max", "constants"),
    ALLOW("sched_get_priority_min", "constants"),
    ALLOW("sched_getaffinity", "os.cpu_count() and OpenBLAS ask"),
    TAKE_NOT("sched_getaffinity", 0, 0, "only itself, which is 0: whether others live is not to be told"),
    ALLOW("getcpu", "OpenBLAS asks"),
    ALLOW("exit", "threads"),
    ALLOW("exit_group", "the end"),
    ALLOW("restart_syscall", "the kernel's own"),
    ALLOW("rt_sigaction", "signals"),
    ALLOW("rt_sigprocmask", "signals"),
    ALLOW("rt_sigreturn", "signals"),
    ALLOW("rt_sigpending", "signals"),
    ALLOW("rt_sigtimedwait", "signals"),
    ALLOW("rt_sigsuspend", "signals"),
    ALLOW("sigaltstack", "faulthandler"),
    ALLOW("pause", "signals"),
    ALLOW("kill", "only itself, by the row below"),
    TAKE_NOT("kill", 0, CDN_OWN_PID, "nobody else, no groups, not everybody"),
    ALLOW("tgkill", "abort(); only itself, by the row below"),
    TAKE_NOT("tgkill", 0, CDN_OWN_PID, "nobody else"),
    REFUSE("tkill", "tgkill serves"),
    REFUSE("rt_sigqueueinfo", "forged senders"),
    REFUSE("rt_tgsigqueueinfo", "forged senders"),
    ALLOW("alarm", "signals"),
    ALLOW("getitimer", "signals"),
    ALLOW("setitimer", "signals"),
    ALLOW("clock_gettime", "time; only fixed clocks and those of its own threads"),
    TAKE_BITS("clock_gettime", 0, OTHER_CLOCKS, PROCESS_CLOCK, "processor time of other processes"),
    ALLOW("clock_getres", "time"),
    TAKE_BITS("clock_getres", 0, OTHER_CLOCKS, PROCESS_CLOCK, "whether other processes live"),
    ALLOW("clock_nanosleep", "time"),
    TAKE_BITS("clock_nanosleep", 0, OTHER_CLOCKS, PROCESS_CLOCK, "whether other processes live"),
    ALLOW("nanosleep", "time"),
    ALLOW("gettimeofday", "time"),
    ALLOW("time", "time"),
    ALLOW("timerfd_create", "asyncio"),
    ALLOW("timerfd_settime", "asyncio"),
    ALLOW("timerfd_gettime", "asyncio"),
    ALLOW("times", "time"),
    ALLOW("getrandom", "secrets, uuid, hash seeds"),

    /* Questions about itself. */
    ALLOW("getpid", "itself"),
    ALLOW("getppid", "itself"),
    ALLOW("gettid", "itself"),
    ALLOW("getuid", "itself"),
    ALLOW("geteuid", "itself"),
    ALLOW("getgid", "itself"),
    ALLOW("getegid", "itself"),
    ALLOW("getresuid", "itself; the self-check"),
    ALLOW("getresgid", "itself; the self-check"),
    ALLOW("getgroups", "itself"),
    ALLOW("getpgrp", "itself"),
    ALLOW("getrusage", "itself"),
    ALLOW("getrlimit", "itself"),
    ALLOW("setrlimit", "tightening; hard limits cannot be raised without a capability"),
    ALLOW("prlimit64", "as setrlimit"),
    TAKE_NOT("prlimit64", 0, 0, "only itself"),
    ALLOW("uname", "platform"),
    ALLOW("sysinfo", "glibc's qsort asks for physical memory"),
    ALLOW_IF("prctl", 0, PR_SET_NAME, "thread names"),
    ALLOW_IF("prctl", 0, PR_GET_NAME, "thread names"),
    ALLOW_IF("prctl", 0, PR_SET_VMA, "allocators name their maps"),
    ALLOW_IF("prctl", 0, PR_GET_DUMPABLE, "the self-check"),
    ALLOW_IF("prctl", 0, PR_GET_SECCOMP, "the self-check"),
    ALLOW_IF("prctl", 0, PR_GET_NO_NEW_PRIVS, "the self-check"),
    ALLOW_IF("prctl", 0, PR_CAPBSET_READ, "the self-check"),
    ALLOW_IF("prctl", 0, PR_GET_PDEATHSIG, "the self-check"),
    ALLOW_IF("prctl", 0, PR_GET_SECUREBITS, "the self-check"),

    /* What the zygote needs to make children, and a child to confine itself. */
    SETUP_IF("prctl", 0, PR_SET_PDEATHSIG, "a child must not outlive its zygote"),
    SETUP_IF("prctl", 0, PR_SET_DUMPABLE, "not dumpable"),
    SETUP_IF("prctl", 0, PR_SET_SECUREBITS, "no privilege from uid 0"),
    SETUP_IF("prctl", 0, PR_SET_NO_NEW_PRIVS, "no privilege from execve"),
    SETUP_IF("prctl", 0, PR_CAP_AMBIENT, "no capabilities"),
    SETUP("unshare", "the child's own mount namespace"),
    SETUP("mount", "the workspace"),
    SETUP("setsid", "own session"),
    SETUP("setgroups", "uid drop"),
    SETUP("setresuid", "uid drop"),
    SETUP("setresgid", "uid drop"),
    SETUP("capset", "no capabilities"),
    SETUP("capget", "the proof of it; later it would tell whether other processes live"),
    SETUP("seccomp", "the filters after this one"),
    SETUP("landlock_create_ruleset", "Landlock"),
    SETUP("landlock_add_rule", "Landlock"),
    SETUP("landlock_restrict_self", "Landlock"),
    SETUP("sendmsg", "the zygote's reports; the child's seccomp listener"),
    SETUP("recvmsg", "the zygote's orders"),
    SETUP("wait4", "the zygote reaps"),
    SETUP("waitid", "the zygote reaps"),
    SETUP("pidfd_open", "the zygote hands out pidfds"),
    SETUP("signalfd4", "the zygote hears of dead children"),
    SETUP("fork", "where libc still uses it"),
    SETUP("vfork", "where libc still uses it"),

    /* Known, and never needed: an ordinary exception with a line number. */
    REFUSE("execve", "no new programs"),
    REFUSE("execveat", "no new programs"),
    REFUSE("socket", "no network, no local sockets"),
    REFUSE("connect", "no network, no local sockets"),
    REFUSE("bind", "no network, no local sockets"),
    REFUSE("listen", "no network, no local sockets"),
    REFUSE("accept", "no network, no local sockets"),
    REFUSE("accept4", "no network, no local sockets"),
    REFUSE("setsockopt", "no network, no local sockets"),
    REFUSE("sendmmsg", "no network, no local sockets"),
    REFUSE("recvmmsg", "no network, no local sockets"),
    REFUSE("shmget", "no System V IPC"),
    REFUSE("shmat", "no System V IPC"),
    REFUSE("shmctl", "no System V IPC"),
    REFUSE("shmdt", "no System V IPC"),
    REFUSE("semget", "no System V IPC"),
    REFUSE("semop", "no System V IPC"),
    REFUSE("semctl", "no System V IPC"),
    REFUSE("semtimedop", "no System V IPC"),
    REFUSE("msgget", "no System V IPC"),
    REFUSE("msgsnd", "no System V IPC"),
    REFUSE("msgrcv", "no System V IPC"),
    REFUSE("msgctl", "no System V IPC"),
    REFUSE("mq_open", "no POSIX message queues"),
    REFUSE("mq_unlink", "no POSIX message queues"),
    REFUSE("setuid", "no change of identity"),
    REFUSE("setgid", "no change of identity"),
    REFUSE("setreuid", "no change of identity"),
    REFUSE("setregid", "no change of identity"),
    REFUSE("setfsuid", "no change of identity"),
    REFUSE("setfsgid", "no change of identity"),
    REFUSE("setpgid", "no change of session"),
    REFUSE("setpriority", "priority is the host's"),
    REFUSE("ioprio_set", "priority is the host's"),
    REFUSE("sched_setaffinity", "scheduling is the host's"),
    REFUSE("sched_setattr", "scheduling is the host's"),
    REFUSE("sched_setparam", "scheduling is the host's"),
    REFUSE("sched_setscheduler", "scheduling is the host's"),
    REFUSE("chroot", "the root is what it is"),
    REFUSE("pivot_root", "the root is what it is"),
    REFUSE("umount2", "the mounts are what they are"),
    REFUSE("open_tree", "the mounts are what they are"),
    REFUSE("move_mount", "the mounts are what they are"),
    REFUSE("fsopen", "the mounts are what they are"),
    REFUSE("fsconfig", "the mounts are what they are"),
    REFUSE("fsmount", "the mounts are what they are"),
    REFUSE("fspick", "the mounts are what they are"),
    REFUSE("mount_setattr", "the mounts are what they are"),
    REFUSE("setns", "no other namespace"),
    REFUSE("pidfd_getfd", "nobody else's descriptors"),
    REFUSE("pidfd_send_signal", "nobody else"),
    REFUSE("process_madvise", "nobody else's memory"),
    REFUSE("process_mrelease", "nobody else's memory"),
    REFUSE("kcmp", "nobody else"),
    REFUSE("personality", "changes how addresses are laid out"),
    REFUSE("modify_ldt", "changes how segments work"),
    REFUSE("acct", "the machine's"),
    REFUSE("quotactl", "the machine's"),
    REFUSE("syslog", "the machine's"),
    REFUSE("clock_settime", "the machine's"),
    REFUSE("clock_adjtime", "the machine's"),
    REFUSE("adjtimex", "the machine's"),
    REFUSE("settimeofday", "the machine's"),
    REFUSE("sethostname", "the machine's"),
    REFUSE("setdomainname", "the machine's"),
    REFUSE("vhangup", "the machine's"),

    /* No honest program makes these: the host is told, and kills. */
    TRAP("bpf", "kernel attack surface"),
    TRAP("ptrace", "other processes"),
    TRAP("process_vm_readv", "other processes"),
    TRAP("process_vm_writev", "other processes"),
    TRAP("io_uring_setup", "system calls that no filter sees"),
    TRAP("io_uring_enter", "system calls that no filter sees"),
    TRAP("io_uring_register", "system calls that no filter sees"),
    TRAP("perf_event_open", "kernel attack surface"),
    TRAP("userfaultfd", "kernel attack surface"),
    TRAP("keyctl", "the host's keys"),
    TRAP("add_key", "the host's keys"),
    TRAP("request_key", "the host's keys"),
    TRAP("open_by_handle_at", "reaches past the root"),
    TRAP("fanotify_init", "watches the machine"),
    TRAP("init_module", "the kernel itself"),
    TRAP("finit_module", "the kernel itself"),
    TRAP("delete_module", "the kernel itself"),
    TRAP("kexec_load", "the kernel itself"),
    TRAP("kexec_file_load", "the kernel itself"),
    TRAP("reboot", "the machine"),
    TRAP("swapon", "the machine"),
    TRAP("swapoff", "the machine"),
    TRAP("iopl", "the hardware"),
    TRAP("ioperm", "the hardware"),
};
/* clang-format on */

const size_t cdn_syscall_row_count = sizeof cdn_syscall_rows / sizeof cdn_syscall_rows[0];
