/* Processes that measure themselves, see worker.h. */
#include "worker.h"

#include <fcntl.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

void bench_fail(const char *what)
{
    fprintf(stderr, "bench: %s\n", what);
    exit(1);
}

bool worker_start(worker *out, const char *const *command)
{
    int to[2], from[2];
    if (pipe2(to, O_CLOEXEC) != 0 || pipe2(from, O_CLOEXEC) != 0)
        return false;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, to[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, from[1], STDOUT_FILENO);
    int failed = posix_spawnp(&out->pid, command[0], &actions, NULL,
                              (char *const *)(uintptr_t)command, environ);
    posix_spawn_file_actions_destroy(&actions);
    close(to[0]);
    close(from[1]);
    out->to = to[1];
    out->from = from[0];
    return !failed;
}

double worker_turn(const worker *self, char what)
{
    uint64_t nanoseconds;
    if (write(self->to, &what, 1) != 1 || read(self->from, &nanoseconds, 8) != 8)
        bench_fail("a Python process that measures itself ended");
    return (double)nanoseconds / 1e6;
}

void worker_end(worker *self)
{
    close(self->to);
    close(self->from);
    waitpid(self->pid, NULL, 0);
}
