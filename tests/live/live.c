/* See live.h. */
#include "live.h"

#include <dirent.h>
#include <errno.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

cordon_policy *live_policy(const char *const *settings)
{
    /* A copy of the build, for another user, brings its own rules. */
    const char *source = getenv("CORDON_TEST_SOURCE");
    char path[4096];
    cordon_policy *policy;
    cordon_error *err = cordon_error_new();
    snprintf(path, sizeof path, "%s/rules/python-default.yaml",
             source ? source : CORDON_SOURCE_DIR);
    if (cordon_policy_load(&policy, path, err) != CORDON_OK ||
        cordon_policy_set(policy, "screen.enabled", "false", err) != CORDON_OK)
        fail_msg("%s", cordon_error_message(err));
    for (; settings && *settings; settings += 2)
        if (cordon_policy_set(policy, settings[0], settings[1], err) != CORDON_OK)
            fail_msg("%s", cordon_error_message(err));
    cordon_error_free(err);
    return policy;
}

cordon_engine *live_engine(const char *const *settings)
{
    cordon_engine *engine;
    cordon_policy *policy = live_policy(settings);
    cordon_error *err = cordon_error_new();
    if (cordon_engine_new(&engine, policy, err) != CORDON_OK)
        fail_msg("%s", cordon_error_message(err));
    cordon_error_free(err);
    cordon_policy_free(policy);
    return engine;
}

cordon_report *live_run_job(cordon_engine *engine, const char *code, const cordon_job *job)
{
    cordon_report *report;
    cordon_error *err = cordon_error_new();
    if (cordon_run(&report, engine, code, strlen(code), job, err) != CORDON_OK)
        fail_msg("%s: %s", cordon_status_name(cordon_error_status(err)), cordon_error_message(err));
    cordon_error_free(err);
    return report;
}

cordon_report *live_run(cordon_engine *engine, const char *code)
{
    return live_run_job(engine, code, NULL);
}

static void assert_text(const live_case *row, const char *what, const char *found,
                        const char *wanted)
{
    if (wanted && (!found || strcmp(found, wanted) != 0))
        fail_msg("%s\n%s: found '%s', wanted '%s'", row->code, what, found ? found : "(none)",
                 wanted);
}

void live_check(cordon_engine *engine, const live_case *row)
{
    cordon_report *report = live_run(engine, row->code);
    if (cordon_report_outcome(report) != row->outcome)
        fail_msg("%s\noutcome: found %s, wanted %s: %s", row->code,
                 cordon_outcome_name(cordon_report_outcome(report)),
                 cordon_outcome_name(row->outcome), cordon_report_json(report));
    assert_text(row, "result", cordon_report_result(report, NULL), row->result);
    assert_text(row, "stdout", cordon_report_stdout(report, NULL), row->out);
    assert_text(row, "error", cordon_report_error_name(report), row->error);
    if (row->traceback)
        live_assert_has(cordon_report_error_traceback(report), row->traceback);
    if (row->exit_code)
        assert_int_equal(cordon_report_exit_code(report), row->exit_code);
    cordon_report_free(report);
    if (row->control && !live_unconfined(*row->control ? row->control : row->code))
        fail_msg("%s\nfails unconfined as well, so its refusal proves nothing", row->code);
}

void live_check_all(cordon_engine *engine, const live_case *rows, size_t count)
{
    for (size_t i = 0; i < count; i++)
        live_check(engine, &rows[i]);
}

bool live_unconfined(const char *code)
{
    char *const command[] = {(char *)(uintptr_t) "python3", (char *)(uintptr_t) "-c",
                             (char *)(uintptr_t)code, NULL};
    pid_t pid;
    int status = -1;
    if (posix_spawnp(&pid, "python3", NULL, NULL, command, environ) != 0)
        return false;
    while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
        ;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

void live_assert_has(const char *text, const char *part)
{
    if (!text || !strstr(text, part))
        fail_msg("'%s' is not in: %s", part, text ? text : "(none)");
}

/* The parent of a running process, from /proc/PID/stat; 0 when it is gone or a zombie. */
static pid_t parent_of(pid_t pid)
{
    char path[64], text[512], state = 'Z';
    int parent = 0;
    snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
    FILE *file = fopen(path, "re");
    if (!file)
        return 0;
    if (fgets(text, sizeof text, file) && strrchr(text, ')'))
        sscanf(strrchr(text, ')') + 1, " %c %d", &state, &parent);
    fclose(file);
    return state == 'Z' || state == 'X' ? 0 : parent;
}

void live_sleep_ms(int ms)
{
    struct timespec time = {ms / 1000, ms % 1000 * 1000000L};
    while (nanosleep(&time, &time) != 0)
        ;
}

bool live_all_gone(const pid_t *pids, size_t count)
{
    for (int tries = 0; tries < 400; tries++, live_sleep_ms(25)) {
        size_t gone = 0;
        for (size_t i = 0; i < count; i++)
            gone += parent_of(pids[i]) == 0;
        if (gone == count)
            return true;
    }
    return false;
}

size_t live_descendants(pid_t *pids, size_t max)
{
    size_t count = 0;
    for (size_t done = 0; done <= count; done++) {
        pid_t parent = done == 0 ? getpid() : pids[done - 1];
        DIR *all = opendir("/proc");
        assert_non_null(all);
        for (struct dirent *entry; (entry = readdir(all)) && count < max;) {
            pid_t pid = (pid_t)atoi(entry->d_name);
            if (pid > 0 && parent_of(pid) == parent)
                pids[count++] = pid;
        }
        closedir(all);
    }
    return count;
}

pid_t live_zygote(void)
{
    pid_t pids[64];
    assert_true(live_descendants(pids, 64) > 0);
    return pids[0];
}

size_t live_open_fds(void)
{
    size_t count = 0;
    DIR *all = opendir("/proc/self/fd");
    assert_non_null(all);
    while (readdir(all))
        count++;
    closedir(all);
    return count;
}
