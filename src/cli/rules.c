/* cordon rules: whether policy and redaction files are right, and whether their examples hold. */
#include "cli.h"

#include <string.h>

static const char help[] =
    "Check policy and redaction files, and prove the examples inside them.\n"
    "\n"
    "Usage: cordon rules check FILE…\n"
    "\n"
    "A problem is told as FILE:LINE:COLUMN, with the rule and what was expected.\n"
    "\n"
    "Options:\n"
    "  -h, --help  show this\n"
    "\n"
    "Exit codes: 0 every file is right, 2 one is not, 6 cordon itself failed.\n"
    "\n"
    "Example:\n"
    "  cordon rules check rules/python-default.yaml rules/redact-default.yaml\n";

static void show_problem(void *context, const char *rule, const char *place, const char *message)
{
    (void)context;
    fprintf(stderr, "%s: %s: %s\n", place, rule, message);
}

static int check_file(const char *path, cordon_error *err)
{
    size_t examples = 0;
    if (cordon_rules_check(&examples, path, show_problem, NULL, err) != CORDON_OK)
        return cli_fail(err);
    printf("%s: ok, %zu example%s\n", path, examples, examples == 1 ? "" : "s");
    return CLI_FINE;
}

static int rules(const cli_args *args)
{
    if (!args->file_count || strcmp(args->files[0], "check") != 0)
        return cli_usage(args, "the one thing to do with rules is 'check FILE…'");
    if (args->file_count < 2)
        return cli_usage(args, "which files? Give one or more");
    cordon_error *err = cordon_error_new();
    int worst = CLI_FINE;
    for (int i = 1; i < args->file_count; i++) {
        int code = check_file(args->files[i], err);
        worst = code > worst ? code : worst;
    }
    cordon_error_free(err);
    return cli_close_output(worst);
}

const cli_command cli_rules = {.name = "rules",
                               .summary = "check rule files and the examples inside them",
                               .help = help,
                               .run = rules};
