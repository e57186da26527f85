/*
 * Reading, writing and complaining for the commands of cordon(1). Text from a program never reaches
 * a terminal with its control characters, and nothing is read without a bound.
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

static bool is_set(const char *variable)
{
    const char *value = getenv(variable);
    return value && *value;
}

bool cli_wants_color(FILE *file)
{
    const char *term = getenv("TERM");
    if (is_set("NO_COLOR"))
        return false;
    if (is_set("CLICOLOR_FORCE"))
        return true;
    return isatty(fileno(file)) && term && strcmp(term, "dumb") != 0;
}

static void complain(const char *format, va_list args)
{
    fflush(stdout); /* so that the two streams are in order where they meet */
    fputs(cli_wants_color(stderr) ? "\033[1;31mcordon:\033[0m " : "cordon: ", stderr);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
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
    if (always_on && cordon_policy_set(policy, always_on, "true", NULL) != CORDON_OK)
        return false;
    if (args->no_screen && cordon_policy_set(policy, "screen.enabled", "false", NULL) != CORDON_OK)
        return false;
    for (size_t i = 0; i < args->set_count; i++)
        if (!set_one(policy, args->sets[i]))
            return false;
    return true;
}

cordon_policy *cli_policy(const cli_args *args, const char *always_on)
{
    cordon_policy *policy = NULL;
    cordon_error *err = cordon_error_new();
    if (cordon_policy_load(&policy, args->policy, err) != CORDON_OK) {
        cli_fail(err);
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
            if (text->bytes && capacity == max_bytes)
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
    *text = (cli_text){NULL, 0};
}

static bool read_bounded(cli_text *text, const char *path, size_t max_bytes)
{
    bool is_stdin = strcmp(path, "-") == 0;
    int fd = is_stdin ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
    *text = (cli_text){NULL, 0};
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
    cli_complain("%s: larger than %zu bytes", cli_shown_name(path), max_bytes);
    drop(text);
    return false;
}

bool cli_read_source(cli_text *text, const char *path)
{
    return read_bounded(text, path, SOURCE_MAX_BYTES + 1);
}

int cli_close_output(int code)
{
    errno = 0; /* stays so when only an earlier write failed */
    if (fflush(stdout) == 0 && !ferror(stdout))
        return code;
    cli_complain("standard output: cannot write%s%s", errno ? ": " : "",
                 errno ? strerror(errno) : "");
    return CLI_USAGE;
}

cli_stream cli_stream_on(FILE *file)
{
    return (cli_stream){.file = file, .is_terminal = isatty(fileno(file))};
}

static bool is_control(unsigned char byte)
{
    return (byte < 0x20 && byte != '\n' && byte != '\t' && byte != '\r') || byte == 0x7F;
}

static void write_shown(cli_stream *stream, unsigned char byte)
{
    if (stream->is_after_c2) {
        stream->is_after_c2 = false;
        if (byte >= 0x80 && byte <= 0x9F) {
            fprintf(stream->file, "\\x%02x", byte);
            return;
        }
        fputc(0xC2, stream->file);
    }
    if (byte == 0xC2)
        stream->is_after_c2 = true;
    else if (is_control(byte))
        fprintf(stream->file, "^%c", byte ^ 0x40);
    else
        fputc(byte, stream->file);
}

void cli_stream_write(cli_stream *stream, const char *bytes, size_t count)
{
    if (!count)
        return;
    if (stream->is_terminal)
        for (size_t i = 0; i < count; i++)
            write_shown(stream, (unsigned char)bytes[i]);
    else
        fwrite(bytes, 1, count, stream->file);
    stream->last = bytes[count - 1];
    fflush(stream->file);
}

void cli_stream_fresh_line(cli_stream *stream)
{
    if (stream->last && stream->last != '\n')
        cli_stream_write(stream, "\n", 1);
}
