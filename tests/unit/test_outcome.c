#include <errno.h>
#include <signal.h>

#include "cm.h"
#include "outcome.h"

/* As wait4(2) encodes them. */
#define EXITED(code)   ((code) << 8)
#define SIGNALED(name) (name)
#define DUMPED(name)   ((name) | 0x80)

typedef struct ending {
    cordon_outcome cause; /* what the host ended the run for */
    int status;
    const char *error_name;
    int error_errno;
    uint64_t cpu_us;
    cordon_outcome outcome;
    int exit_code;
    int signal;
} ending;

#define NONE  CORDON_OUTCOME_OK
#define LIMIT UINT64_C(2000000) /* limits.cpu_ms = 2000 */

static const ending endings[] = {
    {NONE, EXITED(0), NULL, 0, 0, CORDON_OUTCOME_OK, 0, 0},
    {NONE, EXITED(0), NULL, 0, LIMIT * 2, CORDON_OUTCOME_OK, 0, 0},
    {NONE, EXITED(3), NULL, 0, 0, CORDON_OUTCOME_NONZERO_EXIT, 3, 0},
    {NONE, EXITED(255), NULL, 0, 0, CORDON_OUTCOME_NONZERO_EXIT, 255, 0},
    {NONE, EXITED(1), "ValueError", 0, 0, CORDON_OUTCOME_EXCEPTION, 1, 0},
    {NONE, EXITED(1), "", 0, 0, CORDON_OUTCOME_EXCEPTION, 1, 0},
    {NONE, EXITED(0), "ValueError", 0, 0, CORDON_OUTCOME_EXCEPTION, 0, 0},
    {NONE, EXITED(1), "MemoryError", 0, 0, CORDON_OUTCOME_MEMORY, 1, 0},
    {NONE, EXITED(1), "MemoryErrors", 0, 0, CORDON_OUTCOME_EXCEPTION, 1, 0},
    {NONE, EXITED(1), "OSError", ENOMEM, 0, CORDON_OUTCOME_MEMORY, 1, 0},
    {NONE, EXITED(1), "OSError", ENOSPC, 0, CORDON_OUTCOME_FILES, 1, 0},
    {NONE, EXITED(1), "OSError", EFBIG, 0, CORDON_OUTCOME_FILES, 1, 0},
    {NONE, EXITED(1), "OSError", EDQUOT, 0, CORDON_OUTCOME_FILES, 1, 0},
    {NONE, EXITED(1), "PermissionError", EPERM, 0, CORDON_OUTCOME_EXCEPTION, 1, 0},
    /* the kernel's word beats the program's */
    {NONE, SIGNALED(SIGSEGV), NULL, 0, 0, CORDON_OUTCOME_SIGNALED, 139, SIGSEGV},
    {NONE, DUMPED(SIGABRT), "ValueError", 0, 0, CORDON_OUTCOME_SIGNALED, 134, SIGABRT},
    {NONE, SIGNALED(SIGKILL), "MemoryError", 0, 0, CORDON_OUTCOME_SIGNALED, 137, SIGKILL},
    {NONE, SIGNALED(SIGXCPU), NULL, 0, LIMIT, CORDON_OUTCOME_TIMEOUT_CPU, 152, SIGXCPU},
    {NONE, SIGNALED(SIGXCPU), NULL, 0, 0, CORDON_OUTCOME_SIGNALED, 152, SIGXCPU}, /* its own */
    {NONE, SIGNALED(SIGKILL), NULL, 0, LIMIT, CORDON_OUTCOME_TIMEOUT_CPU, 137, SIGKILL},
    {NONE, SIGNALED(SIGKILL), NULL, 0, LIMIT - 1, CORDON_OUTCOME_SIGNALED, 137, SIGKILL},
    {NONE, SIGNALED(SIGTERM), NULL, 0, LIMIT * 2, CORDON_OUTCOME_SIGNALED, 143, SIGTERM},
    {NONE, SIGNALED(SIGSYS), NULL, 0, 0, CORDON_OUTCOME_VIOLATION, 159, SIGSYS},
    /* the host's word beats both */
    {CORDON_OUTCOME_TIMEOUT_WALL, SIGNALED(SIGKILL), NULL, 0, LIMIT, CORDON_OUTCOME_TIMEOUT_WALL,
     137, SIGKILL},
    {CORDON_OUTCOME_TIMEOUT_WALL, EXITED(0), NULL, 0, 0, CORDON_OUTCOME_TIMEOUT_WALL, 0, 0},
    {CORDON_OUTCOME_OUTPUT, SIGNALED(SIGKILL), "MemoryError", 0, LIMIT, CORDON_OUTCOME_OUTPUT, 137,
     SIGKILL},
    {CORDON_OUTCOME_VIOLATION, EXITED(0), NULL, 0, 0, CORDON_OUTCOME_VIOLATION, 0, 0},
    {CORDON_OUTCOME_HOST_FAULT, EXITED(0), NULL, 0, 0, CORDON_OUTCOME_HOST_FAULT, 0, 0},
};

static void the_first_cause_wins(void **state)
{
    (void)state;
    const cdn_limits limits = {.cpu_ms = 2000};
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        const ending *row = &endings[i];
        cdn_exec_result result = {.error_errno = row->error_errno};
        cdn_child_report exited = {.kind = CDN_CHILD_EXITED,
                                   .status = row->status,
                                   .cpu_user_us = row->cpu_us - row->cpu_us / 4,
                                   .cpu_sys_us = row->cpu_us / 4,
                                   .max_rss_bytes = 4096};
        if (row->error_name) {
            result.error_name.is_set = true;
            assert_true(cdn_buf_add_text(&result.error_name.bytes, row->error_name));
        }
        cdn_outcome_decide(&result, row->cause, &exited, &limits);
        if (result.outcome != row->outcome || result.exit_code != row->exit_code ||
            result.signal != row->signal)
            fail_msg("row %zu: outcome %d, exit code %d, signal %d", i, (int)result.outcome,
                     result.exit_code, result.signal);
        assert_int_equal(result.max_rss_bytes, 4096);
        assert_true(result.cpu_user_ms + result.cpu_sys_ms >= (double)row->cpu_us / 1e3 - 0.01);
        cdn_exec_result_clear(&result);
        assert_null(result.error_name.bytes.bytes);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_cause_wins),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
