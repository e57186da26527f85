/*
 * Confined children, ready before they are asked for. A thread of the pool's own starts warm
 * interpreters, replaces them, and keeps spares; a run asks for a child with a ticket and holds a
 * place until it drops the ticket. Thread-safe.
 */
#ifndef CDN_POOL_H
#define CDN_POOL_H

#include "child.h"

typedef struct cdn_pool cdn_pool;

/* One request for a child, from cdn_pool_ask() to cdn_ticket_drop(). In the caller's memory, which
 * must stay where it is meanwhile. */
typedef struct cdn_ticket {
    struct cdn_ticket *next; /* in the queue */
    cdn_pool *pool;
    size_t route;
    int over_fd;      /* readable when the wait is over; -1 when there was none */
    bool takes_none;  /* only wants a child to be ready */
    bool is_over;     /* with the pool's lock held */
    bool holds_place; /* is one of pool.runs */
    double asked_ms;
    bool is_queued;  /* found all places taken */
    double queue_ms; /* waited for one, set by cdn_ticket_take() */
    cordon_status status;
    cordon_error *error; /* owned; why there is no child */
    cdn_host_child child;
} cdn_ticket;

cordon_status cdn_pool_new(cdn_pool **pool_out, const cordon_policy *policy, cordon_error *err);
/* No ticket may be left. Ends all processes of the pool. */
void cdn_pool_free(cdn_pool *pool);

/*
 * Ask for a child that has what `source` mentions of the preload. CORDON_OK: the
 * ticket is over, or its descriptor tells when. CORDON_E_BUSY: pool.queue runs wait already.
 */
cordon_status cdn_pool_ask(cdn_ticket *ticket, cdn_pool *pool, const char *source,
                           cordon_error *err);
/* Whether the wait is over: a child is there, or it is known why not. */
bool cdn_ticket_is_over(cdn_ticket *ticket);
/* Once it is over: the child, which is the caller's then, or the reason. */
cordon_status cdn_ticket_take(cdn_ticket *ticket, cdn_host_child *child_out, cordon_error *err);
/* Leave the queue, give the place to the next. A ticket of zeroes is fine. */
void cdn_ticket_drop(cdn_ticket *ticket);

/* Start what is configured and have spares of it; returns when each can be given out. */
cordon_status cdn_pool_warm(cdn_pool *pool, cordon_error *err);

void cdn_pool_stats_read(cdn_pool_stats *out, cdn_pool *pool);

#endif
