/* The values of string constants, as far as they can be told without running anything. */
#ifndef CDN_FOLD_H
#define CDN_FOLD_H

#include "buf.h"
#include "scopes.h"

/*
 * Append the value of `node` when it is a string: prefixes, escapes, implicit and explicit
 * concatenation. A part that is not constant becomes "{}", and NUL becomes U+FFFD. False when it
 * is no string; `scopes->no_memory` when memory is out.
 */
bool cdn_fold_string(cdn_buf *out, cdn_scopes *scopes, uint32_t node);
/* The first node below `node` that keeps it from being a string; 0 when it is one. */
uint32_t cdn_fold_obstacle(const cdn_syntax *syntax, uint32_t node);

/*
 * When the call `node` is getattr, setattr or delattr with a constant name: append the name to
 * `out` and return the object's node. Else 0.
 */
uint32_t cdn_fold_getattr(cdn_buf *out, cdn_scopes *scopes, uint32_t node);

#endif
