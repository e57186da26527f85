/* Forms that the grammar reads otherwise than CPython does: the text is changed and read again. */
#ifndef CDN_MEND_H
#define CDN_MEND_H

#include "syntax.h"

/*
 * Both change single bytes of `text`, a copy of what was parsed, so that the grammar takes the
 * form as CPython does; no byte moves, and names are still read from the source itself. Each
 * returns whether something changed.
 */

/* Forms in a tree without errors: f-string formats with '=', `type`, `print`, `exec` as names. */
bool cdn_mend_forms(char *text, const cdn_syntax *syntax);
/* Forms that the grammar takes for errors. */
bool cdn_mend_errors(char *text, size_t text_bytes);

#endif
