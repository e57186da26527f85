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
    "                       sandboxing_error when cordon itself could not work:\n"
    "                       then it has outcome and error_message alone besides\n"
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
        cli_show_findings(stderr, text);
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
    const char *message = cordon_report_message(report);
    /* A traceback says it all, but for the limit behind an exception. */
    bool is_told =
        outcome == CORDON_OUTCOME_OK ||
        (outcome == CORDON_OUTCOME_EXCEPTION && traceback && !strstr(message, "; raise limits.")) ||
        (outcome == CORDON_OUTCOME_DENIED && cordon_report_verdict(report));
    if (!is_told)
        cli_complain("%s", message);
}

/* One run of the command. */
typedef struct work {
    const cli_args *args;
    const char *name;
    cli_text source;
    cli_text input;
    cordon_error *err;
    bool is_answered;    /* a report was shown */
    bool cannot_confine; /* why there is none */
} work;

static void put_line(const char *text)
{
    cli_put(text, strlen(text));
    cli_put("\n", 1);
}

static int show_json(work *task, cordon_report *report)
{
    const char *json = cordon_report_json(report);
    if (!json) {
        cli_complain("out of memory");
        return CLI_INTERNAL;
    }
    put_line(json);
    task->is_answered = true;
    return exit_of(cordon_report_outcome(report));
}

/* JSON holds UTF-8 alone; a complaint may hold a file's name, which is any bytes. */
static json_t *complaint_value(void)
{
    json_t *value = json_string(cli_last_complaint());
    char *text = value ? NULL : strdup(cli_last_complaint());
    for (char *at = text; at && *at; at++)
        if ((unsigned char)*at >= 0x80)
            *at = '?';
    if (text)
        value = json_string(text);
    free(text);
    return value;
}

/* Whoever reads JSON gets JSON, also when there is no report. */
static void show_failure(bool cannot_confine)
{
    const char *outcome =
        cannot_confine ? cordon_outcome_name(CORDON_OUTCOME_CONFINE_FAILED) : NULL;
    json_t *object = json_pack("{s:s, s:s?, s:o}", "status", "sandboxing_error", "outcome", outcome,
                               "error_message", complaint_value());
    char *text = object ? json_dumps(object, JSON_COMPACT) : NULL;
    if (text)
        put_line(text);
    free(text);
    json_decref(object);
}

static void answer_misuse(const cli_args *args)
{
    if (args->json)
        show_failure(false);
}

static int fail(work *task)
{
    task->cannot_confine = cordon_error_status(task->err) == CORDON_E_CONFINE;
    return cli_fail(task->err);
}

static int run_job(work *task, cordon_engine *engine)
{
    outputs both = {cli_stream_on(stdout), cli_stream_on(stderr)};
    cordon_report *report = NULL;
    cordon_job *job = cordon_job_new();
    if (!job) {
        cli_complain("out of memory");
        return CLI_INTERNAL;
    }
    cordon_job_set_stdin(job, task->input.bytes, task->input.count);
    if (!task->args->json)
        cordon_job_set_output(job, show_output, &both);
    int code;
    if (cordon_run(&report, engine, task->source.bytes, task->source.count, job, task->err) !=
        CORDON_OK) {
        code = fail(task);
    } else if (task->args->json) {
        code = show_json(task, report);
    } else {
        show_ending(&both, report, task->name);
        code = exit_of(cordon_report_outcome(report));
    }
    cordon_report_free(report);
    cordon_job_free(job);
    return code;
}

static int run_with_policy(work *task, const cordon_policy *policy)
{
    task->err = cordon_error_new();
    cordon_engine *engine = NULL;
    int code = cordon_engine_new(&engine, policy, task->err) == CORDON_OK ? run_job(task, engine)
                                                                          : fail(task);
    cordon_engine_free(engine);
    cordon_error_free(task->err);
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

static bool read_texts(work *task)
{
    const cli_args *args = task->args;
    task->name = args->code ? "<code>" : cli_shown_name(args->files[0]);
    if (args->code) {
        task->source = (cli_text){.bytes = strdup(args->code), .count = strlen(args->code)};
        if (!task->source.bytes) {
            cli_complain("out of memory");
            return false;
        }
    } else if (!cli_read_source(&task->source, args->files[0])) {
        return false;
    }
    return !args->stdin_path || cli_read(&task->input, args->stdin_path, STDIN_MAX_BYTES);
}

static int run_task(work *task)
{
    if (check_arguments(task->args) != CLI_FINE)
        return CLI_USAGE;
    cordon_policy *policy = cli_policy(task->args, NULL);
    if (!policy)
        return CLI_USAGE;
    int code = read_texts(task) ? run_with_policy(task, policy) : CLI_USAGE;
    free(task->source.bytes);
    free(task->input.bytes);
    cordon_policy_free(policy);
    return code;
}

static int run(const cli_args *args)
{
    work task = {.args = args};
    int code = run_task(&task);
    if (args->json && !task.is_answered)
        show_failure(task.cannot_confine);
    return cli_close_output(code);
}

const cli_command cli_run = {.name = "run",
                             .summary = "run a program: screened, confined, sanitized",
                             .help = help,
                             .options = CLI_OPTION_POLICY | CLI_OPTION_SET | CLI_OPTION_JSON |
                                        CLI_OPTION_CODE | CLI_OPTION_NO_SCREEN | CLI_OPTION_STDIN,
                             .run = run,
                             .answer_misuse = answer_misuse};
