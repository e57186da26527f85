/* From tree-sitter's tree to the flat one. */
#ifndef CDN_FLATTEN_H
#define CDN_FLATTEN_H

#include "refusal.h"
#include "syntax.h"

typedef struct TSTree TSTree;

/*
 * Append all named nodes of `tree`, which has no errors, to the empty `syntax`. A tree that is too
 * deep or too large is refused. False when memory is out.
 */
bool cdn_flatten(cdn_syntax *syntax, cdn_refusal *refusal, const TSTree *tree);

#endif
