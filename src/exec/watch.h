/*
 * One pollable descriptor for what poll(2) would be asked: for hosts with an event loop of their
 * own.
 */
#ifndef CDN_WATCH_H
#define CDN_WATCH_H

#include <poll.h>
#include <stdbool.h>
#include <stddef.h>

enum { CDN_WATCH_SLOTS = 8 };

typedef struct cdn_watch {
    int fd;    /* epoll; -1 while nobody asked for it */
    int timer; /* in it */
    struct pollfd slots[CDN_WATCH_SLOTS];
} cdn_watch;

/* An eventfd that does not block, or -1 with errno set. */
int cdn_watch_event(void);

extern const cdn_watch cdn_watch_none;

/* False with errno set. */
bool cdn_watch_open(cdn_watch *watch);
void cdn_watch_close(cdn_watch *watch);
/* The descriptor is readable when one of `slots` is, or after `wait_ms`. A slot keeps its
 * descriptor until that is closed: -1 says that it was. Does nothing while nobody asked for the
 * descriptor. */
void cdn_watch_set(cdn_watch *watch, const struct pollfd *slots, size_t count, int wait_ms);
/* Before descriptors that are open still go elsewhere: another set follows. */
void cdn_watch_forget(cdn_watch *watch);

#endif
