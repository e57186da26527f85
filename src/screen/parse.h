/* From normalised text to the flat syntax tree. */
#ifndef CDN_PARSE_H
#define CDN_PARSE_H

#include "refusal.h"
#include "syntax.h"

/*
 * Parse. Text that the grammar does not accept is refused as "not understood", a parse longer
 * than `parse_ms` as "too large": CORDON_OK with `refusal` filled, and `syntax` is empty.
 * `text` is borrowed for the life of `syntax`; release with cdn_syntax_free().
 */
cordon_status cdn_parse(cdn_syntax *syntax, cdn_refusal *refusal, const char *text,
                        size_t text_bytes, uint64_t parse_ms, cordon_error *err);

#endif
