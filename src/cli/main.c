/*
 * cordon(1): screening, confined runs and sanitizing from a shell. It picks the command; each
 * command has its own file. It uses only the public API, as any other caller would.
 */
#include "cli.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

static const cli_command *const commands[] = {&cli_run, &cli_screen, &cli_sanitize, &cli_rules,
                                              &cli_doctor};

enum { COMMAND_COUNT = sizeof commands / sizeof *commands };

static const char exit_codes[] = "Exit codes:\n"
                                 "  0  fine\n"
                                 "  1  the program failed (screen: something was denied)\n"
                                 "  2  wrong usage, configuration, policy, interpreter or file\n"
                                 "  3  denied by screening; nothing ran\n"
                                 "  4  ended by a limit or a violation\n"
                                 "  5  this machine or build cannot confine; nothing ran\n"
                                 "  6  cordon itself failed\n";

static int show_help(void)
{
    printf("Screen, confine and sanitize Python written by a language model.\n\n"
           "Usage: cordon COMMAND [OPTION]…\n\nCommands:\n");
    for (size_t i = 0; i < COMMAND_COUNT; i++)
        printf("  %-10s%s\n", commands[i]->name, commands[i]->summary);
    printf("\n'cordon COMMAND --help' tells more. 'cordon --version' shows the version.\n\n"
           "Examples:\n"
           "  cordon run -c 'sum(range(10))'\n"
           "  cordon screen *.py\n"
           "  cordon sanitize <log.txt\n\n"
           "Environment:\n"
           "  CORDON_POLICY   the policy file where --policy names none\n"
           "  NO_COLOR        never colour; otherwise only on a terminal\n\n"
           "%s",
           exit_codes);
    return cli_close_output(CLI_FINE);
}

static int show_version(void)
{
    printf("cordon %s%s\n", cordon_version(),
           cordon_has_exec() ? "" : " (screens and sanitizes; cannot run programs)");
    return cli_close_output(CLI_FINE);
}

static int unknown_command(const char *word)
{
    const char *names[COMMAND_COUNT];
    for (size_t i = 0; i < COMMAND_COUNT; i++)
        names[i] = commands[i]->name;
    const char *nearest = cli_nearest(word, names, COMMAND_COUNT);
    if (nearest)
        cli_complain("unknown command '%s'; did you mean '%s'?", word, nearest);
    else if (access(word, F_OK) == 0)
        cli_complain("unknown command '%s'; did you mean 'cordon run %s'?", word, word);
    else
        cli_complain("unknown command '%s'", word);
    fputs("Try 'cordon --help'.\n", stderr);
    return CLI_USAGE;
}

static int show_command_help(const cli_command *command)
{
    fputs(command->help, stdout);
    if (command == &cli_run)
        printf("\n%s", exit_codes);
    return cli_close_output(CLI_FINE);
}

static int run_command(const cli_command *command, int argc, char **argv)
{
    cli_args args;
    int code = CLI_USAGE;
    if (cli_args_parse(&args, command, argc, argv))
        code = args.help ? show_command_help(command) : command->run(&args);
    else if (command->answer_misuse)
        command->answer_misuse(&args);
    cli_args_free(&args);
    return code;
}

static const cli_command *find_command(const char *word)
{
    for (size_t i = 0; i < COMMAND_COUNT; i++)
        if (strcmp(word, commands[i]->name) == 0)
            return commands[i];
    return NULL;
}

/* A closed standard stream must not become the number of a socket of the library: the program's
 * output would go there. The stand-in fails, as a closed one does. */
static void fill_standard_streams(void)
{
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0)
            open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

int main(int argc, char **argv)
{
    fill_standard_streams();
    const char *word = argc > 1 ? argv[1] : "";
    if (!*word) {
        fputs("Usage: cordon COMMAND [OPTION]…\nTry 'cordon --help'.\n", stderr);
        return CLI_USAGE;
    }
    if (strcmp(word, "--version") == 0 || strcmp(word, "-V") == 0)
        return show_version();
    bool wants_help = strcmp(word, "help") == 0;
    if ((wants_help && argc == 2) || strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0)
        return show_help();
    const cli_command *command = find_command(wants_help ? argv[2] : word);
    if (!command)
        return unknown_command(wants_help ? argv[2] : word);
    return wants_help ? show_command_help(command) : run_command(command, argc - 1, argv + 1);
}
