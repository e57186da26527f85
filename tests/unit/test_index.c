#include <stdio.h>

#include "rules_from.h"

static void globs_match_as_in_a_shell(void **state)
{
    (void)state;
    assert_true(cdn_glob_match("os.exec*", "os.execv"));
    assert_true(cdn_glob_match("*/etc/shadow*", "/etc/shadow"));
    assert_true(cdn_glob_match("/dev/sd?", "/dev/sda"));
    assert_true(cdn_glob_match("a*b*c", "aXbYbZc"));
    assert_true(cdn_glob_match("*", ""));
    assert_false(cdn_glob_match("os.exec*", "os.exe"));
    assert_false(cdn_glob_match("a?", "a"));
    assert_false(cdn_glob_match("a*b", "aXc"));
    assert_false(cdn_glob_match("", "a"));
}

static bool count_rule(void *context, size_t rule)
{
    ((unsigned *)context)[rule]++;
    return true;
}

static bool stop(void *context, size_t rule)
{
    (void)rule;
    ++*(unsigned *)context;
    return false;
}

static const char text[] =
    "rules:\n"
    "  - {id: PY-0, import: [os, urllib.request], except: os.path, severity: deny, message: m}\n"
    "  - {id: PY-1, reference: [os, os.system, 'os.exec*'], severity: deny, message: m}\n"
    "  - {id: PY-2, call: os.system, severity: deny, message: m}\n"
    "  - {id: PY-3, import: os, severity: warn, message: m}\n";

static void expect_counts(cdn_rule_kind kind, const char *name, unsigned a, unsigned b, unsigned c,
                          unsigned d)
{
    unsigned counts[4] = {0};
    cdn_rules *rules = rules_from_text(text);
    assert_true(cdn_rules_match(rules, kind, name, count_rule, counts));
    const unsigned expected[4] = {a, b, c, d};
    assert_memory_equal(counts, expected, sizeof counts);
    cdn_rules_unref(rules);
}

static void a_module_means_all_below_it(void **state)
{
    (void)state;
    expect_counts(CDN_RULE_IMPORT, "os", 1, 0, 0, 1);
    expect_counts(CDN_RULE_IMPORT, "os.system", 1, 0, 0, 1);
    expect_counts(CDN_RULE_IMPORT, "os.path", 0, 0, 0, 1);
    expect_counts(CDN_RULE_IMPORT, "os.path.join", 0, 0, 0, 1);
    expect_counts(CDN_RULE_IMPORT, "ospath", 0, 0, 0, 0);
    expect_counts(CDN_RULE_IMPORT, "urllib", 0, 0, 0, 0);
    expect_counts(CDN_RULE_IMPORT, "urllib.request.urlopen", 1, 0, 0, 0);
}

static void a_reference_means_itself(void **state)
{
    (void)state;
    expect_counts(CDN_RULE_REFERENCE, "os.system", 0, 1, 0, 0);
    expect_counts(CDN_RULE_REFERENCE, "os.execve", 0, 1, 0, 0);
    expect_counts(CDN_RULE_REFERENCE, "os.path", 0, 0, 0, 0);
    expect_counts(CDN_RULE_CALL, "os.system", 0, 0, 1, 0);
    expect_counts(CDN_RULE_STRING, "os.system", 0, 0, 0, 0);
}

static void a_search_can_be_stopped(void **state)
{
    (void)state;
    unsigned count = 0;
    cdn_rules *rules = rules_from_text(text);
    assert_false(cdn_rules_match(rules, CDN_RULE_IMPORT, "os", stop, &count));
    assert_int_equal(count, 1);
    cdn_rules_unref(rules);
}

static void the_index_finds_what_globs_match(void **state)
{
    (void)state;
    static const char *const globs[] = {"*", "?", "*b", "a*", "a*b", "?b", "a?", "*a*", "a*b?"};
    static const char *const texts[] = {"", "a", "b", "ab", "ba", "aab", "abb", "abab", "*", "?"};
    for (size_t i = 0; i < sizeof globs / sizeof *globs; i++) {
        char one[120];
        snprintf(one, sizeof one,
                 "rules:\n  - {id: PY-0, string: '%s', severity: deny, message: m}\n", globs[i]);
        cdn_rules *rules = rules_from_text(one);
        for (size_t j = 0; j < sizeof texts / sizeof *texts; j++) {
            unsigned count = 0;
            assert_true(cdn_rules_match(rules, CDN_RULE_STRING, texts[j], count_rule, &count));
            if (count != cdn_glob_match(globs[i], texts[j]))
                fail_msg("'%s' on '%s': %u", globs[i], texts[j], count);
        }
        cdn_rules_unref(rules);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(globs_match_as_in_a_shell),
        cmocka_unit_test(a_module_means_all_below_it),
        cmocka_unit_test(a_reference_means_itself),
        cmocka_unit_test(a_search_can_be_stopped),
        cmocka_unit_test(the_index_finds_what_globs_match),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
