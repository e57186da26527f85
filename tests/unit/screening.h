/* What the tests of rules and of screening share: rules from text or file, screening of text. */
#ifndef CDN_TEST_SCREENING_H
#define CDN_TEST_SCREENING_H

#include <string.h>

#include "cm.h"
#include "screen.h"

#define DEFAULT_RULES CORDON_SOURCE_DIR "/rules/python-default.yaml"

static inline cdn_rules *rules_from(cdn_yaml *yaml, cordon_error *err)
{
    cdn_rules *rules = NULL;
    if (!yaml || cdn_rules_read(&rules, yaml, cdn_yaml_get(yaml, cdn_yaml_root(yaml), "rules"),
                                err) != CORDON_OK)
        fail_msg("%s", cordon_error_message(err));
    cdn_yaml_free(yaml);
    cordon_error_free(err);
    return rules;
}

static inline cdn_rules *rules_from_text(const char *text)
{
    cdn_yaml *yaml = NULL;
    cordon_error *err = cordon_error_new();
    cdn_yaml_parse(&yaml, "rules.yaml", text, strlen(text), err);
    return rules_from(yaml, err);
}

static inline cdn_rules *default_rules(void)
{
    cdn_yaml *yaml = NULL;
    cordon_error *err = cordon_error_new();
    cdn_yaml_load(&yaml, DEFAULT_RULES, err);
    return rules_from(yaml, err);
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
