/*
 * An Aho-Corasick automaton as a dense table: one row for each state, one column for each class of
 * bytes that the keywords tell apart. Built once for each rule set; reading it costs one load a
 * byte.
 */
#include "prefilter.h"

#include <stdlib.h>
#include <string.h>

#include "error.h"
#include "view.h"

enum { STATE_MAX = 0x7fff, HAS_HITS = 0x8000, CLASS_MAX = 256 };

typedef struct state_info {
    uint32_t first_hit;
    uint16_t hit_count;
    uint16_t depth;
    uint16_t fallback;
    uint16_t from; /* while building: the breadth-first queue */
} state_info;

struct cdn_prefilter {
    uint8_t class_of[256];
    unsigned shift;   /* a row has 1 << shift cells */
    uint16_t *next;   /* the following state, with HAS_HITS where a keyword ends in it */
    state_info *info; /* by state */
    uint32_t state_count;
    cdn_prefilter_hit *hits; /* by state, each state's in one run */
};

static uint16_t *cell(const cdn_prefilter *prefilter, uint32_t state, int byte)
{
    size_t row = (size_t)state << prefilter->shift;
    return &prefilter->next[row + prefilter->class_of[byte & 0xff]];
}

/* Class 0 is every byte that stands in no keyword. */
static void assign_classes(cdn_prefilter *prefilter, const cdn_keyword *keywords, size_t count)
{
    unsigned classes = 1;
    for (size_t k = 0; k < count; k++) {
        for (size_t i = 0; i < keywords[k].length; i++) {
            int byte = cdn_fold((unsigned char)keywords[k].text[i]);
            if (!prefilter->class_of[byte])
                prefilter->class_of[byte] = (uint8_t)classes++;
        }
    }
    for (int byte = 'A'; byte <= 'Z'; byte++)
        prefilter->class_of[byte] = prefilter->class_of[cdn_fold(byte)];
    while ((1u << prefilter->shift) < classes)
        prefilter->shift++;
}

/* Walk the keyword into the tree; 0 in the table still means "no edge". */
static uint16_t plant(cdn_prefilter *prefilter, const cdn_keyword *keyword)
{
    uint16_t state = 0;
    for (size_t i = 0; i < keyword->length; i++) {
        uint16_t *edge = cell(prefilter, state, cdn_fold((unsigned char)keyword->text[i]));
        if (!*edge) {
            *edge = (uint16_t)prefilter->state_count++;
            prefilter->info[*edge].depth = (uint16_t)(i + 1);
        }
        state = *edge;
    }
    prefilter->info[state].hit_count++;
    return state;
}

/* Breadth first: fallbacks, then the missing edges follow them. `order` has all states after. */
static void connect(cdn_prefilter *prefilter)
{
    state_info *info = prefilter->info;
    uint32_t head = 0, tail = 0, row = 1u << prefilter->shift;
    uint32_t state = 0;
    for (;;) {
        for (uint32_t c = 0; c < row; c++) {
            uint16_t *edge = &prefilter->next[((size_t)state << prefilter->shift) + c];
            size_t fallback_row = (size_t)info[state].fallback << prefilter->shift;
            uint16_t other = state ? prefilter->next[fallback_row + c] : 0;
            if (!*edge) {
                *edge = other;
                continue;
            }
            info[*edge].fallback = other;
            info[tail++].from = *edge;
        }
        if (head == tail)
            return;
        state = info[head++].from;
    }
}

