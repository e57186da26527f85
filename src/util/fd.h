/* File descriptors that never collide with the host's 0, 1 and 2. All are close-on-exec. */
#ifndef CDN_FD_H
#define CDN_FD_H

#include <stdbool.h>

/* Close unless negative, and set to -1. */
void cdn_fd_close(int *fd);

/* Move it above 2, to another number; false with errno set, and as it was, when none is left. */
bool cdn_fd_lift(int *fd);
/* Both return false with errno set and leave `ends` at -1. pipe: ends[0] reads, ends[1] writes. */
bool cdn_fd_pipe(int ends[2]);
bool cdn_fd_socketpair(int ends[2], int type);

bool cdn_fd_set_nonblocking(int fd);

#endif
