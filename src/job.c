/* A job's own settings, for cordon_run(). A job can only tighten what the policy allows. */
#include "job.h"

#include <stdlib.h>

cordon_job *cordon_job_new(void)
{
    cordon_job *job = calloc(1, sizeof *job);
    if (job && !(job->cancel = cdn_cancel_new())) {
        free(job);
        return NULL;
    }
    return job;
}

void cordon_job_free(cordon_job *job)
{
    if (job)
        cdn_cancel_free(job->cancel);
    free(job);
}

void cordon_job_cancel(cordon_job *job)
{
    if (job && job->cancel)
        cdn_cancel_fire(job->cancel);
}

void cordon_job_set_stdin(cordon_job *job, const char *bytes, size_t byte_count)
{
    job->stdin_bytes = bytes;
    job->stdin_byte_count = byte_count;
}

void cordon_job_set_wall_ms(cordon_job *job, uint64_t wall_ms)
{
    job->wall_ms = wall_ms;
}

void cordon_job_set_output(cordon_job *job, cordon_job_output_fn output, void *context)
{
    job->output = output;
    job->context = context;
}
