/* Samples and their quantiles. */
#ifndef BENCH_STATS_H
#define BENCH_STATS_H

#include <stddef.h>

typedef struct samples {
    const char *name;
    double *ms;
    size_t count;
    size_t capacity;
} samples;

void samples_add(samples *all, double ms);
/* `part` 0.5 is the median. Sorts the samples. */
double samples_quantile(samples *all, double part);
void samples_free(samples *all);

double now_ms(void);
/* Processor time of this thread. */
double worked_ms(void);
/* Resident memory of this process in KiB, and how many descriptors it has open. */
long resident_kib(void);
int open_descriptors(void);

#endif
