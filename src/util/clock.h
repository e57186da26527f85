/* Time, in milliseconds. */
#ifndef CDN_CLOCK_H
#define CDN_CLOCK_H

/* CLOCK_MONOTONIC in milliseconds; only differences mean anything. */
double cdn_clock_ms(void);

#endif
