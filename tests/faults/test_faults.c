/*
 * A host and its processes at their worst. Each run must be answered once, with the program's own
 * outcome, a host fault or an error; nothing may hang, and nothing may be left.
 */
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "live.h"

enum { CALLERS = 4, MOMENTS = 30, GONE_MS = 1000 };

static unsigned seed;
static int moments;

static int read_settings(void **state)
{
    (void)state;
    const char *wanted = getenv("CORDON_FAULTS"), *given = getenv("CORDON_SEED");
    moments = wanted ? atoi(wanted) : MOMENTS;
    seed = given ? (unsigned)atoi(given) : 20260101;
    return moments > 0 ? 0 : -1;
}

static int random_below(int limit)
{
    return rand_r(&seed) % limit;
}

static void assert_works(cordon_engine *engine)
{
    live_check(engine, &(live_case){.code = "print('out')\n6 * 7", .result = "42", .out = "out\n"});
}

/* Callers that never stop asking ----------------------------------------------------------- */

typedef struct load {
    cordon_engine *engine;
    atomic_bool is_over;
    atomic_int right, faults, errors, wrong;
    char example[2048]; /* of a wrong answer */
} load;

static void *ask_on(void *context)
{
    load *all = context;
    const char *code = "print('p')\nsum(range(100))";
    while (!atomic_load(&all->is_over)) {
        cordon_report *report = NULL;
        cordon_error *err = cordon_error_new();
        cordon_status status = cordon_run(&report, all->engine, code, strlen(code), NULL, err);
        cordon_outcome outcome = report ? cordon_report_outcome(report) : CORDON_OUTCOME_DENIED;
        if (status == CORDON_E_INTERNAL && !report)
            atomic_fetch_add(&all->errors, 1);
        else if (status == CORDON_OK && outcome == CORDON_OUTCOME_HOST_FAULT)
            atomic_fetch_add(&all->faults, 1);
        else if (status == CORDON_OK && outcome == CORDON_OUTCOME_OK &&
                 strcmp(cordon_report_result(report, NULL), "4950") == 0 &&
                 strcmp(cordon_report_stdout(report, NULL), "p\n") == 0)
            atomic_fetch_add(&all->right, 1);
        else if (atomic_fetch_add(&all->wrong, 1) == 0)
            snprintf(all->example, sizeof all->example, "%s",
                     report ? cordon_report_json(report) : cordon_error_message(err));
        cordon_report_free(report);
        cordon_error_free(err);
        if (status != CORDON_OK)
            live_sleep_ms(10); /* as a caller that tries again would */
    }
    return NULL;
}

static void begin_load(load *all, pthread_t threads[CALLERS])
{
    for (int i = 0; i < CALLERS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, ask_on, all), 0);
}

static void end_load(load *all, const pthread_t threads[CALLERS])
{
    atomic_store(&all->is_over, true);
    for (int i = 0; i < CALLERS; i++)
        pthread_join(threads[i], NULL);
}

static void the_zygote_is_killed_under_load(void **state)
{
    (void)state;
    size_t before = live_open_fds();
    load all = {.engine = live_engine(NULL)};
    pthread_t threads[CALLERS];
    assert_works(
        all.engine); /* the interpreter is found: what is killed from here on is a zygote */
    begin_load(&all, threads);
    int killed = 0;
    for (int i = 0; i < moments; i++) {
        pid_t pids[64];
        for (int tries = 0; live_descendants(pids, 64) == 0 && tries < 1000; tries++)
            live_sleep_ms(10);            /* until there is another */
        live_sleep_ms(random_below(400)); /* starting, forking, serving */
        if (live_descendants(pids, 64) > 0)
            killed += kill(pids[0], SIGKILL) == 0;
    }
    end_load(&all, threads);
    assert_true(killed > moments / 2);
    assert_true(all.right > 0);
    if (all.wrong)
        fail_msg("%d wrong answers, %d right, %d host faults, %d errors; the first: %s", all.wrong,
                 all.right, all.faults, all.errors, all.example);
    live_sleep_ms(200); /* past the backoff */
    assert_works(all.engine);
    cordon_engine_free(all.engine);
    pid_t left[64];
    assert_int_equal(live_descendants(left, 64), 0);
    assert_int_equal(live_open_fds(), before);
}

