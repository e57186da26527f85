/*
 * Resource limits of a child, relative to what the warm interpreter has already. RLIMIT_DATA counts
 * private writable memory, also when it was reserved first and made writable later; RLIMIT_AS holds
 * what DATA does not see (shared file mappings) and leaves room for reservations that are never
 * touched.
 */
#include <errno.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "confine.h"

static const uint64_t address_slack_bytes = UINT64_C(512) << 20; /* thread stacks, malloc arenas */
static const uint64_t stack_bytes = UINT64_C(8) << 20;

typedef struct limit {
    int resource;
    rlim_t soft;
    rlim_t hard;
    const char *name;
} limit;

static int apply(cdn_child *child, const limit *limits, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct rlimit value = {limits[i].soft, limits[i].hard}, now;
        child->call = limits[i].name;
        if (getrlimit((__rlimit_resource_t)limits[i].resource, &now) != 0)
            return -errno;
        if (value.rlim_max > now.rlim_max) /* the host's own limit is tighter already */
            value.rlim_max = now.rlim_max;
        if (value.rlim_cur > value.rlim_max)
            value.rlim_cur = value.rlim_max;
        if (setrlimit((__rlimit_resource_t)limits[i].resource, &value) != 0)
            return -errno;
    }
    return 0;
}

int cdn_limits_enter(cdn_child *child)
{
    const cdn_spawn_request *want = child->request;
    const cdn_zygote *zygote = child->zygote;
    /* The host watches the CPU clock to the millisecond; this is for when the host is gone. */
    rlim_t cpu_s = want->cpu_ms / 1000 + 1;
    rlim_t data = zygote->data_bytes + want->memory_bytes;
    rlim_t space = zygote->vm_bytes + want->memory_bytes + address_slack_bytes;
    const limit limits[] = {
        {RLIMIT_CORE, 0, 0, "setrlimit(RLIMIT_CORE)"},
        {RLIMIT_CPU, cpu_s, cpu_s + 1, "setrlimit(RLIMIT_CPU)"},
        {RLIMIT_DATA, data, data, "setrlimit(RLIMIT_DATA)"},
        {RLIMIT_AS, space, space, "setrlimit(RLIMIT_AS)"},
        {RLIMIT_FSIZE, want->workspace_bytes, want->workspace_bytes, "setrlimit(RLIMIT_FSIZE)"},
        {RLIMIT_STACK, stack_bytes, stack_bytes, "setrlimit(RLIMIT_STACK)"},
        {RLIMIT_MEMLOCK, 0, 0, "setrlimit(RLIMIT_MEMLOCK)"},
        {RLIMIT_MSGQUEUE, 0, 0, "setrlimit(RLIMIT_MSGQUEUE)"},
        {RLIMIT_SIGPENDING, 64, 64, "setrlimit(RLIMIT_SIGPENDING)"},
    };
    int failed = apply(child, limits, sizeof limits / sizeof *limits);
    if (failed)
        return failed;
    /* Counted per uid, so it means this child only where the child has a uid of its own; elsewhere
     * the host counts, see CDN_FILTER_THREADS. */
    const limit threads = {RLIMIT_NPROC, want->threads + 1, want->threads + 1,
                           "setrlimit(RLIMIT_NPROC)"};
    if (child->uid)
        failed = apply(child, &threads, 1);
    child->zygote->layers[CDN_LAYER_RLIMITS].active = failed == 0;
    return failed;
}

int cdn_limits_enter_descriptors(cdn_child *child)
{
    rlim_t count = child->request->open_files;
    const limit descriptors = {RLIMIT_NOFILE, count, count, "setrlimit(RLIMIT_NOFILE)"};
    return apply(child, &descriptors, 1);
}
