/*
 * Uses of the interpreter's internals that textbooks show and that lead nowhere, such as the
 * lineage of one's own class. collect.c leaves them out.
 */
#ifndef CDN_TEXTBOOK_H
#define CDN_TEXTBOOK_H

#include "collector.h"

/* Whether the identifier at `node` is one of these names. */
bool cdn_is_named(const cdn_syntax *syntax, uint32_t node, const char *const *names, size_t count);
/* D.__mro__ of one's own class, f.__code__.co_varnames: the attribute `name` of `node`. */
bool cdn_is_textbook(const cdn_collector *all, uint32_t node, uint32_t name);
/*
 * sys._getframe().f_code.co_name asks where the program is; "x" in sys.modules whether something
 * is loaded; sys.modules[__name__] is the program itself. `node` is the attribute or name.
 */
bool cdn_is_orientation(cdn_collector *all, uint32_t node);

#endif
