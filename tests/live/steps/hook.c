/*
 * The other half of src/runner/hook.h, for the extension that test_steps.c runs: the file
 * "fail-step" beside the extension says "fail STEP" or "lie STEP", one a line. It is read when the
 * extension is loaded, before the root is changed.
 */
#include "hook.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static char wanted[512];

__attribute__((constructor)) static void read_wanted(void)
{
    Dl_info info;
    char path[4096];
    if (!dladdr(wanted, &info) || !strrchr(info.dli_fname, '/'))
        return;
    snprintf(path, sizeof path, "%.*s/fail-step",
             (int)(strrchr(info.dli_fname, '/') - info.dli_fname), info.dli_fname);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return;
    (void)!read(fd, wanted, sizeof wanted - 1);
    close(fd);
}

static bool is_wanted(const char *what, const char *step)
{
    char line[128];
    snprintf(line, sizeof line, "%s %s\n", what, step);
    const char *at = strstr(wanted, line);
    return at && (at == wanted || at[-1] == '\n');
}

int cdn_hook_fail(const char *step)
{
    return is_wanted("fail", step) ? -EIO : 0;
}

bool cdn_hook_lie(const char *step)
{
    return is_wanted("lie", step);
}
