/*
 * What a run costs, beside its floor and its rivals: all in one process, interleaved, so that the
 * machine's noise falls on each alike. Ratios count; milliseconds are this machine's.
 */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bench.h"
#include "contenders.h"
#include "stats.h"

static const char describe_job[] = "import pandas as pd\n"
                                   "df = pd.DataFrame({'a': range(1000), 'b': range(1000)})\n"
                                   "print(df.describe())\n";

static bool has_program(char *const *command)
{
    char check[256];
    snprintf(check, sizeof check, "command -v %s >/dev/null 2>&1", command[0]);
    return system(check) == 0;
}

/* Let what a run leaves behind (the next spare) be done before somebody else is measured. */
static void settle(void)
{
    usleep(15000);
}

static void measure_small(const settings *how)
{
    const char *python = how->interpreter;
    const char *const cold[] = {python, "-I", "-c", "print(1)", NULL};
    const char *const wrapped[] = {"bwrap", "--unshare-all", "--ro-bind", "/",  "/",        "--dev",
                                   "/dev",  python,          "-I",        "-c", "print(1)", NULL};
    char *const *cold_command = (char *const *)(uintptr_t)cold;
    char *const *wrapped_command = (char *const *)(uintptr_t)wrapped;
    bool has_bwrap = has_program(wrapped_command);
    samples rows[] = {{.name = "fork + exit + wait, bare (the floor)"},
                      {.name = "cordon_run(\"print(1)\")"},
                      {.name = "python3 -I -c 'print(1)'"},
                      {.name = "bwrap --unshare-all python3 -I -c"}};
    worker floor;
    if (!floor_start(&floor, python, ""))
        exit(1);
    cordon_engine *engine = engine_for(python, "");
    for (int i = 0; i < how->repetitions; i++) {
        samples_add(&rows[0], worker_turn(&floor, 'x'));
        samples_add(&rows[1], run_once(engine, "print(1)"));
        settle();
        samples_add(&rows[2], program_once(cold_command));
        if (has_bwrap)
            samples_add(&rows[3], program_once(wrapped_command));
    }
    bench_print_head("A small program", "ms", "of floor", how->repetitions);
    for (int i = 0; i < (has_bwrap ? 4 : 3); i++)
        bench_print_row(&rows[i], &rows[0]);
    if (!has_bwrap)
        printf("  bwrap is not installed\n");
    double ours = samples_quantile(&rows[1], 0.5);
    printf("  cordon_run is 1/%.1f of python3 -I -c (target 1/10), %.2f x the floor (target 3)\n",
           samples_quantile(&rows[2], 0.5) / ours, ours / samples_quantile(&rows[0], 0.5));
    bench_free_rows(rows, 4);
    cordon_engine_free(engine);
    worker_end(&floor);
}

static void measure_pandas(const settings *how)
{
    char check[4200];
    snprintf(check, sizeof check, "'%s' -c 'import pandas' >/dev/null 2>&1", how->interpreter);
    if (system(check) != 0) {
        printf("\npandas is not installed for %s\n", how->interpreter);
        return;
    }
    const char *const cold[] = {how->interpreter, "-I", "-c", describe_job, NULL};
    samples rows[] = {{.name = "fork + exit + wait with pandas (the floor)"},
                      {.name = "cordon_run, preload pandas"},
                      {.name = "python3 -I -c, cold"}};
    worker floor;
    if (!floor_start(&floor, how->interpreter, "pandas"))
        exit(1);
    cordon_engine *engine = engine_for(how->interpreter, "pandas");
    for (int i = 0; i < how->repetitions; i++) {
        samples_add(&rows[0], worker_turn(&floor, 'x'));
        samples_add(&rows[1], run_once(engine, describe_job));
        settle();
        if (i % 8 == 0) /* slow, and its median is steady */
            samples_add(&rows[2], program_once((char *const *)(uintptr_t)cold));
    }
    bench_print_head("DataFrame.describe()", "ms", "of floor", how->repetitions);
    for (int i = 0; i < 3; i++)
        bench_print_row(&rows[i], &rows[0]);
    printf("  cordon_run is 1/%.1f of a cold python3 (target 1/50)\n",
           samples_quantile(&rows[2], 0.5) / samples_quantile(&rows[1], 0.5));
    bench_free_rows(rows, 3);
    cordon_engine_free(engine);
    worker_end(&floor);
}

typedef struct caller {
    cordon_engine *engine;
    int runs;
} caller;

static void *call_often(void *context)
{
    caller *self = context;
    for (int i = 0; i < self->runs; i++)
        run_once(self->engine, "print(1)");
    return NULL;
}

static void measure_throughput(const settings *how)
{
    enum { CALLERS = 4 };
    pthread_t threads[CALLERS];
    cordon_engine *engine = engine_for(how->interpreter, "");
    caller self = {engine, how->repetitions * 2};
    double start = now_ms();
    for (int i = 0; i < CALLERS; i++)
        if (pthread_create(&threads[i], NULL, call_often, &self) != 0)
            exit(1);
    for (int i = 0; i < CALLERS; i++)
        pthread_join(threads[i], NULL);
    double seconds = (now_ms() - start) / 1e3;
    printf("\nThroughput, %d callers, %ld cores: %.0f runs/s\n", CALLERS,
           sysconf(_SC_NPROCESSORS_ONLN), CALLERS * self.runs / seconds);
    cordon_engine_free(engine);
}

static void measure_leaks(const settings *how)
{
    cordon_engine *engine = engine_for(how->interpreter, "");
    for (int i = 0; i < 500; i++) /* let pools and caches fill */
        run_once(engine, "print(1)");
    long before_kib = resident_kib();
    int before_fds = open_descriptors();
    for (int i = 0; i < how->leak_runs; i++)
        run_once(engine, "print(1)");
    printf("\n%d runs: resident memory %ld -> %ld KiB, descriptors %d -> %d\n", how->leak_runs,
           before_kib, resident_kib(), before_fds, open_descriptors());
    cordon_engine_free(engine);
}

void bench_exec(const settings *how)
{
    printf("\n# Running: %s\n", how->interpreter);
    measure_small(how);
    measure_pandas(how);
    measure_throughput(how);
    measure_leaks(how);
}
