/* Each limit ends the program with its own outcome, in bounded time, and is true to its word. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "live.h"

#define COUNT(rows) (sizeof(rows) / sizeof *(rows))

enum { SOON_MS = 15000 }; /* bounded, on a busy machine */

static cordon_engine *engine;

static int start(void **state)
{
    (void)state;
    static const char *const settings[] = {"limits.wall_ms",
                                           "60000",
                                           "limits.cpu_ms",
                                           "1000",
                                           "limits.memory_bytes",
                                           "67108864",
                                           "limits.stdout_bytes",
                                           "1000",
                                           "limits.stderr_bytes",
                                           "1000",
                                           "limits.result_bytes",
                                           "400",
                                           "limits.output_bytes",
                                           "1000000",
                                           "limits.workspace_bytes",
                                           "1048576",
                                           "limits.workspace_files",
                                           "64",
                                           "limits.open_files",
                                           "32",
                                           "limits.threads",
                                           "8",
                                           NULL};
    engine = live_engine(settings);
    return 0;
}

static int finish(void **state)
{
    (void)state;
    cordon_engine_free(engine);
    return 0;
}

static void expect_timeout(const char *code, uint64_t wall_ms, cordon_outcome outcome)
{
    cordon_job *job = cordon_job_new();
    cordon_job_set_wall_ms(job, wall_ms);
    cordon_report *report = live_run_job(engine, code, job);
    if (cordon_report_outcome(report) != outcome)
        fail_msg("%s: %s", code, cordon_report_json(report));
    assert_true(cordon_report_wall_ms(report) < SOON_MS);
    if (outcome == CORDON_OUTCOME_TIMEOUT_WALL)
        assert_non_null(strstr(cordon_report_message(report), "(set by the job)"));
    live_assert_has(cordon_report_json(report), "\"was_killed\":true");
    cordon_report_free(report);
    cordon_job_free(job);
}

static void time_on_the_wall_is_limited(void **state)
{
    (void)state;
    static const char *const programs[] = {
        "import time\ntime.sleep(1000)",
        "import os, signal\nos.kill(os.getpid(), signal.SIGSTOP)",
        "import os\nos.close(1)\nos.close(2)\nimport time\ntime.sleep(1000)",
        "import signal, time\nfor s in range(1, 30):\n    try: signal.signal(s, signal.SIG_IGN)\n"
        "    except (OSError, ValueError): pass\nwhile True: time.sleep(1)",
        "import os\nos.read(3, 1)",
        "import threading\nthreading.Lock().acquire()\nthreading.Event().wait()",
        "import atexit, time\natexit.register(time.sleep, 1000)",
        "import threading, time\nthreading.Thread(target=time.sleep, args=(1000,)).start()",
    };
    for (size_t i = 0; i < COUNT(programs); i++)
        expect_timeout(programs[i], 300, CORDON_OUTCOME_TIMEOUT_WALL);
    live_check(engine, &(live_case){.code = "import time\ntime.sleep(0.3)\n1", .result = "1"});
}

static void time_on_the_processor_is_limited(void **state)
{
    (void)state;
    static const char *const programs[] = {
        "while True: pass",
        "import signal\nsignal.signal(signal.SIGXCPU, signal.SIG_IGN)\nwhile True: pass",
        "import threading\ndef spin():\n    while True: pass\n"
        "for _ in range(4): threading.Thread(target=spin).start()",
        "9 ** 9 ** 9",
        "import re\nre.match('(a+)+$', 'a' * 64 + 'b')",
    };
    for (size_t i = 0; i < COUNT(programs); i++)
        expect_timeout(programs[i], 0, CORDON_OUTCOME_TIMEOUT_CPU);
}

static void memory_is_limited(void **state)
{
    (void)state;
    const cordon_outcome memory = CORDON_OUTCOME_MEMORY;
    const live_case rows[] = {
        {.code = "len(bytearray(32 << 20))", .result = "33554432"},
        {.code = "b = bytearray(256 << 20)", .outcome = memory, .control = ""},
        {.code = "b = []\nfor _ in range(64): b.append(bytes(b'x' * (4 << 20)))",
         .outcome = memory,
         .control = ""},
        {.code = "import mmap\nm = mmap.mmap(-1, 256 << 20, flags=mmap.MAP_PRIVATE)",
         .outcome = memory,
         .control = ""},
        {.code = "import mmap\nm = mmap.mmap(-1, 1 << 20)", /* shared memory is not counted */
         .outcome = CORDON_OUTCOME_EXCEPTION,
         .error = "PermissionError",
         .control = ""},
        {.code = "import os\nos.memfd_create('x')",
         .outcome = CORDON_OUTCOME_EXCEPTION,
         .error = "PermissionError",
         .control = ""},
        {.code = "import resource\nresource.setrlimit(resource.RLIMIT_DATA, (-1, -1))",
         .outcome = CORDON_OUTCOME_EXCEPTION,
         .error = "ValueError",
         .control = ""},
    };
    live_check_all(engine, rows, COUNT(rows));
    cordon_report *report = live_run(engine, "b = bytearray(256 << 20)");
    assert_true(cordon_report_max_rss_bytes(report) < 200u << 20);
    cordon_report_free(report);
}

