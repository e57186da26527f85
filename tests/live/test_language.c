/* A cell behaves as in a notebook, whatever it does to its own interpreter. */
#include <stdlib.h>
#include <string.h>

#include "live.h"

#define COUNT(rows) (sizeof(rows) / sizeof *(rows))

static cordon_engine *engine;

static int start(void **state)
{
    (void)state;
    engine = live_engine(NULL);
    return 0;
}

static int finish(void **state)
{
    (void)state;
    cordon_engine_free(engine);
    return 0;
}

static void the_last_expression_is_the_result(void **state)
{
    (void)state;
    static const live_case rows[] = {
        {.code = "6 * 7", .result = "42"},
        {.code = "x = 1\nx + 1", .result = "2"},
        /* carets in tracebacks are counted from the end of the line, its newline included */
        {.code = "import linecache\nlinecache.getlines('<cell>')[1]",
         .result = "\"linecache.getlines('<cell>')[1]\\n\""},
        {.code = "print('hi')\n'a' 'b'", .result = "'ab'", .out = "hi\n"},
        {.code = "'h\xC3\xA9llo \xF0\x9F\x90\x8D'", .result = "'h\xC3\xA9llo \xF0\x9F\x90\x8D'"},
        {.code = "print('\xE2\x82\xAC')", .out = "\xE2\x82\xAC\n"},
        {.code = "'\\udc80'", .result = "'\\udc80'"},
        {.code = "print('\\udc80')", .out = "\\udc80\n"},
        {.code = "# coding: utf-8\n'\xC3\xA9'", .result = "'\xC3\xA9'"},
        {.code = "def f(n):\n    return f(n - 1) + 1 if n else 0\nf(200)", .result = "200"},
        {.code = "class A: pass\nimport pickle\npickle.loads(pickle.dumps(A())).__class__.__name__",
         .result = "'A'"},
        {.code = "import json, math, re, datetime, collections, decimal, sqlite3, csv, random\n"
                 "json.dumps([math.floor(2.5)])",
         .result = "'[2]'"},
        {.code = "import asyncio\nasync def f():\n    await asyncio.sleep(0)\n    return 3\n"
                 "asyncio.run(f())",
         .result = "3"},
        {.code = "import tempfile, os\nwith tempfile.NamedTemporaryFile() as f:\n"
                 "    f.write(b'x'); f.flush(); n = os.path.getsize(f.name)\nn",
         .result = "1"},
    };
    live_check_all(engine, rows, COUNT(rows));
    cordon_report *report = live_run(engine, "x = 1");
    assert_null(cordon_report_result(report, NULL));
    cordon_report_free(report);
    report = live_run(engine, "None");
    assert_null(cordon_report_result(report, NULL));
    cordon_report_free(report);
}

static void an_exception_shows_the_users_own_lines(void **state)
{
    (void)state;
    const cordon_outcome raised = CORDON_OUTCOME_EXCEPTION;
    const live_case rows[] = {
        {.code = "x = 1\ndef f():\n    return x / 0\nf()",
         .outcome = raised,
         .error = "ZeroDivisionError",
         .traceback = "File \"<cell>\", line 3, in f\n    return x / 0"},
        {.code = "1 +", .outcome = raised, .error = "SyntaxError"},
        {.code = "def f(n): return f(n + 1)\nf(0)", .outcome = raised, .error = "RecursionError"},
        {.code = "class E(Exception):\n    def __str__(self): raise self\nraise E()",
         .outcome = raised,
         .error = "E"},
        {.code = "class E(BaseException): pass\nraise E('x')", .outcome = raised, .error = "E"},
        {.code = "class M(type):\n    __name__ = property(lambda c: 1 / 0)\n"
                 "class E(Exception, metaclass=M): pass\nraise E('x')",
         .outcome = raised,
         .error = "E"},
        {.code = "class S(str):\n    encode = None\n"
                 "class E(Exception):\n    def __str__(self): return S('sly')\nraise E()",
         .outcome = raised,
         .error = "E"},
        {.code = "e = SyntaxError('x')\ne.filename, e.lineno = '<cell>', 'three'\nraise e",
         .outcome = raised,
         .error = "SyntaxError"},
        {.code = "raise type('<b>\\n' * 3000, (Exception,), {})()", .outcome = raised},
        {.code = "raise KeyboardInterrupt", .outcome = raised, .error = "KeyboardInterrupt"},
        {.code = "class R:\n    def __repr__(self): raise ValueError('no repr')\nR()",
         .outcome = raised,
         .error = "ValueError"},
        {.code = "class E(OSError):\n    errno = property(lambda e: 10 ** 30)\nraise E()",
         .outcome = raised},
    };
    live_check_all(engine, rows, COUNT(rows));
    cordon_report *report = live_run(engine, "\n\n1 / 0");
    assert_int_equal(cordon_report_error_line(report), 3);
    assert_int_equal(cordon_report_exit_code(report), 1);
    assert_null(strstr(cordon_report_error_traceback(report), "bootstrap"));
    cordon_report_free(report);
}

