/*
 * Finding the Python to use. The name is looked up on PATH as a shell would, then the program is
 * asked where it really is and what it is: wrappers (pyenv, asdf) are scripts that need the user's
 * environment, which a zygote does not have.
 */
#include "interpreter.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "error.h"
#include "fd.h"
#include "spawn.h"

extern char **environ;

enum { PROBE_MS = 20000, ANSWER_BYTES = 8192 };

/* The host's environment may make a loader or a wrapper talk (LD_PRELOAD of what is not there). */
#define ANSWER_MARK "cordon-answer\n"

/* Understood by every Python since 2.6, so that an old one can say that it is old. */
static const char question[] =
    "import sys\n"
    "name = getattr(sys, 'implementation', None)\n"
    "sys.stdout.write('\\ncordon-answer\\n%s\\n%s\\n%d %d\\n' % (sys.executable,"
    " name.name if name else 'cpython', sys.version_info[0], sys.version_info[1]))\n";

static bool is_program(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0 && S_ISREG(info.st_mode) && access(path, X_OK) == 0;
}

static bool find_on_path(cdn_buf *out, const char *name)
{
    const char *folders = getenv("PATH");
    for (const char *at = folders ? folders : "/usr/bin:/bin"; *at;) {
        size_t length = strcspn(at, ":");
        cdn_buf_clear(out);
        if (length && cdn_buf_addf(out, "%.*s/%s", (int)length, at, name) && is_program(out->bytes))
            return true;
        at += length + (at[length] == ':');
    }
    return false;
}

/* Why is_program() says no. */
static const char *obstacle(const char *path)
{
    struct stat info;
    if (stat(path, &info) != 0)
        return errno == ENOENT ? "no such program" : strerror(errno);
    if (S_ISDIR(info.st_mode))
        return "is a directory, not a program";
    return S_ISREG(info.st_mode) ? "is not executable" : "is no program";
}

static cordon_status find(cdn_buf *out, const char *name, cordon_error *err)
{
    if (!strchr(name, '/')) {
        if (find_on_path(out, name))
            return CORDON_OK;
        return cdn_fail(err, CORDON_E_INTERPRETER,
                        "interpreter '%s': not found on PATH; install it or set 'interpreter' to "
                        "the path of a CPython 3.9 or newer",
                        name);
    }
    if (!is_program(name))
        return cdn_fail(err, CORDON_E_INTERPRETER,
                        "interpreter '%s': %s; set 'interpreter' to the path of a CPython 3.9 or "
                        "newer",
                        name, obstacle(name));
    return cdn_buf_add_text(out, name) ? CORDON_OK : cdn_fail_nomem(err);
}

static cordon_status ask(cdn_buf *answer, const char *path, cordon_error *err)
{
    char *const arguments[] = {(char *)(uintptr_t)path,
                               (char *)(uintptr_t) "-E",
                               (char *)(uintptr_t) "-s",
                               (char *)(uintptr_t) "-S",
                               (char *)(uintptr_t) "-c",
                               (char *)(uintptr_t)question,
                               NULL};
    int ends[2], pidfd = -1;
    pid_t pid;
    if (!cdn_fd_pipe(ends))
        return cdn_fail(err, CORDON_E_INTERNAL, "no pipe: %s", strerror(errno));
    cdn_program program = {path, arguments, environ, ends[1], ends[1], -1};
    int failed = cdn_spawn(&pid, &pidfd, &program);
    cdn_fd_close(&ends[1]);
    bool is_over = !failed && cdn_spawn_read(answer, ends[0], ANSWER_BYTES, PROBE_MS);
    cdn_fd_close(&ends[0]);
    cdn_spawn_end(&pidfd, is_over ? 1000 : 0);
    if (failed)
        return cdn_spawn_failed(err, CORDON_E_INTERPRETER, path, failed);
    if (!is_over)
        return cdn_fail(err, CORDON_E_INTERPRETER, "interpreter '%s': no answer in %d s", path,
                        PROBE_MS / 1000);
    return CORDON_OK;
}

static cordon_status understand(cdn_buf *out, const char *path, const char *answer,
                                cordon_error *err)
{
    char executable[4096], name[64];
    int major, minor;
    const char *mark = strstr(answer, ANSWER_MARK);
    answer = mark ? mark + sizeof ANSWER_MARK - 1 : answer;
    size_t shown = strcspn(answer, "\n");
    if (sscanf(answer, "%4095[^\n]\n%63s\n%d %d", executable, name, &major, &minor) != 4)
        return cdn_fail(
            err, CORDON_E_INTERPRETER,
            "interpreter '%s': is no Python: it answered \"%.*s\"; set 'interpreter' to "
            "the path of a CPython 3.9 or newer",
            path, shown < 120 ? (int)shown : 120, answer);
    if (strcmp(name, "cpython") != 0 || major < 3 || (major == 3 && minor < 9))
        return cdn_fail(
            err, CORDON_E_INTERPRETER,
            "interpreter '%s': cordon needs CPython 3.9 or newer, this is %s %d.%d; set "
            "'interpreter' to another",
            path, name, major, minor);
    cdn_buf_clear(out);
    return cdn_buf_add_text(out, executable) ? CORDON_OK : cdn_fail_nomem(err);
}

cordon_status cdn_interpreter_resolve(cdn_buf *path_out, const char *name, cordon_error *err)
{
    cdn_buf path = {0}, answer = {0};
    cordon_status status = find(&path, name, err);
    if (status == CORDON_OK)
        status = ask(&answer, path.bytes, err);
    if (status == CORDON_OK)
        status = understand(path_out, path.bytes, cdn_buf_text(&answer), err);
    cdn_buf_free(&answer);
    cdn_buf_free(&path);
    return status;
}
