/* A Python process that measures itself: it answers one byte with the nanoseconds of one turn. */
#ifndef BENCH_WORKER_H
#define BENCH_WORKER_H

#include <stdbool.h>
#include <sys/types.h>

typedef struct worker {
    pid_t pid;
    int to;
    int from;
} worker;

/* `command` ends with NULL; its first is found through PATH. */
bool worker_start(worker *out, const char *const *command);
/* One turn, in milliseconds; `what` is for the worker to understand. */
double worker_turn(const worker *self, char what);
void worker_end(worker *self);

/* Print what went wrong and end the benchmark. */
_Noreturn void bench_fail(const char *what);

#endif
