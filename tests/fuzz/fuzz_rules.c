/*
 * Any bytes as a policy file: loaded, its queries compiled, and when all of that holds a program
 * screened by it. A line "--- base.yaml" begins a second file, which the first may extend.
 */
#include <string.h>

#include "folder.h"
#include "fuzz.h"
#include "policy.h"
#include "screen.h"

static const char PROGRAM[] = "import os.path as p, numpy\n"
                              "from a.b import c as d\n"
                              "class K(d):\n"
                              "    def __eq__(self, other):\n"
                              "        return eval('1' + \"2\", {}, mode=None)\n"
                              "with open(p.join('/tmp', f'{K}')) as f:\n"
                              "    while True: f.x.read(-1, *[2])\n";

/* What every policy of one's own has beside it. */
static const char REDACTIONS[] = "version: 1\nredactions: []\n";

static const char BORDER[] = "\n--- base.yaml\n";

static void screen(const cdn_rules *rules)
{
    const cdn_screen_bounds bounds = {.source_bytes = 1 << 20, .parse_ms = 200, .profile = "*"};
    cordon_verdict *verdict = NULL;
    FUZZ_REQUIRE(cdn_screen(&verdict, rules, &bounds, PROGRAM, sizeof PROGRAM - 1, NULL) ==
                 CORDON_OK);
    FUZZ_REQUIRE(cordon_verdict_json(verdict, "program.py"));
    cordon_verdict_free(verdict);
}

static void write_files(const char *text, size_t count)
{
    const size_t border = sizeof BORDER - 1;
    const char *base = memmem(text, count, BORDER, border);
    size_t first = base ? (size_t)(base - text) + 1 : count;
    fuzz_folder_put("redact-default.yaml", REDACTIONS, sizeof REDACTIONS - 1);
    fuzz_folder_put("policy.yaml", text, first);
    if (base)
        fuzz_folder_put("base.yaml", base + border, count - first - border + 1);
    else
        fuzz_folder_put("base.yaml", "version: 1\n", 11);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count)
{
    cordon_policy *policy = NULL;
    cordon_error *err = cordon_error_new();
    write_files((const char *)bytes, count);
    cordon_status status = cordon_policy_load(&policy, fuzz_folder_path("policy.yaml"), err);
    FUZZ_REQUIRE(status == CORDON_OK || *cordon_error_message(err));
    if (status == CORDON_OK && cdn_screen_prepare(policy->rules, err) == CORDON_OK)
        screen(policy->rules);
    cordon_policy_free(policy);
    cordon_error_free(err);
    return 0;
}
