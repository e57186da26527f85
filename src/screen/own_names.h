/*
 * The program's own names, of which only a part is looked at: globals()["plot_" + kind], and
 * `for k, v in globals().items() if k.startswith("plot_")`. They can be what was imported under
 * such a name. Called by access.c.
 */
#ifndef CDN_OWN_NAMES_H
#define CDN_OWN_NAMES_H

#include "buf.h"
#include "scopes.h"

/* Any name that begins with no underscore: `if not k.startswith("_")`. */
#define CDN_NOT_PRIVATE "[!_]{}"

/* Append which names are taken of all the names at `node`, such as "plot_{}"; false: any. */
bool cdn_own_names_filter(cdn_buf *out, cdn_scopes *scopes, uint32_t node);
/* Add what is imported anywhere under a name that fits: "plot_{}", with a part that is known. */
void cdn_own_names_resolve(cdn_scopes *scopes, cdn_values *values, const char *pattern,
                           uint32_t node);

#endif
