#include <time.h>

#include "clock.h"
#include "cm.h"

static void waiting_does_not_count(void **state)
{
    (void)state;
    cdn_deadline deadline = cdn_deadline_in(50);
    const struct timespec pause = {.tv_nsec = 60000000};
    nanosleep(&pause, NULL);
    assert_false(cdn_deadline_is_past(&deadline));
}

static void work_counts(void **state)
{
    (void)state;
    cdn_deadline deadline = cdn_deadline_in(5);
    double start = cdn_clock_ms();
    while (!cdn_deadline_is_past(&deadline))
        ;
    assert_true(cdn_clock_ms() - start >= 5); /* a thread works no faster than time goes by */
    assert_true(cdn_deadline_is_past(&deadline));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(waiting_does_not_count),
        cmocka_unit_test(work_counts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
