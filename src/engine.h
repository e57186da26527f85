/* The engine as its runs see it. */
#ifndef CDN_ENGINE_H
#define CDN_ENGINE_H

#include <pthread.h>
#include <sys/types.h>

#include <cordon/engine.h>

#include "exec.h"
#include "policy.h"
#include "redact.h"
#include "screen.h"

struct cordon_engine {
    cordon_policy *policy;
    cdn_redactor *redactor; /* NULL when sanitizing is off: everything passes */
    cdn_exec *exec;
    cdn_arena_store *store; /* the parser's memory */
    pthread_mutex_t lock;   /* guards the count */
    pthread_cond_t is_idle;
    size_t runs; /* in other threads, right now */
    pid_t owner; /* a fork of it has the memory, but not the threads */
};

/* CORDON_E_ARGUMENT in a process that inherited the engine: its locks and its pool are of no use.
 */
cordon_status cdn_engine_expect_owner(const cordon_engine *engine, cordon_error *err);

#endif
