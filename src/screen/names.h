/* Each text once: equal texts have equal numbers. Number 0 is the empty text. */
#ifndef CDN_NAMES_H
#define CDN_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cdn_names {
    struct cdn_names_block *blocks;
    const char **texts;
    uint32_t *hashes;
    uint32_t count, capacity;
    uint32_t *table; /* number + 1, or 0 for a free place */
    uint32_t table_size;
    uint32_t seed;
} cdn_names;

bool cdn_names_init(cdn_names *names);
void cdn_names_free(cdn_names *names);
/* False when memory is out. `text` is borrowed until return and has no NUL inside. */
bool cdn_names_add(uint32_t *number_out, cdn_names *names, const char *text, size_t count);
/* Borrowed; stays where it is until cdn_names_free(). */
const char *cdn_names_text(const cdn_names *names, uint32_t number);

#endif
