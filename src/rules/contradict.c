/*
 * Rules that contradict themselves or each other, see rules.h. A contradiction is a mistake of
 * whoever wrote the rules, and silence would let it decide about programs.
 */
#include "rules.h"

#include <string.h>

#include "error.h"

/* Whether `name` of a rule means, among others, what `other` names. */
static bool covers(const cdn_rule *rule, const char *name, const char *other)
{
    size_t length = strlen(name);
    bool is_below =
        rule->kind == CDN_RULE_IMPORT && strncmp(name, other, length) == 0 && other[length] == '.';
    return is_below || cdn_glob_match(name, other);
}

static cordon_status check_except(const cdn_rule *rule, size_t index, cordon_error *err)
{
    const char *except = rule->excepts.items[index];
    cdn_place place = rule->excepts.places[index];
    bool is_covered = false;
    for (size_t i = 0; i < rule->names.count; i++) {
        const char *name = rule->names.items[i];
        if (cdn_glob_match(except, name))
            return cdn_rule_fail(rule, place, err, "%s: '%s' is both meant and excepted by '%s'",
                                 rule->id, name, except);
        is_covered |= covers(rule, name, except);
    }
    if (is_covered)
        return CORDON_OK;
    return cdn_rule_fail(rule, place, err,
                         "%s: the exception '%s' never matches: no name of the "
                         "rule covers it",
                         rule->id, except);
}

/* An allowed module that another rule denies as a whole. */
static cordon_status check_allowed(const cdn_rule *allow, const cdn_rule *deny, cordon_error *err)
{
    if (deny == allow || deny->is_off || deny->kind != CDN_RULE_IMPORT || deny->is_allow_list ||
        deny->severity < CORDON_SEVERITY_REVIEW || deny->profiles.count)
        return CORDON_OK;
    for (size_t i = 0; i < deny->names.count; i++)
        for (size_t j = 0; j < allow->excepts.count; j++)
            if (strcmp(deny->names.items[i], allow->excepts.items[j]) == 0)
                return cdn_rule_fail(deny, deny->names.places[i], err,
                                     "%s: the module '%s' is denied here and allowed by %s",
                                     deny->id, deny->names.items[i], allow->id);
    return CORDON_OK;
}

cordon_status cdn_rules_contradict(const cdn_rules *rules, cordon_error *err)
{
    cordon_status status = CORDON_OK;
    for (size_t i = 0; i < cdn_rules_count(rules); i++) {
        const cdn_rule *rule = cdn_rules_at(rules, i);
        for (size_t j = 0; !rule->is_allow_list && j < rule->excepts.count && status == CORDON_OK;
             j++)
            status = check_except(rule, j, err);
        for (size_t j = 0; rule->is_allow_list && j < cdn_rules_count(rules) && status == CORDON_OK;
             j++)
            status = check_allowed(rule, cdn_rules_at(rules, j), err);
    }
    return status;
}
