/* From bytes to the one text that is parsed and run. */
#ifndef CDN_NORMALISE_H
#define CDN_NORMALISE_H

#include "buf.h"
#include "refusal.h"

/*
 * Append the normalised source to `out`: no byte order mark, LF line ends, UTF-8 without NUL.
 * What cannot be normalised is refused: CORDON_OK, with `refusal` filled and nothing appended.
 */
cordon_status cdn_normalise(cdn_buf *out, cdn_refusal *refusal, const char *source,
                            size_t source_bytes, uint64_t max_bytes, cordon_error *err);

#endif
