/* The host's side: what dies, what starts again, and that nothing is ever left behind. */
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "live.h"

static void assert_works(cordon_engine *engine)
{
    live_check(engine, &(live_case){.code = "print('out')\n6 * 7", .result = "42", .out = "out\n"});
}

/* A program that runs in a thread of its own; `has_begun` once it printed. */
typedef struct background {
    cordon_engine *engine;
    const char *code;
    atomic_bool has_begun;
    cordon_report *report;
    pthread_t thread;
} background;

static void note_output(void *context, int stream, const char *bytes, size_t byte_count)
{
    background *run = context;
    (void)stream;
    (void)bytes;
    if (byte_count)
        atomic_store(&run->has_begun, true);
}

static void *run_in_background(void *context)
{
    background *run = context;
    cordon_job *job = cordon_job_new();
    cordon_job_set_output(job, note_output, run);
    run->report = live_run_job(run->engine, run->code, job);
    cordon_job_free(job);
    return NULL;
}

static void begin(background *run)
{
    assert_int_equal(pthread_create(&run->thread, NULL, run_in_background, run), 0);
    for (int tries = 0; !atomic_load(&run->has_begun) && tries < 1000; tries++)
        live_sleep_ms(10);
    assert_true(atomic_load(&run->has_begun));
}

static void a_zygote_killed_in_a_run_is_a_host_fault(void **state)
{
    (void)state;
    cordon_engine *engine = live_engine(NULL);
    background run = {.engine = engine, .code = "import time\nprint('x' * 9)\ntime.sleep(100)"};
    begin(&run);
    pid_t zygote = live_zygote();
    assert_int_equal(kill(zygote, SIGKILL), 0);
    pthread_join(run.thread, NULL);
    assert_int_equal(cordon_report_outcome(run.report), CORDON_OUTCOME_HOST_FAULT);
    live_assert_has(cordon_report_json(run.report), "\"status\":\"sandboxing_error\"");
    cordon_report_free(run.report);
    assert_works(engine);
    for (int i = 0; i < 3; i++) { /* and between runs nobody notices */
        zygote = live_zygote();
        kill(zygote, SIGKILL);
        assert_true(live_all_gone(&zygote, 1));
        assert_works(engine);
    }
    cordon_engine_free(engine);
}

static bool is_init(pid_t pid)
{
    char path[64], name[32] = "";
    snprintf(path, sizeof path, "/proc/%d/comm", (int)pid);
    FILE *file = fopen(path, "re");
    if (file && fgets(name, sizeof name, file))
        name[strcspn(name, "\n")] = '\0';
    if (file)
        fclose(file);
    return strncmp(name, "cordon-", 7) == 0;
}

static void a_spare_killed_while_it_waits_is_passed_over(void **state)
{
    (void)state;
    cordon_engine *engine = live_engine(NULL);
    for (int round = 0; round < 5; round++) {
        assert_works(engine);
        live_sleep_ms(round * 20); /* spares in every state */
        pid_t pids[64];
        size_t count = live_descendants(pids, 64);
        for (size_t i = 1; i < count; i++)
            if (!is_init(pids[i]) && kill(pids[i], SIGKILL) == 0)
                assert_true(live_all_gone(&pids[i], 1));
    }
    assert_works(engine);
    cordon_engine_free(engine);
}

/* No line of the program ran, so another child may have it. */
static void a_child_killed_before_it_read_its_job_is_replaced(void **state)
{
    (void)state;
    cordon_engine *engine = live_engine(NULL);
    assert_works(engine);
    live_sleep_ms(500); /* for the spares to be confined */
    pid_t pids[64];
    size_t count = live_descendants(pids, 64);
    for (size_t i = 1; i < count; i++)
        if (!is_init(pids[i]))
            kill(pids[i], SIGSTOP);
    background run = {.engine = engine, .code = "print('once')"};
    assert_int_equal(pthread_create(&run.thread, NULL, run_in_background, &run), 0);
    live_sleep_ms(300);
    for (size_t i = 1; i < count; i++)
        if (!is_init(pids[i]))
            kill(pids[i], SIGKILL);
    pthread_join(run.thread, NULL);
    assert_int_equal(cordon_report_outcome(run.report), CORDON_OUTCOME_OK);
    assert_string_equal(cordon_report_stdout(run.report, NULL), "once\n");
    cordon_report_free(run.report);
    assert_works(engine);
    cordon_engine_free(engine);
}

