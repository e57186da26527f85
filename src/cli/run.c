/*
 * cordon run: one program, screened, confined, sanitized. Its output is streamed while it comes;
 * how it ended goes to stderr and into the exit code.
 */
#include "cli.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

enum { STDIN_MAX_BYTES = 256 * 1024 * 1024 };

static const char help[] =
    "Run a Python program: screened first, then confined, its output sanitized.\n"
    "\n"
    "Usage: cordon run [OPTION]… FILE\n"
    "       cordon run [OPTION]… -          (the program comes from standard input)\n"
    "       cordon run [OPTION]… -c CODE\n"
    "\n"
    "The value of a last line that is an expression is printed, as a notebook does.\n"
    "The program sees no file of this machine and no network; data reaches it by\n"
    "--stdin. A finding that only warns is told on stderr after the run.\n"
    "\n"
    "Options:\n"
    "  -c, --code CODE      run CODE\n"
    "      --stdin FILE     the program's standard input; '-' passes on cordon's own.\n"
    "                       Without it the program reads nothing.\n"
    "      --json           print the whole report as one line of JSON instead; its\n"
    "                       status is success, error, timeout, denied, or\n"
    "                       sandboxing_error when cordon itself could not work\n"
    "      --no-screen      confine only; confinement does not depend on screening\n"
    "  -p, --policy FILE    the policy; else $CORDON_POLICY, else the installed one\n"
    "  -s, --set KEY=VALUE  change one key of the policy; may be given again\n"
    "  -h, --help           show this\n"
    "\n"
    "Examples:\n"
    "  cordon run -c 'import math; math.sqrt(2)'\n"
    "  cordon run analysis.py --stdin orders.csv --set limits.wall_ms=5000\n"
    "  cordon run --json - <program.py | jq .outcome\n";

static int exit_of(cordon_outcome outcome)
{
    switch (outcome) {
    case CORDON_OUTCOME_OK:
        return CLI_FINE;
    case CORDON_OUTCOME_NONZERO_EXIT:
    case CORDON_OUTCOME_EXCEPTION:
    case CORDON_OUTCOME_SIGNALED:
        return CLI_FAILED;
    case CORDON_OUTCOME_DENIED:
        return CLI_DENIED;
    case CORDON_OUTCOME_CONFINE_FAILED:
        return CLI_CONFINE;
    case CORDON_OUTCOME_HOST_FAULT:
        return CLI_INTERNAL;
    default:
        return CLI_LIMIT;
    }
}

typedef struct outputs {
    cli_stream out;
    cli_stream err;
} outputs;

static void show_output(void *context, int stream, const char *bytes, size_t byte_count)
{
    outputs *both = context;
    cli_stream_write(stream == 1 ? &both->out : &both->err, bytes, byte_count);
}

static void show_verdict(cordon_verdict *verdict, const char *name)
{
    if (!verdict || cordon_verdict_decision(verdict) == CORDON_ALLOW)
        return;
    const char *text = cordon_verdict_text(verdict, name, cli_wants_color(stderr));
    if (text)
        fputs(text, stderr);
}

static void show_ending(outputs *both, const cordon_report *report, const char *name)
{
    size_t bytes = 0;
    const char *result = cordon_report_result(report, &bytes);
    if (result) {
        cli_stream_fresh_line(&both->out);
        cli_stream_write(&both->out, result, bytes);
        cli_stream_write(&both->out, "\n", 1);
    }
    cli_stream_fresh_line(&both->err);
    const char *traceback = cordon_report_error_traceback(report);
    if (traceback) {
        cli_stream_write(&both->err, traceback, strlen(traceback));
        cli_stream_fresh_line(&both->err);
    }
    show_verdict(cordon_report_verdict(report), name);
    cordon_outcome outcome = cordon_report_outcome(report);
    bool is_told = outcome == CORDON_OUTCOME_OK ||
                   (outcome == CORDON_OUTCOME_EXCEPTION && traceback) ||
                   (outcome == CORDON_OUTCOME_DENIED && cordon_report_verdict(report));
    if (!is_told)
        cli_complain("%s", cordon_report_message(report));
}

