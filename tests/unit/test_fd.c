#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "cm.h"
#include "fd.h"

static void pairs_are_closed_on_exec(void **state)
{
    (void)state;
    int ends[2];
    assert_true(cdn_fd_pipe(ends));
    assert_true(fcntl(ends[0], F_GETFD) & FD_CLOEXEC);
    assert_true(fcntl(ends[1], F_GETFD) & FD_CLOEXEC);
    assert_true(cdn_fd_set_nonblocking(ends[0]));
    assert_true(fcntl(ends[0], F_GETFL) & O_NONBLOCK);
    cdn_fd_close(&ends[0]);
    cdn_fd_close(&ends[1]);
    assert_int_equal(ends[0], -1);
    cdn_fd_close(&ends[0]); /* again: harmless */
}

static void a_host_without_standard_streams_keeps_them_free(void **state)
{
    (void)state;
    int saved[3], pipe_ends[2], pair_ends[2];
    for (int fd = 0; fd < 3; fd++) {
        saved[fd] = fcntl(fd, F_DUPFD_CLOEXEC, 100);
        close(fd);
    }
    int got_pipe = cdn_fd_pipe(pipe_ends), got_pair = cdn_fd_socketpair(pair_ends, SOCK_STREAM);
    int lowest = pipe_ends[0];
    for (int i = 0; i < 2; i++) {
        lowest = pipe_ends[i] < lowest ? pipe_ends[i] : lowest;
        lowest = pair_ends[i] < lowest ? pair_ends[i] : lowest;
        cdn_fd_close(&pipe_ends[i]);
        cdn_fd_close(&pair_ends[i]);
    }
    for (int fd = 0; fd < 3; fd++) {
        dup2(saved[fd], fd);
        close(saved[fd]);
    }
    assert_true(got_pipe && got_pair);
    assert_true(lowest > 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pairs_are_closed_on_exec),
        cmocka_unit_test(a_host_without_standard_streams_keeps_them_free),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
