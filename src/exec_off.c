/*
 * The exec room of a build that cannot run programs (CORDON_EXEC=OFF): screening, sanitizing and
 * rule testing work, and every run is answered with CORDON_E_UNSUPPORTED. No Linux header here.
 */
#include "exec.h"

#include <stdlib.h>

#include "error.h"

static cordon_status unsupported(cordon_error *err)
{
    return cdn_fail(err, CORDON_E_UNSUPPORTED,
                    "this build of cordon cannot run programs (CORDON_EXEC=OFF); it screens, "
                    "sanitizes and checks rules. Build with -DCORDON_EXEC=ON on Linux to run");
}

void cdn_exec_result_clear(cdn_exec_result *result)
{
    cdn_text *const texts[] = {&result->value, &result->error_name, &result->error_message,
                               &result->error_traceback};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        cdn_buf_free(&texts[i]->bytes);
    *result = (cdn_exec_result){0};
}

/* An engine is still wanted, for screening: an empty handle serves. */
cordon_status cdn_exec_new(cdn_exec **exec_out, const cordon_policy *policy, cordon_error *err)
{
    (void)policy;
    void *handle = malloc(1);
    if (!handle)
        return cdn_fail_nomem(err);
    *exec_out = handle;
    return CORDON_OK;
}

void cdn_exec_free(cdn_exec *exec)
{
    free(exec);
}

void cdn_exec_stats(cdn_pool_stats *out, cdn_exec *exec)
{
    (void)exec;
    *out = (cdn_pool_stats){0};
}

cordon_status cdn_exec_warm(cdn_exec *exec, cordon_error *err)
{
    (void)exec;
    return unsupported(err);
}

cordon_status cdn_run_begin(cdn_run **run_out, cdn_exec_result *result, cdn_exec *exec,
                            const cdn_exec_job *job, cordon_error *err)
{
    (void)run_out, (void)result, (void)exec, (void)job;
    return unsupported(err);
}

/* No run ever began, so these are never reached with one. */
bool cdn_run_step(cdn_run *run, int wait_ms)
{
    (void)run, (void)wait_ms;
    return true;
}

int cdn_run_fd(cdn_run *run)
{
    (void)run;
    return -1;
}

cordon_status cdn_run_end(cdn_run *run, cordon_error *err)
{
    (void)run;
    return unsupported(err);
}

cdn_cancel *cdn_cancel_new(void)
{
    return malloc(1);
}

void cdn_cancel_fire(const cdn_cancel *cancel)
{
    (void)cancel;
}

int cdn_cancel_fd(const cdn_cancel *cancel)
{
    (void)cancel;
    return -1;
}

void cdn_cancel_free(cdn_cancel *cancel)
{
    free(cancel);
}

cordon_status cdn_exec_probe(cdn_exec_result *result_out, const cordon_policy *policy,
                             cordon_error *err)
{
    (void)result_out, (void)policy;
    return unsupported(err);
}
