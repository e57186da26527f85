/* What the commands of cordon(1) share: exit codes, parsed arguments, reading and writing. */
#ifndef CORDON_CLI_H
#define CORDON_CLI_H

#include <stdbool.h>
#include <stdio.h>

#include <cordon/cordon.h>

/* Documented in --help and held by tests/cli. */
enum cli_exit {
    CLI_FINE = 0,
    CLI_FAILED = 1, /* the program failed; screen: something was denied */
    CLI_USAGE = 2,  /* usage or configuration, missing files included */
    CLI_DENIED = 3,
    CLI_LIMIT = 4, /* ended by a limit or a violation */
    CLI_CONFINE = 5,
    CLI_INTERNAL = 6
};

/* The options a command may take; see the table in args.c. */
enum cli_option {
    CLI_OPTION_HELP = 1 << 0,
    CLI_OPTION_POLICY = 1 << 1,
    CLI_OPTION_SET = 1 << 2,
    CLI_OPTION_JSON = 1 << 3,
    CLI_OPTION_CODE = 1 << 4,
    CLI_OPTION_NO_SCREEN = 1 << 5,
    CLI_OPTION_STDIN = 1 << 6,
    CLI_OPTION_FORMAT = 1 << 7
};

typedef struct cli_args {
    const char *command;
    const char *policy;
    const char *code;
    const char *stdin_path;
    const char *format;
    const char **sets; /* "key=value", in order; owned */
    size_t set_count;
    bool json;
    bool no_screen;
    bool help;
    char **files;
    int file_count;
} cli_args;

typedef struct cli_command {
    const char *name;
    const char *summary;
    const char *help;
    unsigned options; /* of enum cli_option */
    int (*run)(const cli_args *args);
    void (*answer_misuse)(const cli_args *args); /* after a wrong option was told; may be NULL */
} cli_command;

extern const cli_command cli_run, cli_screen, cli_sanitize, cli_rules, cli_doctor;

/* `cordon rules test`, see rules_test.c. */
int cli_rules_test(const cli_args *args);

/* Fill `args`, to be released with cli_args_free() in any case. False after telling what is wrong.
 */
bool cli_args_parse(cli_args *args, const cli_command *command, int argc, char **argv);
void cli_args_free(cli_args *args);
/* The candidate that `word` is most likely a misspelling of, or NULL. */
const char *cli_nearest(const char *word, const char *const *candidates, size_t count);

/* "cordon: …" on stderr. */
void cli_complain(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The same with a pointer to --help; returns CLI_USAGE. */
int cli_usage(const cli_args *args, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* What the latest of these said; borrowed until the next. */
const char *cli_last_complaint(void);
/* Tell the error and return the exit code of its status. */
int cli_fail(const cordon_error *err);

/* The policy of --policy and --set; with `always_on`, that key is set to true before --set. NULL
 * after telling what is wrong. */
cordon_policy *cli_policy(const cli_args *args, const char *always_on);

typedef struct cli_text {
    char *bytes;
    size_t count;
    bool is_cut; /* there may be more than was allowed to be read */
} cli_text;

/* Read a file ("-": standard input), at most `max_bytes` of it. False after telling what is wrong.
 */
bool cli_read(cli_text *text, const char *path, size_t max_bytes);
/* The same for a source: of one that no policy allows, only the size is kept, so that the library
 * says "too large" and a huge file costs no memory. */
bool cli_read_source(cli_text *text, const char *path);
/* How a file is called in messages. */
const char *cli_shown_name(const char *path);

/* True on a terminal; NO_COLOR (https://no-color.org) and CLICOLOR_FORCE overrule. */
bool cli_wants_color(FILE *file);
/* Wrap words at `width` columns and end the line; `column` is where the cursor stands, later lines
 * start at `indent`. */
void cli_print_wrapped(FILE *file, const char *text, size_t count, int column, int indent,
                       int width);
/* Findings as text; long fix lines are wrapped where $COLUMNS or a terminal gives a width. */
void cli_show_findings(FILE *file, const char *text);
/* Write to stdout; the first error is kept. */
void cli_put(const char *bytes, size_t count);
/* Flush stdout; the errno of the first error there, or 0. */
int cli_flush(void);
/* Flush stdout; `code` becomes CLI_USAGE when it could not be written. */
int cli_close_output(int code);

/* An output that carries text from a program. A terminal is shown control characters as ^X: they
 * are commands to it. */
typedef struct cli_stream {
    FILE *file;
    bool is_terminal;
    bool is_after_c2; /* the first byte of an 8-bit control character in UTF-8 */
    char last;        /* the last byte written; '\0' before the first */
} cli_stream;

cli_stream cli_stream_on(FILE *file);
void cli_stream_write(cli_stream *stream, const char *bytes, size_t count);
/* Begin a new line unless already there. */
void cli_stream_fresh_line(cli_stream *stream);

#endif