/* All children die with it: a run under way is no failure of its program. */
static void the_init_of_the_namespace_may_die(void **state)
{
    (void)state;
    cordon_engine *engine = live_engine(NULL);
    for (int round = 0; round < 2; round++) {
        background run = {.engine = engine, .code = "import time\nprint('x')\ntime.sleep(100)"};
        begin(&run);
        pid_t pids[64];
        size_t count = live_descendants(pids, 64), killed = 0;
        for (size_t i = 1; i < count; i++)
            if (is_init(pids[i]))
                killed += kill(pids[i], SIGKILL) == 0;
        pthread_join(run.thread, NULL);
        assert_int_equal(cordon_report_outcome(run.report),
                         killed ? CORDON_OUTCOME_HOST_FAULT : CORDON_OUTCOME_TIMEOUT_WALL);
        cordon_report_free(run.report);
        assert_true(!killed || live_all_gone(pids, 1)); /* the zygote */
        assert_works(engine);
    }
    cordon_engine_free(engine);
}

static void one_run_leaves_nothing_for_the_next(void **state)
{
    (void)state;
    static const char *const settings[] = {"preload", "json,random", NULL};
    cordon_engine *engine = live_engine(settings);
    live_check(engine,
               &(live_case){.code = "import json, os, builtins, sys\n"
                                    "json.mark = builtins.mark = sys.mark = 1\n"
                                    "os.environ['MARK'] = '1'\n"
                                    "os.mkdir('mark')\nopen('/tmp/mark2', 'w').close()\n"
                                    "os.umask(0)\nx = 1\nos.path.exists('/workspace/mark2')",
                            .result = "True"});
    for (int i = 0; i < 4; i++)
        live_check(engine,
                   &(live_case){.code = "import json, os, builtins, sys\n"
                                        "[hasattr(m, 'mark') for m in (json, builtins, sys)], "
                                        "'MARK' in os.environ, os.listdir('.'), 'x' in globals()",
                                .result = "([False, False, False], False, [], False)"});
    cordon_engine_free(engine);
}

static void no_two_children_draw_the_same(void **state)
{
    (void)state;
    const char *code =
        "import random, uuid, os, secrets, tempfile, sys\n"
        "drawn = [random.random(), uuid.uuid4().hex, os.urandom(8).hex(), secrets.token_hex(8),\n"
        "         next(tempfile._get_candidate_names())]\n"
        "if 'numpy' in sys.modules:\n"
        "    import numpy\n"
        "    drawn += [numpy.random.random(), numpy.random.default_rng().random()]\n"
        "print(*drawn)";
    const char *preloads[] = {"random,uuid,secrets,tempfile", "random,uuid,tempfile,numpy"};
    bool has_numpy = live_unconfined("import numpy.random");
    for (int with = 0; with <= has_numpy; with++) {
        const char *const settings[] = {"preload", preloads[with], "limits.memory_bytes",
                                        "1073741824", NULL};
        cordon_engine *engine = live_engine(settings);
        char drawn[3][7][64] = {{{0}}};
        int fields = 0;
        for (int run = 0; run < 3; run++) {
            cordon_report *report = live_run(engine, code);
            fields =
                sscanf(cordon_report_stdout(report, NULL), "%63s %63s %63s %63s %63s %63s %63s",
                       drawn[run][0], drawn[run][1], drawn[run][2], drawn[run][3], drawn[run][4],
                       drawn[run][5], drawn[run][6]);
            if (fields < (with ? 7 : 5))
                fail_msg("%s", cordon_report_json(report));
            cordon_report_free(report);
        }
        for (int i = 0; i < fields; i++)
            for (int run = 1; run < 3; run++)
                if (strcmp(drawn[0][i], drawn[run][i]) == 0 ||
                    strcmp(drawn[1][i], drawn[3 - run == 1 ? 2 : 0][i]) == 0)
                    fail_msg("draw %d is %s again", i, drawn[run][i]);
        cordon_engine_free(engine);
    }
}

static void preloads_are_there_or_named(void **state)
{
    (void)state;
    static const char *const settings[] = {"preload", "json,email.message", NULL};
    cordon_engine *engine = live_engine(settings);
    live_check(engine, &(live_case){.code = "import sys\n"
                                            "all(m in sys.modules for m in ('json', "
                                            "'email.message'))",
                                    .result = "True"});
    live_check(engine, &(live_case){.code = "__import__('sys').modules.get('sqlite3') is None",
                                    .result = "True"});
    cordon_engine_free(engine);

    static const char *const missing[] = {"preload", "json,no_such_module_x", NULL};
    engine = live_engine(missing);
    cordon_report *report = NULL;
    cordon_error *err = cordon_error_new();
    size_t before = live_open_fds();
    for (int i = 0; i < 3; i++) {
        assert_int_equal(cordon_run(&report, engine, "1", 1, NULL, err), CORDON_E_INTERPRETER);
        live_assert_has(cordon_error_message(err), "no_such_module_x");
        assert_null(report);
    }
    assert_int_equal(live_open_fds(), before);
    cordon_error_free(err);
    cordon_engine_free(engine);
}

enum { THREADS = 16, RUNS = 20 };

