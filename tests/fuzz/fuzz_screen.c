/*
 * Any bytes as a program, screened by the default rules. Beyond not crashing: what was normalised
 * is normal, findings lie in the source, and every form of the verdict can be written.
 */
#include <cordon/policy.h>
#include <cordon/verdict.h>

#include <string.h>

#include "buf.h"
#include "fuzz.h"
#include "normalise.h"
#include "policy.h"
#include "screen.h"

static const cdn_rules *default_rules(void)
{
    static cordon_policy *policy; /* for the whole run */
    if (!policy)
        FUZZ_REQUIRE(cordon_policy_load(&policy, CORDON_SOURCE_DIR "/rules/python-default.yaml",
                                        NULL) == CORDON_OK);
    return policy->rules;
}

static void check_source(const cordon_verdict *verdict)
{
    size_t count;
    const char *source = cdn_verdict_source(verdict, &count);
    cdn_buf again = {0};
    cdn_refusal refusal = {0};
    FUZZ_REQUIRE(cdn_normalise(&again, &refusal, source, count, 1 << 20, NULL) == CORDON_OK);
    FUZZ_REQUIRE(refusal.decision == CORDON_ALLOW && again.count == count);
    FUZZ_REQUIRE(memcmp(cdn_buf_text(&again), source, count) == 0);
    cdn_buf_free(&again);
}

static void check_findings(const cordon_verdict *verdict)
{
    for (size_t i = 0; i < cordon_verdict_finding_count(verdict); i++) {
        const cordon_finding *finding = cordon_verdict_finding(verdict, i);
        uint32_t line = cordon_finding_line(finding), end = cordon_finding_end_line(finding);
        FUZZ_REQUIRE(line >= 1 && end >= line);
        FUZZ_REQUIRE(end > line ||
                     cordon_finding_end_column(finding) >= cordon_finding_column(finding));
    }
}

static void check_forms(cordon_verdict *verdict)
{
    const char *name = "program.py";
    FUZZ_REQUIRE(cordon_verdict_text(verdict, name, 1));
    FUZZ_REQUIRE(cordon_verdict_json(verdict, name));
    FUZZ_REQUIRE(cordon_verdict_for_model(verdict));
    char *sarif = cordon_verdicts_sarif(&verdict, &name, 1);
    FUZZ_REQUIRE(sarif);
    cordon_string_free(sarif);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count)
{
    static cdn_arena_store *store;
    store = store ? store : cdn_arena_store_new();
    const cdn_screen_bounds bounds = {
        .source_bytes = 1 << 20, .parse_ms = 1000, .profile = "*", .store = store};
    cordon_verdict *verdict = NULL;
    FUZZ_REQUIRE(cdn_screen(&verdict, default_rules(), &bounds, (const char *)bytes, count, NULL) ==
                 CORDON_OK);
    if (cordon_verdict_is_runnable(verdict))
        check_source(verdict);
    check_findings(verdict);
    check_forms(verdict);
    cordon_verdict_free(verdict);
    return 0;
}
