/*
 * Starting helper programs without touching the host: posix_spawn only, no signal handler, no
 * waitpid(-1). A host that ignores SIGCHLD or reaps everybody's children is no trouble.
 */
#ifndef CDN_SPAWN_H
#define CDN_SPAWN_H

#include <stdbool.h>
#include <sys/types.h>

#include "buf.h"
#include <cordon/base.h>

typedef struct cdn_program {
    const char *path;
    char *const *arguments;
    char *const *environment;
    int stdout_fd;  /* -1: /dev/null */
    int stderr_fd;  /* -1: /dev/null */
    int control_fd; /* -1: none; else it becomes descriptor 3 */
} cdn_program;

/* Start it in a session of its own. Returns 0 or an errno, ENOSYS when the kernel gives no pidfd;
 * sets the pid and a pidfd, -1 when it is over and a host that waits for everybody has reaped it.
 */
int cdn_spawn(pid_t *pid_out, int *pidfd_out, const cdn_program *program);

/* The error for what cdn_spawn() returned: `status`, or CORDON_E_CONFINE without pidfds. */
cordon_status cdn_spawn_failed(cordon_error *err, cordon_status status, const char *path,
                               int failed);

/* Wait at most `wait_ms`, then kill; reaps the program unless somebody else did. */
void cdn_spawn_end(int *pidfd, int wait_ms);

/* Append what comes from `fd` until its end, `max_bytes` or `wait_ms`. False when time ran out. */
bool cdn_spawn_read(cdn_buf *out, int fd, size_t max_bytes, int wait_ms);

#endif
