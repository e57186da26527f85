/* The things that are measured, each as one call that does its work once. */
#ifndef BENCH_CONTENDERS_H
#define BENCH_CONTENDERS_H

#include <stdbool.h>

#include <cordon/cordon.h>

#include "worker.h"

/* A process of floor.py: each turn is one bare fork + exit + wait. */
bool floor_start(worker *out, const char *interpreter, const char *preload);

/* A whole program by posix_spawn, stdout to /dev/null; milliseconds until it is reaped. */
double program_once(char *const *command);

cordon_engine *engine_for(const char *interpreter, const char *preload);
/* One cordon_run(); ends the benchmark when the outcome is not ok. */
double run_once(cordon_engine *engine, const char *source);

#endif
