/*
 * cordon doctor: what this machine can confine, row by row, with the mend for each missing row. It
 * only shows what cordon_probe() proved with a real child.
 */
#include "cli.h"

#include <jansson.h>
#include <string.h>
#include <sys/utsname.h>

enum { WIDTH = 80, NOTE_COLUMN = 32, NAME_WIDTH = 20, FIX_COLUMN = 9 };

static const char help[] =
    "Show what this machine can confine: each layer, tried on a real child.\n"
    "\n"
    "Usage: cordon doctor [OPTION]…\n"
    "\n"
    "States: verified (a probe inside the child proved it), active, off (not needed\n"
    "here, or waived by the policy), missing (with the reason and how to make it\n"
    "available). A missing layer is no hole as long as another holds the same row of\n"
    "privileges, files, network, processes, memory: then programs still run.\n"
    "\n"
    "Options:\n"
    "      --json           print {\"usable\", \"message\", \"interpreter\", \"layers\"}\n"
    "  -p, --policy FILE    the policy; else $CORDON_POLICY, else the installed one\n"
    "  -s, --set KEY=VALUE  change one key of the policy; may be given again\n"
    "  -h, --help           show this\n"
    "\n"
    "Exit codes: 0 programs can be confined here, 2 the policy or interpreter is\n"
    "wrong, 5 they cannot, 6 cordon itself failed.\n"
    "\n"
    "Examples:\n"
    "  cordon doctor\n"
    "  cordon doctor --json | jq '.layers[] | select(.active | not)'\n"
    "  cordon doctor --set interpreter=/usr/bin/python3.12\n";

static const char *text_at(json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

static bool is_true(json_t *object, const char *key)
{
    return json_is_true(json_object_get(object, key));
}

static void print_wrapped(const char *text, int column, int indent)
{
    cli_print_wrapped(stdout, text, strlen(text), column, indent, WIDTH);
}

typedef struct layer_state {
    const char *word;
    const char *color;
} layer_state;

static layer_state state_of(json_t *layer)
{
    if (is_true(layer, "active"))
        return is_true(layer, "verified") ? (layer_state){"verified", "32"}
                                          : (layer_state){"active", "32"};
    return is_true(layer, "requested") ? (layer_state){"missing", "33"} : (layer_state){"off", "2"};
}

static void show_layer(json_t *layer, bool use_color)
{
    layer_state state = state_of(layer);
    const char *reason = text_at(layer, "reason"), *fix = text_at(layer, "fix");
    printf("  %-*s%s%s%s%s", NAME_WIDTH, text_at(layer, "layer"), use_color ? "\033[" : "",
           use_color ? state.color : "", use_color ? "m" : "", state.word);
    fputs(use_color ? "\033[0m" : "", stdout);
    if (*reason)
        printf("%*s", NOTE_COLUMN - NAME_WIDTH - 2 - (int)strlen(state.word), "");
    print_wrapped(reason, NOTE_COLUMN, NOTE_COLUMN);
    if (*fix) {
        printf("    fix: ");
        print_wrapped(fix, FIX_COLUMN, FIX_COLUMN);
    }
}

static void show_table(json_t *probe)
{
    bool use_color = cli_wants_color(stdout);
    const char *bold = use_color ? "\033[1m" : "", *plain = use_color ? "\033[0m" : "";
    struct utsname machine;
    printf("%scordon %s%s\n", bold, cordon_version(), plain);
    if (uname(&machine) == 0)
        printf("  %-*s%s %s %s\n", NAME_WIDTH, "machine", machine.sysname, machine.release,
               machine.machine);
    if (*text_at(probe, "interpreter"))
        printf("  %-*s%s\n", NAME_WIDTH, "interpreter", text_at(probe, "interpreter"));
    json_t *layers = json_object_get(probe, "layers"), *layer;
    if (json_array_size(layers))
        printf("\n%slayers%s\n", bold, plain);
    size_t index;
    json_array_foreach(layers, index, layer) show_layer(layer, use_color);
    bool usable = is_true(probe, "usable");
    printf("\n%s%s%s\n", use_color ? (usable ? "\033[1;32m" : "\033[1;31m") : "",
           usable ? "Programs can be confined here." : "Programs cannot be confined here.", plain);
    if (*text_at(probe, "message"))
        print_wrapped(text_at(probe, "message"), 0, 0);
}

static int show(const char *text, bool as_json)
{
    json_t *probe = json_loads(text, 0, NULL);
    if (!probe) {
        cli_complain("the probe's answer cannot be read");
        return CLI_INTERNAL;
    }
    if (as_json)
        puts(text);
    else
        show_table(probe);
    int code = is_true(probe, "usable") ? CLI_FINE : CLI_CONFINE;
    json_decref(probe);
    return code;
}

static int doctor(const cli_args *args)
{
    if (args->file_count)
        return cli_usage(args, "takes no arguments, but got '%s'", args->files[0]);
    cordon_policy *policy = cli_policy(args, NULL);
    if (!policy)
        return CLI_USAGE;
    char *text = NULL;
    cordon_error *err = cordon_error_new();
    int code =
        cordon_probe(&text, policy, err) == CORDON_OK ? show(text, args->json) : cli_fail(err);
    cordon_string_free(text);
    cordon_error_free(err);
    cordon_policy_free(policy);
    return cli_close_output(code);
}

const cli_command cli_doctor = {.name = "doctor",
                                .summary = "show what this machine can confine, with the fixes",
                                .help = help,
                                .options = CLI_OPTION_POLICY | CLI_OPTION_SET | CLI_OPTION_JSON,
                                .run = doctor};
