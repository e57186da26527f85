/*
 * What the commands of cordon(1) write, and how it looks on a terminal: colour, width, and text
 * from programs, which never reaches a terminal with its control characters.
 */
#include "cli.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { USUAL_WIDTH = 80, LEAST_WIDTH = 20, FIX_INDENT = 13 };

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

static int cli_width(FILE *file)
{
    const char *columns = getenv("COLUMNS");
    long given = columns ? strtol(columns, NULL, 10) : 0;
    struct winsize size;
    if (given >= LEAST_WIDTH && given <= UINT16_MAX)
        return (int)given;
    if (!isatty(fileno(file)))
        return 0;
    bool is_known = ioctl(fileno(file), TIOCGWINSZ, &size) == 0 && size.ws_col >= LEAST_WIDTH;
    return is_known ? size.ws_col : USUAL_WIDTH;
}

/* Columns, not bytes: continuation bytes of UTF-8 take no room. */
static int columns_in(const char *text, size_t count)
{
    int columns = 0;
    for (size_t i = 0; i < count; i++)
        columns += ((unsigned char)text[i] & 0xC0) != 0x80;
    return columns;
}

void cli_print_wrapped(FILE *file, const char *text, size_t count, int column, int indent,
                       int width)
{
    bool is_first = true;
    const char *end = text + count;
    while (text < end) {
        const char *stop = text;
        while (stop < end && *stop != ' ' && *stop != '\n')
            stop++;
        size_t word = (size_t)(stop - text);
        int columns = columns_in(text, word);
        if (word && !is_first && column + 1 + columns > width) {
            fprintf(file, "\n%*s", indent, "");
            column = indent;
            is_first = true;
        }
        if (word) {
            fprintf(file, "%s%.*s", is_first ? "" : " ", (int)word, text);
            column += columns + !is_first;
            is_first = false;
        }
        text = stop + (stop < end);
    }
    fputc('\n', file);
}

static const char *after_color(const char *text)
{
    return strncmp(text, "\033[", 2) == 0 ? text + strcspn(text, "m") + 1 : text;
}

/* The advice of a line "      = fix: ADVICE", or NULL. */
static const char *advice_of(const char *line)
{
    static const char margin[] = "      ", fix[] = " fix: ";
    if (strncmp(line, margin, sizeof margin - 1) != 0)
        return NULL;
    const char *mark = after_color(line + sizeof margin - 1);
    if (*mark != '=')
        return NULL;
    mark = after_color(mark + 1);
    return strncmp(mark, fix, sizeof fix - 1) == 0 ? mark + sizeof fix - 1 : NULL;
}

void cli_show_findings(FILE *file, const char *text)
{
    int width = cli_width(file);
    while (*text) {
        size_t length = strcspn(text, "\n");
        const char *advice = width ? advice_of(text) : NULL;
        fwrite(text, 1, advice ? (size_t)(advice - text) : length, file);
        if (advice)
            cli_print_wrapped(file, advice, (size_t)(text + length - advice), FIX_INDENT,
                              FIX_INDENT, width);
        else
            fputc('\n', file);
        text += length + (text[length] == '\n');
    }
    if (file == stdout)
        cli_flush();
}

static int put_error;

static void keep_put_error(bool is_written)
{
    if (!is_written && !put_error)
        put_error = errno ? errno : EIO;
}

void cli_put(const char *bytes, size_t count)
{
    keep_put_error(fwrite(bytes, 1, count, stdout) == count);
}

int cli_flush(void)
{
    keep_put_error(fflush(stdout) == 0 && !ferror(stdout));
    return put_error;
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
    stream->last = bytes[count - 1];
    if (!stream->is_terminal && stream->file == stdout) {
        cli_put(bytes, count);
        cli_flush();
        return;
    }
    if (stream->is_terminal)
        for (size_t i = 0; i < count; i++)
            write_shown(stream, (unsigned char)bytes[i]);
    else
        fwrite(bytes, 1, count, stream->file);
    fflush(stream->file);
}

void cli_stream_fresh_line(cli_stream *stream)
{
    if (stream->last && stream->last != '\n')
        cli_stream_write(stream, "\n", 1);
}
