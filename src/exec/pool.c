/*
 * The side of the pool that runs see: tickets and the queue. What is slow, forking and starting, is
 * the keeper's; here a ready child changes hands under the lock.
 */
#include "pool.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "clock.h"
#include "error.h"
#include "fd.h"
#include "keeper.h"
#include "watch.h"

cordon_status cdn_pool_new(cdn_pool **pool_out, const cordon_policy *policy, cordon_error *err)
{
    cdn_pool *pool = calloc(1, sizeof *pool);
    if (!pool)
        return cdn_fail_nomem(err);
    pthread_mutex_init(&pool->lock, NULL); /* cannot fail with default attributes */
    pool->last = &pool->first;
    pool->policy = cdn_policy_copy(policy);
    pool->wake_fd = cdn_watch_event();
    pool->route_count = policy->preload.count ? 2 : 1;
    pool->routes[pool->route_count - 1].is_bare = true;
    for (size_t i = 0; i < pool->route_count; i++)
        pool->routes[i].target = policy->pool.spares;
    if (pool->policy && pool->wake_fd >= 0) {
        *pool_out = pool;
        return CORDON_OK;
    }
    cordon_status status =
        pool->policy ? cdn_fail(err, CORDON_E_INTERNAL, "no descriptors: %s", strerror(errno))
                     : cdn_fail_nomem(err);
    cdn_pool_free(pool);
    return status;
}

void cdn_pool_free(cdn_pool *pool)
{
    if (!pool)
        return;
    pthread_mutex_lock(&pool->lock);
    pool->is_closing = true;
    pthread_mutex_unlock(&pool->lock);
    if (pool->has_keeper) {
        cdn_pool_wake(pool);
        pthread_join(pool->keeper, NULL);
    }
    for (size_t i = 0; i < pool->route_count; i++)
        free(pool->routes[i].ready);
    cdn_fd_close(&pool->wake_fd);
    cdn_buf_free(&pool->interpreter);
    cordon_policy_free(pool->policy);
    free(pool->mentions);
    pthread_mutex_destroy(&pool->lock);
    free(pool);
}

void cdn_pool_wake(cdn_pool *pool)
{
    uint64_t one = 1;
    (void)!write(pool->wake_fd, &one, sizeof one);
}

/* With the lock held. No signal of the host is to be handled on the keeper's thread. */
static cordon_status ensure_keeper(cdn_pool *pool, cordon_error *err)
{
    if (pool->has_keeper)
        return CORDON_OK;
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    int failed = pthread_create(&pool->keeper, NULL, cdn_keeper_main, pool);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (failed)
        return cdn_fail(err, CORDON_E_INTERNAL, "no thread for the pool: %s", strerror(failed));
    pool->has_keeper = true;
    return CORDON_OK;
}

/* Whether the text holds one of the names, as a word or not: a mistake costs time only. */
static bool mentions_any(const char *source, const char *names)
{
    for (; *names; names += strlen(names) + 1)
        if (strcmp(names, "*") == 0 || strstr(source, names))
            return true;
    return false;
}

/* With the lock held. Until the preload has been imported once, all wait for it: what is wrong with
 * it shows at once. A spare of the other's is better than to wait for a bare one. */
static size_t choose_route(cdn_pool *pool, const char *source)
{
    enum { FULL, BARE };
    if (!pool->mentions || pool->route_count == 1 || mentions_any(source, pool->mentions))
        return FULL;
    cdn_route *bare = &pool->routes[BARE];
    bool is_new = !bare->is_wanted;
    bare->is_wanted = true;
    if (is_new)
        cdn_pool_wake(pool);
    return bare->ready_count || !pool->routes[FULL].ready_count ? BARE : FULL;
}

/* Was it killed while it waited, by the kernel out of memory or by somebody else? */
static bool is_gone(const cdn_host_child *child)
{
    struct pollfd wait = {child->pidfd, POLLIN, 0};
    return atomic_load(&child->warm->is_dead) || poll(&wait, 1, 0) > 0;
}

