/*
 * Memory for the parser. tree-sitter ends its process when an allocation fails; here the failure
 * jumps back to whoever opened the arena, and everything allocated since is released with it.
 */
#ifndef CDN_ARENA_H
#define CDN_ARENA_H

#include <setjmp.h>
#include <stddef.h>

typedef struct cdn_arena_block cdn_arena_block;

/* One per parse, on the stack of the thread that parses. */
typedef struct cdn_arena {
    cdn_arena_block *blocks;
    jmp_buf *no_memory; /* where a failed allocation goes */
} cdn_arena;

/* From here to cdn_arena_close() the calls below allocate from `arena` on this thread. */
void cdn_arena_open(cdn_arena *arena, jmp_buf *no_memory);
/* Release every block that is left. */
void cdn_arena_close(cdn_arena *arena);

/* As malloc, calloc, realloc and free, for ts_set_allocator(); they never return NULL. */
void *cdn_arena_malloc(size_t size);
void *cdn_arena_calloc(size_t count, size_t size);
void *cdn_arena_realloc(void *bytes, size_t size);
void cdn_arena_release(void *bytes);

#endif
