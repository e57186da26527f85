/* Floor, whole programs, and cordon itself. A measurement that failed ends the benchmark. */
#include "contenders.h"

#include <fcntl.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "stats.h"

extern char **environ;

static void fail(const char *what)
{
    fprintf(stderr, "bench: %s\n", what);
    exit(1);
}

bool floor_start(floor_process *out, const char *interpreter, const char *preload)
{
    int to[2], from[2];
    if (pipe2(to, O_CLOEXEC) != 0 || pipe2(from, O_CLOEXEC) != 0)
        return false;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, to[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, from[1], STDOUT_FILENO);
    const char *const command[] = {interpreter, "-I", CORDON_FLOOR, *preload ? preload : NULL,
                                   NULL};
    int failed = posix_spawn(&out->pid, interpreter, &actions, NULL,
                             (char *const *)(uintptr_t)command, environ);
    posix_spawn_file_actions_destroy(&actions);
    close(to[0]);
    close(from[1]);
    out->to = to[1];
    out->from = from[0];
    return !failed;
}

double floor_once(floor_process *floor)
{
    uint64_t nanoseconds;
    if (write(floor->to, "x", 1) != 1 || read(floor->from, &nanoseconds, 8) != 8)
        fail("the floor process ended");
    return (double)nanoseconds / 1e6;
}

void floor_end(floor_process *floor)
{
    close(floor->to);
    close(floor->from);
    waitpid(floor->pid, NULL, 0);
}

double program_once(char *const *command)
{
    pid_t pid;
    int status;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    double start = now_ms();
    if (posix_spawnp(&pid, command[0], &actions, NULL, command, environ) != 0 ||
        waitpid(pid, &status, 0) != pid || status != 0)
        fail(command[0]);
    double took = now_ms() - start;
    posix_spawn_file_actions_destroy(&actions);
    return took;
}

cordon_engine *engine_for(const char *interpreter, const char *preload)
{
    cordon_error *err = cordon_error_new();
    cordon_policy *policy = NULL;
    cordon_engine *engine = NULL;
    if (cordon_policy_load(&policy, CORDON_POLICY, err) != CORDON_OK ||
        cordon_policy_set(policy, "interpreter", interpreter, err) != CORDON_OK ||
        cordon_policy_set(policy, "preload", preload, err) != CORDON_OK ||
        cordon_engine_new(&engine, policy, err) != CORDON_OK ||
        cordon_engine_warm(engine, err) != CORDON_OK)
        fail(cordon_error_message(err));
    cordon_policy_free(policy);
    cordon_error_free(err);
    return engine;
}

double run_once(cordon_engine *engine, const char *source)
{
    cordon_report *report = NULL;
    cordon_error *err = cordon_error_new();
    double start = now_ms();
    if (cordon_run(&report, engine, source, strlen(source), NULL, err) != CORDON_OK)
        fail(cordon_error_message(err));
    double took = now_ms() - start;
    if (cordon_report_outcome(report) != CORDON_OUTCOME_OK)
        fail(cordon_report_message(report));
    cordon_report_free(report);
    cordon_error_free(err);
    return took;
}
