/* The parts of the benchmark, and how their tables look. */
#ifndef BENCH_BENCH_H
#define BENCH_BENCH_H

#include <stddef.h>

#include "stats.h"

typedef struct settings {
    const char *interpreter; /* that runs are confined with */
    const char *python;      /* that the screener's rivals run in */
    const char *bandit;      /* a Python that has bandit, or NULL */
    int repetitions;
    int leak_runs;
    int screens;
} settings;

/* What a run costs, beside its floor and its rivals. */
void bench_exec(const settings *how);
/* What screening costs, beside the bare parse and other screeners. */
void bench_screen(const settings *how);

/* The last column is each row as a multiple of `base`. */
void bench_print_head(const char *title, const char *unit, const char *base, int repetitions);
void bench_print_row(samples *row, samples *base);
void bench_free_rows(samples *rows, size_t count);

#endif
