#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

#include "file.h"
#include "lack_of_memory.h"
#include "screening.h"

static void without_rules_a_source_is_only_normalised(void **state)
{
    (void)state;
    cordon_verdict *verdict = screen_bytes(NULL, "\xEF\xBB\xBFimport os\r\n)(", 16);
    size_t count;
    assert_string_equal(cdn_verdict_source(verdict, &count), "import os\n)(");
    assert_int_equal(count, 12);
    assert_int_equal(cordon_verdict_decision(verdict), CORDON_ALLOW);
    cordon_verdict_free(verdict);
    verdict = screen_bytes(NULL, "a\0b", 3);
    assert_int_equal(cordon_verdict_decision(verdict), CORDON_NOT_UNDERSTOOD);
    assert_string_equal(cdn_verdict_source(verdict, NULL), "");
    cordon_verdict_free(verdict);
}

static void bounds_are_verdicts(void **state)
{
    (void)state;
    const cdn_screen_bounds bounds = {.source_bytes = 3, .parse_ms = 1000};
    cdn_rules *rules = default_rules();
    cordon_verdict *verdict = NULL;
    assert_int_equal(cdn_screen(&verdict, rules, &bounds, "x = 1", 5, NULL), CORDON_OK);
    assert_int_equal(cordon_verdict_decision(verdict), CORDON_TOO_LARGE);
    cordon_verdict_free(verdict);
    cdn_rules_unref(rules);
}

static void an_empty_source_is_allowed(void **state)
{
    (void)state;
    cdn_rules *rules = default_rules();
    cordon_verdict *verdict = screen_bytes(rules, NULL, 0);
    assert_int_equal(cordon_verdict_decision(verdict), CORDON_ALLOW);
    cordon_verdict_free(verdict);
    cdn_rules_unref(rules);
}

/* Lack of memory ---------------------------------------------------------------------------- */

static const char SHORT_RULES[] =
    "rules:\n"
    "  - {id: A, call: eval, severity: deny, message: m}\n"
    "  - {id: B, string: 'a*c', severity: deny, message: m}\n"
    "  - {id: C, import: os, severity: deny, message: m}\n"
    "  - {id: D, attribute: __class__, severity: deny, message: m}\n"
    "  - {id: E, definition: f, severity: deny, message: m}\n"
    "  - {id: F, pattern: 'x+', severity: deny, message: m}\n"
    "  - {id: G, query: '(while_statement) @w', severity: deny, message: m}\n";

static const char SHORT_SOURCE[] = "import os.path as p, re\n"
                                   "def f(a=eval, *b):\n"
                                   "    x, y = 'a', [a, f'{x}']\n"
                                   "    while (e := a): e('1')\n"
                                   "    return x + '%s' % 'b' + ''.join(['c'])\n"
                                   "g(f'{x:={1}}', 'a-'.replace('-', chr(98)) + 'abc'[2:],\n"
                                   "  '{}{}'.format('a', 'bc'), 'ab'.split('b')[0] + 'c' * 2)\n"
                                   "getattr(p, '__cl' + 'ass__')\n";

/* `*is_enough_out` says that the nth allocation never came. */
static cordon_status screen_short_of_memory(cordon_verdict **verdict_out, bool *is_enough_out,
                                            const cdn_rules *rules, int nth)
{
    const cdn_screen_bounds bounds = {.source_bytes = 1 << 20, .parse_ms = 60000};
    countdown = nth;
    cordon_status status =
        cdn_screen(verdict_out, rules, &bounds, SHORT_SOURCE, sizeof SHORT_SOURCE - 1, NULL);
    *is_enough_out = countdown > 0;
    countdown = 0;
    return status;
}

