/*
 * cordon sanitize: a filter from standard input to standard output. Memory stays flat whatever the
 * length; when the input pauses, what is certain by then is given out.
 */
#include "cli.h"

#include <errno.h>
#include <inttypes.h>
#include <jansson.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PIECE_BYTES = 65536, IDLE_MS = 200 };

static const char help[] =
    "Redact paths, IP addresses and secrets in text.\n"
    "\n"
    "Usage: cordon sanitize [OPTION]… <in >out\n"
    "\n"
    "The text streams: any length, flat memory, the same result however it is cut.\n"
    "\n"
    "Options:\n"
    "      --json           afterwards, one line of JSON on stderr with what was\n"
    "                       redacted: {\"bytes_in\", \"bytes_out\", \"redactions\"}\n"
    "  -p, --policy FILE    the policy; else $CORDON_POLICY, else the installed one\n"
    "  -s, --set KEY=VALUE  change one key of the policy; may be given again\n"
    "  -h, --help           show this\n"
    "\n"
    "Exit codes: 0 fine, 2 the policy is wrong or the text cannot be read or\n"
    "written, 6 cordon itself failed.\n"
    "\n"
    "Examples:\n"
    "  cordon sanitize <build.log >clean.log\n"
    "  make 2>&1 | cordon sanitize\n"
    "  cordon sanitize --json <build.log 2>summary.json >clean.log\n";

typedef struct counts {
    uint64_t in;
    uint64_t out;
} counts;

static void write_out(void *context, const char *bytes, size_t byte_count)
{
    counts *seen = context;
    seen->out += byte_count;
    cli_put(bytes, byte_count);
}

/* The next piece; while none comes, gives out what is held back without need. */
static ssize_t read_piece(cordon_sanitizer *sanitizer, char *piece, cordon_error *err)
{
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    if (poll(&input, 1, IDLE_MS) == 0) {
        if (cordon_sanitizer_flush(sanitizer, err) != CORDON_OK)
            return -1;
        cli_flush();
    }
    ssize_t got;
    do
        got = read(STDIN_FILENO, piece, PIECE_BYTES);
    while (got < 0 && errno == EINTR);
    if (got < 0)
        cli_complain("<stdin>: %s", strerror(errno));
    return got;
}

static int pump(cordon_sanitizer *sanitizer, counts *seen, cordon_error *err)
{
    static char piece[PIECE_BYTES];
    ssize_t got;
    while ((got = read_piece(sanitizer, piece, err)) > 0) {
        seen->in += (size_t)got;
        if (cordon_sanitizer_feed(sanitizer, piece, (size_t)got, err) != CORDON_OK)
            return cli_fail(err);
        if (ferror(stdout))
            return CLI_FINE; /* told by cli_close_output() */
    }
    if (got < 0)
        return cordon_error_status(err) != CORDON_OK ? cli_fail(err) : CLI_USAGE;
    return cordon_sanitizer_finish(sanitizer, err) == CORDON_OK ? CLI_FINE : cli_fail(err);
}

static int show_summary(const cordon_sanitizer *sanitizer, const counts *seen)
{
    json_t *redactions = json_array();
    for (size_t i = 0; i < cordon_sanitizer_redaction_count(sanitizer); i++)
        json_array_append_new(redactions,
                              json_pack("{s:s, s:I}", "rule",
                                        cordon_sanitizer_redaction_rule(sanitizer, i), "count",
                                        (json_int_t)cordon_sanitizer_redaction_hits(sanitizer, i)));
    json_t *summary = json_pack("{s:I, s:I, s:o}", "bytes_in", (json_int_t)seen->in, "bytes_out",
                                (json_int_t)seen->out, "redactions", redactions);
    char *text = summary ? json_dumps(summary, JSON_COMPACT) : NULL;
    json_decref(summary);
    if (!text) {
        cli_complain("out of memory");
        return CLI_INTERNAL;
    }
    fprintf(stderr, "%s\n", text);
    free(text);
    return CLI_FINE;
}

static int sanitize(const cli_args *args)
{
    if (args->file_count)
        return cli_usage(args, "takes no files; use 'cordon sanitize <%s'", args->files[0]);
    cordon_policy *policy = cli_policy(args, "sanitize.enabled");
    if (!policy)
        return CLI_USAGE;
    counts seen = {0, 0};
    cordon_sanitizer *sanitizer = NULL;
    cordon_error *err = cordon_error_new();
    int code = cordon_sanitizer_new(&sanitizer, policy, write_out, &seen, err) == CORDON_OK
                   ? pump(sanitizer, &seen, err)
                   : cli_fail(err);
    code = cli_close_output(code);
    if (code == CLI_FINE && args->json)
        code = show_summary(sanitizer, &seen);
    cordon_sanitizer_free(sanitizer);
    cordon_error_free(err);
    cordon_policy_free(policy);
    return code;
}

const cli_command cli_sanitize = {.name = "sanitize",
                                  .summary = "redact paths, addresses and secrets in a stream",
                                  .help = help,
                                  .options = CLI_OPTION_POLICY | CLI_OPTION_SET | CLI_OPTION_JSON,
                                  .run = sanitize};
