/* Messages with file descriptors (SCM_RIGHTS). */
#ifndef CDN_RIGHTS_H
#define CDN_RIGHTS_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

enum { CDN_RIGHTS_MAX = 8 };

/* Send `bytes` with `fd_count` fds, never raising SIGPIPE; false with errno set. */
bool cdn_rights_send(int socket, const void *bytes, size_t byte_count, const int *fds,
                     size_t fd_count);

/*
 * Receive at most `byte_count` bytes and at most `*fd_count` fds (close-on-exec). `*fd_count` is
 * set to how many came; surplus fds are closed. Returns as recvmsg(2); a cut message is EPROTO.
 */
ssize_t cdn_rights_receive(int socket, void *bytes, size_t byte_count, int *fds, size_t *fd_count,
                           int flags);

#endif
