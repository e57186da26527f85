/*
 * cordon rules test: rule files and annotated programs, shown for people, as TAP or as JUnit. The
 * testing itself is cordon_rules_test().
 */
#include "cli.h"

#include <stdlib.h>
#include <string.h>

typedef struct outcome {
    char *path;
    char *difference; /* NULL: the file holds */
} outcome;

typedef struct outcomes {
    outcome *items;
    size_t count;
    bool no_memory;
} outcomes;

typedef void (*show_fn)(const outcomes *all, size_t failed);

static void keep(void *context, const char *path, const char *difference)
{
    outcomes *all = context;
    outcome *items = realloc(all->items, (all->count + 1) * sizeof *items);
    outcome made = {strdup(path), difference ? strdup(difference) : NULL};
    if (items)
        all->items = items;
    if (!items || !made.path || !made.difference != !difference) {
        free(made.path);
        free(made.difference);
        all->no_memory = true;
        return;
    }
    items[all->count++] = made;
}

static void outcomes_free(outcomes *all)
{
    for (size_t i = 0; i < all->count; i++) {
        free(all->items[i].path);
        free(all->items[i].difference);
    }
    free(all->items);
}

/* Every line of `text` with `indent` before it. */
static void show_lines(cli_stream *out, const char *indent, const char *text)
{
    while (*text) {
        size_t count = strcspn(text, "\n");
        cli_stream_write(out, indent, strlen(indent));
        cli_stream_write(out, text, count);
        cli_stream_write(out, "\n", 1);
        text += count + (text[count] == '\n');
    }
}

static void show_text(const outcomes *all, size_t failed)
{
    cli_stream out = cli_stream_on(stdout);
    for (size_t i = 0; i < all->count; i++) {
        const outcome *at = &all->items[i];
        printf("%s %s\n", at->difference ? "FAIL" : "ok  ", at->path);
        if (at->difference)
            show_lines(&out, "  ", at->difference);
    }
    printf("%zu file%s, %zu failed\n", all->count, all->count == 1 ? "" : "s", failed);
}

/* https://testanything.org/tap-version-13-specification.html */
static void show_tap(const outcomes *all, size_t failed)
{
    (void)failed;
    cli_stream out = cli_stream_on(stdout);
    printf("TAP version 13\n1..%zu\n", all->count);
    for (size_t i = 0; i < all->count; i++) {
        const outcome *at = &all->items[i];
        printf("%sok %zu - %s\n", at->difference ? "not " : "", i + 1, at->path);
        if (!at->difference)
            continue;
        printf("  ---\n  difference: |\n");
        show_lines(&out, "    ", at->difference);
        printf("  ...\n");
    }
}

/* Text of XML 1.0, which has no control characters but tab and newline. */
static void put_xml(const char *text)
{
    for (; *text; text++) {
        unsigned char byte = (unsigned char)*text;
        if (byte == '&')
            fputs("&amp;", stdout);
        else if (byte == '<')
            fputs("&lt;", stdout);
        else if (byte == '>')
            fputs("&gt;", stdout);
        else if (byte == '"')
            fputs("&quot;", stdout);
        else
            putchar((byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7F ? '?' : byte);
    }
}

static void show_junit(const outcomes *all, size_t failed)
{
    printf("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<testsuite name=\"cordon rules\" tests=\"%zu\" failures=\"%zu\" errors=\"0\">\n",
           all->count, failed);
    for (size_t i = 0; i < all->count; i++) {
        const outcome *at = &all->items[i];
        fputs("  <testcase classname=\"cordon.rules\" name=\"", stdout);
        put_xml(at->path);
        fputs(at->difference ? "\">\n    <failure message=\"findings differ\">" : "\"/>\n", stdout);
        if (!at->difference)
            continue;
        put_xml(at->difference);
        fputs("</failure>\n  </testcase>\n", stdout);
    }
    fputs("</testsuite>\n", stdout);
}

static show_fn find_format(const cli_args *args)
{
    static const char *const names[] = {"text", "tap", "junit"};
    static const show_fn shows[] = {show_text, show_tap, show_junit};
    const char *wanted = args->format ? args->format : "text";
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(wanted, names[i]) == 0)
            return shows[i];
    cli_usage(args, "unknown format '%s'; it is text, tap or junit", wanted);
    return NULL;
}

int cli_rules_test(const cli_args *args)
{
    show_fn show = find_format(args);
    cordon_policy *policy = show ? cli_policy(args, "screen.enabled") : NULL;
    if (!policy)
        return CLI_USAGE;
    cordon_error *err = cordon_error_new();
    outcomes all = {0};
    size_t failed = 0;
    cordon_status status = cordon_rules_test(NULL, &failed, (const char *const *)(args->files + 1),
                                             (size_t)args->file_count - 1, policy, keep, &all, err);
    int code = all.no_memory ? CLI_INTERNAL : CLI_FINE;
    if (code == CLI_FINE && (status == CORDON_OK || status == CORDON_E_RULES)) {
        show(&all, failed);
        code = failed ? CLI_FAILED : CLI_FINE;
    } else {
        code = all.no_memory ? code : cli_fail(err);
    }
    outcomes_free(&all);
    cordon_error_free(err);
    cordon_policy_free(policy);
    return cli_close_output(code);
}