/* Own keywords first, then those of the fallback, which is always shallower and done already. */
static cordon_status gather_hits(cdn_prefilter *prefilter, const cdn_keyword *keywords,
                                 const uint16_t *ends, size_t count, cordon_error *err)
{
    state_info *info = prefilter->info;
    uint32_t total = 0;
    for (uint32_t i = 0; i + 1 < prefilter->state_count; i++) {
        state_info *state = &info[info[i].from];
        state->hit_count = (uint16_t)(state->hit_count + info[state->fallback].hit_count);
        state->first_hit = total;
        total += state->hit_count;
    }
    prefilter->hits = calloc(total ? total : 1, sizeof *prefilter->hits);
    uint16_t *filled = calloc(prefilter->state_count, sizeof *filled);
    if (!prefilter->hits || !filled) {
        free(filled);
        return cdn_fail_nomem(err);
    }
    for (size_t k = 0; k < count; k++) {
        uint32_t at = info[ends[k]].first_hit + filled[ends[k]]++;
        prefilter->hits[at] = (cdn_prefilter_hit){keywords[k].owner, (uint32_t)keywords[k].length};
    }
    for (uint32_t i = 0; i + 1 < prefilter->state_count; i++) {
        const state_info *state = &info[info[i].from], *other = &info[state->fallback];
        if (other->hit_count)
            memcpy(&prefilter->hits[state->first_hit + filled[info[i].from]],
                   &prefilter->hits[other->first_hit],
                   other->hit_count * sizeof(cdn_prefilter_hit));
    }
    free(filled);
    return CORDON_OK;
}

static void flag_hits(cdn_prefilter *prefilter)
{
    size_t cells = (size_t)prefilter->state_count << prefilter->shift;
    for (size_t i = 0; i < cells; i++) {
        if (prefilter->info[prefilter->next[i]].hit_count)
            prefilter->next[i] |= HAS_HITS;
    }
}

static cordon_status build(cdn_prefilter *prefilter, const cdn_keyword *keywords, size_t count,
                           size_t states, cordon_error *err)
{
    assign_classes(prefilter, keywords, count);
    prefilter->next = calloc(states << prefilter->shift, sizeof *prefilter->next);
    prefilter->info = calloc(states, sizeof *prefilter->info);
    uint16_t *ends = calloc(count ? count : 1, sizeof *ends);
    cordon_status status = CORDON_OK;
    if (!prefilter->next || !prefilter->info || !ends)
        status = cdn_fail_nomem(err);
    if (status == CORDON_OK) {
        prefilter->state_count = 1;
        for (size_t k = 0; k < count; k++)
            ends[k] = plant(prefilter, &keywords[k]);
        connect(prefilter);
        status = gather_hits(prefilter, keywords, ends, count, err);
    }
    if (status == CORDON_OK)
        flag_hits(prefilter);
    free(ends);
    return status;
}

cordon_status cdn_prefilter_new(cdn_prefilter **prefilter_out, const cdn_keyword *keywords,
                                size_t count, cordon_error *err)
{
    size_t states = 1;
    for (size_t k = 0; k < count; k++)
        states += keywords[k].length;
    if (states > STATE_MAX)
        return cdn_fail(err, CORDON_E_RULES,
                        "the keywords of all rules together have %zu bytes; "
                        "at most %d fit",
                        states, STATE_MAX);
    cdn_prefilter *prefilter = calloc(1, sizeof *prefilter);
    if (!prefilter)
        return cdn_fail_nomem(err);
    cordon_status status = build(prefilter, keywords, count, states, err);
    if (status == CORDON_OK)
        *prefilter_out = prefilter;
    else
        cdn_prefilter_free(prefilter);
    return status;
}

void cdn_prefilter_free(cdn_prefilter *prefilter)
{
    if (!prefilter)
        return;
    free(prefilter->next);
    free(prefilter->info);
    free(prefilter->hits);
    free(prefilter);
}

bool cdn_prefilter_next(const cdn_prefilter *prefilter, uint32_t *state, const unsigned char *bytes,
                        size_t count, size_t *at)
{
    const uint16_t *next = prefilter->next;
    const uint8_t *class_of = prefilter->class_of;
    unsigned shift = prefilter->shift;
    uint32_t now = *state;
    size_t i = *at;
    bool hit = false;
    while (i < count && !hit) {
        now = next[((size_t)(now & STATE_MAX) << shift) + class_of[bytes[i++]]];
        hit = now & HAS_HITS;
    }
    *at = i;
    *state = now;
    return hit;
}

const cdn_prefilter_hit *cdn_prefilter_hits(const cdn_prefilter *prefilter, uint32_t state,
                                            size_t *count_out)
{
    const state_info *info = &prefilter->info[state & STATE_MAX];
    *count_out = info->hit_count;
    return &prefilter->hits[info->first_hit];
}

size_t cdn_prefilter_depth(const cdn_prefilter *prefilter, uint32_t state)
{
    return prefilter->info[state & STATE_MAX].depth;
}
