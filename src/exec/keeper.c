/*
 * The pool's own thread: it starts warm interpreters, has children forked, brings them through
 * their set-up and puts them in. One loop around poll(2); nothing in it waits for one process
 * alone, except the first look for the interpreter.
 */
#include "keeper.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "clock.h"
#include "error.h"
#include "interpreter.h"
#include "layers.h"

enum {
    START_MS = 60000,     /* for a zygote: imports of a large preload on a busy machine */
    READY_MS = 10000,     /* for a child */
    FIRST_RETRY_MS = 100, /* doubles with each failure */
    LAST_RETRY_MS = 5000,
    RETIRED_MS = 100, /* how often to look whether a retired zygote is free */
    TRIES = 3, /* zygotes or children in a row that may fail before those who wait are told */
    POLLED_MAX = 1 + 2 * (2 + 2 * CDN_COMING_MAX)
};

/* What of a route the other threads change, read once per round. */
typedef struct demand {
    bool is_wanted;
    size_t waiting; /* for a child, not only for warmth */
    size_t spares;  /* to have */
    size_t ready;
} demand;

typedef struct keeper {
    cdn_pool *pool;
    cordon_error *error;
    struct pollfd polled[POLLED_MAX];
    size_t polled_count;
    double until_ms; /* when to look again, whatever comes */
} keeper;

static void look_again_at(keeper *self, double time_ms)
{
    if (time_ms < self->until_ms)
        self->until_ms = time_ms;
}

/* Failures --------------------------------------------------------------------------------- */

/* Nothing more is started on this route until somebody asks again, and not before its time. */
static void give_up(keeper *self, cdn_route *route, cordon_status status, const char *message)
{
    cdn_pool *pool = self->pool;
    pthread_mutex_lock(&pool->lock);
    cdn_pool_fail_queue(pool, (size_t)(route - pool->routes), status, message);
    route->is_wanted = false;
    pthread_mutex_unlock(&pool->lock);
}

static void count_failure(keeper *self, cdn_route *route)
{
    double delay = FIRST_RETRY_MS;
    for (unsigned i = 2; i < route->failures && delay < LAST_RETRY_MS; i++)
        delay *= 2;
    route->failures++;
    route->retry_at_ms = route->failures < TRIES ? 0 : cdn_clock_ms() + delay;
    look_again_at(self, 0); /* what was planned for is gone */
}

/* `self->error` says what failed: it concerns every run on this route. */
static void fail_route(keeper *self, cdn_route *route, cordon_status status)
{
    count_failure(self, route);
    cordon_error_free(route->failed);
    route->failed = cordon_error_new();
    cdn_fail(route->failed, status, "%s", cordon_error_message(self->error));
    give_up(self, route, status, cordon_error_message(self->error));
}

/* A process that was lost concerns nobody else: another is tried, for a while. */
static void fail_once(keeper *self, cdn_route *route, cordon_status status)
{
    if (status != CORDON_E_INTERNAL || route->failures + 1 >= TRIES)
        fail_route(self, route, status);
    else
        count_failure(self, route);
}

/* Zygotes ---------------------------------------------------------------------------------- */

static void count_zygotes(cdn_pool *pool, int change, uint64_t *also)
{
    pthread_mutex_lock(&pool->lock);
    pool->stats.zygotes += (uint64_t)change;
    if (also)
        ++*also;
    pthread_mutex_unlock(&pool->lock);
}

static void launch(keeper *self, cdn_route *route)
{
    cdn_pool *pool = self->pool;
    cordon_status status = CORDON_OK;
    if (!pool->interpreter.count)
        status =
            cdn_interpreter_resolve(&pool->interpreter, pool->policy->interpreter, self->error);
    if (status == CORDON_OK)
        status = cdn_warm_launch(&route->next, pool->policy, pool->interpreter.bytes,
                                 route->is_bare, self->error);
    if (status != CORDON_OK)
        fail_route(self, route, status);
    else
        count_zygotes(pool, 0, &pool->stats.starts);
}

