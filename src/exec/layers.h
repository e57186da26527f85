/* The layer table: from a child's claims to rows for people, and whether they suffice. */
#ifndef CDN_LAYERS_H
#define CDN_LAYERS_H

#include "exec.h"
#include "message.h"

/* Fill `result->layers` from what the child said. */
void cdn_layers_describe(cdn_exec_result *result, const cdn_layer_state *states);

/* CORDON_E_CONFINE, naming row, call, errno and fix, when a row is neither met nor waived. */
cordon_status cdn_layers_judge(const cdn_layer_state *states, const cdn_strings *waived,
                               cordon_error *err);

/* The same error for a step that failed in the child. */
cordon_status cdn_layers_step_failed(const cdn_step_failure *failure, cordon_error *err);

#endif
