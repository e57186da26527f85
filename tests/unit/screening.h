/* What the tests of rules and of screening share: rules from text or file, screening of text. */
#ifndef CDN_TEST_SCREENING_H
#define CDN_TEST_SCREENING_H

#include <string.h>

#include "cm.h"
#include "rules_from.h"
#include "screen.h"

#define DEFAULT_RULES CORDON_SOURCE_DIR "/rules/python-default.yaml"

static inline cdn_rules *default_rules(void)
{
    cdn_yaml *yaml = NULL;
    cordon_error *err = cordon_error_new();
    cdn_yaml_load(&yaml, DEFAULT_RULES, err);
    return rules_from_yaml(yaml, err);
}

static inline cordon_verdict *screen_bytes(const cdn_rules *rules, const char *source, size_t count)
{
    const cdn_screen_bounds bounds = {.source_bytes = 1 << 20, .parse_ms = 5000};
    cordon_verdict *verdict = NULL;
    assert_int_equal(cdn_screen(&verdict, rules, &bounds, source, count, NULL), CORDON_OK);
    return verdict;
}

static inline cordon_verdict *screen_text(const cdn_rules *rules, const char *source)
{
    return screen_bytes(rules, source, strlen(source));
}

#endif
