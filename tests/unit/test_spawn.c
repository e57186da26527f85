#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clock.h"
#include "cm.h"
#include "fd.h"
#include "spawn.h"

enum { LONG_MS = 30000 };

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

static cdn_program shell(char *arguments[4], const char *script)
{
    static char *const environment[] = {(char *)(uintptr_t) "MARK=seen", NULL};
    arguments[0] = (char *)(uintptr_t) "/bin/sh";
    arguments[1] = (char *)(uintptr_t) "-c";
    arguments[2] = (char *)(uintptr_t)script;
    arguments[3] = NULL;
    return (cdn_program){"/bin/sh", arguments, environment, -1, -1, -1};
}

/* What a script writes to stdout and stderr, until it ends. */
static bool output_of(cdn_buf *out, const char *script)
{
    char *arguments[4];
    int ends[2], pidfd = -1;
    pid_t pid;
    cdn_program program = shell(arguments, script);
    if (!cdn_fd_pipe(ends))
        return false;
    program.stdout_fd = program.stderr_fd = ends[1];
    bool is_fine = cdn_spawn(&pid, &pidfd, &program) == 0;
    cdn_fd_close(&ends[1]);
    is_fine = is_fine && cdn_spawn_read(out, ends[0], 65536, LONG_MS);
    cdn_fd_close(&ends[0]);
    cdn_spawn_end(&pidfd, LONG_MS);
    return is_fine && pidfd == -1;
}

static void a_program_has_its_environment_and_nothing_else(void **state)
{
    (void)state;
    cdn_buf out = {0};
    int leak = open("/dev/null", O_RDONLY); /* a host that forgot close-on-exec */
    setenv("CORDON_TEST_SECRET", "sentinel", 1);
    assert_true(output_of(&out, "echo $MARK; echo err >&2; echo \"[$CORDON_TEST_SECRET]\"; "
                                "cat; ls /proc/self/fd | wc -l"));
    /* ls sees 0, 1, 2 and the directory that it reads */
    assert_string_equal(cdn_buf_text(&out), "seen\nerr\n[]\n4\n");
    unsetenv("CORDON_TEST_SECRET");
    close(leak);
    cdn_buf_free(&out);
}

static void the_control_socket_becomes_descriptor_3(void **state)
{
    (void)state;
    char *arguments[4], text[8] = "";
    int ends[2], pidfd = -1;
    pid_t pid;
    cdn_program program = shell(arguments, "echo hello >&3");
    assert_true(cdn_fd_socketpair(ends, SOCK_STREAM));
    program.control_fd = ends[1];
    assert_int_equal(cdn_spawn(&pid, &pidfd, &program), 0);
    cdn_fd_close(&ends[1]);
    assert_int_equal(read(ends[0], text, 6), 6);
    assert_string_equal(text, "hello\n");
    cdn_fd_close(&ends[0]);
    cdn_spawn_end(&pidfd, LONG_MS);
}

static void a_missing_program_is_an_errno_and_leaks_nothing(void **state)
{
    (void)state;
    char *arguments[4];
    int pidfd = -1;
    pid_t pid;
    cdn_program program = shell(arguments, "true");
    program.path = "/nonexistent/program";
    size_t before = open_fds();
    assert_int_equal(cdn_spawn(&pid, &pidfd, &program), ENOENT);
    program.path = "/etc/passwd";
    assert_int_equal(cdn_spawn(&pid, &pidfd, &program), EACCES);
    assert_int_equal(pidfd, -1);
    assert_int_equal(open_fds(), before);
    assert_int_equal(waitpid(-1, NULL, WNOHANG), -1); /* no zombie either */
    assert_int_equal(errno, ECHILD);
}

static void no_descriptor_and_no_process_is_left(void **state)
{
    (void)state;
    size_t before = open_fds();
    for (int i = 0; i < 20; i++) {
        cdn_buf out = {0};
        assert_true(output_of(&out, "echo x"));
        assert_string_equal(cdn_buf_text(&out), "x\n");
        cdn_buf_free(&out);
    }
    assert_int_equal(open_fds(), before);
    assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
    assert_int_equal(errno, ECHILD);
}

