/* Labels; see labels.h. The hash is SipHash-2-4 (Aumasson and Bernstein, 2012). */
#include "labels.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#if defined(__APPLE__)
#include <sys/random.h>
#endif

enum { ENTRY_MAX = 4096, KIND_MAX = 512 };

typedef struct label_entry {
    uint64_t hash;
    uint32_t kind; /* index + 1; 0 is an empty place */
    uint32_t number;
} label_entry;

typedef struct label_kind {
    uint64_t hash;    /* of its name */
    uint32_t next;    /* the number that the next new value gets */
    uint32_t *issued; /* ascending */
    size_t count, room;
} label_kind;

struct cdn_labels {
    uint64_t key[2];
    label_entry *entries; /* open addressing; at most three quarters full */
    size_t room, count;
    label_kind *kinds;
    size_t kind_room, kind_count;
};

static uint64_t rotate(uint64_t value, int by)
{
    return value << by | value >> (64 - by);
}

static void sip_rounds(uint64_t v[4], int rounds)
{
    while (rounds-- > 0) {
        v[0] += v[1];
        v[2] += v[3];
        v[1] = rotate(v[1], 13) ^ v[0];
        v[3] = rotate(v[3], 16) ^ v[2];
        v[0] = rotate(v[0], 32);
        v[2] += v[1];
        v[0] += v[3];
        v[1] = rotate(v[1], 17) ^ v[2];
        v[3] = rotate(v[3], 21) ^ v[0];
        v[2] = rotate(v[2], 32);
    }
}

static void sip_word(uint64_t v[4], uint64_t word)
{
    v[3] ^= word;
    sip_rounds(v, 2);
    v[0] ^= word;
}

uint64_t cdn_labels_hash(const cdn_labels *labels, const unsigned char *value, size_t count)
{
    uint64_t v[4] = {labels->key[0] ^ 0x736f6d6570736575u, labels->key[1] ^ 0x646f72616e646f6du,
                     labels->key[0] ^ 0x6c7967656e657261u, labels->key[1] ^ 0x7465646279746573u};
    uint64_t last = (uint64_t)count << 56;
    size_t whole = count - count % 8;
    for (size_t i = 0; i < whole; i += 8) {
        uint64_t word = 0;
        for (int j = 7; j >= 0; j--)
            word = word << 8 | value[i + (size_t)j];
        sip_word(v, word);
    }
    for (size_t i = whole; i < count; i++)
        last |= (uint64_t)value[i] << (8 * (i - whole));
    sip_word(v, last);
    v[2] ^= 0xff;
    sip_rounds(v, 4);
    return v[0] ^ v[1] ^ v[2] ^ v[3];
}

cdn_labels *cdn_labels_new(void)
{
    cdn_labels *labels = calloc(1, sizeof *labels);
    if (labels && getentropy(labels->key, sizeof labels->key) != 0) {
        free(labels);
        return NULL;
    }
    return labels;
}

void cdn_labels_free(cdn_labels *labels)
{
    if (!labels)
        return;
    for (size_t i = 0; i < labels->kind_count; i++)
        free(labels->kinds[i].issued);
    free(labels->kinds);
    free(labels->entries);
    free(labels);
}

/* `items` with room for one more, or NULL: full or out of memory, which is the same here. */
static void *grow(void *items, size_t count, size_t *room, size_t max, size_t item_bytes)
{
    if (count < *room)
        return items;
    size_t more = *room ? *room * 2 : 8;
    void *grown = more <= max ? realloc(items, more * item_bytes) : NULL;
    if (grown)
        *room = more;
    return grown;
}

/* The kind's index + 1, made when new; 0 when there is no room. */
static uint32_t find_kind(cdn_labels *labels, const char *name)
{
    uint64_t hash = cdn_labels_hash(labels, (const unsigned char *)name, strlen(name));
    for (size_t i = 0; i < labels->kind_count; i++) {
        if (labels->kinds[i].hash == hash)
            return (uint32_t)i + 1;
    }
    label_kind *kinds =
        grow(labels->kinds, labels->kind_count, &labels->kind_room, KIND_MAX, sizeof *kinds);
    if (!kinds)
        return 0;
    labels->kinds = kinds;
    kinds[labels->kind_count] = (label_kind){.hash = hash, .next = 1};
    return (uint32_t)++labels->kind_count;
}

/* Where the value stands, or the empty place where it would. */
static label_entry *find_entry(label_entry *entries, size_t room, uint32_t kind, uint64_t hash)
{
    size_t at = (hash ^ kind) & (room - 1);
    while (entries[at].kind && (entries[at].kind != kind || entries[at].hash != hash))
        at = (at + 1) & (room - 1);
    return &entries[at];
}

static bool make_room(cdn_labels *labels)
{
    if (labels->count < labels->room / 4 * 3)
        return true;
    if (labels->room >= ENTRY_MAX)
        return false;
    size_t room = labels->room ? labels->room * 2 : 32;
    label_entry *entries = calloc(room, sizeof *entries);
    if (!entries)
        return false;
    for (size_t i = 0; i < labels->room; i++) {
        const label_entry *old = &labels->entries[i];
        if (old->kind)
            *find_entry(entries, room, old->kind, old->hash) = *old;
    }
    free(labels->entries);
    labels->entries = entries;
    labels->room = room;
    return true;
}

static uint32_t issue(label_kind *kind)
{
    if (kind->next > CDN_LABEL_NUMBER_MAX)
        return 0;
    uint32_t *issued = grow(kind->issued, kind->count, &kind->room, ENTRY_MAX, sizeof *issued);
    if (!issued)
        return 0;
    kind->issued = issued;
    return issued[kind->count++] = kind->next++;
}

uint32_t cdn_labels_number(cdn_labels *labels, const char *kind_name, uint64_t value_hash)
{
    uint32_t kind = find_kind(labels, kind_name);
    if (!kind)
        return 0;
    if (labels->room) {
        const label_entry *known = find_entry(labels->entries, labels->room, kind, value_hash);
        if (known->kind)
            return known->number;
    }
    uint32_t number = make_room(labels) ? issue(&labels->kinds[kind - 1]) : 0;
    if (number) {
        *find_entry(labels->entries, labels->room, kind, value_hash) =
            (label_entry){value_hash, kind, number};
        labels->count++;
    }
    return number;
}

bool cdn_labels_is_taken(cdn_labels *labels, const char *kind_name, uint32_t number)
{
    uint32_t index = find_kind(labels, kind_name);
    if (!index || number > CDN_LABEL_NUMBER_MAX)
        return true;
    label_kind *kind = &labels->kinds[index - 1];
    if (number >= kind->next) {
        kind->next = number + 1;
        return false;
    }
    size_t low = 0, high = kind->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (kind->issued[middle] < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low < kind->count && kind->issued[low] == number;
}
