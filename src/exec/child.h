/*
 * The host's end of one child: its sockets, its pidfd, and what it said about its layers. Owned by
 * one thread at a time.
 */
#ifndef CDN_HOST_CHILD_H
#define CDN_HOST_CHILD_H

#include "exec.h"
#include "frame.h"
#include "message.h"
#include "zygote.h"

typedef struct cdn_host_child {
    cdn_warm *warm; /* a reference */
    pid_t pid;
    int pidfd;
    int report; /* from the zygote */
    int job;    /* from the child: hostile */
    int input;
    int output[2];          /* stdout, stderr */
    int listener;           /* seccomp notifications; -1 where they kill by themselves */
    uint64_t threads_begun; /* that the host was asked for */
    cdn_frame_reader frames;
    cdn_ready ready; /* what it said of its layers and of its set-up */
    bool has_layers; /* it came so far, or failed on the way and told */
    bool is_ready;
} cdn_host_child;

/* All descriptors -1. */
extern const cdn_host_child cdn_child_none;

/* Ask the zygote for a child; returns at once. A spare warms itself up, as nobody waits for it. On
 * failure `child` is empty. */
cordon_status cdn_child_request(cdn_host_child *child, cdn_warm *warm, const cdn_limits *limits,
                                bool is_spare, cordon_error *err);
/*
 * Hear what it says of its set-up, without waiting. CORDON_E_CONFINE: a step failed.
 * CORDON_E_INTERNAL: the zygote is gone or could not fork (`warm->is_dead` tells which).
 */
cordon_status cdn_child_advance(cdn_host_child *child, cordon_error *err);
/* It is confined, and there is a hold on it: it may be given a job. */
bool cdn_child_is_ready(const cdn_host_child *child);
/* Kill it when it still lives, and close everything. All-zero with -1 descriptors is fine. */
void cdn_child_clear(cdn_host_child *child);
void cdn_child_kill(cdn_host_child *child);

#endif
