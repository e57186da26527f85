/* Runs that are started, polled, interrupted and finished; many at once on one thread. */
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "live.h"

enum { RUNS = 24 };

static cordon_engine *engine;

static int start_engine(void **state)
{
    (void)state;
    static const char *const settings[] = {"pool.runs", "4", "pool.queue", "64", NULL};
    engine = live_engine(settings);
    return 0;
}

static int free_engine(void **state)
{
    (void)state;
    cordon_engine_free(engine);
    return 0;
}

static double now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static cordon_exec *begin(const char *code)
{
    cordon_exec *exec = NULL;
    cordon_error *err = cordon_error_new();
    if (cordon_start(&exec, engine, code, strlen(code), NULL, err) != CORDON_OK)
        fail_msg("%s", cordon_error_message(err));
    cordon_error_free(err);
    assert_true(cordon_exec_fd(exec) > 2);
    assert_int_equal(cordon_exec_fd(exec), cordon_exec_fd(exec));
    return exec;
}

static cordon_report *finish(cordon_exec *exec)
{
    cordon_report *report = NULL;
    cordon_error *err = cordon_error_new();
    if (cordon_exec_finish(&report, exec, err) != CORDON_OK)
        fail_msg("%s", cordon_error_message(err));
    cordon_error_free(err);
    return report;
}

/* Events until there is none; true once it is over. Output goes to `out`, which has room. */
static bool take_events(cordon_exec *exec, char *out)
{
    for (;;) {
        cordon_event event;
        const char *bytes;
        size_t count;
        assert_int_equal(cordon_exec_next(&event, &bytes, &count, exec), CORDON_OK);
        if (event == CORDON_EVENT_END || event == CORDON_EVENT_NONE)
            return event == CORDON_EVENT_END;
        strncat(out, event == CORDON_EVENT_STDOUT ? "o:" : "e:", 3);
        strncat(out, bytes, count);
    }
}

static void wait_for(cordon_exec *exec)
{
    struct pollfd wait = {cordon_exec_fd(exec), POLLIN, 0};
    assert_int_equal(poll(&wait, 1, 30000), 1);
}

static void events_come_in_order_and_end(void **state)
{
    (void)state;
    char out[256] = "";
    cordon_exec *exec = begin("import sys, time\nprint('one', flush=True)\ntime.sleep(0.1)\n"
                              "print('two', file=sys.stderr, flush=True)\ntime.sleep(0.1)\n3");
    while (!take_events(exec, out))
        wait_for(exec);
    assert_string_equal(out, "o:one\ne:two\n");
    assert_true(take_events(exec, out)); /* it stays over */
    cordon_report *report = finish(exec);
    assert_int_equal(cordon_report_outcome(report), CORDON_OUTCOME_OK);
    assert_string_equal(cordon_report_result(report, NULL), "3");
    assert_string_equal(cordon_report_stdout(report, NULL), "one\n");
    cordon_report_free(report);
}

static void one_thread_serves_many(void **state)
{
    (void)state;
    cordon_exec *execs[RUNS];
    struct pollfd slots[RUNS];
    char out[RUNS][64] = {""};
    size_t left = RUNS;
    for (int i = 0; i < RUNS; i++) {
        char code[64];
        snprintf(code, sizeof code, "print(%d)\nsum(range(1000))", i);
        execs[i] = begin(code);
        slots[i] = (struct pollfd){cordon_exec_fd(execs[i]), POLLIN, 0};
    }
    while (left) {
        assert_true(poll(slots, RUNS, 60000) > 0);
        for (int i = 0; i < RUNS; i++)
            if (slots[i].fd >= 0 && slots[i].revents && take_events(execs[i], out[i])) {
                slots[i].fd = -1;
                left--;
            }
    }
    for (int i = 0; i < RUNS; i++) {
        char expected[64];
        snprintf(expected, sizeof expected, "o:%d\n", i);
        assert_string_equal(out[i], expected);
        cordon_report *report = finish(execs[i]);
        assert_string_equal(cordon_report_result(report, NULL), "499500");
        cordon_report_free(report);
    }
}

static void deadlines_come_through_the_descriptor(void **state)
{
    (void)state;
    char out[64] = "";
    cordon_job *job = cordon_job_new();
    cordon_job_set_wall_ms(job, 200);
    cordon_exec *exec = NULL;
    const char *code = "import time\ntime.sleep(60)";
    assert_int_equal(cordon_start(&exec, engine, code, strlen(code), job, NULL), CORDON_OK);
    double start = now_ms();
    while (!take_events(exec, out))
        wait_for(exec);
    assert_true(now_ms() - start < 10000);
    cordon_report *report = finish(exec);
    assert_int_equal(cordon_report_outcome(report), CORDON_OUTCOME_TIMEOUT_WALL);
    cordon_report_free(report);
    cordon_job_free(job);
}