static void files_are_limited(void **state)
{
    (void)state;
    const cordon_outcome files = CORDON_OUTCOME_FILES;
    const live_case rows[] = {
        {.code = "open('f', 'wb').write(bytes(500000))", .result = "500000"},
        {.code = "import tempfile\nf = tempfile.TemporaryFile()\n"
                 "for _ in range(5): f.write(bytes(1 << 20)); f.flush()",
         .outcome = files,
         .control = ""},
        {.code = "f = open('f', 'wb')\nf.truncate(1 << 40)", .outcome = files},
        {.code = "import tempfile, os\nwith tempfile.TemporaryDirectory() as d:\n"
                 "    for i in range(100): open(os.path.join(d, str(i)), 'w').close()",
         .outcome = files,
         .control = ""},
        {.code = "import tempfile, os\nwith tempfile.TemporaryDirectory() as d:\n"
                 "    for i in range(100): os.mkdir(os.path.join(d, str(i)))",
         .outcome = files,
         .control = ""},
        {.code = "import os\nfs = [os.open('/dev/null', 0) for _ in range(60)]",
         .outcome = CORDON_OUTCOME_EXCEPTION,
         .error = "OSError",
         .control = ""},
    };
    live_check_all(engine, rows, COUNT(rows));
    live_check(engine, &(live_case){.code = "import os\nos.listdir('.')", .result = "[]"});
}

static void output_past_its_cap_keeps_head_and_tail(void **state)
{
    (void)state;
    size_t bytes;
    cordon_report *report = live_run(engine, "import sys\nfor to in (sys.stdout, sys.stderr):\n"
                                             "    print('first', 'x' * 50000, 'last', file=to)");
    assert_int_equal(cordon_report_outcome(report), CORDON_OUTCOME_OK);
    for (int stream = 0; stream < 2; stream++) {
        const char *text =
            stream ? cordon_report_stderr(report, &bytes) : cordon_report_stdout(report, &bytes);
        assert_int_equal(strncmp(text, "first", 5), 0);
        assert_string_equal(text + bytes - 5, "last\n");
        live_assert_has(text, "bytes left out");
        assert_true(bytes < 1100);
    }
    live_assert_has(cordon_report_json(report), "\"total_bytes\":50012");
    cordon_report_free(report);
}

static void output_without_end_ends_the_run(void **state)
{
    (void)state;
    const cordon_outcome output = CORDON_OUTCOME_OUTPUT;
    const live_case rows[] = {
        {.code = "while True: print('x' * 100)", .outcome = output},
        {.code = "import sys\nwhile True: print('x' * 100, file=sys.stderr)", .outcome = output},
        {.code = "import os\nwhile True: os.write(1, bytes(65536))", .outcome = output},
    };
    live_check_all(engine, rows, COUNT(rows));
}

static void any_bytes_pass(void **state)
{
    (void)state;
    cordon_report *report = live_run(engine, "import os\nos.write(1, bytes(range(256)))");
    assert_int_equal(cordon_report_outcome(report), CORDON_OUTCOME_OK);
    assert_non_null(cordon_report_json(report));
    size_t bytes;
    cordon_report_stdout(report, &bytes);
    assert_true(bytes >= 128);
    cordon_report_free(report);
    live_check(engine,
               &(live_case){.code = "import os\nfor b in b'one by one': os.write(1, bytes([b]))",
                            .out = "one by one"});
}

static void texts_past_their_cap_are_cut(void **state)
{
    (void)state;
    static const char *const programs[] = {
        "'<' + 'x' * (5 << 20) + '>'",
        "raise ValueError('<' + 'x' * (5 << 20) + '>')",
        "raise type('N' * 100000, (Exception,), {})('y' * 100000)",
    };
    for (size_t i = 0; i < COUNT(programs); i++) {
        cordon_report *report = live_run(engine, programs[i]);
        size_t bytes = 0;
        cordon_report_result(report, &bytes);
        assert_true(bytes < 500);
        assert_true(cordon_report_error_name(report) || bytes > 300);
        if (cordon_report_error_name(report)) {
            assert_true(strlen(cordon_report_error_name(report)) < 500);
            assert_true(strlen(cordon_report_error_message(report)) < 500);
            assert_true(strlen(cordon_report_error_traceback(report)) < 500);
        }
        cordon_report_free(report);
    }
}

/* Also where children share a uid, and with stacks so small that memory would hold thousands. */
static void threads_are_limited(void **state)
{
    (void)state;
    const char *code = "import threading\n"
                       "stop = threading.Event()\n"
                       "threading.stack_size(65536)\n"
                       "begun = 0\n"
                       "try:\n"
                       "    for _ in range(500):\n"
                       "        threading.Thread(target=stop.wait, daemon=True).start()\n"
                       "        begun += 1\n"
                       "except RuntimeError: pass\n";
    const live_case rows[] = {
        {.code = "import threading, time\n"
                 "for _ in range(64): threading.Thread(target=time.sleep, args=(0.2,)).start()",
         .outcome = CORDON_OUTCOME_EXCEPTION,
         .error = "RuntimeError",
         .control = ""},
        {.code = "import threading\n"
                 "for _ in range(200):\n"
                 "    t = threading.Thread(target=int)\n    t.start()\n    t.join()\n'done'",
         .result = "'done'"},
    };
    live_check_all(engine, rows, COUNT(rows));
    char counted[1024];
    snprintf(counted, sizeof counted, "%sbegun", code);
    live_check(engine, &(live_case){.code = counted, .result = "8"});
    snprintf(counted, sizeof counted, "%sassert begun == 500", code);
    assert_true(live_unconfined(counted));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(time_on_the_wall_is_limited),
        cmocka_unit_test(time_on_the_processor_is_limited),
        cmocka_unit_test(memory_is_limited),
        cmocka_unit_test(files_are_limited),
        cmocka_unit_test(output_past_its_cap_keeps_head_and_tail),
        cmocka_unit_test(output_without_end_ends_the_run),
        cmocka_unit_test(any_bytes_pass),
        cmocka_unit_test(texts_past_their_cap_are_cut),
        cmocka_unit_test(threads_are_limited),
    };
    return cmocka_run_group_tests(tests, start, finish);
}
