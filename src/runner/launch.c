/*
 * cordon-runner: the program that the library starts. It cleans what it inherited, builds the
 * seccomp programs and becomes the chosen python3, which loads the extension.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bootstrap.h"
#include "message.h"
#include "seccomp.h"

enum { EXIT_SETUP = 70, EXIT_EXEC = 71 };

/* The whole environment of the interpreter. Thread pools would not survive a fork. */
static const char *const environment[] = {
    "PATH=/usr/bin:/bin",
    "HOME=/workspace",
    "TMPDIR=/workspace",
    "USER=cordon",
    "LOGNAME=cordon",
    "LANG=C.UTF-8",
    "TERM=dumb",
    "MPLBACKEND=Agg",
    "MPLCONFIGDIR=/workspace/.matplotlib",
    "OMP_NUM_THREADS=1",
    "OPENBLAS_NUM_THREADS=1",
    "MKL_NUM_THREADS=1",
    "NUMEXPR_NUM_THREADS=1",
    "VECLIB_MAXIMUM_THREADS=1",
    "MALLOC_ARENA_MAX=2", /* each arena reserves 64 MiB of address space, which is limited */
    NULL,
};

static void fail(const char *what, int error)
{
    fprintf(stderr, "cordon-runner: %s: %s\n", what, strerror(error));
    exit(EXIT_SETUP);
}

static void clean_process(void)
{
    if (close_range(CDN_RUNNER_FILTER_FD, ~0u, 0) != 0)
        fail("close_range", errno);
    struct rlimit no_core = {0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
    /* For descriptors under way in messages, see cdn_limits_enter_descriptors(). */
    struct rlimit descriptors;
    if (getrlimit(RLIMIT_NOFILE, &descriptors) == 0) {
        descriptors.rlim_cur = descriptors.rlim_max;
        setrlimit(RLIMIT_NOFILE, &descriptors);
    }
    umask(077);
    if (chdir("/") != 0)
        fail("chdir /", errno);
}

static void hand_over_filters(void)
{
    for (int id = 0; id < CDN_FILTER_COUNT; id++) {
        int fd = memfd_create("cordon-filter", 0);
        if (fd < 0)
            fail("memfd_create", errno);
        if (fd != CDN_RUNNER_FILTER_FD + id)
            fail("descriptors are not in order", EBADF);
        int failed = cdn_seccomp_export((cdn_filter_id)id, 0, fd);
        if (failed)
            fail("building a seccomp filter", -failed);
    }
}

/* argv: cordon-runner INTERPRETER EXTENSION KEY=VALUE… */
int main(int argc, char **argv)
{
    if (argc < 3) {
        fprintf(stderr, "cordon-runner: started by libcordon, not by hand\n");
        return EXIT_SETUP;
    }
    clean_process();
    hand_over_filters();

    /* Python finds its library from argv[0]: the whole path, or it would search PATH. */
    const char *const fixed[] = {
        argv[1], "-I", "-B", "-X", "utf8", "-c", (const char *)cdn_bootstrap};
    enum { FIXED = sizeof fixed / sizeof *fixed };
    const char **command = calloc((size_t)argc + FIXED, sizeof *command);
    if (!command)
        fail("calloc", ENOMEM);
    memcpy(command, fixed, sizeof fixed);
    memcpy(command + FIXED, argv + 2, (size_t)(argc - 2) * sizeof *command);
    execve(argv[1], (char *const *)(uintptr_t)command, (char *const *)(uintptr_t)environment);
    fprintf(stderr, "cannot execute %s: %s\n", argv[1], strerror(errno));
    return EXIT_EXEC;
}