static void closed_standard_streams_are_no_trouble(void **state)
{
    (void)state;
    int saved[3];
    cdn_buf out = {0};
    for (int fd = 0; fd < 3; fd++) {
        saved[fd] = fcntl(fd, F_DUPFD_CLOEXEC, 100);
        close(fd);
    }
    bool is_fine = output_of(&out, "echo out; echo err >&2; cat");
    bool is_free = true; /* nothing of ours took the host's places */
    for (int fd = 0; fd < 3; fd++) {
        is_free = is_free && fcntl(fd, F_GETFD) < 0;
        dup2(saved[fd], fd);
        close(saved[fd]);
    }
    assert_true(is_fine);
    assert_true(is_free);
    assert_string_equal(cdn_buf_text(&out), "out\nerr\n");
    cdn_buf_free(&out);
}

static void a_host_that_ignores_or_blocks_signals_is_no_trouble(void **state)
{
    (void)state;
    cdn_buf out = {0};
    sigset_t all, before;
    signal(SIGCHLD, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &before);
    /* The program starts with everything at its default: it can be terminated. */
    /* Signals 32 and 33 are the C library's own, hence the cut: these are 1 to 28. */
    bool is_fine = output_of(&out, "awk '/SigBlk|SigIgn/ {print substr($2, 10)}' "
                                   "/proc/self/status; kill -TERM $$; echo survived");
    sigprocmask(SIG_SETMASK, &before, NULL);
    signal(SIGCHLD, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
    assert_true(is_fine);
    assert_string_equal(cdn_buf_text(&out), "0000000\n0000000\n");
    cdn_buf_free(&out);
}

static void what_does_not_end_is_killed(void **state)
{
    (void)state;
    char *arguments[4];
    int pidfd = -1;
    pid_t pid;
    cdn_program program = shell(arguments, "trap '' TERM; while :; do sleep 1000; done");
    assert_int_equal(cdn_spawn(&pid, &pidfd, &program), 0);
    assert_int_equal(getsid(pid), pid); /* a session of its own */
    double start = cdn_clock_ms();
    cdn_spawn_end(&pidfd, 100);
    assert_true(cdn_clock_ms() - start < LONG_MS);
    assert_int_equal(pidfd, -1);
    assert_int_equal(kill(pid, 0), -1);
    assert_int_equal(errno, ESRCH);
    cdn_spawn_end(&pidfd, 100); /* again: harmless */
}

static void reading_is_bounded_in_time_and_size(void **state)
{
    (void)state;
    int ends[2];
    cdn_buf out = {0};
    char block[4096];
    memset(block, 'x', sizeof block);
    assert_true(cdn_fd_pipe(ends));
    assert_int_equal(write(ends[1], "abc", 3), 3);
    assert_false(cdn_spawn_read(&out, ends[0], 100, 50)); /* nobody closes it */
    assert_string_equal(cdn_buf_text(&out), "abc");
    cdn_buf_clear(&out);
    assert_int_equal(write(ends[1], block, sizeof block), sizeof block);
    assert_true(cdn_spawn_read(&out, ends[0], 100, LONG_MS));
    assert_in_range(out.count, 100, 100 + 1024);
    cdn_fd_close(&ends[0]);
    cdn_fd_close(&ends[1]);
    cdn_buf_free(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_program_has_its_environment_and_nothing_else),
        cmocka_unit_test(the_control_socket_becomes_descriptor_3),
        cmocka_unit_test(a_missing_program_is_an_errno_and_leaks_nothing),
        cmocka_unit_test(no_descriptor_and_no_process_is_left),
        cmocka_unit_test(closed_standard_streams_are_no_trouble),
        cmocka_unit_test(a_host_that_ignores_or_blocks_signals_is_no_trouble),
        cmocka_unit_test(what_does_not_end_is_killed),
        cmocka_unit_test(reading_is_bounded_in_time_and_size),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
