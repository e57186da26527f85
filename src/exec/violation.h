/* Seccomp user notifications: calls that the run is ended for. */
#ifndef CDN_VIOLATION_H
#define CDN_VIOLATION_H

#include "exec.h"

/* Take one notification and record it. False when there was none; a finished listener is closed. */
bool cdn_violation_take(cdn_exec_result *result, int *listener);

#endif
