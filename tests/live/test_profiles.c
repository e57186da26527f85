/*
 * live_profiles MECHANISM,…: run under tests/profiles/without, on a machine that lacks these. A
 * machine that can still hold a child does hold it; one that cannot refuses, and nothing runs.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "live.h"

typedef struct profile {
    const char *name;
    const char *refusal[4]; /* parts of the message; none: programs are held all the same */
    const char *lacks[6];   /* layers that must not be active; their reasons must be given */
} profile;

#define NO_NAMESPACES                                                                              \
    {                                                                                              \
        "root", "network_namespace", "pid_namespace", "ipc_namespace", "workspace"                 \
    }

static const profile profiles[] = {
    {"nothing", {0}, {0}},
    {"namespaces", {0}, NO_NAMESPACES},
    {"mount", {0}, {"root", "workspace"}},
    {"workspace",
     {"layer workspace", "mount(/workspace): Operation not permitted", "to mend:"},
     {0}},
    {"landlock", {0}, {"landlock"}},
    {"userns", {0}, {"user_namespace"}}, /* root needs none */
    {"listener", {0}, {0}},
    {"namespaces,landlock",
     {"'files' does not hold", "mount and pivot_root: Operation not permitted",
      "landlock_create_ruleset: Function not implemented", "to mend:"},
     {0}},
    {"mount,landlock", {"'files' does not hold", "layer root", "layer landlock", "to mend:"}, {0}},
    {"rlimits", {"layer rlimits", "setrlimit(RLIMIT_", "Operation not permitted", "to mend:"}, {0}},
    {"capset", {"layer capabilities", "capset: Operation not permitted", "to mend:"}, {0}},
    {"seccomp", {"'privileges'", "seccomp filter", "CONFIG_SECCOMP_FILTER", "to mend:"}, {0}},
    {"filters", {"seccomp", "Operation not permitted", "CONFIG_SECCOMP_FILTER", "to mend:"}, {0}},
    {"close_range", {"close_range: Function not implemented", "Linux 5.9", "to mend:"}, {0}},
    {"pidfd", {"pidfd_open: Function not implemented", "Linux 5.4", "to mend:"}, {0}},
};

static const profile *here;
static char secret_path[64] = "/var/tmp/cordon-secret-XXXXXX";

static int start(void **state)
{
    (void)state;
    int fd = mkstemp(secret_path);
    assert_true(fd >= 0 && write(fd, "sentinel", 8) == 8);
    assert_int_equal(fchmod(fd, 0666), 0); /* open to everybody: only confinement is in the way */
    close(fd);
    return 0;
}

static int finish(void **state)
{
    (void)state;
    return unlink(secret_path);
}

static void note_output(void *context, int stream, const char *bytes, size_t byte_count)
{
    (void)stream;
    (void)bytes;
    *(size_t *)context += byte_count;
}

static void what_cannot_be_held_is_refused_and_nothing_runs(void **state)
{
    (void)state;
    if (!here->refusal[0])
        return;
    size_t before = live_open_fds(), written = 0;
    cordon_engine *engine = live_engine(NULL);
    cordon_error *err = cordon_error_new();
    cordon_job *job = cordon_job_new();
    cordon_job_set_output(job, note_output, &written);
    for (int i = 0; i < 3; i++) {
        cordon_report *report = NULL;
        cordon_status status = cordon_run(&report, engine, "print(1)", 8, job, err);
        if (status != CORDON_E_CONFINE)
            fail_msg("%s: %s", cordon_status_name(status), cordon_error_message(err));
        assert_null(report);
        assert_int_equal(written, 0);
        for (size_t at = 0; at < 4 && here->refusal[at]; at++)
            live_assert_has(cordon_error_message(err), here->refusal[at]);
        assert_int_equal(cordon_engine_warm(engine, err), CORDON_E_CONFINE);
    }
    cordon_job_free(job);
    cordon_error_free(err);
    cordon_engine_free(engine);
    pid_t pids[8];
    assert_int_equal(live_descendants(pids, 8), 0);
    assert_int_equal(live_open_fds(), before);
}

static bool has_layer(const cordon_report *report, const char *name)
{
    for (size_t i = 0; i < cordon_report_layer_count(report); i++)
        if (strcmp(cordon_report_layer_name(report, i), name) == 0)
            return cordon_report_layer_is_active(report, i);
    fail_msg("no layer %s", name);
    return false;
}

static void the_report_says_what_is_missing(void **state)
{
    (void)state;
    if (here->refusal[0])
        return;
    cordon_engine *engine = live_engine(NULL);
    cordon_report *report = live_run(engine, "6 * 7");
    assert_string_equal(cordon_report_result(report, NULL), "42");
    for (size_t i = 0; i < 6 && here->lacks[i]; i++)
        assert_false(has_layer(report, here->lacks[i]));
    for (size_t i = 0; i < cordon_report_layer_count(report); i++) {
        bool is_active = cordon_report_layer_is_active(report, i);
        assert_int_equal(is_active, cordon_report_layer_is_verified(report, i));
        assert_int_equal(is_active, *cordon_report_layer_reason(report, i) == '\0');
    }
    assert_true(has_layer(report, "seccomp") && has_layer(report, "rlimits"));
    cordon_report_free(report);
    cordon_engine_free(engine);
}