static void an_exit_code_is_the_programs_own(void **state)
{
    (void)state;
    const cordon_outcome nonzero = CORDON_OUTCOME_NONZERO_EXIT;
    const live_case rows[] = {
        {.code = "import sys\nsys.exit(0)"},
        {.code = "raise SystemExit"},
        {.code = "import sys\nsys.exit(3)", .outcome = nonzero, .exit_code = 3},
        {.code = "import sys\nsys.exit(-1)", .outcome = nonzero, .exit_code = 255},
        {.code = "import sys\nsys.exit('why')", .outcome = nonzero, .exit_code = 1},
        {.code = "import os\nos._exit(5)", .outcome = nonzero, .exit_code = 5},
        {.code = "import os\nos.abort()", .outcome = CORDON_OUTCOME_SIGNALED, .exit_code = 134},
        {.code = "import os, signal\nos.kill(os.getpid(), signal.SIGKILL)",
         .outcome = CORDON_OUTCOME_SIGNALED,
         .exit_code = 137},
        {.code = "import ctypes\nctypes.string_at(0)",
         .outcome = CORDON_OUTCOME_SIGNALED,
         .exit_code = 139},
    };
    live_check_all(engine, rows, COUNT(rows));
}

static void standard_input_is_what_was_given(void **state)
{
    (void)state;
    live_check(
        engine,
        &(live_case){.code = "input()", .outcome = CORDON_OUTCOME_EXCEPTION, .error = "EOFError"});
    cordon_job *job = cordon_job_new();
    cordon_job_set_stdin(job, "\xC3\xA9ins\nzwei\n", 11);
    cordon_report *report = live_run_job(engine, "[input(), input()]", job);
    assert_string_equal(cordon_report_result(report, NULL), "['\xC3\xA9ins', 'zwei']");
    cordon_report_free(report);

    size_t big = 3 << 20; /* more than any socket buffer, read or not */
    char *bytes = malloc(big);
    assert_non_null(bytes);
    memset(bytes, 'a', big);
    cordon_job_set_stdin(job, bytes, big);
    report = live_run_job(engine, "import sys\nlen(sys.stdin.read())", job);
    assert_string_equal(cordon_report_result(report, NULL), "3145728");
    cordon_report_free(report);
    report = live_run_job(engine, "'unread'", job);
    assert_string_equal(cordon_report_result(report, NULL), "'unread'");
    cordon_report_free(report);
    free(bytes);
    cordon_job_free(job);
}

static void the_end_of_a_program_is_whole(void **state)
{
    (void)state;
    static const live_case rows[] = {
        {.code = "import atexit\natexit.register(print, 'bye')\nprint('hi')", .out = "hi\nbye\n"},
        {.code = "import threading, time\n"
                 "threading.Thread(target=lambda: (time.sleep(0.2), print('late'))).start()\n1",
         .result = "1",
         .out = "late\n"},
        {.code = "import threading, time\n"
                 "threading.Thread(target=time.sleep, args=(1000,), daemon=True).start()\n2",
         .result = "2"},
        {.code = "from concurrent.futures import ThreadPoolExecutor\n"
                 "with ThreadPoolExecutor(8) as pool:\n    n = sum(pool.map(len, ['ab'] * 100))\nn",
         .result = "200"},
        {.code = "import atexit\natexit.register(lambda: 1 / 0)\n3", .result = "3"},
        {.code = "import sys\nsys.stdout.write('no newline')", .out = "no newline"},
    };
    live_check_all(engine, rows, COUNT(rows));
}

static void a_program_may_ruin_its_own_interpreter(void **state)
{
    (void)state;
    static const live_case rows[] = {
        {.code = "import os\nos.close(3)\n7"},
        {.code = "import os\nos.closerange(0, 64)"},
        {.code = "import os\nos.close(1)\nos.close(2)\n7", .result = "7"},
        {.code = "import sys\nsys.stdout.close()\n7", .result = "7"},
        {.code = "import sys\nsys.stdout = sys.stderr = None\n7", .result = "7"},
        {.code = "import sys\nsys.modules.clear()\n7", .result = "7"},
        {.code = "import builtins\nbuiltins.print = builtins.repr = builtins.open = None"},
        {.code = "import sys, io\nsys.stdout = io.StringIO()\nprint('lost')\n7",
         .result = "7",
         .out = ""},
        {.code = "import sys\nsys.settrace(lambda *a: 1 / 0)"},
        {.code = "import sys\nsys.excepthook = None\nsys.setrecursionlimit(60)\n7"},
        {.code = "import __main__\n__main__.__dict__.clear()\n7", .result = "7"},
        {.code = "import threading\nthreading._shutdown = None\n7"},
    };
    for (size_t i = 0; i < COUNT(rows); i++) { /* it ends, and the next is as if it had not been */
        cordon_report *report = live_run(engine, rows[i].code);
        cordon_outcome outcome = cordon_report_outcome(report);
        assert_true(outcome == CORDON_OUTCOME_OK || outcome == CORDON_OUTCOME_EXCEPTION ||
                    outcome == CORDON_OUTCOME_NONZERO_EXIT);
        if (rows[i].result && (!cordon_report_result(report, NULL) ||
                               strcmp(cordon_report_result(report, NULL), rows[i].result) != 0))
            fail_msg("%s: %s", rows[i].code, cordon_report_json(report));
        cordon_report_free(report);
        live_check(engine,
                   &(live_case){.code = "print('fine')\n1", .result = "1", .out = "fine\n"});
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_last_expression_is_the_result),
        cmocka_unit_test(an_exception_shows_the_users_own_lines),
        cmocka_unit_test(an_exit_code_is_the_programs_own),
        cmocka_unit_test(standard_input_is_what_was_given),
        cmocka_unit_test(the_end_of_a_program_is_whole),
        cmocka_unit_test(a_program_may_ruin_its_own_interpreter),
    };
    return cmocka_run_group_tests(tests, start, finish);
}