/* Its children that nobody has yet. */
static void drop_children(cdn_pool *pool, cdn_route *route, const cdn_warm *warm)
{
    pthread_mutex_lock(&pool->lock);
    size_t kept = 0;
    for (size_t i = 0; i < route->ready_count; i++)
        if (route->ready[i].warm == warm)
            cdn_child_clear(&route->ready[i]);
        else
            route->ready[kept++] = route->ready[i];
    route->ready_count = kept;
    pthread_mutex_unlock(&pool->lock);
    kept = 0;
    for (size_t i = 0; i < route->coming_count; i++)
        if (route->coming[i].child.warm == warm)
            cdn_child_clear(&route->coming[i].child);
        else
            route->coming[kept++] = route->coming[i];
    route->coming_count = kept;
}

/* `self->error` says why. */
static void bury(keeper *self, cdn_route *route)
{
    cdn_pool *pool = self->pool;
    atomic_store(&route->warm->is_dead, true);
    drop_children(pool, route, route->warm);
    cdn_warm_unref(route->warm);
    route->warm = NULL;
    count_zygotes(pool, -1, &pool->stats.deaths);
    fail_once(self, route, CORDON_E_INTERNAL);
}

static void learn_mentions(cdn_pool *pool, const cdn_warm *warm)
{
    pthread_mutex_lock(&pool->lock);
    free(pool->mentions);
    pool->mentions = cdn_warm_modules(warm);
    pthread_mutex_unlock(&pool->lock);
}

/* The next zygote has said whether it is ready. The one before serves those who have its children
 * still, and ends with the last of them. */
static void welcome(keeper *self, cdn_route *route)
{
    cdn_pool *pool = self->pool;
    cordon_status status =
        cdn_warm_welcome(route->next, cdn_buf_text(&pool->interpreter), self->error);
    if (status != CORDON_OK) {
        cdn_warm_unref(route->next);
        route->next = NULL;
        fail_once(self, route, status);
        return;
    }
    if (route->warm) {
        cdn_warm_unref(route->retired);
        route->retired = route->warm;
    }
    count_zygotes(pool, route->warm ? 0 : 1, route->warm ? &pool->stats.recycled : NULL);
    route->warm = route->next;
    route->next = NULL;
    if (!route->is_bare)
        learn_mentions(pool, route->warm);
}

static bool is_worn(const keeper *self, const cdn_route *route, double now)
{
    const cdn_pool_settings *settings = &self->pool->policy->pool;
    return route->warm->forks >= settings->recycle_runs ||
           now - route->warm->launched_ms >= (double)settings->recycle_ms;
}

static void plan_zygote(keeper *self, cdn_route *route, const demand *wish, double now)
{
    if (route->retired && cdn_warm_is_free(route->retired)) {
        cdn_warm_unref(route->retired);
        route->retired = NULL;
    }
    if (route->retired)
        look_again_at(self, now + RETIRED_MS);
    if (route->next) {
        double deadline = route->next->launched_ms + START_MS;
        if (now >= deadline)
            welcome(self, route); /* which finds that nothing was said */
        look_again_at(self, deadline);
        return;
    }
    bool is_needed = wish->is_wanted && (!route->warm || is_worn(self, route, now));
    if (!is_needed)
        return;
    if (now >= route->retry_at_ms)
        launch(self, route);
    else if (!route->warm)
        give_up(self, route, cordon_error_status(route->failed),
                cordon_error_message(route->failed));
}

/* Children --------------------------------------------------------------------------------- */

