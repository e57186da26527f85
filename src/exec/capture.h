/* One job in one ready child, from the first byte of source to its end. */
#ifndef CDN_CAPTURE_H
#define CDN_CAPTURE_H

#include "child.h"

/*
 * Fills `result` (outcome, texts, usage). Always ends: within wall_ms and the kill grace. False:
 * the child was gone before it had the whole job, so no line ran and another child may have it; the
 * outcome is a host fault.
 */
bool cdn_capture_run(cdn_exec_result *result, cdn_host_child *child, const cdn_exec_job *job,
                     const cdn_limits *limits);

#endif
