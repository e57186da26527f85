/* The things that are measured, each as one call that does its work once. */
#ifndef BENCH_CONTENDERS_H
#define BENCH_CONTENDERS_H

#include <stdbool.h>
#include <sys/types.h>

#include <cordon/cordon.h>

/* A floor.py process. */
typedef struct floor_process {
    pid_t pid;
    int to;
    int from;
} floor_process;

bool floor_start(floor_process *out, const char *interpreter, const char *preload);
/* One bare fork + exit + wait inside it, in milliseconds. */
double floor_once(floor_process *floor);
void floor_end(floor_process *floor);

/* A whole program by posix_spawn, stdout to /dev/null; milliseconds until it is reaped. */
double program_once(char *const *command);

cordon_engine *engine_for(const char *interpreter, const char *preload);
/* One cordon_run(); ends the benchmark when the outcome is not ok. */
double run_once(cordon_engine *engine, const char *source);

#endif
