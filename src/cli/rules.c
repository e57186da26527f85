/* cordon rules: whether policy and redaction files are right, and whether their examples hold. */
#include "cli.h"

#include <string.h>

static const char help[] =
    "Check and test policy and redaction files.\n"
    "\n"
    "Usage: cordon rules check FILE…\n"
    "       cordon rules test [OPTION]… PATH…\n"
    "\n"
    "check loads rule files strictly and proves the examples inside them. A problem\n"
    "is told as FILE:LINE:COLUMN, with the rule and what was expected.\n"
    "\n"
    "test does the same for every *.yaml below PATH, and judges every *.py by the\n"
    "policy: each finding must stand in a comment on its line, such as\n"
    "  import socket  # expect: deny PY-NETWORK-MODULE\n"
    "and each such comment must be met; several are parted by commas.\n"
    "\n"
    "Options of test:\n"
    "  -f, --format FORMAT  text (default), tap or junit\n"
    "  -p, --policy FILE    judges programs; else $CORDON_POLICY or the installed one\n"
    "  -s, --set KEY=VALUE  change one key of the policy; may be given again\n"
    "  -h, --help           show this\n"
    "\n"
    "Exit codes: 0 every file is right; 1 test: one is not; 2 check: one is not, or\n"
    "a path or the policy cannot be read; 6 cordon itself failed.\n"
    "\n"
    "Examples:\n"
    "  cordon rules check rules/python-default.yaml rules/redact-default.yaml\n"
    "  cordon rules test --policy my.yaml --format junit my.yaml tests/ >rules.xml\n";

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

static int check(const cli_args *args)
{
    cordon_error *err = cordon_error_new();
    int worst = CLI_FINE;
    for (int i = 1; i < args->file_count; i++) {
        int code = check_file(args->files[i], err);
        worst = code > worst ? code : worst;
    }
    cordon_error_free(err);
    return cli_close_output(worst);
}

static int rules(const cli_args *args)
{
    bool is_test = args->file_count && strcmp(args->files[0], "test") == 0;
    if (!is_test && (!args->file_count || strcmp(args->files[0], "check") != 0))
        return cli_usage(args, "rules are to be checked or tested: 'check FILE…', 'test PATH…'");
    if (args->file_count < 2)
        return cli_usage(args, "which files? Give one or more");
    if (!is_test && (args->format || args->policy || args->set_count))
        return cli_usage(args, "'rules check' takes no options");
    return is_test ? cli_rules_test(args) : check(args);
}

const cli_command cli_rules = {.name = "rules",
                               .summary = "check and test rule files",
                               .help = help,
                               .options = CLI_OPTION_POLICY | CLI_OPTION_SET | CLI_OPTION_FORMAT,
                               .run = rules};