static void a_denied_source_is_over_at_once(void **state)
{
    (void)state;
    static const char *const screened[] = {"screen.enabled", "true", NULL};
    cordon_engine *strict = live_engine(screened);
    cordon_exec *exec = NULL;
    const char *code = "import ctypes";
    cordon_job *job = cordon_job_new();
    assert_int_equal(cordon_start(&exec, strict, code, strlen(code), job, NULL), CORDON_OK);
    wait_for(exec);
    char out[8] = "";
    assert_true(take_events(exec, out));
    cordon_report *report = finish(exec);
    assert_int_equal(cordon_report_outcome(report), CORDON_OUTCOME_DENIED);
    cordon_report_free(report);
    report = live_run_job(strict, "1", job); /* the job serves again */
    assert_int_equal(cordon_report_outcome(report), CORDON_OUTCOME_OK);
    cordon_report_free(report);
    cordon_job_free(job);
    cordon_engine_free(strict);
}

static void *interrupt_later(void *context)
{
    live_sleep_ms(200);
    cordon_exec_interrupt(context);
    return NULL;
}

static void a_run_is_cancelled_from_another_thread(void **state)
{
    (void)state;
    const char *programs[] = {"import time\ntime.sleep(60)", "while True: pass",
                              "while True: print('x' * 100)"};
    for (size_t i = 0; i < sizeof programs / sizeof *programs; i++) {
        pthread_t thread;
        cordon_exec *exec = begin(programs[i]);
        double start = now_ms();
        assert_int_equal(pthread_create(&thread, NULL, interrupt_later, exec), 0);
        pthread_join(thread, NULL);
        cordon_report *report = finish(exec);
        assert_true(now_ms() - start < 5000);
        if (i < 2)
            assert_int_equal(cordon_report_outcome(report), CORDON_OUTCOME_CANCELLED);
        live_assert_has(cordon_report_json(report), "\"was_killed\":true");
        cordon_report_free(report);
    }
}

static void *cancel_later(void *context)
{
    live_sleep_ms(200);
    cordon_job_cancel(context);
    return NULL;
}

static void a_blocking_run_is_cancelled_through_its_job(void **state)
{
    (void)state;
    pthread_t thread;
    cordon_job *job = cordon_job_new();
    assert_int_equal(pthread_create(&thread, NULL, cancel_later, job), 0);
    cordon_report *report = live_run_job(engine, "import time\ntime.sleep(60)", job);
    assert_int_equal(cordon_report_outcome(report), CORDON_OUTCOME_CANCELLED);
    cordon_report_free(report);
    pthread_join(thread, NULL);
    report = live_run_job(engine, "1", job); /* the wish stays */
    assert_int_equal(cordon_report_outcome(report), CORDON_OUTCOME_CANCELLED);
    cordon_report_free(report);
    cordon_job_free(job);
}

static void who_waits_in_the_queue_can_be_cancelled_or_is_served(void **state)
{
    (void)state;
    cordon_exec *held[4];
    for (int i = 0; i < 4; i++) /* all places */
        held[i] = begin("import time\ntime.sleep(60)");
    cordon_exec *cancelled = begin("1"), *served = begin("2");
    cordon_exec_interrupt(cancelled);
    cordon_report *report = finish(cancelled);
    assert_int_equal(cordon_report_outcome(report), CORDON_OUTCOME_CANCELLED);
    assert_int_equal(cordon_report_exit_code(report), -1);
    cordon_report_free(report);
    cordon_exec_interrupt(held[0]);
    cordon_report_free(finish(held[0]));
    report = finish(served);
    assert_string_equal(cordon_report_result(report, NULL), "2");
    live_assert_has(cordon_report_json(report), "\"queue_ms\":");
    cordon_report_free(report);
    for (int i = 1; i < 4; i++) {
        cordon_exec_interrupt(held[i]);
        report = finish(held[i]);
        assert_int_equal(cordon_report_outcome(report), CORDON_OUTCOME_CANCELLED);
        cordon_report_free(report);
    }
}

static void too_many_in_the_queue_are_refused(void **state)
{
    (void)state;
    static const char *const settings[] = {"pool.runs", "1", "pool.queue", "1", NULL};
    cordon_engine *small = live_engine(settings);
    cordon_exec *execs[2] = {NULL}, *refused = NULL;
    const char *code = "import time\ntime.sleep(60)";
    cordon_error *err = cordon_error_new();
    for (int i = 0; i < 2; i++)
        assert_int_equal(cordon_start(&execs[i], small, code, strlen(code), NULL, err), CORDON_OK);
    assert_int_equal(cordon_start(&refused, small, code, strlen(code), NULL, err), CORDON_E_BUSY);
    live_assert_has(cordon_error_message(err), "pool.queue");
    assert_null(refused);
    for (int i = 0; i < 2; i++) {
        cordon_exec_interrupt(execs[i]);
        cordon_report_free(finish(execs[i]));
    }
    cordon_error_free(err);
    cordon_engine_free(small);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(events_come_in_order_and_end),
        cmocka_unit_test(one_thread_serves_many),
        cmocka_unit_test(deadlines_come_through_the_descriptor),
        cmocka_unit_test(a_denied_source_is_over_at_once),
        cmocka_unit_test(a_run_is_cancelled_from_another_thread),
        cmocka_unit_test(a_blocking_run_is_cancelled_through_its_job),
        cmocka_unit_test(who_waits_in_the_queue_can_be_cancelled_or_is_served),
        cmocka_unit_test(too_many_in_the_queue_are_refused),
    };
    return cmocka_run_group_tests(tests, start_engine, free_engine);
}
