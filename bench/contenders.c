/* Floor, whole programs, and runs. A measurement that failed ends the benchmark. */
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

bool floor_start(worker *out, const char *interpreter, const char *preload)
{
    const char *const command[] = {interpreter, "-I", CORDON_FLOOR, *preload ? preload : NULL,
                                   NULL};
    return worker_start(out, command);
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
        bench_fail(command[0]);
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
        bench_fail(cordon_error_message(err));
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
        bench_fail(cordon_error_message(err));
    double took = now_ms() - start;
    if (cordon_report_outcome(report) != CORDON_OUTCOME_OK)
        bench_fail(cordon_report_message(report));
    cordon_report_free(report);
    cordon_error_free(err);
    return took;
}
