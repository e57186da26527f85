/* What an engine has of this room: a policy's limits and a pool of children. */
#include "exec.h"

#include <stdlib.h>

#include "error.h"
#include "run.h"

struct cdn_exec {
    cordon_policy *policy;
    cdn_pool *pool;
};

cordon_status cdn_exec_new(cdn_exec **exec_out, const cordon_policy *policy, cordon_error *err)
{
    cdn_exec *exec = calloc(1, sizeof *exec);
    if (!exec)
        return cdn_fail_nomem(err);
    exec->policy = cdn_policy_copy(policy);
    cordon_status status =
        exec->policy ? cdn_pool_new(&exec->pool, policy, err) : cdn_fail_nomem(err);
    if (status != CORDON_OK) {
        cdn_exec_free(exec);
        return status;
    }
    *exec_out = exec;
    return CORDON_OK;
}

void cdn_exec_free(cdn_exec *exec)
{
    if (!exec)
        return;
    cdn_pool_free(exec->pool);
    cordon_policy_free(exec->policy);
    free(exec);
}

cordon_status cdn_exec_warm(cdn_exec *exec, cordon_error *err)
{
    return cdn_pool_warm(exec->pool, err);
}

cdn_pool *cdn_exec_pool(const cdn_exec *exec)
{
    return exec->pool;
}

const cdn_limits *cdn_exec_limits(const cdn_exec *exec)
{
    return &exec->policy->limits;
}

void cdn_exec_stats(cdn_pool_stats *out, cdn_exec *exec)
{
    cdn_pool_stats_read(out, exec->pool);
}
