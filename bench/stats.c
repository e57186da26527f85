/* Samples, quantiles, and what this process holds. */
#include "stats.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

void samples_add(samples *all, double ms)
{
    if (all->count == all->capacity) {
        all->capacity = all->capacity ? all->capacity * 2 : 256;
        all->ms = realloc(all->ms, all->capacity * sizeof *all->ms);
        if (!all->ms)
            abort();
    }
    all->ms[all->count++] = ms;
}

static int compare(const void *left, const void *right)
{
    double a = *(const double *)left, b = *(const double *)right;
    return a < b ? -1 : a > b;
}

double samples_quantile(samples *all, double part)
{
    if (!all->count)
        return 0;
    qsort(all->ms, all->count, sizeof *all->ms, compare);
    size_t at = (size_t)((double)(all->count - 1) * part + 0.5);
    return all->ms[at];
}

void samples_free(samples *all)
{
    free(all->ms);
}

static double read_ms(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

double now_ms(void)
{
    return read_ms(CLOCK_MONOTONIC);
}

double worked_ms(void)
{
    return read_ms(CLOCK_THREAD_CPUTIME_ID);
}

long resident_kib(void)
{
    long size = 0, resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file && fscanf(file, "%ld %ld", &size, &resident) != 2)
        resident = 0;
    if (file)
        fclose(file);
    return resident * (sysconf(_SC_PAGESIZE) / 1024);
}

int open_descriptors(void)
{
    int count = 0;
    DIR *folder = opendir("/proc/self/fd");
    while (folder && readdir(folder))
        count++;
    if (folder)
        closedir(folder);
    return count - 3; /* ".", ".." and the folder itself */
}
