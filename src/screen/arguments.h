/* What a `call` rule asks of arguments, answered for one call. */
#ifndef CDN_ARGUMENTS_H
#define CDN_ARGUMENTS_H

#include "facts.h"
#include "syntax.h"

/*
 * Whether the arguments of the call whose function stands at `fact` are, or may be, what the rule
 * asks for. What cannot be told, such as `**options`, may be anything. `steps` counts the work
 * over a whole program; past a bound every answer is true. `syntax` NULL: true.
 */
bool cdn_arguments_hold(const cdn_arguments *wanted, const cdn_syntax *syntax,
                        const cdn_facts *facts, const cdn_fact *fact, uint64_t *steps);

#endif
