/* Usage of another process, read while it lives, beside what wait4(2) says when it is gone. */
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "cm.h"
#include "usage.h"

enum { BYTES = 64 << 20, BURN_MS = 200 };

/* A process that uses memory and processor, says so, and waits. */
static pid_t start(void)
{
    int ends[2];
    char byte;
    assert_int_equal(pipe(ends), 0);
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
        char *bytes = malloc(BYTES);
        memset(bytes, 1, BYTES);
        while (clock() < (clock_t)BURN_MS * (CLOCKS_PER_SEC / 1000))
            bytes[clock() % BYTES]++;
        (void)!write(ends[1], bytes, 1);
        pause();
        _exit(bytes[0]);
    }
    assert_int_equal(read(ends[0], &byte, 1), 1);
    close(ends[0]);
    close(ends[1]);
    return pid;
}

static void it_is_what_the_kernel_says_afterwards(void **state)
{
    (void)state;
    cdn_usage live;
    struct rusage after;
    pid_t pid = start();
    assert_true(cdn_usage_read(&live, pid));
    double cpu_ms = cdn_usage_cpu_ms(pid);
    uint64_t private_bytes = cdn_usage_private_bytes(pid);
    assert_in_range(private_bytes, BYTES, live.max_rss_bytes + (1 << 20));
    kill(pid, SIGKILL);
    assert_int_equal(wait4(pid, NULL, 0, &after), pid);
    uint64_t total_us = (uint64_t)(after.ru_utime.tv_sec + after.ru_stime.tv_sec) * 1000000 +
                        (uint64_t)(after.ru_utime.tv_usec + after.ru_stime.tv_usec);
    uint64_t live_us = live.cpu_user_us + live.cpu_sys_us;
    assert_in_range(live_us, BURN_MS * 1000, total_us + 1000);
    assert_true(cpu_ms * 1000 >= (double)BURN_MS * 1000);
    /* the kernel counts pages in batches, per processor */
    assert_in_range(live.max_rss_bytes, BYTES, ((uint64_t)after.ru_maxrss << 10) + (1 << 20));
}

static void a_process_that_is_gone_has_none(void **state)
{
    (void)state;
    cdn_usage none;
    pid_t pid = start();
    kill(pid, SIGKILL);
    siginfo_t info;
    assert_int_equal(waitid(P_PID, (id_t)pid, &info, WEXITED | WNOWAIT), 0);
    assert_false(cdn_usage_read(&none, pid)); /* a zombie has no memory to tell of */
    assert_int_equal(waitpid(pid, NULL, 0), pid);
    assert_false(cdn_usage_read(&none, pid));
    assert_true(cdn_usage_cpu_ms(pid) == 0);
    assert_true(cdn_usage_private_bytes(pid) == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_what_the_kernel_says_afterwards),
        cmocka_unit_test(a_process_that_is_gone_has_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