static void request(keeper *self, cdn_route *route, bool may_rehearse)
{
    cdn_coming *coming = &route->coming[route->coming_count];
    cordon_status status = cdn_child_request(
        &coming->child, route->warm, &self->pool->policy->limits, may_rehearse, self->error);
    if (status == CORDON_OK) {
        coming->until_ms = cdn_clock_ms() + READY_MS;
        route->coming_count++;
        route->warm->forks++;
    } else if (!atomic_load(&route->warm->is_dead)) {
        fail_once(self, route, status);
    }
}

/* As many as are waited for at once, spares two at a time: they would hold up the runs. */
static void plan_children(keeper *self, cdn_route *route, const demand *wish)
{
    size_t wanted = wish->is_wanted ? wish->spares + wish->waiting : 0;
    size_t at_once = wish->waiting > 2 ? wish->waiting : 2;
    if (at_once > CDN_COMING_MAX)
        at_once = CDN_COMING_MAX;
    while (route->warm && !atomic_load(&route->warm->is_dead) && route->coming_count < at_once &&
           wish->ready + route->coming_count < wanted) {
        size_t before = route->coming_count;
        request(self, route, wish->waiting == 0);
        if (route->coming_count == before)
            break;
    }
    if (route->warm && atomic_load(&route->warm->is_dead))
        bury(self, route);
    for (size_t i = 0; i < route->coming_count; i++)
        look_again_at(self, route->coming[i].until_ms);
}

static void put_in(keeper *self, cdn_route *route, cdn_host_child *child)
{
    cdn_pool *pool = self->pool;
    route->failures = 0;
    pthread_mutex_lock(&pool->lock);
    if (cdn_route_add_ready(route, child))
        cdn_pool_serve_queue(pool);
    else
        cdn_child_clear(child);
    pthread_mutex_unlock(&pool->lock);
}

/* One step of a child that is being set up; true when it is no longer. */
static bool advance(keeper *self, cdn_route *route, cdn_coming *coming)
{
    cordon_status status = cdn_child_advance(&coming->child, self->error);
    if (status == CORDON_OK && cdn_child_is_ready(&coming->child)) {
        status =
            cdn_layers_judge(coming->child.ready.layers, &self->pool->policy->waive, self->error);
        if (status == CORDON_OK) {
            put_in(self, route, &coming->child);
            return true;
        }
    } else if (status == CORDON_OK && cdn_clock_ms() >= coming->until_ms) {
        status = cdn_fail(self->error, CORDON_E_INTERNAL, "a child was not ready in %d s",
                          READY_MS / 1000);
    }
    if (status == CORDON_OK)
        return false;
    if (status == CORDON_E_CONFINE)
        fail_route(self, route, status);
    else /* whose fault it is cannot be told: all are replaced, as one failure */
        atomic_store(&coming->child.warm->is_dead, true);
    cdn_child_clear(&coming->child);
    return true;
}

static void advance_all(keeper *self, cdn_route *route)
{
    for (size_t i = 0; i < route->coming_count;) {
        cdn_coming coming = route->coming[i];
        if (!advance(self, route, &coming)) {
            route->coming[i++] = coming;
            continue;
        }
        memmove(&route->coming[i], &route->coming[i + 1],
                (--route->coming_count - i) * sizeof *route->coming);
    }
}

/* The loop --------------------------------------------------------------------------------- */

/* With the lock held: after a time without a miss, back to the least number of spares. */
static void shrink(keeper *self, cdn_route *route, double now)
{
    const cdn_pool_settings *settings = &self->pool->policy->pool;
    double until = route->missed_ms + (double)settings->idle_ms;
    if (route->target <= settings->spares)
        return;
    if (now < until) {
        look_again_at(self, until);
        return;
    }
    route->target = settings->spares;
    while (route->ready_count > route->target)
        cdn_child_clear(&route->ready[--route->ready_count]);
}

