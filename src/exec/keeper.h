/* The pool's inside: what pool.c (any thread) and keeper.c (the pool's own thread) share. */
#ifndef CDN_KEEPER_H
#define CDN_KEEPER_H

#include <pthread.h>

#include "pool.h"

enum { CDN_COMING_MAX = 16, CDN_ROUTE_MAX = 2 };

/* A child that is being set up. */
typedef struct cdn_coming {
    cdn_host_child child;
    double until_ms;
} cdn_coming;

/* One warm set and its children. */
typedef struct cdn_route {
    bool is_bare; /* nothing preloaded: for programs that mention nothing of the preload */
    /* The keeper's own. */
    cdn_warm *warm;       /* serves */
    cdn_warm *next;       /* starts, to serve when it is ready */
    cdn_warm *retired;    /* served; some have its children still */
    double retry_at_ms;   /* not before, after a failure */
    unsigned failures;    /* in a row, since a child was ready */
    cordon_error *failed; /* the last, for those who ask before it is tried again */
    cdn_coming coming[CDN_COMING_MAX];
    size_t coming_count;
    /* With the lock. */
    bool is_wanted;   /* somebody asked since the last failure */
    size_t target;    /* spares to have */
    double missed_ms; /* when a ticket last found no spare */
    cdn_host_child *ready;
    size_t ready_count;
    size_t ready_capacity;
} cdn_route;

struct cdn_pool {
    cordon_policy *policy; /* a copy */
    pthread_mutex_t lock;
    pthread_t keeper;
    int wake_fd;
    cdn_buf interpreter; /* its path, once it was looked for; the keeper's own */
    /* With the lock. */
    bool has_keeper;
    bool is_closing;
    char *mentions; /* names that the preload brought, each ended with NUL, then one more; NULL
                       until the zygote said so */
    cdn_ticket *first, **last; /* the queue */
    cdn_pool_stats stats;
    size_t route_count;
    cdn_route routes[CDN_ROUTE_MAX]; /* the preload's, then the bare one */
};

/* With the lock held; false when memory is out. */
bool cdn_route_add_ready(cdn_route *route, const cdn_host_child *child);

/* The keeper's thread; `context` is the pool. */
void *cdn_keeper_main(void *context);

/* Tell the keeper to look again. */
void cdn_pool_wake(cdn_pool *pool);
/* With the lock held: give ready children to those who wait, in order. */
void cdn_pool_serve_queue(cdn_pool *pool);
/* With the lock held: all who wait for `route` are told why they wait in vain. */
void cdn_pool_fail_queue(cdn_pool *pool, size_t route, cordon_status status, const char *message);

#endif