static void *run_many(void *context)
{
    cordon_engine *engine = context;
    for (int i = 0; i < RUNS; i++) {
        cordon_report *report = live_run(engine, "print('p')\nsum(range(100))");
        bool is_right = cordon_report_outcome(report) == CORDON_OUTCOME_OK &&
                        strcmp(cordon_report_result(report, NULL), "4950") == 0 &&
                        strcmp(cordon_report_stdout(report, NULL), "p\n") == 0;
        cordon_report_free(report);
        if (!is_right)
            return context;
    }
    return NULL;
}

static void many_threads_share_an_engine_and_leave_nothing(void **state)
{
    (void)state;
    size_t before = live_open_fds();
    cordon_engine *engine = live_engine(NULL);
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, run_many, engine), 0);
    for (int i = 0; i < THREADS; i++) {
        void *wrong;
        pthread_join(threads[i], &wrong);
        assert_null(wrong);
    }
    pid_t pids[64];
    size_t count = live_descendants(pids, 64);
    assert_true(count >= 2);
    assert_int_not_equal(getsid(pids[0]), getsid(0)); /* a session of its own */
    live_sleep_ms(500); /* for the spares that so many callers made it want */
    size_t with_spares = live_open_fds();
    for (int i = 0; i < 30; i++)
        assert_works(engine);
    live_sleep_ms(500);
    assert_true(live_open_fds() <= with_spares + 2);
    cordon_engine_free(engine);
    assert_true(live_all_gone(pids, count));
    assert_int_equal(live_descendants(pids, 64), 0);
    assert_int_equal(live_open_fds(), before);
    assert_int_equal(waitpid(-1, NULL, WNOHANG), -1); /* no zombie of ours */
}

static void a_host_with_odd_signals_and_no_streams(void **state)
{
    (void)state;
    int saved[3];
    sigset_t all, before;
    for (int fd = 0; fd < 3; fd++) {
        saved[fd] = fcntl(fd, F_DUPFD_CLOEXEC, 100);
        close(fd);
    }
    signal(SIGCHLD, SIG_IGN);
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &before);
    cordon_policy *policy = live_policy(NULL);
    cordon_engine *engine = NULL;
    cordon_report *report = NULL;
    const char *code = "import signal\nprint('out')\nsignal.pthread_sigmask(0, [])";
    bool is_fine = cordon_engine_new(&engine, policy, NULL) == CORDON_OK &&
                   cordon_run(&report, engine, code, strlen(code), NULL, NULL) == CORDON_OK &&
                   cordon_report_outcome(report) == CORDON_OUTCOME_OK &&
                   strcmp(cordon_report_stdout(report, NULL), "out\n") == 0 &&
                   strcmp(cordon_report_result(report, NULL), "set()") == 0;
    cordon_report_free(report);
    cordon_engine_free(engine);
    cordon_policy_free(policy);
    bool is_free = true; /* 0 to 2 are still the host's to open */
    for (int fd = 0; fd < 3; fd++)
        is_free = is_free && fcntl(fd, F_GETFD) < 0;
    signal(SIGCHLD, SIG_DFL);
    sigprocmask(SIG_SETMASK, &before, NULL);
    for (int fd = 0; fd < 3; fd++) {
        dup2(saved[fd], fd);
        close(saved[fd]);
    }
    assert_true(is_fine);
    assert_true(is_free);
}

/* In a process of its own: an engine with a run under way, until it is killed. */
static void be_a_host(int say)
{
    cordon_engine *engine = live_engine(NULL);
    background run = {.engine = engine,
                      .code = "import time\nprint('x' * 9)\nwhile True: time.sleep(100)"};
    begin(&run);
    (void)!write(say, "!", 1);
    pause();
}

static void a_killed_host_takes_everything_with_it(void **state)
{
    (void)state;
    int ends[2];
    char byte;
    assert_int_equal(pipe2(ends, O_CLOEXEC), 0);
    pid_t host = fork();
    if (host == 0) {
        be_a_host(ends[1]);
        _exit(0);
    }
    close(ends[1]);
    assert_int_equal(read(ends[0], &byte, 1), 1);
    close(ends[0]);
    pid_t pids[64];
    size_t count = live_descendants(pids, 64);
    assert_true(count >= 3); /* the host, its zygote, a child */
    kill(host, SIGKILL);
    waitpid(host, NULL, 0);
    assert_true(live_all_gone(pids, count));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_zygote_killed_in_a_run_is_a_host_fault),
        cmocka_unit_test(a_spare_killed_while_it_waits_is_passed_over),
        cmocka_unit_test(a_child_killed_before_it_read_its_job_is_replaced),
        cmocka_unit_test(the_init_of_the_namespace_may_die),
        cmocka_unit_test(one_run_leaves_nothing_for_the_next),
        cmocka_unit_test(no_two_children_draw_the_same),
        cmocka_unit_test(preloads_are_there_or_named),
        cmocka_unit_test(many_threads_share_an_engine_and_leave_nothing),
        cmocka_unit_test(a_host_with_odd_signals_and_no_streams),
        cmocka_unit_test(a_killed_host_takes_everything_with_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
