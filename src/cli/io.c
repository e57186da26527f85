/*
 * Policies, reading and complaining for the commands of cordon(1). Nothing is read without a bound,
 * and no complaint, which may quote a program or a file's name, commands a terminal.
 */
#include "cli.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The largest limits.source_bytes that a policy may hold (docs/rules.md). */
enum { SOURCE_MAX_BYTES = 64 * 1024 * 1024, PIECE_BYTES = 65536 };

static char *last_complaint;

const char *cli_last_complaint(void)
{
    return last_complaint ? last_complaint : "out of memory";
}

static void complain(const char *format, va_list args)
{
    char *text;
    if (vasprintf(&text, format, args) < 0)
        text = NULL;
    free(last_complaint);
    last_complaint = text;
    fflush(stdout); /* so that the two streams are in order where they meet */
    fputs(cli_wants_color(stderr) ? "\033[1;31mcordon:\033[0m " : "cordon: ", stderr);
    cli_stream err = cli_stream_on(stderr);
    cli_stream_write(&err, cli_last_complaint(), strlen(cli_last_complaint()));
    cli_stream_write(&err, "\n", 1);
}

void cli_complain(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    complain(format, args);
    va_end(args);
}

int cli_usage(const cli_args *args, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    complain(format, list);
    va_end(list);
    fprintf(stderr, "Try 'cordon %s --help'.\n", args->command);
    return CLI_USAGE;
}

int cli_fail(const cordon_error *err)
{
    cli_complain("%s", cordon_error_message(err));
    switch (cordon_error_status(err)) {
    case CORDON_E_ARGUMENT:
    case CORDON_E_IO:
    case CORDON_E_RULES:
    case CORDON_E_INTERPRETER:
        return CLI_USAGE;
    case CORDON_E_CONFINE:
    case CORDON_E_UNSUPPORTED:
        return CLI_CONFINE;
    default:
        return CLI_INTERNAL;
    }
}

static bool set_one(cordon_policy *policy, const char *pair)
{
    const char *equals = strchr(pair, '=');
    char *key = equals ? strndup(pair, (size_t)(equals - pair)) : NULL;
    cordon_error *err = cordon_error_new();
    bool ok = false;
    if (!equals)
        cli_complain("--set %s: expected key=value, such as limits.wall_ms=2000", pair);
    else if (!key || !err)
        cli_complain("out of memory");
    else if (cordon_policy_set(policy, key, equals + 1, err) != CORDON_OK)
        cli_complain("--set %s: %s", pair, cordon_error_message(err));
    else
        ok = true;
    cordon_error_free(err);
    free(key);
    return ok;
}

static bool set_all(cordon_policy *policy, const cli_args *args, const char *always_on)
{
    if ((always_on && cordon_policy_set(policy, always_on, "true", NULL) != CORDON_OK) ||
        (args->no_screen &&
         cordon_policy_set(policy, "screen.enabled", "false", NULL) != CORDON_OK)) {
        cli_complain("out of memory");
        return false;
    }
    for (size_t i = 0; i < args->set_count; i++)
        if (!set_one(policy, args->sets[i]))
            return false;
    return true;
}

/* A policy that cannot be read is called by who named it: $CORDON_POLICY is easily forgotten. */
static void tell_policy_failure(const cli_args *args, const cordon_error *err)
{
    const char *path = args->policy ? args->policy : getenv("CORDON_POLICY");
    const char *message = cordon_error_message(err);
    size_t length = path ? strlen(path) : 0;
    if (length && cordon_error_status(err) == CORDON_E_IO && strncmp(message, path, length) == 0 &&
        message[length] == ':')
        cli_complain("policy %s (from %s)%s", path, args->policy ? "--policy" : "$CORDON_POLICY",
                     message + length);
    else
        cli_fail(err);
}

