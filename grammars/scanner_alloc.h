/*
 * Included before scanner.c of the grammar, which calls calloc and free for its own state and does
 * not look at the result: through the parser's allocator a failure is cdn_arena_calloc()'s.
 */
#include <stdlib.h>

#define calloc(count, size) ts_calloc(count, size)
#define free(bytes)         ts_free(bytes)
