/* A mirror of poll(2)'s arguments in an epoll instance; see watch.h. */
#include "watch.h"

#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "fd.h"

const cdn_watch cdn_watch_none = {.fd = -1, .timer = -1};

int cdn_watch_event(void)
{
    int fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (fd >= 0 && !cdn_fd_lift(&fd))
        cdn_fd_close(&fd);
    return fd;
}

static void control(cdn_watch *watch, int what, const struct pollfd *slot)
{
    struct epoll_event event = {.events = (unsigned)slot->events};
    epoll_ctl(watch->fd, what, slot->fd, &event);
}

bool cdn_watch_open(cdn_watch *watch)
{
    *watch = cdn_watch_none;
    watch->fd = epoll_create1(EPOLL_CLOEXEC);
    watch->timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
    if (watch->fd < 0 || watch->timer < 0 || !cdn_fd_lift(&watch->fd) ||
        !cdn_fd_lift(&watch->timer)) {
        cdn_watch_close(watch);
        return false;
    }
    for (size_t i = 0; i < CDN_WATCH_SLOTS; i++)
        watch->slots[i].fd = -1;
    control(watch, EPOLL_CTL_ADD, &(struct pollfd){watch->timer, POLLIN, 0});
    return true;
}

void cdn_watch_close(cdn_watch *watch)
{
    cdn_fd_close(&watch->timer);
    cdn_fd_close(&watch->fd);
}

void cdn_watch_forget(cdn_watch *watch)
{
    for (size_t i = 0; watch->fd >= 0 && i < CDN_WATCH_SLOTS; i++) {
        if (watch->slots[i].fd >= 0)
            control(watch, EPOLL_CTL_DEL, &watch->slots[i]);
        watch->slots[i].fd = -1;
    }
}

static void set_timer(cdn_watch *watch, int wait_ms)
{
    struct itimerspec when = {.it_value = {wait_ms / 1000, (long)(wait_ms % 1000) * 1000000 + 1}};
    timerfd_settime(watch->timer, 0, &when, NULL);
}

void cdn_watch_set(cdn_watch *watch, const struct pollfd *slots, size_t count, int wait_ms)
{
    if (watch->fd < 0)
        return;
    for (size_t i = 0; i < CDN_WATCH_SLOTS; i++) {
        struct pollfd none = {.fd = -1}, now = i < count ? slots[i] : none;
        struct pollfd *before = &watch->slots[i];
        if (now.fd >= 0 && now.fd != before->fd)
            control(watch, EPOLL_CTL_ADD, &now);
        else if (now.fd >= 0 && now.events != before->events)
            control(watch, EPOLL_CTL_MOD, &now);
        *before = now;
    }
    set_timer(watch, wait_ms);
}
