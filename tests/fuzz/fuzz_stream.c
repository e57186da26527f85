/*
 * Any bytes as the output of a program, through the sanitizer with the default rules: what comes
 * out, and what is counted, does not depend on how the text was cut into pieces.
 */
#include <string.h>

#include "buf.h"
#include "fuzz.h"
#include "redact.h"

typedef struct outcome {
    cdn_buf text;
    uint64_t redactions;
} outcome;

/* How a text is cut: pieces of up to `most` bytes by chance, flushed by chance. */
typedef struct cut {
    size_t most;
    bool is_flushed;
    uint32_t chance;
} cut;

static cdn_redactor *default_redactor(void)
{
    static cdn_redactor *redactor; /* for the whole run */
    cdn_redactions *rules = NULL;
    if (redactor)
        return redactor;
    FUZZ_REQUIRE(cdn_redactions_load(&rules, CORDON_SOURCE_DIR "/rules/redact-default.yaml",
                                     NULL) == CORDON_OK);
    FUZZ_REQUIRE(cdn_redactor_new(&redactor, rules, NULL) == CORDON_OK);
    cdn_redactions_unref(rules);
    return redactor;
}

static void keep(void *context, const char *bytes, size_t count)
{
    FUZZ_REQUIRE(cdn_buf_add(context, bytes, count));
}

static uint32_t next(uint32_t *chance)
{
    *chance = *chance * 1664525u + 1013904223u;
    return *chance >> 8;
}

/* Seeded by the text itself, so that an input alone says what happens. */
static uint32_t seed_of(const uint8_t *bytes, size_t count)
{
    uint32_t seed = 2166136261u;
    for (size_t i = 0; i < count; i++)
        seed = (seed ^ bytes[i]) * 16777619u;
    return seed;
}

static void feed(cordon_sanitizer *stream, const uint8_t *bytes, size_t count)
{
    char *piece = malloc(count); /* its own block, so that reading past its end is seen */
    FUZZ_REQUIRE(piece);
    memcpy(piece, bytes, count);
    FUZZ_REQUIRE(cordon_sanitizer_feed(stream, piece, count, NULL) == CORDON_OK);
    free(piece);
}

static outcome sanitize(const uint8_t *bytes, size_t count, cut how)
{
    outcome out = {0};
    cordon_sanitizer *stream = NULL;
    FUZZ_REQUIRE(cdn_sanitizer_new(&stream, default_redactor(), NULL, keep, &out.text, NULL) ==
                 CORDON_OK);
    for (size_t at = 0, take; at < count; at += take) {
        take = 1 + next(&how.chance) % how.most;
        take = take < count - at ? take : count - at;
        feed(stream, bytes + at, take);
        if (how.is_flushed && next(&how.chance) % 4 == 0)
            FUZZ_REQUIRE(cordon_sanitizer_flush(stream, NULL) == CORDON_OK);
    }
    FUZZ_REQUIRE(cordon_sanitizer_finish(stream, NULL) == CORDON_OK);
    for (size_t i = 0; i < cordon_sanitizer_redaction_count(stream); i++)
        out.redactions += cordon_sanitizer_redaction_hits(stream, i);
    cordon_sanitizer_free(stream);
    return out;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count)
{
    uint32_t seed = seed_of(bytes, count);
    const cut cuts[] = {{1, false, seed}, {7, true, seed}, {count / 2 + 1, true, ~seed}};
    outcome whole = sanitize(bytes, count, (cut){SIZE_MAX, false, UINT32_MAX});
    for (size_t i = 0; i < sizeof cuts / sizeof *cuts; i++) {
        outcome parts = sanitize(bytes, count, cuts[i]);
        FUZZ_REQUIRE(parts.text.count == whole.text.count);
        FUZZ_REQUIRE(
            memcmp(cdn_buf_text(&parts.text), cdn_buf_text(&whole.text), whole.text.count) == 0);
        FUZZ_REQUIRE(parts.redactions == whole.redactions);
        cdn_buf_free(&parts.text);
    }
    cdn_buf_free(&whole.text);
    return 0;
}
