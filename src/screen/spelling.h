/* How names are spelled to CPython: NFKC-folded, without the blanks that may stand around dots. */
#ifndef CDN_SPELLING_H
#define CDN_SPELLING_H

#include "refusal.h"
#include "syntax.h"

/*
 * Give identifiers, dotted and relative names the spelling that CPython knows them by, where it
 * differs from the text: cdn_text_of() then tells it. A name with characters that this library's
 * Unicode tables do not know is refused. False when memory is out.
 */
bool cdn_spell_names(cdn_syntax *syntax, cdn_refusal *refusal);

#endif