/* `attempt`, a line of Python, fails with an OSError confined and succeeds unconfined. */
static void refused(cordon_engine *engine, const char *attempt, int pid)
{
    char line[512], code[1024];
    char *at = line;
    for (const char *from = attempt; *from; from++) /* {S}: the secret's path, {P}: the host */
        if (strncmp(from, "{S}", 3) == 0 || strncmp(from, "{P}", 3) == 0) {
            at += from[1] == 'S' ? sprintf(at, "%s", secret_path) : sprintf(at, "%d", pid);
            from += 2;
        } else {
            *at++ = *from;
        }
    *at = '\0';
    snprintf(code, sizeof code, "try:\n    %s\nexcept OSError:\n    print('refused')\n", line);
    live_check(engine, &(live_case){.code = code, .out = "refused\n", .control = line});
}

static void what_can_be_held_is_held(void **state)
{
    (void)state;
    if (here->refusal[0])
        return;
    static const char *const attempts[] = {
        "open('{S}').read()",
        "open('{S}', 'a').close()",
        "import os; os.truncate('{S}', 4)",
        "import os; os.chmod('{S}', 0o606)",
        "import os; os.utime('{S}')",
        "import os; os.rename('{S}', '{S}x'); os.rename('{S}x', '{S}')",
        "import os; os.link('{S}', '{S}y'); os.unlink('{S}y')",
        "import os; os.listdir('/proc/{P}')",
        "import os; os.readlink('/proc/{P}/cwd')",
        "open('/proc/{P}/environ').read()",
        "import os; os.kill({P}, 0)",
        "import resource; resource.prlimit({P}, resource.RLIMIT_CORE)",
        "import os; os.getsid({P})",
        "import socket; socket.socket(socket.AF_UNIX)",
        "import socket; socket.socket(socket.AF_INET, socket.SOCK_DGRAM)",
        "import os; os.waitpid(os.posix_spawn('/bin/true', ['true'], {}), 0)",
        "import os; os.execv('/bin/true', ['true'])",
        "import mmap; mmap.mmap(-1, 4096)",
    };
    cordon_engine *engine = live_engine(NULL);
    for (size_t i = 0; i < sizeof attempts / sizeof *attempts; i++)
        refused(engine, attempts[i], (int)getpid());
    cordon_engine_free(engine);
}

static void limits_hold(void **state)
{
    (void)state;
    if (here->refusal[0])
        return;
    static const char *const settings[] = {
        "limits.wall_ms", "20000", "limits.cpu_ms", "500", "limits.memory_bytes", "67108864", NULL};
    cordon_engine *engine = live_engine(settings);
    static const live_case rows[] = {
        {.code = "while True: pass", .outcome = CORDON_OUTCOME_TIMEOUT_CPU},
        {.code = "b = bytearray(256 << 20)", .outcome = CORDON_OUTCOME_MEMORY, .control = ""},
        {.code = "import threading\nt = threading.Thread(target=print, args=('t',))\nt.start()\n"
                 "t.join()",
         .out = "t\n"},
        {.code = "import ctypes\nctypes.CDLL(None).ptrace(0, 0, 0, 0)",
         .outcome = CORDON_OUTCOME_VIOLATION,
         .control = ""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        live_check(engine, &rows[i]);
    cordon_job *job = cordon_job_new();
    cordon_job_set_wall_ms(job, 300);
    cordon_report *report = live_run_job(engine, "import time\ntime.sleep(100)", job);
    assert_int_equal(cordon_report_outcome(report), CORDON_OUTCOME_TIMEOUT_WALL);
    cordon_report_free(report);
    cordon_job_free(job);
    cordon_engine_free(engine);
}

/* Without a root of its own a child has no place to write: it hears so, at once. */
static void a_workspace_is_there_or_clearly_not(void **state)
{
    (void)state;
    if (here->refusal[0])
        return;
    cordon_engine *engine = live_engine(NULL);
    cordon_report *report = live_run(engine, "open('f', 'w').write('x')");
    if (has_layer(report, "workspace")) {
        assert_string_equal(cordon_report_result(report, NULL), "1");
    } else {
        assert_int_equal(cordon_report_outcome(report), CORDON_OUTCOME_EXCEPTION);
        assert_string_equal(cordon_report_error_name(report), "PermissionError");
        live_check(engine, &(live_case){.code = "import tempfile\ntempfile.mkdtemp()",
                                        .outcome = CORDON_OUTCOME_EXCEPTION,
                                        .error = "FileNotFoundError", /* no usable directory */
                                        .traceback = "No usable temporary directory"});
    }
    cordon_report_free(report);
    cordon_engine_free(engine);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_cannot_be_held_is_refused_and_nothing_runs),
        cmocka_unit_test(the_report_says_what_is_missing),
        cmocka_unit_test(what_can_be_held_is_held),
        cmocka_unit_test(limits_hold),
        cmocka_unit_test(a_workspace_is_there_or_clearly_not),
    };
    for (size_t i = 0; argc == 2 && i < sizeof profiles / sizeof *profiles; i++)
        if (strcmp(argv[1], profiles[i].name) == 0)
            here = &profiles[i];
    if (!here) {
        fprintf(stderr, "usage: live_profiles PROFILE, one of the table in test_profiles.c\n");
        return 64;
    }
    return cmocka_run_group_tests(tests, start, finish);
}
