/*
 * Memory for the parser. tree-sitter ends its process when an allocation fails; here the failure
 * jumps back to whoever opened the arena, and everything allocated since is released with it.
 */
#ifndef CDN_ARENA_H
#define CDN_ARENA_H

#include <setjmp.h>
#include <stddef.h>

/* Blocks of up to this size are cut from chunks and used again by size; larger ones are malloc's.
 * AddressSanitizer guards malloc's blocks, so there all are. */
#if defined(__SANITIZE_ADDRESS__)
#define CDN_ARENA_SMALL_MAX 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CDN_ARENA_SMALL_MAX 0
#endif
#endif
#ifndef CDN_ARENA_SMALL_MAX
#define CDN_ARENA_SMALL_MAX 512
#endif

typedef struct cdn_arena_block cdn_arena_block;
typedef struct cdn_arena_chunk cdn_arena_chunk;

/*
 * Chunks that are kept from one parse to the next: memory that goes back to the system comes from
 * it again page by page, which takes as long as judging does. At most four of 2 MiB. Any number of
 * threads may share one.
 */
typedef struct cdn_arena_store cdn_arena_store;

/* NULL when memory is out. */
cdn_arena_store *cdn_arena_store_new(void);
void cdn_arena_store_free(cdn_arena_store *store);

/* What setjmp() returns after the jump. */
enum { CDN_ARENA_NO_MEMORY = 1, CDN_ARENA_GREW = 2 };

/* One per parse, on the stack of the thread that parses. */
typedef struct cdn_arena {
    cdn_arena_block *blocks; /* large ones */
    cdn_arena_chunk *chunks;
    char *next;                                   /* where the newest chunk is free */
    size_t left;                                  /* bytes from there on */
    void *released[CDN_ARENA_SMALL_MAX / 16 + 1]; /* by size: small blocks to use again */
    cdn_arena_store *store;                       /* may be NULL */
    jmp_buf *no_memory;                           /* where a failed allocation goes */
    size_t grow_bytes_max; /* blocks do not grow past this; 0 for no bound; set after opening */
} cdn_arena;

/* From here to cdn_arena_close() the calls below allocate from `arena` on this thread. */
void cdn_arena_open(cdn_arena *arena, cdn_arena_store *store, jmp_buf *no_memory);
/* Release everything, but for one chunk that `store` may keep. */
void cdn_arena_close(cdn_arena *arena);

/* As malloc, calloc, realloc and free, for ts_set_allocator(); they never return NULL. */
void *cdn_arena_malloc(size_t size);
void *cdn_arena_calloc(size_t count, size_t size);
void *cdn_arena_realloc(void *bytes, size_t size);
void cdn_arena_release(void *bytes);

#endif
