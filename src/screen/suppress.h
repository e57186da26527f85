/* Comments that silence a rule, where the policy lets them. */
#ifndef CDN_SUPPRESS_H
#define CDN_SUPPRESS_H

#include <stdbool.h>
#include <stddef.h>

#include "screen.h"

/*
 * Whether the line says `# cordon: allow RULE, …` of `rule`, and `bounds` names that rule among
 * those that a comment may silence. Without such a policy every comment is only a comment.
 */
bool cdn_suppress_holds(const cdn_screen_bounds *bounds, const char *rule, const char *line,
                        size_t bytes);

#endif
