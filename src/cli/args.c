/*
 * Options of every command, from one table. A command names the options it takes by bits; anything
 * else is refused with a suggestion. Nothing here touches the library.
 */
#include "cli.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>

enum { WORD_MAX = 32 };

static const struct {
    const char *name;
    enum cli_option bit;
    char letter; /* what getopt_long answers; also a short option when a letter of the alphabet */
    bool takes_value;
} options[] = {
    {"help", CLI_OPTION_HELP, 'h', false}, {"policy", CLI_OPTION_POLICY, 'p', true},
    {"set", CLI_OPTION_SET, 's', true},    {"json", CLI_OPTION_JSON, 'j', false},
    {"code", CLI_OPTION_CODE, 'c', true},  {"no-screen", CLI_OPTION_NO_SCREEN, 1, false},
    {"stdin", CLI_OPTION_STDIN, 2, true},  {"format", CLI_OPTION_FORMAT, 'f', true},
};

enum { OPTION_COUNT = sizeof options / sizeof *options };

typedef struct option_set {
    struct option longs[OPTION_COUNT + 1];
    char shorts[2 * OPTION_COUNT + 2];
    const char *names[OPTION_COUNT];
    size_t count;
} option_set;

static void choose(option_set *set, unsigned bits)
{
    char *shorts = set->shorts;
    *shorts++ = ':';
    for (size_t i = 0; i < OPTION_COUNT; i++) {
        if (!(bits & options[i].bit))
            continue;
        set->longs[set->count] =
            (struct option){options[i].name, options[i].takes_value, NULL, options[i].letter};
        set->names[set->count++] = options[i].name;
        if (options[i].letter >= 'a') {
            *shorts++ = options[i].letter;
            if (options[i].takes_value)
                *shorts++ = ':';
        }
    }
    *shorts = '\0';
}

static void take(cli_args *args, int letter)
{
    switch (letter) {
    case 'h':
        args->help = true;
        break;
    case 'p':
        args->policy = optarg;
        break;
    case 's':
        args->sets[args->set_count++] = optarg;
        break;
    case 'j':
        args->json = true;
        break;
    case 'c':
        args->code = optarg;
        break;
    case 1:
        args->no_screen = true;
        break;
    case 2:
        args->stdin_path = optarg;
        break;
    default:
        args->format = optarg;
        break;
    }
}

static bool is_taken(const option_set *set, int letter)
{
    for (size_t i = 0; i < set->count; i++)
        if (set->longs[i].val == letter)
            return true;
    return false;
}

/* `word` as typed: "--jsn", "--json=3", "-x". */
static void complain_of(const cli_args *args, const option_set *set, const char *word)
{
    if (optopt && !is_taken(set, optopt)) {
        cli_usage(args, "unknown option '-%c'", optopt);
        return;
    }
    char name[WORD_MAX];
    size_t length = strcspn(word + 2, "=");
    snprintf(name, sizeof name, "%.*s", (int)(length < WORD_MAX ? length : WORD_MAX - 1), word + 2);
    const char *nearest = cli_nearest(name, set->names, set->count);
    if (optopt)
        cli_usage(args, "option '--%s' takes no value", name);
    else if (nearest)
        cli_usage(args, "unknown option '--%s'; did you mean '--%s'?", name, nearest);
    else
        cli_usage(args, "unknown option '--%s'", name);
}

bool cli_args_parse(cli_args *args, const cli_command *command, int argc, char **argv)
{
    *args = (cli_args){.command = command->name};
    args->sets = calloc((size_t)argc + 1, sizeof *args->sets);
    if (!args->sets) {
        cli_complain("out of memory");
        return false;
    }
    option_set set = {.count = 0};
    choose(&set, command->options | CLI_OPTION_HELP);
    opterr = 0;
    for (int letter; (letter = getopt_long(argc, argv, set.shorts, set.longs, NULL)) != -1;) {
        if (letter == '?') {
            complain_of(args, &set, argv[optind - 1]);
            return false;
        }
        if (letter == ':') {
            cli_usage(args, "option '%s' needs a value", argv[optind - 1]);
            return false;
        }
        take(args, letter);
    }
    if (args->policy && !*args->policy) {
        cli_usage(args, "option '--policy' needs a file");
        return false;
    }
    args->files = argv + optind;
    args->file_count = argc - optind;
    return true;
}

void cli_args_free(cli_args *args)
{
    free(args->sets);
    args->sets = NULL;
}

static size_t least(size_t a, size_t b, size_t c)
{
    size_t ab = a < b ? a : b;
    return ab < c ? ab : c;
}

/* Levenshtein's distance, for words shorter than WORD_MAX. */
static size_t distance(const char *a, const char *b)
{
    size_t row[WORD_MAX + 1], width = strlen(b);
    for (size_t i = 0; i <= width; i++)
        row[i] = i;
    for (size_t y = 1; a[y - 1]; y++) {
        size_t diagonal = row[0];
        row[0] = y;
        for (size_t x = 1; x <= width; x++) {
            size_t above = row[x];
            row[x] = least(above + 1, row[x - 1] + 1, diagonal + (a[y - 1] != b[x - 1]));
            diagonal = above;
        }
    }
    return row[width];
}

const char *cli_nearest(const char *word, const char *const *candidates, size_t count)
{
    const char *nearest = NULL;
    size_t length = strlen(word), best = length / 3 + 2;
    if (length >= WORD_MAX)
        return NULL;
    for (size_t i = 0; i < count; i++) {
        size_t apart = distance(word, candidates[i]);
        if (apart < best) {
            best = apart;
            nearest = candidates[i];
        }
    }
    return nearest;
}
