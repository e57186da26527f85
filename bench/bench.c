/*
 * The benchmark: all contenders of a table in one process, interleaved, so that the machine's noise
 * falls on each alike. Ratios count; milliseconds are this machine's.
 */
#include "bench.h"

#include <getopt.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cordon/cordon.h>

void bench_print_head(const char *title, const char *unit, const char *base, int repetitions)
{
    printf("\n%s (%d repetitions, interleaved; %s)\n", title, repetitions, unit);
    printf("  %-42s %9s %9s %10s\n", "", "p50", "p99", base);
}

void bench_print_row(samples *row, samples *base)
{
    double p50 = samples_quantile(row, 0.5);
    printf("  %-42s %9.3f %9.3f", row->name, p50, samples_quantile(row, 0.99));
    if (base)
        printf(" %8.2f x", p50 / samples_quantile(base, 0.5));
    printf("\n");
}

void bench_free_rows(samples *rows, size_t count)
{
    for (size_t i = 0; i < count; i++)
        samples_free(&rows[i]);
}

static bool read_options(settings *how, int argc, char **argv)
{
    static const struct option options[] = {{"interpreter", required_argument, NULL, 'i'},
                                            {"python", required_argument, NULL, 'p'},
                                            {"bandit", required_argument, NULL, 'b'},
                                            {"repetitions", required_argument, NULL, 'r'},
                                            {"leak-runs", required_argument, NULL, 'l'},
                                            {"screens", required_argument, NULL, 's'},
                                            {NULL, 0, NULL, 0}};
    for (int option; (option = getopt_long(argc, argv, "", options, NULL)) != -1;) {
        if (option == 'i')
            how->interpreter = optarg;
        else if (option == 'p')
            how->python = optarg;
        else if (option == 'b')
            how->bandit = optarg;
        else if (option == 'r')
            how->repetitions = atoi(optarg);
        else if (option == 'l')
            how->leak_runs = atoi(optarg);
        else if (option == 's')
            how->screens = atoi(optarg);
        else
            return false;
    }
    return how->repetitions > 0 && how->leak_runs >= 0 && how->screens >= 0;
}

static bool is_wanted(const char *part, int argc, char **argv)
{
    bool is_named = optind == argc;
    for (int i = optind; i < argc; i++)
        is_named |= strcmp(argv[i], part) == 0;
    return is_named;
}

int main(int argc, char **argv)
{
    settings how = {.interpreter = "/usr/bin/python3",
                    .python = "python3",
                    .repetitions = 300,
                    .leak_runs = 10000,
                    .screens = 1000000};
    bool is_understood = read_options(&how, argc, argv);
    for (int i = optind; i < argc; i++)
        is_understood &= strcmp(argv[i], "screen") == 0 || strcmp(argv[i], "exec") == 0;
    if (!is_understood) {
        fprintf(stderr, "usage: bench/run [screen] [exec] [--repetitions N] [--screens N] "
                        "[--leak-runs N] [--interpreter PATH]\n");
        return 2;
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    printf("cordon %s\n", cordon_version());
    if (is_wanted("screen", argc, argv))
        bench_screen(&how);
    if (is_wanted("exec", argc, argv))
        bench_exec(&how);
    return 0;
}
