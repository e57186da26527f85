/* Seccomp user notifications: calls that the run is ended for. */
#ifndef CDN_VIOLATION_H
#define CDN_VIOLATION_H

#include "exec.h"

/*
 * Take one notification and record it. Only for a listener that poll(2) says is readable: before
 * Linux 6.11 the kernel would let nobody go when the child is gone.
 */
bool cdn_violation_take(cdn_exec_result *result, int listener);

#endif
