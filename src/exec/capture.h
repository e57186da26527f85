/* One job in one ready child, from the first byte of source to its end. */
#ifndef CDN_CAPTURE_H
#define CDN_CAPTURE_H

#include <poll.h>

#include "child.h"

enum { CDN_CAPTURE_SLOTS = 7 };

typedef struct cdn_capture cdn_capture;

/* Sends the job. All are borrowed until the end; NULL when memory is out. */
cdn_capture *cdn_capture_new(cdn_exec_result *result, cdn_host_child *child,
                             const cdn_exec_job *job, const cdn_limits *limits);
/*
 * Do what there is to do; with nothing to do, wait for it at most `wait_ms` (-1: as long as it
 * takes). True once the child is over, which is always: within wall_ms and the kill grace.
 */
bool cdn_capture_step(cdn_capture *capture, int wait_ms);
/* What a step waits for, and how long at most, in milliseconds. */
int cdn_capture_waits_for(const cdn_capture *capture, struct pollfd slots[CDN_CAPTURE_SLOTS]);
/*
 * Fills the rest of the result (outcome, usage) and frees. False: the child was gone before it had
 * the whole job, so no line ran and another child may have it; the outcome is a host fault.
 */
bool cdn_capture_finish(cdn_capture *capture);

#endif