/* Whichever allocation fails: an error, or all that there is to be found. */
static void no_finding_is_lost_when_memory_is_out(void **state)
{
    (void)state;
    cdn_rules *rules = rules_from_text(SHORT_RULES);
    cordon_verdict *verdict = NULL;
    bool is_enough = false;
    assert_int_equal(screen_short_of_memory(&verdict, &is_enough, rules, 0), CORDON_OK);
    size_t findings = cordon_verdict_finding_count(verdict);
    assert_true(findings > 12);
    cordon_verdict_free(verdict);
    int failed = 0;
    for (int nth = 1; !is_enough; nth++) {
        cordon_status status = screen_short_of_memory(&verdict, &is_enough, rules, nth);
        failed += status == CORDON_E_NOMEM;
        if (status != CORDON_OK)
            continue;
        if (cordon_verdict_finding_count(verdict) != findings)
            fail_msg("allocation %d: %zu findings of %zu", nth,
                     cordon_verdict_finding_count(verdict), findings);
        cordon_verdict_free(verdict);
    }
    assert_true(failed > 100);
    cdn_rules_unref(rules);
}

/* Annotated programs ----------------------------------------------------------------------- */

/* What a line expects, as "deny PY-…", or NULL. */
static bool expectation(char *out, size_t out_bytes, const char *text, uint32_t line)
{
    for (uint32_t at = 1; at < line && text; at++)
        text = strchr(text, '\n') ? strchr(text, '\n') + 1 : NULL;
    if (!text)
        return false;
    const char *mark = strstr(text, "# expect: ");
    if (!mark || mark > text + strcspn(text, "\n"))
        return false;
    mark += strlen("# expect: ");
    snprintf(out, out_bytes, "%.*s", (int)strcspn(mark, "\n"), mark);
    return true;
}

static size_t check_findings(cordon_verdict *verdict, const char *path, const char *text)
{
    size_t wrong = 0;
    for (size_t i = 0; i < cordon_verdict_finding_count(verdict); i++) {
        const cordon_finding *finding = cordon_verdict_finding(verdict, i);
        char expected[200], found[200];
        snprintf(found, sizeof found, "%s %s",
                 cordon_severity_name(cordon_finding_severity(finding)),
                 cordon_finding_rule(finding));
        uint32_t line = cordon_finding_line(finding);
        if (expectation(expected, sizeof expected, text, line) && strcmp(expected, found) == 0)
            continue;
        print_error("%s:%u: not expected: %s\n", path, line, found);
        wrong++;
    }
    return wrong;
}

static size_t check_expectations(cordon_verdict *verdict, const char *path, const char *text)
{
    size_t wrong = 0;
    uint32_t lines = 1;
    for (const char *at = text; (at = strchr(at, '\n')); at++)
        lines++;
    for (uint32_t line = 1; line <= lines; line++) {
        char expected[200];
        bool is_met = !expectation(expected, sizeof expected, text, line);
        for (size_t i = 0; i < cordon_verdict_finding_count(verdict); i++)
            is_met |= cordon_finding_line(cordon_verdict_finding(verdict, i)) == line;
        if (!is_met)
            print_error("%s:%u: missing: %s\n", path, line, expected);
        wrong += !is_met;
    }
    return wrong;
}

static size_t check_program(const cdn_rules *rules, const char *path)
{
    cdn_buf text = {0};
    assert_int_equal(cdn_file_read(&text, path, 1 << 20, NULL), CORDON_OK);
    cordon_verdict *verdict = screen_text(rules, cdn_buf_text(&text));
    size_t wrong =
        check_findings(verdict, path, text.bytes) + check_expectations(verdict, path, text.bytes);
    cordon_verdict_free(verdict);
    cdn_buf_free(&text);
    return wrong;
}

static void annotated_programs_are_judged_as_they_say(void **state)
{
    (void)state;
    const char *folder = CORDON_SOURCE_DIR "/tests/rules";
    cdn_rules *rules = default_rules();
    DIR *files = opendir(folder);
    assert_non_null(files);
    size_t wrong = 0, count = 0;
    for (struct dirent *entry; (entry = readdir(files));) {
        char path[1024];
        if (!strstr(entry->d_name, ".py"))
            continue;
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        wrong += check_program(rules, path);
        count++;
    }
    closedir(files);
    cdn_rules_unref(rules);
    assert_true(count >= 4);
    assert_int_equal(wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_rules_a_source_is_only_normalised),
        cmocka_unit_test(bounds_are_verdicts),
        cmocka_unit_test(an_empty_source_is_allowed),
        cmocka_unit_test(no_finding_is_lost_when_memory_is_out),
        cmocka_unit_test(annotated_programs_are_judged_as_they_say),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