/* With the lock held: the oldest that still lives. */
static bool take_ready(cdn_route *route, cdn_host_child *child)
{
    while (route->ready_count) {
        *child = route->ready[0];
        memmove(route->ready, route->ready + 1, --route->ready_count * sizeof *route->ready);
        if (!is_gone(child))
            return true;
        cdn_child_clear(child);
    }
    return false;
}

bool cdn_route_add_ready(cdn_route *route, const cdn_host_child *child)
{
    if (route->ready_count == route->ready_capacity) {
        size_t capacity = route->ready_capacity ? route->ready_capacity * 2 : 8;
        cdn_host_child *grown = realloc(route->ready, capacity * sizeof *grown);
        if (!grown)
            return false;
        route->ready = grown;
        route->ready_capacity = capacity;
    }
    route->ready[route->ready_count++] = *child;
    return true;
}

/* With the lock held. */
static bool serve(cdn_pool *pool, cdn_ticket *ticket)
{
    if (ticket->takes_none)
        return ticket->is_over = pool->routes[ticket->route].ready_count > 0;
    if (pool->stats.running >= pool->policy->pool.runs ||
        !take_ready(&pool->routes[ticket->route], &ticket->child))
        return false;
    pool->stats.running++;
    pool->stats.runs++;
    ticket->holds_place = ticket->is_over = true;
    return true;
}

/* With the lock held. */
static void leave_queue(cdn_pool *pool, cdn_ticket *ticket)
{
    cdn_ticket **at = &pool->first;
    while (*at && *at != ticket)
        at = &(*at)->next;
    if (!*at)
        return;
    *at = ticket->next;
    if (!*at)
        pool->last = at;
    pool->stats.queued--;
}

static void tell(cdn_ticket *ticket)
{
    uint64_t one = 1;
    (void)!write(ticket->over_fd, &one, sizeof one);
}

void cdn_pool_serve_queue(cdn_pool *pool)
{
    for (cdn_ticket *ticket = pool->first, *next; ticket; ticket = next) {
        next = ticket->next;
        if (!serve(pool, ticket))
            continue;
        leave_queue(pool, ticket);
        tell(ticket);
    }
}

void cdn_pool_fail_queue(cdn_pool *pool, size_t route, cordon_status status, const char *message)
{
    for (cdn_ticket *ticket = pool->first, *next; ticket; ticket = next) {
        next = ticket->next;
        if (ticket->route != route)
            continue;
        leave_queue(pool, ticket);
        ticket->status = cdn_fail(ticket->error, status, "%s", message);
        ticket->is_over = true;
        tell(ticket);
    }
}

/* With the lock held: no spare was ready, or no place free. */
static cordon_status enqueue(cdn_pool *pool, cdn_ticket *ticket, cordon_error *err)
{
    const cdn_pool_settings *settings = &pool->policy->pool;
    if (pool->stats.running + pool->stats.queued >= settings->runs + settings->queue) {
        pool->stats.refused++;
        return cdn_fail(err, CORDON_E_BUSY,
                        "%llu runs wait already; raise pool.queue or pool.runs, or try later",
                        (unsigned long long)pool->stats.queued);
    }
    ticket->over_fd = cdn_watch_event();
    ticket->error = cordon_error_new();
    if (ticket->over_fd < 0)
        return cdn_fail(err, CORDON_E_INTERNAL, "no descriptor to wait on: %s", strerror(errno));
    if (!ticket->error)
        return cdn_fail_nomem(err);
    cdn_route *route = &pool->routes[ticket->route];
    ticket->is_queued = pool->stats.running >= settings->runs;
    route->is_wanted = true;
    route->missed_ms = ticket->asked_ms;
    if (route->target < settings->spares_max && !ticket->takes_none && pool->stats.runs)
        route->target++;
    ticket->next = NULL;
    *pool->last = ticket;
    pool->last = &ticket->next;
    pool->stats.queued++;
    pool->stats.waited += !ticket->takes_none;
    return CORDON_OK;
}