static int show_json(cordon_report *report)
{
    const char *json = cordon_report_json(report);
    if (!json) {
        cli_complain("out of memory");
        return CLI_INTERNAL;
    }
    puts(json);
    return exit_of(cordon_report_outcome(report));
}

/* Whoever reads JSON gets JSON, also when cordon itself could not work. */
static int show_failure(const cordon_error *err, bool as_json)
{
    int code = cli_fail(err);
    bool cannot_confine = cordon_error_status(err) == CORDON_E_CONFINE;
    cordon_outcome outcome =
        cannot_confine ? CORDON_OUTCOME_CONFINE_FAILED : CORDON_OUTCOME_HOST_FAULT;
    json_t *object = as_json ? json_pack("{s:s, s:s, s:s}", "status", "sandboxing_error", "outcome",
                                         cordon_outcome_name(outcome), "error_message",
                                         cordon_error_message(err))
                             : NULL;
    if (object && json_dumpf(object, stdout, JSON_COMPACT) == 0)
        putchar('\n');
    json_decref(object);
    return code;
}

static int run_job(cordon_engine *engine, const cli_args *args, const char *name,
                   const cli_text *source, const cli_text *input, cordon_error *err)
{
    outputs both = {cli_stream_on(stdout), cli_stream_on(stderr)};
    cordon_report *report = NULL;
    cordon_job *job = cordon_job_new();
    if (!job) {
        cli_complain("out of memory");
        return CLI_INTERNAL;
    }
    cordon_job_set_stdin(job, input->bytes, input->count);
    if (!args->json)
        cordon_job_set_output(job, show_output, &both);
    int code;
    if (cordon_run(&report, engine, source->bytes, source->count, job, err) != CORDON_OK) {
        code = show_failure(err, args->json);
    } else if (args->json) {
        code = show_json(report);
    } else {
        show_ending(&both, report, name);
        code = exit_of(cordon_report_outcome(report));
    }
    cordon_report_free(report);
    cordon_job_free(job);
    return cli_close_output(code);
}

static int run_with_policy(const cordon_policy *policy, const cli_args *args, const char *name,
                           const cli_text *source, const cli_text *input)
{
    cordon_error *err = cordon_error_new();
    cordon_engine *engine = NULL;
    int code = cordon_engine_new(&engine, policy, err) == CORDON_OK
                   ? run_job(engine, args, name, source, input, err)
                   : cli_fail(err);
    cordon_engine_free(engine);
    cordon_error_free(err);
    return code;
}

static int check_arguments(const cli_args *args)
{
    if (args->code && args->file_count)
        return cli_usage(args, "give either -c CODE or a FILE, not both");
    if (!args->code && args->file_count != 1)
        return cli_usage(args, args->file_count ? "one FILE at a time; data goes in by --stdin"
                                                : "which program? Give a FILE, '-' or -c CODE");
    if (!args->code && args->stdin_path && strcmp(args->files[0], "-") == 0 &&
        strcmp(args->stdin_path, "-") == 0)
        return cli_usage(args, "standard input cannot be both the program and its input");
    return CLI_FINE;
}

static int run(const cli_args *args)
{
    if (check_arguments(args) != CLI_FINE)
        return CLI_USAGE;
    cordon_policy *policy = cli_policy(args, NULL);
    if (!policy)
        return CLI_USAGE;
    cli_text file = {NULL, 0}, input = {NULL, 0};
    cli_text code = {(char *)args->code, args->code ? strlen(args->code) : 0};
    bool ok = args->code || cli_read_source(&file, args->files[0]);
    ok = ok && (!args->stdin_path || cli_read(&input, args->stdin_path, STDIN_MAX_BYTES));
    int result = CLI_USAGE;
    if (ok)
        result =
            run_with_policy(policy, args, args->code ? "<code>" : cli_shown_name(args->files[0]),
                            args->code ? &code : &file, &input);
    free(file.bytes);
    free(input.bytes);
    cordon_policy_free(policy);
    return result;
}

const cli_command cli_run = {.name = "run",
                             .summary = "run a program: screened, confined, sanitized",
                             .help = help,
                             .options = CLI_OPTION_POLICY | CLI_OPTION_SET | CLI_OPTION_JSON |
                                        CLI_OPTION_CODE | CLI_OPTION_NO_SCREEN | CLI_OPTION_STDIN,
                             .run = run};
