/*
 * What screening costs, beside the bare parse, CPython's ast with a visitor, and bandit; what
 * loading the rules costs; and that a million screens leave nothing on the heap. Nobody here waits
 * for anything, so processor time is measured: other programs on the machine do not count.
 */
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cordon/cordon.h>

#include "bench.h"
#include "parse.h"
#include "worker.h"

enum { PROGRAMS = 2, CONTENDERS = 4 };

static const char unit[] = "ms of processor time";

typedef struct program {
    const char *name, *path;
    char *text;
    size_t bytes;
    samples rows[CONTENDERS];
} program;

static void read_program(program *out)
{
    FILE *file = fopen(out->path, "r");
    out->text = calloc(1, 1 << 16);
    if (!file || !out->text)
        bench_fail(out->path);
    out->bytes = fread(out->text, 1, (1 << 16) - 1, file);
    fclose(file);
    const char *const names[CONTENDERS] = {"tree-sitter, bare parse", "cordon_screen()",
                                           "ast.parse + a visitor with names", "bandit"};
    for (int i = 0; i < CONTENDERS; i++)
        out->rows[i] = (samples){.name = names[i]};
}

static cordon_engine *engine_of(const char *path)
{
    cordon_error *err = cordon_error_new();
    cordon_policy *policy = NULL;
    cordon_engine *engine = NULL;
    if (cordon_policy_load(&policy, path, err) != CORDON_OK ||
        cordon_engine_new(&engine, policy, err) != CORDON_OK)
        bench_fail(cordon_error_message(err));
    cordon_policy_free(policy);
    cordon_error_free(err);
    return engine;
}

static cordon_decision screen_once(const cordon_engine *engine, const char *text, size_t bytes)
{
    cordon_verdict *verdict = NULL;
    if (cordon_screen(&verdict, engine, text, bytes, NULL) != CORDON_OK)
        bench_fail("cordon_screen failed");
    cordon_decision decision = cordon_verdict_decision(verdict);
    cordon_verdict_free(verdict);
    return decision;
}

/* One turn: once to fill the caches, once measured. */
static double parse_turn(bare_parser *parser, const program *what)
{
    bare_parse(parser, what->text, what->bytes);
    double start = worked_ms();
    bare_parse(parser, what->text, what->bytes);
    return worked_ms() - start;
}

static double screen_turn(const cordon_engine *engine, const program *what)
{
    screen_once(engine, what->text, what->bytes);
    double start = worked_ms();
    cordon_decision decision = screen_once(engine, what->text, what->bytes);
    double took = worked_ms() - start;
    if (decision != CORDON_ALLOW)
        bench_fail("a program of the benchmark is not allowed");
    return took;
}

static void print_program(program *what, const settings *how)
{
    samples *rows = what->rows;
    bool has_bandit = rows[3].count != 0;
    char title[80];
    snprintf(title, sizeof title, "Screening %s, %zu bytes", what->name, what->bytes);
    bench_print_head(title, unit, "of parse", how->repetitions);
    for (int i = 0; i < CONTENDERS; i++)
        if (rows[i].count)
            bench_print_row(&rows[i], &rows[0]);
    double ours = samples_quantile(&rows[1], 0.5);
    printf("  cordon is %.2f x the bare parse (target 1.4), %.1f x as fast as ast (target 1)",
           ours / samples_quantile(&rows[0], 0.5), samples_quantile(&rows[2], 0.5) / ours);
    if (has_bandit)
        printf(", %.0f x as fast as bandit (target 15)", samples_quantile(&rows[3], 0.5) / ours);
    printf("\n");
}

