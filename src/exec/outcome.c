/*
 * The first cause wins: what the host ended the run for, then what the kernel ended it for, then
 * what the program says of itself. The last is hostile, so it can only choose among its own
 * failures.
 */
#include "outcome.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>

static bool error_is(const cdn_exec_result *result, const char *name)
{
    return result->error_name.is_set && strcmp(cdn_buf_text(&result->error_name.bytes), name) == 0;
}

static cordon_outcome of_error(const cdn_exec_result *result)
{
    if (error_is(result, "MemoryError"))
        return CORDON_OUTCOME_MEMORY;
    switch (result->error_errno) {
    case ENOSPC:
    case EFBIG:
    case EDQUOT:
        return CORDON_OUTCOME_FILES;
    case ENOMEM:
        return CORDON_OUTCOME_MEMORY;
    default:
        return CORDON_OUTCOME_EXCEPTION;
    }
}

static cordon_outcome of_signal(const cdn_exec_result *result, int number, const cdn_limits *limits)
{
    double cpu_ms = result->cpu_user_ms + result->cpu_sys_ms;
    if ((number == SIGXCPU || number == SIGKILL) && cpu_ms >= (double)limits->cpu_ms)
        return CORDON_OUTCOME_TIMEOUT_CPU;
    return number == SIGSYS ? CORDON_OUTCOME_VIOLATION : CORDON_OUTCOME_SIGNALED;
}

void cdn_outcome_decide(cdn_exec_result *result, cordon_outcome cause,
                        const cdn_child_report *exited, const cdn_limits *limits)
{
    result->cpu_user_ms = (double)exited->cpu_user_us / 1e3;
    result->cpu_sys_ms = (double)exited->cpu_sys_us / 1e3;
    result->max_rss_bytes = exited->max_rss_bytes;
    if (WIFSIGNALED(exited->status))
        result->signal = WTERMSIG(exited->status);
    result->exit_code =
        WIFEXITED(exited->status) ? WEXITSTATUS(exited->status) : 128 + result->signal;
    if (cause != CORDON_OUTCOME_OK)
        result->outcome = cause;
    else if (result->signal)
        result->outcome = of_signal(result, result->signal, limits);
    else if (result->error_name.is_set)
        result->outcome = of_error(result);
    else
        result->outcome = result->exit_code ? CORDON_OUTCOME_NONZERO_EXIT : CORDON_OUTCOME_OK;
}

void cdn_exec_result_clear(cdn_exec_result *result)
{
    cdn_buf_free(&result->value.bytes);
    cdn_buf_free(&result->error_name.bytes);
    cdn_buf_free(&result->error_message.bytes);
    cdn_buf_free(&result->error_traceback.bytes);
    memset(result, 0, sizeof *result);
}
