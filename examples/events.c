/*
 * Many runs on one thread, for hosts with an event loop: each run has one descriptor to poll. With
 * libuv, uv_poll_init(loop, &handle, cordon_exec_fd(exec)) takes the place of poll(2) here.
 *
 *     cc events.c $(pkg-config --cflags --libs cordon) && ./a.out
 */
#include <cordon/cordon.h>

#include <poll.h>
#include <stdio.h>
#include <string.h>

enum { RUNS = 3 };

static const char *const programs[RUNS] = {
    "import time\ntime.sleep(0.2)\nprint('slow')",
    "print('quick')",
    "sum(range(10))",
};

/* What a host does when a run's descriptor is readable; true once the run is over. */
static int on_readable(int number, cordon_exec *exec)
{
    cordon_event event;
    const char *bytes;
    size_t byte_count;
    while (cordon_exec_next(&event, &bytes, &byte_count, exec) == CORDON_OK &&
           event != CORDON_EVENT_NONE) {
        if (event == CORDON_EVENT_END)
            return 1;
        printf("run %d: %.*s", number, (int)byte_count, bytes);
    }
    return 0;
}

int main(void)
{
    cordon_error *err = cordon_error_new();
    cordon_policy *policy = NULL;
    cordon_engine *engine = NULL;
    cordon_exec *execs[RUNS] = {NULL};
    struct pollfd polled[RUNS];
    int left = 0;

    if (cordon_policy_load(&policy, NULL, err) == CORDON_OK)
        cordon_engine_new(&engine, policy, err);
    for (int i = 0; engine && i < RUNS; i++, left++) {
        if (cordon_start(&execs[i], engine, programs[i], strlen(programs[i]), NULL, err) !=
            CORDON_OK)
            break;
        polled[i] = (struct pollfd){cordon_exec_fd(execs[i]), POLLIN, 0};
    }
    for (int started = left; left && poll(polled, (nfds_t)started, -1) > 0;)
        for (int i = 0; i < started; i++)
            if (polled[i].fd >= 0 && polled[i].revents && on_readable(i, execs[i])) {
                polled[i].fd = -1;
                left--;
            }
    for (int i = 0; i < RUNS && execs[i]; i++) {
        cordon_report *report = NULL;
        if (cordon_exec_finish(&report, execs[i], err) == CORDON_OK &&
            cordon_report_result(report, NULL))
            printf("run %d: result %s\n", i, cordon_report_result(report, NULL));
        cordon_report_free(report);
    }
    if (cordon_error_status(err) != CORDON_OK)
        fprintf(stderr, "%s\n", cordon_error_message(err));
    int failed = cordon_error_status(err) != CORDON_OK;
    cordon_engine_free(engine);
    cordon_policy_free(policy);
    cordon_error_free(err);
    return failed;
}
