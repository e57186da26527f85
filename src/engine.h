/* The engine as its runs see it. */
#ifndef CDN_ENGINE_H
#define CDN_ENGINE_H

#include <pthread.h>

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
};

#endif
