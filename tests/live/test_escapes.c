/* What a program may not do, with screening off; each with the same attempt unconfined. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "live.h"

#define COUNT(rows) (sizeof(rows) / sizeof *(rows))

static cordon_engine *engine;
static char secret_path[64] = "/tmp/cordon-secret-XXXXXX";
static int secret_fd; /* without close-on-exec, as a careless host has them */

static int start(void **state)
{
    (void)state;
    int fd = mkstemp(secret_path);
    assert_true(fd >= 0 && write(fd, "sentinel", 8) == 8);
    secret_fd = dup2(fd, 50); /* where no descriptor of a child lies */
    close(fd);
    assert_int_equal(fchmod(secret_fd, 0644), 0);
    setenv("CORDON_TEST_SECRET", "sentinel", 1);
    setenv("PYTHONSTARTUP", secret_path, 1); /* must not reach the interpreter */
    engine = live_engine(NULL);
    return 0;
}

static int finish(void **state)
{
    (void)state;
    cordon_engine_free(engine);
    close(secret_fd);
    unlink(secret_path);
    unsetenv("PYTHONSTARTUP");
    return 0;
}

/* The program raises `error` confined and succeeds unconfined. %s is the secret's path. */
static void refused(const char *error, const char *format, ...)
{
    char code[2048];
    va_list values;
    va_start(values, format);
    vsnprintf(code, sizeof code, format, values);
    va_end(values);
    live_check(engine, &(live_case){.code = code,
                                    .outcome = CORDON_OUTCOME_EXCEPTION,
                                    .error = error,
                                    .control = ""});
}

static void files_of_the_host_are_not_there(void **state)
{
    (void)state;
    refused("FileNotFoundError", "open('%s').read()", secret_path);
    refused("FileNotFoundError", "import os\nos.stat('%s')", secret_path);
    refused("FileNotFoundError", "open('../../../../../../%s').read()", secret_path + 1);
    refused("FileNotFoundError",
            "import os, tempfile\np = os.path.join(tempfile.mkdtemp(), 'l')\nos.symlink('%s', p)\n"
            "open(p).read()",
            secret_path);
    refused("FileNotFoundError", "open('/etc/passwd').read()");
    refused("FileNotFoundError", "open('/proc/self/environ').read()");
    refused("FileNotFoundError", "open('/proc/%d/cmdline').read()", (int)getpid());
    refused("FileNotFoundError", "import os\nos.listdir('/proc/self/fd')");
    refused("FileNotFoundError", "import os\nos.listdir('/var')");
    /* shared mappings of it are memory that no limit counts */
    refused("FileNotFoundError", "import os\nos.open('/dev/zero', os.O_RDWR)");
    live_check(engine, &(live_case){.code = "open('mine', 'w').write('x')\nopen('mine').read()",
                                    .result = "'x'"});
}

static void only_the_workspace_can_be_written(void **state)
{
    (void)state;
    static const char *const programs[] = {
        "open('/new', 'w')",
        "import os\nopen(os.path.join(os.path.dirname(os.__file__), 'new.py'), 'w')",
        "import os\nos.remove(os.__file__)",
        "import os\nos.chmod(os.__file__, 0o666)",
        "import os\nos.utime(os.__file__)",
        "import os\nos.rename('/workspace', '/w')",
        "import os\nos.unlink('/dev/null')",
        "import os\nos.mkdir('/usr/x')",
        "import os\nos.truncate(os.__file__, 0)",
        "import os\nos.mkfifo('fifo')",
        "import os\nos.mknod('node', 0o60666, 0)",
    };
    for (size_t i = 0; i < COUNT(programs); i++) {
        cordon_report *report = live_run(engine, programs[i]);
        const char *error = cordon_report_error_name(report);
        if (!error || (strcmp(error, "OSError") != 0 && strcmp(error, "PermissionError") != 0))
            fail_msg("%s: %s", programs[i], cordon_report_json(report));
        cordon_report_free(report);
    }
    live_check(engine, &(live_case){.code = "import os\nos.mkdir('d')\nos.chmod('d', 0o700)\n"
                                            "os.rename('d', 'e')\nos.listdir('.')",
                                    .result = "['e']"});
}