static void measure_programs(const settings *how)
{
    program all[PROGRAMS] = {{.name = "a small program", .path = CORDON_PROGRAMS "/small.py"},
                             {.name = "a large program", .path = CORDON_PROGRAMS "/large.py"}};
    for (int i = 0; i < PROGRAMS; i++)
        read_program(&all[i]);
    const char *const by_ast[] = {how->python, "-I",        CORDON_RIVALS, "ast",
                                  all[0].path, all[1].path, NULL};
    const char *const by_bandit[] = {how->bandit, "-I",        CORDON_RIVALS, "bandit",
                                     all[0].path, all[1].path, NULL};
    worker ast, bandit;
    if (!worker_start(&ast, by_ast) || (how->bandit && !worker_start(&bandit, by_bandit)))
        bench_fail("cannot start python3");
    bare_parser *parser = bare_parser_new();
    cordon_engine *engine = engine_of(CORDON_POLICY);
    for (int round = 0; round < how->repetitions; round++) {
        for (int i = 0; i < PROGRAMS; i++) {
            samples_add(&all[i].rows[0], parse_turn(parser, &all[i]));
            samples_add(&all[i].rows[1], screen_turn(engine, &all[i]));
            samples_add(&all[i].rows[2], worker_turn(&ast, (char)('0' + i)));
            if (how->bandit)
                samples_add(&all[i].rows[3], worker_turn(&bandit, (char)('0' + i)));
        }
    }
    for (int i = 0; i < PROGRAMS; i++) {
        print_program(&all[i], how);
        bench_free_rows(all[i].rows, CONTENDERS);
        free(all[i].text);
    }
    cordon_engine_free(engine);
    bare_parser_free(parser);
    worker_end(&ast);
    if (how->bandit)
        worker_end(&bandit);
    else
        printf("  bandit is not there: pip could not install it below build/bench\n");
}

static void measure_loading(const settings *how)
{
    samples rows[] = {{.name = "python-default.yaml"}, {.name = "python-strict.yaml"}};
    const char *const paths[] = {CORDON_POLICY, CORDON_STRICT};
    for (int round = 0; round < how->repetitions; round++) {
        for (int i = 0; i < 2; i++) {
            double start = worked_ms();
            cordon_engine *engine = engine_of(paths[i]);
            samples_add(&rows[i], worked_ms() - start);
            cordon_engine_free(engine);
        }
    }
    bench_print_head("Policy and engine from a rule file", unit, "", how->repetitions);
    for (int i = 0; i < 2; i++)
        bench_print_row(&rows[i], NULL);
    printf("  loading the default rules: %.1f ms (target 5)\n", samples_quantile(&rows[0], 0.5));
    bench_free_rows(rows, 2);
}

/* Allowed, denied, mended, broken: each way through the screener. */
static const char *const mixed[] = {
    "squares = [n * n for n in range(5)]\nprint(squares)\nsum(squares)\n",
    "import subprocess\nsubprocess.run(['ls'])\n",
    "import pandas as pd\ndf = pd.read_csv('/workspace/a.csv')\ndf.groupby('a').b.sum()\n",
    "def f(x, *, y=1):\n    return f'{x:>{y}} {x!r:=^20}'\nf(2)\n",
    "e = ev\xEF\xBD\x81l\ne('1')\n",
    "class A[T=int]:\r\n    x: T\r\n",
    "while True:\n    pass\n",
    "this is no Python\n",
    "getattr(__builtins__, 'ev' + chr(97) + 'l')('1 + 1')\n",
    "# \xFF\n",
};

static void measure_heap(const settings *how)
{
    enum { MIXED = sizeof mixed / sizeof *mixed, FIRST = 10000 };
    cordon_engine *engine = engine_of(CORDON_POLICY);
    for (int i = 0; i < FIRST; i++) /* let caches fill */
        screen_once(engine, mixed[i % MIXED], strlen(mixed[i % MIXED]));
    size_t before = mallinfo2().uordblks;
    long before_kib = resident_kib();
    double start = now_ms();
    for (int i = 0; i < how->screens; i++)
        screen_once(engine, mixed[i % MIXED], strlen(mixed[i % MIXED]));
    double seconds = (now_ms() - start) / 1e3;
    size_t after = mallinfo2().uordblks;
    printf("\n%d screens in %.0f s: heap %zu -> %zu bytes, resident memory %ld -> %ld KiB\n",
           how->screens, seconds, before, after, before_kib, resident_kib());
    cordon_engine_free(engine);
}

void bench_screen(const settings *how)
{
    printf("\n# Screening\n");
    measure_programs(how);
    measure_loading(how);
    measure_heap(how);
}