/* With the lock held: those who came first are served first. */
static bool is_waited_for(const cdn_pool *pool, size_t route)
{
    const cdn_ticket *ticket = pool->first;
    while (ticket && ticket->route != route)
        ticket = ticket->next;
    return ticket != NULL;
}

static cordon_status ask_route(cdn_ticket *ticket, cordon_error *err)
{
    cdn_pool *pool = ticket->pool;
    cordon_status status = ensure_keeper(pool, err);
    if (status != CORDON_OK || (!is_waited_for(pool, ticket->route) && serve(pool, ticket)))
        return status;
    status = enqueue(pool, ticket, err);
    if (status == CORDON_OK)
        cdn_pool_wake(pool);
    return status;
}

cordon_status cdn_pool_ask(cdn_ticket *ticket, cdn_pool *pool, const char *source,
                           cordon_error *err)
{
    *ticket = (cdn_ticket){.pool = pool, .over_fd = -1, .asked_ms = cdn_clock_ms()};
    pthread_mutex_lock(&pool->lock);
    ticket->route = choose_route(pool, source);
    cordon_status status = ask_route(ticket, err);
    pthread_mutex_unlock(&pool->lock);
    if (status != CORDON_OK)
        cdn_ticket_drop(ticket);
    return status;
}

bool cdn_ticket_is_over(cdn_ticket *ticket)
{
    pthread_mutex_lock(&ticket->pool->lock);
    bool is_over = ticket->is_over;
    pthread_mutex_unlock(&ticket->pool->lock);
    return is_over;
}

cordon_status cdn_ticket_take(cdn_ticket *ticket, cdn_host_child *child_out, cordon_error *err)
{
    if (ticket->is_queued)
        ticket->queue_ms = cdn_clock_ms() - ticket->asked_ms;
    if (ticket->status != CORDON_OK)
        return cdn_fail(err, ticket->status, "%s", cordon_error_message(ticket->error));
    *child_out = ticket->child;
    ticket->child = cdn_child_none;
    return CORDON_OK;
}

void cdn_ticket_drop(cdn_ticket *ticket)
{
    cdn_pool *pool = ticket->pool;
    if (!pool)
        return;
    pthread_mutex_lock(&pool->lock);
    if (!ticket->is_over)
        leave_queue(pool, ticket);
    if (ticket->holds_place) {
        pool->stats.running--;
        cdn_child_clear(&ticket->child); /* given and never taken */
    }
    cdn_pool_serve_queue(pool);
    pthread_mutex_unlock(&pool->lock);
    if (ticket->holds_place)
        cdn_pool_wake(pool); /* the next spare is forked after a run, not beside it */
    cdn_fd_close(&ticket->over_fd);
    cordon_error_free(ticket->error);
    *ticket = (cdn_ticket){.over_fd = -1};
}

static cordon_status await(cdn_ticket *ticket, cordon_error *err)
{
    struct pollfd wait = {ticket->over_fd, POLLIN, 0};
    while (!cdn_ticket_is_over(ticket))
        poll(&wait, 1, -1);
    cdn_host_child none;
    return cdn_ticket_take(ticket, &none, err);
}

cordon_status cdn_pool_warm(cdn_pool *pool, cordon_error *err)
{
    cordon_status status = CORDON_OK;
    for (size_t i = 0; i < pool->route_count && status == CORDON_OK; i++) {
        cdn_ticket ticket = {.pool = pool,
                             .route = i,
                             .takes_none = true,
                             .over_fd = -1,
                             .asked_ms = cdn_clock_ms()};
        pthread_mutex_lock(&pool->lock);
        status = ask_route(&ticket, err);
        pthread_mutex_unlock(&pool->lock);
        if (status == CORDON_OK && ticket.over_fd >= 0)
            status = await(&ticket, err);
        cdn_ticket_drop(&ticket);
    }
    return status;
}

void cdn_pool_stats_read(cdn_pool_stats *out, cdn_pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    *out = pool->stats;
    out->spares = 0;
    for (size_t i = 0; i < pool->route_count; i++)
        out->spares += pool->routes[i].ready_count;
    pthread_mutex_unlock(&pool->lock);
}