static void there_is_no_network(void **state)
{
    (void)state;
    refused("PermissionError", "import socket\nsocket.socket()");
    refused("PermissionError", "import socket\nsocket.socket(socket.AF_INET6, socket.SOCK_DGRAM)");
    refused("PermissionError", "import socket\nsocket.socket(socket.AF_UNIX)");
    refused("PermissionError",
            "import socket\nsocket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 0)");
    refused("PermissionError",
            "import socket\nsocket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)");
    live_check(engine, &(live_case){.code = "import socket\na, b = socket.socketpair()\n"
                                            "a.send(b'x')\nb.recv(1)",
                                    .result = "b'x'"});
}

static void there_are_no_other_processes(void **state)
{
    (void)state;
    refused("PermissionError", "import os\npid = os.fork()\n"
                               "os._exit(0) if pid == 0 else os.waitpid(pid, 0)");
    refused("PermissionError", "import os\nos.execv('/bin/true', ['true'])");
    refused("PermissionError", "import subprocess\nsubprocess.run(['/bin/true'], check=True)");
    refused("PermissionError", "import os\nassert os.posix_spawn('/bin/true', ['true'], {})");
    refused("PermissionError", "import os\nos.kill(%d, 0)", (int)getpid());
    refused("PermissionError", "import os\nos.kill(0, 0)");
    refused("PermissionError", "import os\nos.kill(-1, 0)");
    refused("PermissionError", "import os\nos.pidfd_open(os.getpid())");
    refused("PermissionError", "import os\nos.setpriority(os.PRIO_PROCESS, 0, 5)");
    refused("PermissionError", "import os\nos.sched_setaffinity(0, os.sched_getaffinity(0))");
    refused("AssertionError", "import ctypes\nassert ctypes.CDLL(None).unshare(0x10000000) == 0");
    refused("AssertionError", "import ctypes\nassert ctypes.CDLL(None).prctl(4, 1, 0, 0, 0) == 0");
    live_check(engine, &(live_case){.code = "import os\nos.kill(os.getpid(), 0)\nos.getpid() > 0",
                                    .result = "True"});
}

static void nothing_of_the_host_leaks_in(void **state)
{
    (void)state;
    refused("KeyError", "import os\nos.environ['CORDON_TEST_SECRET']");
    refused("OSError", "import os\nos.fstat(%d)", secret_fd);
    live_check(engine, &(live_case){.code = "import os\nfound = []\n"
                                            "for fd in range(64):\n"
                                            "    try: found.append((os.fstat(fd), fd)[1])\n"
                                            "    except OSError: pass\nfound",
                                    .result = "[0, 1, 2, 3]"});
    live_check(engine, &(live_case){.code = "import os\n"
                                            "[k for k in os.environ if k.startswith(('PYTHON', "
                                            "'LD_', 'CORDON'))], os.getppid()",
                                    .result = "([], 0)"});
}

static void a_call_of_no_honest_program_is_named(void **state)
{
    (void)state;
    static const struct {
        const char *code;
        const char *name;
        const char *control;
    } rows[] = {
        {"import ctypes\nctypes.CDLL(None).ptrace(0, 0, 0, 0)", "ptrace",
         "import ctypes\nassert ctypes.CDLL(None).ptrace(0, 0, 0, 0) == 0"},
        {"import ctypes, platform\n"
         "ctypes.CDLL(None).syscall(321 if platform.machine() == 'x86_64' else 280, 0, 0, 0)",
         "bpf", NULL}, /* no control: needs privileges that the tests may not have */
        {"import ctypes\nctypes.CDLL(None).syscall(425, 8, 0)", "io_uring_setup", NULL},
        {"import ctypes\nctypes.CDLL(None).process_vm_readv(1, 0, 0, 0, 0, 0)", "process_vm_readv",
         NULL},
        {"import ctypes, threading\n"
         "t = threading.Thread(target=lambda: ctypes.CDLL(None).ptrace(0, 0, 0, 0))\n"
         "t.start()\nt.join()",
         "ptrace", NULL},
    };
    for (size_t i = 0; i < COUNT(rows); i++) {
        char text[128];
        cordon_report *report = live_run(engine, rows[i].code);
        assert_int_equal(cordon_report_outcome(report), CORDON_OUTCOME_VIOLATION);
        snprintf(text, sizeof text, "\"violations\":[{\"syscall\":\"%s\",\"count\":1",
                 rows[i].name);
        live_assert_has(cordon_report_json(report), text);
        live_assert_has(cordon_report_message(report), rows[i].name);
        cordon_report_free(report);
        if (rows[i].control)
            assert_true(live_unconfined(rows[i].control));
    }
}

