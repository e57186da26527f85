/*
 * Starting and ending zygotes. The runner gets one socket and an empty environment; it answers with
 * one cdn_hello. When it ends before that, what it wrote to stderr says why.
 */
#include "zygote.h"

#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "clock.h"
#include "error.h"
#include "fd.h"
#include "file.h"
#include "message.h"
#include "rights.h"
#include "spawn.h"

enum { END_MS = 2000, STDERR_BYTES = 16384 };

typedef struct command {
    char *runner;
    char *extension;
    cdn_buf preload;
    char *arguments[5];
} command;

static void command_clear(command *what)
{
    free(what->runner);
    free(what->extension);
    cdn_buf_free(&what->preload);
}

static cordon_status command_make(command *what, const cordon_policy *policy,
                                  const char *interpreter, bool is_bare, cordon_error *err)
{
    size_t count = is_bare ? 0 : policy->preload.count;
    what->runner = cdn_file_installed("libexec/cordon/cordon-runner");
    what->extension = cdn_file_installed("libexec/cordon/_cordon.abi3.so");
    bool is_whole = what->runner && what->extension && cdn_buf_add_text(&what->preload, "preload=");
    for (size_t i = 0; is_whole && i < count; i++)
        is_whole = cdn_buf_addf(&what->preload, "%s%s", i ? "," : "", policy->preload.items[i]);
    if (!is_whole)
        return cdn_fail_nomem(err);
    if (access(what->runner, X_OK) != 0 || access(what->extension, R_OK) != 0)
        return cdn_fail(err, CORDON_E_CONFINE,
                        "the runner is missing: %s: %s; install cordon whole", what->runner,
                        strerror(errno));
    what->arguments[0] = what->runner;
    what->arguments[1] = (char *)(uintptr_t)interpreter;
    what->arguments[2] = what->extension;
    what->arguments[3] = what->preload.bytes;
    what->arguments[4] = NULL;
    return CORDON_OK;
}

/* The last line that the interpreter wrote: in a traceback, the exception. */
static const char *last_line(cdn_buf *text)
{
    while (text->count && text->bytes[text->count - 1] == '\n')
        text->bytes[--text->count] = '\0';
    const char *line = text->count ? strrchr(text->bytes, '\n') : NULL;
    return line ? line + 1 : cdn_buf_text(text);
}

/* `problem` is from the runner itself (launch.c, bootstrap.py): the machine cannot confine. It may
 * also be from the interpreter, which is then of no use. */
static cordon_status start_failed(const char *interpreter, const char *problem, cordon_error *err)
{
    static const char own[] = "cordon-runner: ";
    if (strncmp(problem, own, sizeof own - 1) != 0)
        return cdn_fail(err, CORDON_E_INTERPRETER, "%s: did not start: %.400s", interpreter,
                        problem);
    return cdn_fail(err, CORDON_E_CONFINE,
                    "cannot confine here: 'privileges' does not hold: %.400s; to mend: Linux 5.9 "
                    "or newer with CONFIG_SECCOMP_FILTER, and in a container a profile that allows "
                    "seccomp, prctl, close_range and memfd_create",
                    problem + sizeof own - 1);
}

cordon_status cdn_warm_welcome(cdn_warm *warm, const char *interpreter, cordon_error *err)
{
    cdn_hello hello;
    size_t no_fds = 0;
    ssize_t got =
        cdn_rights_receive(warm->control, &hello, sizeof hello, NULL, &no_fds, MSG_DONTWAIT);
    if (got < 0 && errno == EAGAIN)
        return cdn_fail(err, CORDON_E_INTERPRETER, "%s: the warm interpreter gave no sign in time",
                        interpreter);
    if (got != sizeof hello) {
        cdn_buf said = {0};
        cdn_spawn_read(&said, warm->errors, STDERR_BYTES, 1000);
        cordon_status status =
            said.count ? start_failed(interpreter, last_line(&said), err)
                       : cdn_fail(err, CORDON_E_INTERNAL,
                                  "%s: ended while it started, without a word", interpreter);
        cdn_buf_free(&said);
        return status;
    }
    cdn_fd_close(&warm->errors);
    if (hello.protocol != CDN_PROTOCOL)
        return cdn_fail(err, CORDON_E_CONFINE, "the runner is of another version of cordon");
    hello.text[sizeof hello.text - 1] = '\0';
    if (!hello.is_ready)
        return start_failed(interpreter, hello.text, err);
    memcpy(warm->modules, hello.text, sizeof warm->modules);
    warm->baseline_data_bytes = hello.baseline_data_bytes;
    return CORDON_OK;
}

char *cdn_warm_modules(const cdn_warm *warm)
{
    size_t length = strlen(warm->modules);
    char *names = calloc(1, length + 2);
    for (size_t i = 0; names && i < length; i++)
        names[i] = warm->modules[i] == ',' ? '\0' : warm->modules[i];
    return names;
}

bool cdn_warm_is_free(const cdn_warm *warm)
{
    return atomic_load(&warm->references) == 1;
}

/* `control` and `stderr_fd` are the zygote's ends. */
static cordon_status launch(cdn_warm *warm, const cordon_policy *policy, const char *interpreter,
                            bool is_bare, int control, int stderr_fd, cordon_error *err)
{
    static char *const no_environment[] = {NULL};
    command what = {0};
    cordon_status status = command_make(&what, policy, interpreter, is_bare, err);
    if (status == CORDON_OK) {
        cdn_program program = {what.runner, what.arguments, no_environment, -1, stderr_fd, control};
        int failed = cdn_spawn(&warm->pid, &warm->pidfd, &program);
        if (failed)
            status = cdn_spawn_failed(err, CORDON_E_CONFINE, what.runner, failed);
    }
    command_clear(&what);
    return status;
}

cordon_status cdn_warm_launch(cdn_warm **warm_out, const cordon_policy *policy,
                              const char *interpreter, bool is_bare, cordon_error *err)
{
    int control[2] = {-1, -1}, errors[2] = {-1, -1};
    cdn_warm *warm = calloc(1, sizeof *warm);
    if (!warm)
        return cdn_fail_nomem(err);
    *warm = (cdn_warm){
        .control = -1, .pidfd = -1, .errors = -1, .launched_ms = cdn_clock_ms(), .references = 1};
    cordon_status status = CORDON_OK;
    if (!cdn_fd_socketpair(control, SOCK_SEQPACKET) || !cdn_fd_pipe(errors))
        status = cdn_fail(err, CORDON_E_INTERNAL, "no descriptors: %s", strerror(errno));
    warm->control = control[0];
    warm->errors = errors[0];
    if (status == CORDON_OK)
        status = launch(warm, policy, interpreter, is_bare, control[1], errors[1], err);
    cdn_fd_close(&control[1]);
    cdn_fd_close(&errors[1]);
    if (status != CORDON_OK) {
        cdn_warm_unref(warm);
        return status;
    }
    *warm_out = warm;
    return CORDON_OK;
}

cdn_warm *cdn_warm_ref(cdn_warm *warm)
{
    atomic_fetch_add(&warm->references, 1);
    return warm;
}

void cdn_warm_unref(cdn_warm *warm)
{
    if (!warm || atomic_fetch_sub(&warm->references, 1) != 1)
        return;
    cdn_fd_close(&warm->control);
    cdn_fd_close(&warm->errors);
    cdn_spawn_end(&warm->pidfd, END_MS);
    free(warm);
}
