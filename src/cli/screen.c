/*
 * cordon screen: what the rules say of source files, without running anything. A file's content
 * decides, never its name.
 */
#include "cli.h"

#include <stdlib.h>
#include <string.h>

static const char help[] =
    "Screen Python sources without running them.\n"
    "\n"
    "Usage: cordon screen [OPTION]… FILE…   ('-' is standard input)\n"
    "\n"
    "Formats:\n"
    "  text   for people: rule, line, caret and how to mend it (default)\n"
    "  json   one line per file: {\"file\", \"verdict\", \"findings\"}; the verdict is one\n"
    "         of allow, warn, review, deny, not_understood, too_large\n"
    "  sarif  one SARIF 2.1.0 document over all files, for code hosts\n"
    "\n"
    "Options:\n"
    "  -f, --format FORMAT  text, json or sarif\n"
    "      --json           the same as --format json\n"
    "  -p, --policy FILE    the policy; else $CORDON_POLICY, else the installed one\n"
    "  -s, --set KEY=VALUE  change one key of the policy; may be given again\n"
    "  -h, --help           show this\n"
    "\n"
    "Exit codes: 0 every file may run (allow or warn), 1 some file may not,\n"
    "2 a file could not be read or the policy is wrong, 6 cordon itself failed.\n"
    "\n"
    "Examples:\n"
    "  cordon screen program.py\n"
    "  cordon screen --format json generated/*.py >verdicts.jsonl\n"
    "  cordon screen --format sarif *.py >screen.sarif\n";

typedef enum format { FORMAT_TEXT, FORMAT_JSON, FORMAT_SARIF, FORMAT_COUNT } format;

typedef struct screening {
    const cli_args *args;
    cordon_engine *engine;
    cordon_error *err;
    format format;
    cordon_verdict **verdicts; /* kept for SARIF, which is one document; in step with names */
    const char **names;
    size_t count;
    int code;
} screening;

static bool find_format(format *out, const cli_args *args)
{
    static const char *const names[] = {"text", "json", "sarif"};
    const char *wanted = args->format ? args->format : args->json ? "json" : "text";
    if (args->json && strcmp(wanted, "json") != 0) {
        cli_usage(args, "give either --json or --format %s, not both", wanted);
        return false;
    }
    for (int i = 0; i < FORMAT_COUNT; i++) {
        if (strcmp(wanted, names[i]) == 0) {
            *out = (format)i;
            return true;
        }
    }
    const char *nearest = cli_nearest(wanted, names, FORMAT_COUNT);
    cli_usage(args, "unknown format '%s'; %s%s%s", wanted, nearest ? "did you mean '" : "",
              nearest ? nearest : "it is text, json or sarif", nearest ? "'?" : "");
    return false;
}

/* The worst cause decides: a file that may not run is 1, one that could not be judged is 2, … */
static void worsen(screening *batch, int code)
{
    if (code > batch->code)
        batch->code = code;
}

static void show(screening *batch, cordon_verdict *verdict, const char *name)
{
    const char *text = batch->format == FORMAT_JSON
                           ? cordon_verdict_json(verdict, name)
                           : cordon_verdict_text(verdict, name, cli_wants_color(stdout));
    if (!text) {
        cli_complain("%s: out of memory", name);
        worsen(batch, CLI_INTERNAL);
        return;
    }
    if (batch->format == FORMAT_TEXT) {
        cli_show_findings(stdout, text);
        return;
    }
    cli_put(text, strlen(text));
    cli_put("\n", 1);
}

static void screen_file(screening *batch, const char *path)
{
    cli_text source;
    cordon_verdict *verdict = NULL;
    if (!cli_read_source(&source, path)) {
        worsen(batch, CLI_USAGE);
        return;
    }
    if (cordon_screen(&verdict, batch->engine, source.bytes, source.count, batch->err) !=
        CORDON_OK) {
        worsen(batch, cli_fail(batch->err));
    } else {
        worsen(batch, cordon_verdict_is_runnable(verdict) ? CLI_FINE : CLI_FAILED);
        if (batch->format != FORMAT_SARIF) {
            show(batch, verdict, cli_shown_name(path));
            cordon_verdict_free(verdict);
        } else {
            batch->verdicts[batch->count] = verdict;
            batch->names[batch->count++] = cli_shown_name(path);
        }
    }
    free(source.bytes);
}

static void show_sarif(screening *batch)
{
    char *sarif = cordon_verdicts_sarif(batch->verdicts, batch->names, batch->count);
    if (sarif) {
        cli_put(sarif, strlen(sarif));
        cli_put("\n", 1);
    } else {
        cli_complain("out of memory");
        worsen(batch, CLI_INTERNAL);
    }
    cordon_string_free(sarif);
}

static void screen_all(screening *batch)
{
    size_t files = (size_t)batch->args->file_count;
    batch->verdicts = calloc(files, sizeof *batch->verdicts);
    batch->names = calloc(files, sizeof *batch->names);
    if (!batch->verdicts || !batch->names) {
        cli_complain("out of memory");
        worsen(batch, CLI_INTERNAL);
        return;
    }
    for (size_t i = 0; i < files; i++)
        screen_file(batch, batch->args->files[i]);
    if (batch->format == FORMAT_SARIF)
        show_sarif(batch);
}

static void free_batch(screening *batch)
{
    for (size_t i = 0; i < batch->count; i++)
        cordon_verdict_free(batch->verdicts[i]);
    free(batch->verdicts);
    free(batch->names);
    cordon_engine_free(batch->engine);
    cordon_error_free(batch->err);
}

static int screen(const cli_args *args)
{
    screening batch = {.args = args};
    if (!args->file_count)
        return cli_usage(args, "which files? Give one or more, '-' is standard input");
    if (!find_format(&batch.format, args))
        return CLI_USAGE;
    cordon_policy *policy = cli_policy(args, "screen.enabled");
    if (!policy)
        return CLI_USAGE;
    batch.err = cordon_error_new();
    if (cordon_engine_new(&batch.engine, policy, batch.err) == CORDON_OK)
        screen_all(&batch);
    else
        worsen(&batch, cli_fail(batch.err));
    free_batch(&batch);
    cordon_policy_free(policy);
    return cli_close_output(batch.code);
}

const cli_command cli_screen = {.name = "screen",
                                .summary = "say what the rules find in source files",
                                .help = help,
                                .options = CLI_OPTION_POLICY | CLI_OPTION_SET | CLI_OPTION_FORMAT |
                                           CLI_OPTION_JSON,
                                .run = screen};
