/* The clocks of the library, see clock.h. */
#include "clock.h"

#include <time.h>

static double read_ms(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

double cdn_clock_ms(void)
{
    return read_ms(CLOCK_MONOTONIC);
}

cdn_deadline cdn_deadline_in(uint64_t ms)
{
    return (cdn_deadline){.end_ms = read_ms(CLOCK_THREAD_CPUTIME_ID) + (double)ms,
                          .look_ms = cdn_clock_ms() + (double)ms,
                          .ms = ms};
}

bool cdn_deadline_is_past(cdn_deadline *deadline)
{
    const double step_ms = 0.1; /* reading the processor's clock is a system call */
    double now = deadline->is_past ? 0 : cdn_clock_ms();
    if (deadline->is_past || now < deadline->look_ms)
        return deadline->is_past;
    double left = deadline->end_ms - read_ms(CLOCK_THREAD_CPUTIME_ID);
    deadline->is_past = left <= 0;
    deadline->look_ms = now + (left > step_ms ? left : step_ms);
    return deadline->is_past;
}
