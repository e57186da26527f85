/* From normalised text to the flat syntax tree. */
#ifndef CDN_PARSE_H
#define CDN_PARSE_H

#include "arena.h"
#include "refusal.h"
#include "syntax.h"

/*
 * Parse. Text that the grammar does not accept is refused as "not understood", a parse of more
 * than `parse_ms` of processor time as "too large": CORDON_OK with `refusal` filled, and `syntax`
 * is empty.
 * `text` is borrowed for the life of `syntax`; release with cdn_syntax_free().
 */
cordon_status cdn_parse(cdn_syntax *syntax, cdn_refusal *refusal, const char *text,
                        size_t text_bytes, uint64_t parse_ms, cordon_error *err);
/* The same with memory that is kept; `store` may be NULL. */
cordon_status cdn_parse_with(cdn_syntax *syntax, cdn_refusal *refusal, const char *text,
                             size_t text_bytes, uint64_t parse_ms, cdn_arena_store *store,
                             cordon_error *err);

#endif
