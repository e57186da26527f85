/* Rules from a text, for the tests of the rules room. */
#ifndef CDN_TEST_RULES_FROM_H
#define CDN_TEST_RULES_FROM_H

#include <string.h>

#include "cm.h"
#include "rules.h"

static inline cdn_rules *rules_from_yaml(cdn_yaml *yaml, cordon_error *err)
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
    return rules_from_yaml(yaml, err);
}

#endif
