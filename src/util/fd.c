/*
 * A host may run with its standard descriptors closed. A pipe of ours must not land there, or the
 * host's next printf() would speak to a child: every pair is lifted above 2.
 */
#include "fd.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

void cdn_fd_close(int *fd)
{
    if (*fd >= 0)
        close(*fd);
    *fd = -1;
}

bool cdn_fd_lift(int *fd)
{
    if (*fd > STDERR_FILENO)
        return true;
    int higher = fcntl(*fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (higher < 0)
        return false;
    close(*fd);
    *fd = higher;
    return true;
}

static bool lift_both(int ends[2])
{
    if (cdn_fd_lift(&ends[0]) && cdn_fd_lift(&ends[1]))
        return true;
    int saved = errno;
    cdn_fd_close(&ends[0]);
    cdn_fd_close(&ends[1]);
    errno = saved;
    return false;
}

bool cdn_fd_pipe(int ends[2])
{
    ends[0] = ends[1] = -1;
    return pipe2(ends, O_CLOEXEC) == 0 && lift_both(ends);
}

bool cdn_fd_socketpair(int ends[2], int type)
{
    ends[0] = ends[1] = -1;
    return socketpair(AF_UNIX, type | SOCK_CLOEXEC, 0, ends) == 0 && lift_both(ends);
}

bool cdn_fd_set_nonblocking(int fd)
{
    int flags = fcntl(fd, F_GETFL);
    return flags >= 0 && fcntl(fd, F_SETFL, flags | O_NONBLOCK) == 0;
}
