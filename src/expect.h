/* Annotated Python files: what their comments expect against what screening finds. */
#ifndef CDN_EXPECT_H
#define CDN_EXPECT_H

#include <cordon/verdict.h>

#include "buf.h"

/*
 * Append to `out` each difference between the `# expect: …` comments of `text` and the findings,
 * one a line, with the source line below it. Nothing is appended when there is none. False when
 * memory is out.
 */
bool cdn_expect_compare(cdn_buf *out, const char *text, const cordon_verdict *verdict);

#endif
