/*
 * The parser's memory, see arena.h. A parse makes and drops very many small blocks, which are
 * cut from chunks; large blocks are malloc's, on a list. The arena is found through a thread-local
 * pointer, because the parser's allocator takes no context; it is set only while cdn_parse() runs.
 */
#include "arena.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { UNIT = 16, FIRST_CHUNK = 1 << 15, LAST_CHUNK = 1 << 21, KEPT = 4 };

struct cdn_arena_chunk {
    cdn_arena_chunk *next;
    size_t size, unused;
    size_t small_bytes; /* of the first block, whose bytes come next */
};

/* The last word before the bytes says which kind of block it is. */
struct cdn_arena_block {
    cdn_arena_block *next, **link; /* `link` is what points here */
    size_t unused, small_bytes;    /* 0: a large block */
    max_align_t bytes[];
};

struct cdn_arena_store {
    _Atomic(cdn_arena_chunk *) kept[KEPT];
};

static _Thread_local cdn_arena *current;

/* Chunks ----------------------------------------------------------------------------------- */

static void use_chunk(cdn_arena *arena, cdn_arena_chunk *chunk)
{
    chunk->next = arena->chunks;
    arena->chunks = chunk;
    arena->next = (char *)(chunk + 1);
    arena->left = chunk->size - sizeof *chunk;
}

static void add_chunk(cdn_arena *arena)
{
    size_t last = arena->chunks ? arena->chunks->size : FIRST_CHUNK / 2;
    size_t size = last < LAST_CHUNK ? last * 2 : LAST_CHUNK;
    cdn_arena_chunk *chunk = malloc(size);
    if (!chunk)
        longjmp(*arena->no_memory, CDN_ARENA_NO_MEMORY);
    chunk->size = size;
    use_chunk(arena, chunk);
}

static cdn_arena_chunk *take_kept(cdn_arena_store *store)
{
    cdn_arena_chunk *chunk = NULL;
    for (size_t i = 0; i < KEPT && !chunk; i++)
        chunk = atomic_exchange(&store->kept[i], NULL);
    return chunk;
}

/* False when the store is full. */
static bool keep(cdn_arena_store *store, cdn_arena_chunk *chunk)
{
    bool is_kept = false;
    for (size_t i = 0; i < KEPT && !is_kept; i++) {
        cdn_arena_chunk *none = NULL;
        is_kept = atomic_compare_exchange_strong(&store->kept[i], &none, chunk);
    }
    return is_kept;
}

cdn_arena_store *cdn_arena_store_new(void)
{
    return calloc(1, sizeof(cdn_arena_store));
}

void cdn_arena_store_free(cdn_arena_store *store)
{
    for (size_t i = 0; store && i < KEPT; i++)
        free(atomic_load(&store->kept[i]));
    free(store);
}

/* ------------------------------------------------------------------------------------------ */

void cdn_arena_open(cdn_arena *arena, cdn_arena_store *store, jmp_buf *no_memory)
{
    *arena = (cdn_arena){.no_memory = no_memory, .store = store};
    cdn_arena_chunk *kept = store ? take_kept(store) : NULL;
    if (kept)
        use_chunk(arena, kept);
    current = arena;
}

/* The newest chunk is the largest. */
void cdn_arena_close(cdn_arena *arena)
{
    current = NULL;
    while (arena->blocks) {
        cdn_arena_block *block = arena->blocks;
        arena->blocks = block->next;
        free(block);
    }
    bool is_first = true;
    while (arena->chunks) {
        cdn_arena_chunk *chunk = arena->chunks;
        arena->chunks = chunk->next;
        if (!is_first || !arena->store || !keep(arena->store, chunk))
            free(chunk);
        is_first = false;
    }
}

/* Large blocks ----------------------------------------------------------------------------- */

static void put_on_list(cdn_arena_block *block)
{
    block->next = current->blocks;
    block->link = &current->blocks;
    if (block->next)
        block->next->link = &block->next;
    current->blocks = block;
}

static cdn_arena_block *block_of(void *bytes)
{
    return (cdn_arena_block *)((char *)bytes - offsetof(cdn_arena_block, bytes));
}

static void take_off_list(cdn_arena_block *block)
{
    *block->link = block->next;
    if (block->next)
        block->next->link = block->link;
}

static void *resize_large(cdn_arena_block *old, size_t size)
{
    bool fits = size <= SIZE_MAX - sizeof(cdn_arena_block);
    if (old)
        take_off_list(old);
    cdn_arena_block *block = fits ? realloc(old, sizeof *block + size) : NULL;
    if (!block) {
        if (old)
            put_on_list(old);
        longjmp(*current->no_memory, CDN_ARENA_NO_MEMORY);
    }
    block->small_bytes = 0;
    put_on_list(block);
    return block->bytes;
}

/* Small blocks ----------------------------------------------------------------------------- */

static size_t *small_bytes_of(void *bytes)
{
    return (size_t *)bytes - 1;
}

/* `bytes` is a multiple of UNIT and counts the word before the block as well. */
static void *cut(cdn_arena *arena, size_t bytes)
{
    if (arena->left < bytes)
        add_chunk(arena);
    void *block = arena->next;
    *small_bytes_of(block) = bytes;
    arena->next += bytes;
    arena->left -= bytes;
    return block;
}

void *cdn_arena_malloc(size_t size)
{
    cdn_arena *arena = current;
    if (size > CDN_ARENA_SMALL_MAX - sizeof(size_t) || !CDN_ARENA_SMALL_MAX)
        return resize_large(NULL, size);
    size_t bytes = (size + sizeof(size_t) + UNIT - 1) / UNIT * UNIT;
    void **block = arena->released[bytes / UNIT];
    if (!block)
        return cut(arena, bytes);
    arena->released[bytes / UNIT] = *block;
    return block;
}

void cdn_arena_release(void *bytes)
{
    if (!bytes)
        return;
    size_t small_bytes = *small_bytes_of(bytes);
    if (small_bytes) {
        *(void **)bytes = current->released[small_bytes / UNIT];
        current->released[small_bytes / UNIT] = bytes;
    } else {
        take_off_list(block_of(bytes));
        free(block_of(bytes));
    }
}

/* ------------------------------------------------------------------------------------------ */

void *cdn_arena_calloc(size_t count, size_t size)
{
    size_t total = size && count > SIZE_MAX / size ? SIZE_MAX : count * size;
    return memset(cdn_arena_malloc(total), 0, total);
}

void *cdn_arena_realloc(void *bytes, size_t size)
{
    if (current->grow_bytes_max && size > current->grow_bytes_max)
        longjmp(*current->no_memory, CDN_ARENA_GREW);
    if (!bytes)
        return cdn_arena_malloc(size);
    size_t small_bytes = *small_bytes_of(bytes);
    if (!small_bytes)
        return resize_large(block_of(bytes), size);
    size_t room = small_bytes - sizeof(size_t);
    if (size <= room)
        return bytes;
    void *grown = cdn_arena_malloc(size);
    memcpy(grown, bytes, room);
    cdn_arena_release(bytes);
    return grown;
}
