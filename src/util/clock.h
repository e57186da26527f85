/* Time, in milliseconds. */
#ifndef CDN_CLOCK_H
#define CDN_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/* CLOCK_MONOTONIC in milliseconds; only differences mean anything. */
double cdn_clock_ms(void);

/*
 * An amount of work: processor time of the thread that set it, so that a loaded machine takes
 * nothing away. Cheap to ask often: the processor's clock is only read when wall-clock time says
 * that the amount could be used up.
 */
typedef struct cdn_deadline {
    double end_ms;  /* of the thread's processor time */
    double look_ms; /* before this moment it cannot be past */
    uint64_t ms;    /* the amount */
    bool is_past;
} cdn_deadline;

cdn_deadline cdn_deadline_in(uint64_t ms);
/* By the thread that set it. Once past, it stays so. */
bool cdn_deadline_is_past(cdn_deadline *deadline);

#endif