/* A signal withdraws the notification before the host has read it; the call was made all the same.
 */
static void an_interrupted_call_is_caught_too(void **state)
{
    (void)state;
    for (int i = 0; i < 5; i++)
        live_check(engine,
                   &(live_case){.code = "import ctypes\n"
                                        "L = ctypes.CDLL(None)\n"
                                        "L.signal.argtypes = [ctypes.c_int, ctypes.c_void_p]\n"
                                        "L.signal(14, ctypes.cast(L.abs, ctypes.c_void_p))\n"
                                        "L.siginterrupt(14, 1)\n"
                                        "every_50_us = (ctypes.c_long * 4)(0, 50, 0, 50)\n"
                                        "L.setitimer(0, every_50_us, None)\n"
                                        "while True: L.ptrace(0, 0, 0, 0)",
                                .outcome = CORDON_OUTCOME_VIOLATION});
}

/* The job socket is the program's to write to; what it may not say there ends it. */
static void forged_messages_end_the_run(void **state)
{
    (void)state;
    static const char *const forged[] = {
        "import os, struct\nos.write(3, struct.pack('II', 1, 4) + b'fake')",
        "import os, struct\nos.write(3, struct.pack('II', 9, 0))",
        "import os, struct\nos.write(3, struct.pack('II', 3, 1) + b'x')",
        "import os, struct\nos.write(3, struct.pack('II', 99, 0))",
        "import os, struct\nos.write(3, struct.pack('II', 4, 0xFFFFFFFF))",
        "import os, struct\nos.write(3, struct.pack('II', 5, 4097) + b'n' * 4097)",
        "import os, struct\nos.write(3, struct.pack('II', 8, 7) + b'1234567')",
        "import os, struct\nos.write(3, struct.pack('II', 10, 3) + b'xyz')",
        "import os\nos.write(3, b'\\xff' * 100000)",
        "import os, struct\nos.write(3, (struct.pack('II', 4, 3) + b'lie') * 2)",
    };
    for (size_t i = 0; i < COUNT(forged); i++) {
        char code[256];
        snprintf(code, sizeof code, "%s\nimport time\ntime.sleep(5)", forged[i]);
        live_check(engine, &(live_case){.code = code, .outcome = CORDON_OUTCOME_VIOLATION});
    }
    static const live_case allowed[] = {
        /* half a frame, then the end: there is nothing to believe, and nothing to wait for */
        {.code = "import os, struct\nos.write(3, struct.pack('II', 4, 100) + b'x')\nos._exit(0)"},
        {.code = "import os\nos.write(3, b'\\x04')\nos._exit(0)"},
        /* a program may lie about its own result, once */
        {.code = "import os, struct\nos.write(3, struct.pack('II', 4, 3) + b'lie')\nos._exit(0)",
         .result = "lie"},
        /* nor is it heard after it said that it is over */
        {.code =
             "import os, struct\nos.write(1, b'before')\n"
             "os.write(3, struct.pack('IIi', 10, 4, 0x703) + struct.pack('II', 4, 3) + b'lie')\n"
             "import time\ntime.sleep(5)\nos.write(1, b'after')",
         .outcome = CORDON_OUTCOME_NONZERO_EXIT,
         .exit_code = 3,
         .out = "before",
         .control = ""},
    };
    live_check_all(engine, allowed, COUNT(allowed));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(files_of_the_host_are_not_there),
        cmocka_unit_test(only_the_workspace_can_be_written),
        cmocka_unit_test(there_is_no_network),
        cmocka_unit_test(there_are_no_other_processes),
        cmocka_unit_test(nothing_of_the_host_leaks_in),
        cmocka_unit_test(a_call_of_no_honest_program_is_named),
        cmocka_unit_test(an_interrupted_call_is_caught_too),
        cmocka_unit_test(forged_messages_end_the_run),
    };
    return cmocka_run_group_tests(tests, start, finish);
}
