/* A job's own settings. */
#ifndef CDN_JOB_H
#define CDN_JOB_H

#include <cordon/engine.h>

#include "exec.h"

struct cordon_job {
    const char *stdin_bytes; /* borrowed */
    size_t stdin_byte_count;
    uint64_t wall_ms; /* 0: as the policy says */
    cordon_job_output_fn output;
    void *context;
    cdn_cancel *cancel; /* owned */
};

#endif
