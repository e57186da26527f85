/*
 * Installing the seccomp programs that the runner built. A child patches its own pid into its copy
 * of the final filter: the value is a constant operand, so no jump changes.
 */
#include <errno.h>
#include <linux/seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "confine.h"
#include "frame.h"
#include "hook.h"
#include "rights.h"
#include "syscalls.h"

static int load(struct sock_fprog *out, int fd)
{
    struct stat info;
    if (fstat(fd, &info) != 0)
        return -errno;
    size_t count = (size_t)info.st_size / sizeof(struct sock_filter);
    if (info.st_size <= 0 || count > BPF_MAXINSNS)
        return -EINVAL;
    void *code = mmap(NULL, (size_t)info.st_size, PROT_READ | PROT_WRITE, MAP_PRIVATE, fd, 0);
    if (code == MAP_FAILED)
        return -errno;
    *out = (struct sock_fprog){(unsigned short)count, code};
    return 0;
}

int cdn_filters_load(cdn_zygote *zygote)
{
    int failed = cdn_hook_fail("filter programs");
    for (int id = 0; id < CDN_FILTER_COUNT; id++) {
        if (!failed)
            failed = load(&zygote->filters[id], CDN_RUNNER_FILTER_FD + id);
        close(CDN_RUNNER_FILTER_FD + id);
    }
    return failed;
}

static int install(const struct sock_fprog *program, unsigned flags)
{
    long got = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, program);
    return got < 0 ? -errno : (int)got;
}

static void replace_operand(struct sock_fprog *program, uint16_t code_class, uint32_t from,
                            uint32_t to)
{
    for (unsigned i = 0; i < program->len; i++)
        if (BPF_CLASS(program->filter[i].code) == code_class && program->filter[i].k == from)
            program->filter[i].k = to;
}

/* The host gets to see trapped calls. Where another listener exists already, they kill instead. */
static int enter_trap(cdn_child *child)
{
    struct sock_fprog *filters = child->zygote->filters;
    struct sock_fprog *trap = &filters[CDN_FILTER_TRAP];
    child->call = "seccomp(trap filter)";
    int listener =
        install(child->uid ? trap : &filters[CDN_FILTER_THREADS], SECCOMP_FILTER_FLAG_NEW_LISTENER);
    if (listener >= 0) {
        cdn_frame_header header = {CDN_FRAME_LISTENER, 0};
        bool is_sent = cdn_rights_send(CDN_JOB_FD, &header, sizeof header, &listener, 1);
        close(listener);
        return is_sent ? 0 : -errno;
    }
    replace_operand(trap, BPF_RET, SECCOMP_RET_USER_NOTIF, SECCOMP_RET_KILL_PROCESS);
    return install(trap, 0);
}

int cdn_filters_enter(cdn_child *child)
{
    cdn_zygote *zygote = child->zygote;
    int failed = enter_trap(child);
    if (!failed && !zygote->layers[CDN_LAYER_ROOT].active) {
        child->call = "seccomp(metadata filter)";
        failed = install(&zygote->filters[CDN_FILTER_METADATA], 0);
    }
    if (!failed) {
        child->call = "seccomp(final filter)";
        replace_operand(&zygote->filters[CDN_FILTER_FINAL], BPF_JMP, CDN_OWN_PID,
                        (uint32_t)getpid());
        failed = install(&zygote->filters[CDN_FILTER_FINAL], 0);
    }
    zygote->layers[CDN_LAYER_SECCOMP].active = failed == 0;
    return failed;
}

/* The bounding set only matters across execve, which no child has; emptying it costs nothing here.
 */
static void drop_bounding_set(void)
{
    for (int capability = 0; prctl(PR_CAPBSET_READ, capability, 0, 0, 0) >= 0; capability++)
        prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
}

int cdn_zygote_seal(cdn_zygote *zygote, const char **call_out)
{
    drop_bounding_set();
    *call_out = "prctl(PR_SET_DUMPABLE)";
    int failed = cdn_hook_fail("zygote dumpable");
    if (failed || prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0)
        return failed ? failed : -errno;
    *call_out = "prctl(PR_SET_NO_NEW_PRIVS)";
    failed = cdn_hook_fail("zygote no_new_privs");
    if (failed || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        return failed ? failed : -errno;
    *call_out = "seccomp(base filter)";
    failed = cdn_hook_fail("base filter");
    return failed ? failed : install(&zygote->filters[CDN_FILTER_BASE], 0);
}