static demand read_demand(keeper *self, cdn_route *route, double now)
{
    cdn_pool *pool = self->pool;
    pthread_mutex_lock(&pool->lock);
    shrink(self, route, now);
    demand wish = {
        .is_wanted = route->is_wanted, .spares = route->target, .ready = route->ready_count};
    for (const cdn_ticket *ticket = pool->first; ticket; ticket = ticket->next)
        wish.waiting += ticket->route == (size_t)(route - pool->routes) && !ticket->takes_none;
    pthread_mutex_unlock(&pool->lock);
    return wish;
}

static void watch(keeper *self, int fd, short events)
{
    self->polled[self->polled_count++] = (struct pollfd){fd, events, 0};
}

static void watch_route(keeper *self, const cdn_route *route)
{
    watch(self, route->warm ? route->warm->control : -1, 0);
    watch(self, route->next ? route->next->control : -1, POLLIN);
    for (size_t i = 0; i < route->coming_count; i++) {
        const cdn_host_child *child = &route->coming[i].child;
        watch(self, child->job, child->is_ready ? 0 : POLLIN);
        watch(self, child->report, POLLIN);
    }
}

/* In the order of watch_route(); returns how many descriptors were the route's. */
static size_t listen_route(keeper *self, cdn_route *route, const struct pollfd *polled)
{
    size_t count = 2 + 2 * route->coming_count;
    bool is_any_child = false;
    for (size_t i = 2; i < count; i++)
        is_any_child |= polled[i].revents != 0;
    if (polled[1].revents)
        welcome(self, route);
    if (is_any_child || route->coming_count)
        advance_all(self, route);
    if (polled[0].revents && route->warm && polled[0].fd == route->warm->control) {
        cdn_fail(self->error, CORDON_E_INTERNAL, "the warm interpreter ended again and again");
        bury(self, route);
    }
    return count;
}

static void listen_all(keeper *self)
{
    cdn_pool *pool = self->pool;
    self->polled_count = 0;
    watch(self, pool->wake_fd, POLLIN);
    for (size_t i = 0; i < pool->route_count; i++)
        watch_route(self, &pool->routes[i]);
    double left = self->until_ms - cdn_clock_ms();
    if (poll(self->polled, self->polled_count, left > 0 ? (int)left + 1 : 0) < 0)
        return;
    uint64_t count;
    if (self->polled[0].revents)
        (void)!read(pool->wake_fd, &count, sizeof count);
    const struct pollfd *at = self->polled + 1;
    for (size_t i = 0; i < pool->route_count; i++)
        at += listen_route(self, &pool->routes[i], at);
}

static void count_forks(cdn_pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    pool->stats.coming = 0;
    for (size_t i = 0; i < pool->route_count; i++)
        pool->stats.coming += pool->routes[i].coming_count;
    pthread_mutex_unlock(&pool->lock);
}

static bool is_closing(cdn_pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    bool is_closing = pool->is_closing;
    pthread_mutex_unlock(&pool->lock);
    return is_closing;
}

static void close_route(cdn_route *route)
{
    while (route->ready_count)
        cdn_child_clear(&route->ready[--route->ready_count]);
    while (route->coming_count)
        cdn_child_clear(&route->coming[--route->coming_count].child);
    cdn_warm_unref(route->next);
    cdn_warm_unref(route->retired);
    cdn_warm_unref(route->warm);
    cordon_error_free(route->failed);
}

void *cdn_keeper_main(void *context)
{
    keeper self = {.pool = context, .error = cordon_error_new()};
    cdn_pool *pool = self.pool;
    while (!is_closing(pool)) {
        double now = cdn_clock_ms();
        self.until_ms = now + 60000;
        for (size_t i = 0; i < pool->route_count; i++) {
            demand wish = read_demand(&self, &pool->routes[i], now);
            plan_zygote(&self, &pool->routes[i], &wish, now);
            plan_children(&self, &pool->routes[i], &wish);
        }
        count_forks(pool);
        listen_all(&self);
    }
    for (size_t i = 0; i < pool->route_count; i++)
        close_route(&pool->routes[i]);
    cordon_error_free(self.error);
    return NULL;
}
