/* What became of a program, decided once. */
#ifndef CDN_OUTCOME_H
#define CDN_OUTCOME_H

#include "exec.h"
#include "message.h"

/*
 * Set outcome, exit code and signal from what the zygote reaped. `cause` is what the host ended the
 * run for (CORDON_OUTCOME_OK: nothing); it wins over how the process then ended.
 */
void cdn_outcome_decide(cdn_exec_result *result, cordon_outcome cause,
                        const cdn_child_report *exited, const cdn_limits *limits);

#endif
