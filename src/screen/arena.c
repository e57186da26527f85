/*
 * The parser's memory, see arena.h: plain malloc, with every block on a list of its arena. The
 * arena is found through a thread-local pointer, because the parser's allocator takes no context;
 * it is set only while cdn_parse() runs.
 */
#include "arena.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct cdn_arena_block {
    cdn_arena_block *next, **link; /* `link` is what points here */
    max_align_t bytes[];
};

static _Thread_local cdn_arena *current;

void cdn_arena_open(cdn_arena *arena, jmp_buf *no_memory)
{
    *arena = (cdn_arena){.no_memory = no_memory};
    current = arena;
}

void cdn_arena_close(cdn_arena *arena)
{
    current = NULL;
    while (arena->blocks) {
        cdn_arena_block *block = arena->blocks;
        arena->blocks = block->next;
        free(block);
    }
}

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

static void *resize(cdn_arena_block *old, size_t size)
{
    bool fits = size <= SIZE_MAX - sizeof(cdn_arena_block);
    if (old)
        take_off_list(old);
    cdn_arena_block *block = fits ? realloc(old, sizeof *block + size) : NULL;
    if (!block) {
        if (old)
            put_on_list(old);
        longjmp(*current->no_memory, 1);
    }
    put_on_list(block);
    return block->bytes;
}

void *cdn_arena_malloc(size_t size)
{
    return resize(NULL, size);
}

void *cdn_arena_calloc(size_t count, size_t size)
{
    size_t total = size && count > SIZE_MAX / size ? SIZE_MAX : count * size;
    return memset(cdn_arena_malloc(total), 0, total);
}

void *cdn_arena_realloc(void *bytes, size_t size)
{
    return resize(bytes ? block_of(bytes) : NULL, size);
}

void cdn_arena_release(void *bytes)
{
    if (!bytes)
        return;
    take_off_list(block_of(bytes));
    free(block_of(bytes));
}