cordon_policy *cli_policy(const cli_args *args, const char *always_on)
{
    cordon_policy *policy = NULL;
    cordon_error *err = cordon_error_new();
    if (cordon_policy_load(&policy, args->policy, err) != CORDON_OK) {
        tell_policy_failure(args, err);
        policy = NULL;
    } else if (!set_all(policy, args, always_on)) {
        cordon_policy_free(policy);
        policy = NULL;
    }
    cordon_error_free(err);
    return policy;
}

const char *cli_shown_name(const char *path)
{
    return strcmp(path, "-") == 0 ? "<stdin>" : path;
}

/* Grows by doubling, never past `max_bytes`. */
static bool grow(cli_text *text, size_t *capacity, size_t max_bytes)
{
    size_t wanted = *capacity ? *capacity * 2 : PIECE_BYTES;
    *capacity = wanted < max_bytes ? wanted : max_bytes;
    char *bytes = realloc(text->bytes, *capacity + 1);
    if (!bytes)
        return false;
    text->bytes = bytes;
    return true;
}

static int read_up_to(cli_text *text, int fd, size_t max_bytes)
{
    size_t capacity = 0;
    for (;;) {
        if (text->count == capacity && (text->count || !text->bytes)) {
            text->is_cut = text->bytes && capacity == max_bytes;
            if (text->is_cut)
                return 0;
            if (!grow(text, &capacity, max_bytes))
                return ENOMEM;
        }
        ssize_t got = read(fd, text->bytes + text->count, capacity - text->count);
        if (got < 0 && errno != EINTR)
            return errno;
        if (got == 0)
            return 0;
        text->count += got > 0 ? (size_t)got : 0;
    }
}

/* A file over the bound is not read at all: untouched zeros of its size cost no memory, and the
 * library looks at the size first. */
static int take_unread(cli_text *text, size_t max_bytes, size_t file_bytes)
{
    text->count = file_bytes;
    text->bytes = calloc(1, file_bytes);
    if (!text->bytes) {
        text->count = max_bytes;
        text->bytes = calloc(1, max_bytes);
    }
    return text->bytes ? 0 : ENOMEM;
}

static int read_open(cli_text *text, int fd, size_t max_bytes)
{
    struct stat info;
    if (fstat(fd, &info) != 0)
        return errno;
    if (S_ISDIR(info.st_mode))
        return EISDIR;
    if (S_ISREG(info.st_mode) && info.st_size > (off_t)max_bytes)
        return take_unread(text, max_bytes, (size_t)info.st_size);
    return read_up_to(text, fd, max_bytes);
}

static void drop(cli_text *text)
{
    free(text->bytes);
    *text = (cli_text){.count = 0};
}

static bool read_bounded(cli_text *text, const char *path, size_t max_bytes)
{
    bool is_stdin = strcmp(path, "-") == 0;
    int fd = is_stdin ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
    *text = (cli_text){.count = 0};
    int error = fd < 0 ? errno : read_open(text, fd, max_bytes);
    if (fd >= 0 && !is_stdin)
        close(fd);
    if (!error)
        return true;
    cli_complain("%s: %s", cli_shown_name(path),
                 error == EISDIR ? "is a directory, a file was expected" : strerror(error));
    drop(text);
    return false;
}

bool cli_read(cli_text *text, const char *path, size_t max_bytes)
{
    if (!read_bounded(text, path, max_bytes + 1))
        return false;
    if (text->count <= max_bytes)
        return true;
    cli_complain("%s: more than %zu bytes", cli_shown_name(path), max_bytes);
    drop(text);
    return false;
}

bool cli_read_source(cli_text *text, const char *path)
{
    if (!read_bounded(text, path, SOURCE_MAX_BYTES + 1))
        return false;
    if (text->is_cut)
        cli_complain("%s: more than %d bytes; the rest is not read", cli_shown_name(path),
                     SOURCE_MAX_BYTES);
    return true;
}

int cli_close_output(int code)
{
    int error = cli_flush();
    if (!error)
        return code;
    cli_complain("standard output: cannot write: %s", strerror(error));
    return CLI_USAGE;
}
