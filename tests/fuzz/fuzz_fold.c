/*
 * Any bytes as a program whose every expression is folded. Beyond not crashing: what is folded
 * stays within its bounds and is text.
 */
#include <string.h>

#include "fold.h"
#include "fuzz.h"
#include "normalise.h"
#include "parse.h"

static void fold_all(cdn_scopes *scopes)
{
    cdn_buf text = {0};
    for (uint32_t node = 0; node < scopes->syntax->count; node++) {
        cdn_buf_clear(&text);
        if (scopes->refusal->decision == CORDON_ALLOW && cdn_fold_text(&text, scopes, node))
            FUZZ_REQUIRE(text.count <= CDN_CONSTANT_BYTES_MAX &&
                         strlen(cdn_buf_text(&text)) == text.count);
    }
    FUZZ_REQUIRE(!scopes->no_memory);
    cdn_buf_free(&text);
}

static void fold_tree(const cdn_syntax *syntax)
{
    cdn_names names = {0};
    cdn_scopes scopes = {0};
    cdn_refusal refusal = {0};
    FUZZ_REQUIRE(cdn_names_init(&names));
    FUZZ_REQUIRE(cdn_scopes_init(&scopes, syntax, &names, &refusal));
    cdn_bind_all(&scopes);
    fold_all(&scopes);
    cdn_scopes_free(&scopes);
    cdn_names_free(&names);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count)
{
    cdn_syntax syntax = {0};
    cdn_refusal refusal = {0};
    cdn_buf text = {0};
    FUZZ_REQUIRE(cdn_normalise(&text, &refusal, (const char *)bytes, count, 1 << 20, NULL) ==
                 CORDON_OK);
    if (refusal.decision == CORDON_ALLOW)
        FUZZ_REQUIRE(cdn_parse(&syntax, &refusal, cdn_buf_text(&text), text.count, 1000, NULL) ==
                     CORDON_OK);
    if (refusal.decision == CORDON_ALLOW)
        fold_tree(&syntax);
    cdn_syntax_free(&syntax);
    cdn_buf_free(&text);
    return 0;
}
