/* Tries the examples inside rules, for cdn_rules_selftest(): the bounds are wide and fixed. */
#include "screen.h"

#include <string.h>

cordon_status cdn_screen_example(cdn_example_result *result_out, const cdn_rules *rules,
                                 const char *rule_id, const char *source, cordon_error *err)
{
    const cdn_screen_bounds bounds = {.source_bytes = 1 << 20, .parse_ms = 5000, .profile = "*"};
    cordon_verdict *verdict;
    cordon_status status = cdn_screen(&verdict, rules, &bounds, source, strlen(source), err);
    if (status != CORDON_OK)
        return status;
    *result_out = cordon_verdict_decision(verdict) >= CORDON_NOT_UNDERSTOOD ? CDN_EXAMPLE_UNREADABLE
                                                                            : CDN_EXAMPLE_MISS;
    for (size_t i = 0; i < cordon_verdict_finding_count(verdict); i++)
        if (strcmp(cordon_finding_rule(cordon_verdict_finding(verdict, i)), rule_id) == 0)
            *result_out = CDN_EXAMPLE_HIT;
    cordon_verdict_free(verdict);
    return CORDON_OK;
}
