#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "cm.h"
#include "rights.h"

static size_t open_fds(void)
{
    size_t count = 0;
    DIR *all = opendir("/proc/self/fd");
    assert_non_null(all);
    while (readdir(all))
        count++;
    closedir(all);
    return count;
}

static void pair(int ends[2])
{
    assert_int_equal(socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends), 0);
}

static void close_pair(int ends[2])
{
    close(ends[0]);
    close(ends[1]);
}

static void a_descriptor_arrives_and_is_the_same_file(void **state)
{
    (void)state;
    int ends[2], pipe_ends[2], fds[2] = {-1, -1};
    char text[16] = "", byte = 0;
    size_t count = 2;
    pair(ends);
    assert_int_equal(pipe(pipe_ends), 0); /* without close-on-exec: the copy must have it */
    assert_true(cdn_rights_send(ends[0], "hi", 2, pipe_ends, 2));
    assert_int_equal(cdn_rights_receive(ends[1], text, sizeof text, fds, &count, 0), 2);
    assert_string_equal(text, "hi");
    assert_int_equal(count, 2);
    for (int i = 0; i < 2; i++)
        assert_true(fcntl(fds[i], F_GETFD) & FD_CLOEXEC);
    assert_int_equal(write(fds[1], "x", 1), 1);
    assert_int_equal(read(pipe_ends[0], &byte, 1), 1);
    assert_int_equal(byte, 'x');
    close_pair(fds);
    close_pair(pipe_ends);
    close_pair(ends);
}

static void a_message_without_descriptors_has_none(void **state)
{
    (void)state;
    int ends[2], fds[4];
    char text[16];
    size_t count = 4;
    pair(ends);
    assert_true(cdn_rights_send(ends[0], "plain", 5, NULL, 0));
    assert_int_equal(cdn_rights_receive(ends[1], text, sizeof text, fds, &count, 0), 5);
    assert_int_equal(count, 0);
    close_pair(ends);
}

static void surplus_descriptors_are_closed(void **state)
{
    (void)state;
    int ends[2], fds[1], sent[3];
    char text[16];
    pair(ends);
    for (int i = 0; i < 3; i++)
        sent[i] = ends[0];
    size_t before = open_fds();
    for (size_t wanted = 0; wanted <= 1; wanted++) {
        size_t count = wanted;
        assert_true(cdn_rights_send(ends[0], "m", 1, sent, 3));
        assert_int_equal(
            cdn_rights_receive(ends[1], text, sizeof text, wanted ? fds : NULL, &count, 0), 1);
        assert_int_equal(count, wanted);
        if (count)
            close(fds[0]);
        assert_int_equal(open_fds(), before);
    }
    close_pair(ends);
}

static void a_cut_message_is_an_error_and_leaves_nothing_open(void **state)
{
    (void)state;
    int ends[2], fds[2];
    char text[4];
    size_t count = 2;
    pair(ends);
    size_t before = open_fds();
    assert_true(cdn_rights_send(ends[0], "too long", 8, ends, 2));
    errno = 0;
    assert_int_equal(cdn_rights_receive(ends[1], text, sizeof text, fds, &count, 0), -1);
    assert_int_equal(errno, EPROTO);
    assert_int_equal(count, 0);
    assert_int_equal(open_fds(), before);
    close_pair(ends);
}

/* More than a message of ours ever carries: the kernel cuts the control data. */
static void more_descriptors_than_fit_are_an_error(void **state)
{
    (void)state;
    enum { MANY = CDN_RIGHTS_MAX + 4 };
    union {
        char bytes[CMSG_SPACE(sizeof(int) * MANY)];
        struct cmsghdr align;
    } space;
    int ends[2], fds[CDN_RIGHTS_MAX], many[MANY];
    char text[4];
    size_t count = CDN_RIGHTS_MAX;
    pair(ends);
    memset(&space, 0, sizeof space);
    for (int i = 0; i < MANY; i++)
        many[i] = ends[0];
    struct iovec part = {(char[]){"m"}, 1};
    struct msghdr message = {.msg_iov = &part,
                             .msg_iovlen = 1,
                             .msg_control = &space,
                             .msg_controllen = sizeof space.bytes};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof many);
    memcpy(CMSG_DATA(header), many, sizeof many);
    size_t before = open_fds();
    assert_int_equal(sendmsg(ends[0], &message, 0), 1);
    assert_int_equal(cdn_rights_receive(ends[1], text, sizeof text, fds, &count, 0), -1);
    assert_int_equal(errno, EPROTO);
    assert_int_equal(count, 0);
    assert_int_equal(open_fds(), before);
    close_pair(ends);
}

static void the_end_and_an_empty_socket_differ(void **state)
{
    (void)state;
    int ends[2], fds[1];
    char text[4];
    size_t count = 1;
    pair(ends);
    assert_int_equal(cdn_rights_receive(ends[1], text, 4, fds, &count, MSG_DONTWAIT), -1);
    assert_int_equal(errno, EAGAIN);
    assert_int_equal(count, 0);
    close(ends[0]);
    count = 1;
    assert_int_equal(cdn_rights_receive(ends[1], text, 4, fds, &count, MSG_DONTWAIT), 0);
    assert_int_equal(count, 0);
    assert_false(cdn_rights_send(ends[1], "x", 1, NULL, 0)); /* and no SIGPIPE */
    assert_int_equal(errno, EPIPE);
    close(ends[1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_descriptor_arrives_and_is_the_same_file),
        cmocka_unit_test(a_message_without_descriptors_has_none),
        cmocka_unit_test(surplus_descriptors_are_closed),
        cmocka_unit_test(a_cut_message_is_an_error_and_leaves_nothing_open),
        cmocka_unit_test(more_descriptors_than_fit_are_an_error),
        cmocka_unit_test(the_end_and_an_empty_socket_differ),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