/* In a process of its own: an engine under load, until it is killed. */
static void be_a_host(int say)
{
    load all = {.engine = live_engine(NULL)};
    pthread_t threads[CALLERS];
    (void)!write(say, "!", 1);
    begin_load(&all, threads);
    for (;;)
        pause();
}

/* What it leaves becomes ours, and has to end by itself. */
static bool ends_by_itself(void)
{
    pid_t left[64];
    for (int waited = 0; waited < GONE_MS; waited += 10, live_sleep_ms(10)) {
        while (waitpid(-1, NULL, WNOHANG) > 0)
            ;
        if (live_descendants(left, 64) == 0)
            return true;
    }
    return false;
}

static void the_host_is_killed_at_any_moment(void **state)
{
    (void)state;
    assert_int_equal(prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0), 0);
    for (int i = 0; i < moments; i++) {
        int ends[2];
        char byte;
        assert_int_equal(pipe2(ends, O_CLOEXEC), 0);
        pid_t host = fork();
        if (host == 0)
            be_a_host(ends[1]);
        close(ends[1]);
        assert_int_equal(read(ends[0], &byte, 1), 1);
        close(ends[0]);
        live_sleep_ms(random_below(200)); /* starting, forking, running */
        kill(host, SIGKILL);
        assert_int_equal(waitpid(host, NULL, 0), host);
        if (!ends_by_itself())
            fail_msg("moment %d: something outlived its host by %d ms", i, GONE_MS);
    }
    assert_int_equal(prctl(PR_SET_CHILD_SUBREAPER, 0, 0, 0, 0), 0);
}

/* Resources of the host -------------------------------------------------------------------- */

static void limit_descriptors(rlim_t count)
{
    struct rlimit limit;
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &limit), 0);
    limit.rlim_cur = count;
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &limit), 0);
}

/* With every number of descriptors that are left, up to plenty. */
static void descriptors_run_out(void **state)
{
    (void)state;
    struct rlimit before;
    getrlimit(RLIMIT_NOFILE, &before);
    size_t open_before = live_open_fds();
    for (rlim_t left = 0; left < 40; left += 3) {
        cordon_policy *policy = live_policy(NULL);
        cordon_engine *engine = NULL;
        cordon_report *report = NULL;
        cordon_error *err = cordon_error_new();
        limit_descriptors((rlim_t)dup(0) + left); /* the least that is free: leaked until the end */
        cordon_status status = cordon_engine_new(&engine, policy, err);
        if (status == CORDON_OK)
            status = cordon_run(&report, engine, "1", 1, NULL, err);
        limit_descriptors(before.rlim_cur);
        if (status != CORDON_OK && !*cordon_error_message(err))
            fail_msg("no word about status %d", status);
        if (engine) {
            live_sleep_ms(150); /* past the backoff */
            assert_works(engine);
        }
        cordon_report_free(report);
        cordon_engine_free(engine);
        cordon_policy_free(policy);
        cordon_error_free(err);
    }
    for (int fd = 3; fd < 64; fd++)
        if (fcntl(fd, F_GETFD) >= 0 && (fcntl(fd, F_GETFD) & FD_CLOEXEC) == 0)
            close(fd);
    assert_true(live_open_fds() <= open_before);
}

/* Root is not counted, so this says something for an ordinary user only; root sees that it works.
 */
static void processes_run_out(void **state)
{
    (void)state;
    struct rlimit before, none;
    assert_int_equal(getrlimit(RLIMIT_NPROC, &before), 0);
    none = (struct rlimit){1, before.rlim_max};
    cordon_engine *engine = live_engine(NULL);
    cordon_report *report = NULL;
    cordon_error *err = cordon_error_new();
    assert_int_equal(setrlimit(RLIMIT_NPROC, &none), 0);
    cordon_status status = cordon_run(&report, engine, "1", 1, NULL, err);
    assert_int_equal(setrlimit(RLIMIT_NPROC, &before), 0);
    assert_int_equal(status == CORDON_OK, geteuid() == 0);
    assert_true(status == CORDON_OK || *cordon_error_message(err));
    live_sleep_ms(150);
    assert_works(engine);
    cordon_report_free(report);
    cordon_error_free(err);
    cordon_engine_free(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_zygote_is_killed_under_load),
        cmocka_unit_test(the_host_is_killed_at_any_moment),
        cmocka_unit_test(descriptors_run_out),
        cmocka_unit_test(processes_run_out),
    };
    return cmocka_run_group_tests(tests, read_settings, NULL);
}
