/* Seccomp user notifications: calls that the run is ended for, and threads, which are counted. */
#ifndef CDN_NOTICE_H
#define CDN_NOTICE_H

#include "child.h"

/*
 * Take one notification. True: it was a violation, now recorded in `result`, and nobody answers it.
 * Only for a listener that poll(2) says is readable: before Linux 6.11 the kernel would let nobody
 * go when the child is gone.
 */
bool cdn_notice_take(cdn_exec_result *result, cdn_host_child *child, const cdn_limits *limits);

#endif
