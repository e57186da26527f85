/* File descriptors over sockets; the host, the zygote and the child hand theirs over through here.
 */
#include "rights.h"

#include <errno.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "fd.h"

typedef union control_space {
    char bytes[CMSG_SPACE(sizeof(int) * CDN_RIGHTS_MAX)];
    struct cmsghdr align;
} control_space;

bool cdn_rights_send(int socket, const void *bytes, size_t byte_count, const int *fds,
                     size_t fd_count)
{
    struct iovec part = {.iov_base = (void *)(uintptr_t)bytes, .iov_len = byte_count};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    control_space space;
    if (fd_count) {
        memset(&space, 0, sizeof space);
        message.msg_control = &space;
        message.msg_controllen = CMSG_SPACE(sizeof(int) * fd_count);
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof(int) * fd_count);
        memcpy(CMSG_DATA(header), fds, sizeof(int) * fd_count);
    }
    ssize_t sent;
    do
        sent = sendmsg(socket, &message, MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    return sent == (ssize_t)byte_count;
}

static size_t take_fds(struct msghdr *message, int *fds, size_t max)
{
    size_t taken = 0;
    for (struct cmsghdr *header = CMSG_FIRSTHDR(message); header;
         header = CMSG_NXTHDR(message, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS)
            continue;
        size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (size_t i = 0; i < count; i++) {
            int fd;
            memcpy(&fd, CMSG_DATA(header) + i * sizeof fd, sizeof fd);
            if (taken < max && cdn_fd_lift(&fd))
                fds[taken++] = fd;
            else
                close(fd);
        }
    }
    return taken;
}

ssize_t cdn_rights_receive(int socket, void *bytes, size_t byte_count, int *fds, size_t *fd_count,
                           int flags)
{
    struct iovec part = {.iov_base = bytes, .iov_len = byte_count};
    control_space space;
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = &space, .msg_controllen = sizeof space};
    ssize_t got;
    do
        got = recvmsg(socket, &message, flags | MSG_CMSG_CLOEXEC);
    while (got < 0 && errno == EINTR);
    size_t max = *fd_count;
    *fd_count = got < 0 ? 0 : take_fds(&message, fds, max);
    if (got >= 0 && (message.msg_flags & (MSG_TRUNC | MSG_CTRUNC))) {
        for (size_t i = 0; i < *fd_count; i++)
            close(fds[i]);
        *fd_count = 0;
        errno = EPROTO;
        return -1;
    }
    return got;
}
