/* Interned texts for one screening, see names.h: an open hash table over blocks of memory. */
#include "names.h"

#include <stdlib.h>
#include <string.h>

enum { BLOCK_BYTES = 16384, FIRST_TABLE = 256 };

struct cdn_names_block {
    struct cdn_names_block *next;
    size_t used, size;
    char bytes[];
};

/* FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/ */
static uint32_t hash_of(const cdn_names *names, const char *text, size_t count)
{
    uint32_t hash = 2166136261u ^ names->seed;
    for (size_t i = 0; i < count; i++)
        hash = (hash ^ (unsigned char)text[i]) * 16777619u;
    return hash;
}

static char *store(cdn_names *names, const char *text, size_t count)
{
    struct cdn_names_block *block = names->blocks;
    if (!block || block->size - block->used < count + 1) {
        size_t size = count + 1 > BLOCK_BYTES ? count + 1 : BLOCK_BYTES;
        block = malloc(sizeof *block + size);
        if (!block)
            return NULL;
        *block = (struct cdn_names_block){.next = names->blocks, .size = size};
        names->blocks = block;
    }
    char *at = block->bytes + block->used;
    memcpy(at, text, count);
    at[count] = '\0';
    block->used += count + 1;
    return at;
}

static bool grow_texts(cdn_names *names)
{
    uint32_t capacity = names->capacity ? names->capacity * 2 : FIRST_TABLE;
    const char **texts = realloc(names->texts, capacity * sizeof *texts);
    if (!texts)
        return false;
    names->texts = texts;
    uint32_t *hashes = realloc(names->hashes, capacity * sizeof *hashes);
    if (!hashes)
        return false;
    names->hashes = hashes;
    names->capacity = capacity;
    return true;
}

static bool grow_table(cdn_names *names)
{
    uint32_t size = names->table_size ? names->table_size * 2 : FIRST_TABLE;
    uint32_t *table = calloc(size, sizeof *table);
    if (!table)
        return false;
    for (uint32_t number = 0; number < names->count; number++) {
        uint32_t at = names->hashes[number] & (size - 1);
        while (table[at])
            at = (at + 1) & (size - 1);
        table[at] = number + 1;
    }
    free(names->table);
    names->table = table;
    names->table_size = size;
    return true;
}

bool cdn_names_init(cdn_names *names)
{
    *names = (cdn_names){0};
    uint32_t empty;
    /* An address that differs from process to process, so that nobody can write a source whose
     * names all collide. */
    names->seed = (uint32_t)((uintptr_t)names >> 4) ^ (uint32_t)((uintptr_t)&names->seed >> 20);
    return grow_table(names) && cdn_names_add(&empty, names, "", 0);
}

void cdn_names_free(cdn_names *names)
{
    while (names->blocks) {
        struct cdn_names_block *next = names->blocks->next;
        free(names->blocks);
        names->blocks = next;
    }
    free(names->texts);
    free(names->hashes);
    free(names->table);
    *names = (cdn_names){0};
}

bool cdn_names_add(uint32_t *number_out, cdn_names *names, const char *text, size_t count)
{
    uint32_t hash = hash_of(names, text, count), at = hash & (names->table_size - 1);
    for (; names->table[at]; at = (at + 1) & (names->table_size - 1)) {
        uint32_t number = names->table[at] - 1;
        const char *known = names->texts[number];
        if (names->hashes[number] == hash && strncmp(known, text, count) == 0 && !known[count]) {
            *number_out = number;
            return true;
        }
    }
    if (names->count == names->capacity && !grow_texts(names))
        return false;
    const char *stored = store(names, text, count);
    if (!stored)
        return false;
    names->texts[names->count] = stored;
    names->hashes[names->count] = hash;
    names->table[at] = names->count + 1;
    *number_out = names->count++;
    return names->count * 2 < names->table_size || grow_table(names);
}

const char *cdn_names_text(const cdn_names *names, uint32_t number)
{
    return names->texts[number];
}
