/*
 * cordon_rules_test(): rule files by their own examples, Python files by their annotations. It
 * stands on the top floor because it needs rules, screener and sanitizer.
 */
#include <cordon/policy.h>
#include <cordon/rules.h>

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "error.h"
#include "expect.h"
#include "file.h"
#include "policy.h"
#include "screen.h"

enum { SOURCE_BYTES_MAX = 1 << 20, PARSE_MS = 5000, DEPTH_MAX = 32 };

typedef struct rules_test {
    const cordon_policy *policy;
    cordon_rules_case_fn on_case;
    void *context;
    cordon_error *err;
    size_t cases, failed;
} rules_test;

static void tell(rules_test *test, const char *path, const cdn_buf *difference)
{
    bool is_fine = difference->count == 0;
    test->cases++;
    test->failed += !is_fine;
    if (test->on_case)
        test->on_case(test->context, path, is_fine ? NULL : cdn_buf_text(difference));
}

/* Rule files ------------------------------------------------------------------------------- */

static void add_problem(void *context, const char *rule, const char *place, const char *message)
{
    cdn_buf_addf(context, "%s: %s: %s\n", place, rule, message);
}

static cordon_status test_rules(rules_test *test, const char *path)
{
    cdn_buf difference = {0};
    cordon_error *err = cordon_error_new();
    cordon_status status =
        err ? cordon_rules_check(NULL, path, add_problem, &difference, err) : CORDON_E_NOMEM;
    if (status == CORDON_E_RULES || status == CORDON_E_IO) {
        bool is_told =
            difference.count || cdn_buf_addf(&difference, "%s\n", cordon_error_message(err));
        status = is_told ? CORDON_OK : CORDON_E_NOMEM;
    }
    if (status == CORDON_OK)
        tell(test, path, &difference);
    else
        cdn_fail(test->err, status, "%s: cannot be tested: %s", path, cordon_error_message(err));
    cdn_buf_free(&difference);
    cordon_error_free(err);
    return status;
}

/* Annotated programs ----------------------------------------------------------------------- */

static cordon_status test_program(rules_test *test, const char *path)
{
    const cordon_policy *policy = test->policy;
    const cdn_screen_bounds bounds = {.source_bytes = SOURCE_BYTES_MAX,
                                      .parse_ms = PARSE_MS,
                                      .profile = policy->profile,
                                      .suppressions =
                                          (const char *const *)policy->suppressions.items,
                                      .suppression_count = policy->suppressions.count};
    cdn_buf text = {0}, difference = {0};
    cordon_verdict *verdict = NULL;
    cordon_status status = cdn_file_read(&text, path, SOURCE_BYTES_MAX, test->err);
    if (status == CORDON_OK)
        status = cdn_screen(&verdict, policy->rules, &bounds, cdn_buf_text(&text), text.count,
                            test->err);
    if (status == CORDON_OK && !cdn_expect_compare(&difference, cdn_buf_text(&text), verdict))
        status = cdn_fail_nomem(test->err);
    if (status == CORDON_OK)
        tell(test, path, &difference);
    cordon_verdict_free(verdict);
    cdn_buf_free(&difference);
    cdn_buf_free(&text);
    return status;
}

/* Files and folders ------------------------------------------------------------------------ */

static bool ends_with(const char *path, const char *end)
{
    size_t length = strlen(path), count = strlen(end);
    return length > count && strcmp(path + length - count, end) == 0;
}

static bool is_rules_file(const char *path)
{
    return ends_with(path, ".yaml") || ends_with(path, ".yml");
}

static int is_shown(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

static cordon_status test_path(rules_test *test, const char *path, int depth);

static cordon_status test_entry(rules_test *test, const char *folder, const char *name, int depth)
{
    cdn_buf path = {0};
    struct stat about;
    cordon_status status = CORDON_OK;
    if (!cdn_buf_addf(&path, "%s/%s", folder, name))
        return cdn_fail_nomem(test->err);
    bool is_wanted = is_rules_file(name) || ends_with(name, ".py");
    if (is_wanted || (stat(path.bytes, &about) == 0 && S_ISDIR(about.st_mode)))
        status = test_path(test, path.bytes, depth + 1);
    cdn_buf_free(&path);
    return status;
}

static cordon_status test_folder(rules_test *test, const char *path, int depth)
{
    struct dirent **entries = NULL;
    int count = depth < DEPTH_MAX ? scandir(path, &entries, is_shown, alphasort) : -1;
    if (count < 0)
        return cdn_fail(test->err, CORDON_E_IO, "%s: this folder cannot be read", path);
    cordon_status status = CORDON_OK;
    for (int i = 0; i < count; i++) {
        if (status == CORDON_OK)
            status = test_entry(test, path, entries[i]->d_name, depth);
        free(entries[i]);
    }
    free(entries);
    return status;
}

static cordon_status test_path(rules_test *test, const char *path, int depth)
{
    struct stat about;
    if (stat(path, &about) != 0)
        return cdn_fail(test->err, CORDON_E_IO, "%s: there is no such file or folder", path);
    if (S_ISDIR(about.st_mode))
        return test_folder(test, path, depth);
    return is_rules_file(path) ? test_rules(test, path) : test_program(test, path);
}

static cordon_status test_all(rules_test *test, const char *const *paths, size_t path_count)
{
    cordon_status status = CORDON_OK;
    for (size_t i = 0; i < path_count && status == CORDON_OK; i++)
        status = test_path(test, paths[i], 0);
    if (status != CORDON_OK)
        return status;
    if (test->cases == 0)
        return cdn_fail(test->err, CORDON_E_IO, "there is nothing to test: no *.yaml and no *.py");
    if (test->failed)
        return cdn_fail(test->err, CORDON_E_RULES, "%zu of %zu files failed", test->failed,
                        test->cases);
    return CORDON_OK;
}

cordon_status cordon_rules_test(size_t *cases_out, size_t *failed_out, const char *const *paths,
                                size_t path_count, const cordon_policy *policy,
                                cordon_rules_case_fn on_case, void *context, cordon_error *err)
{
    if (!paths || path_count == 0)
        return cdn_fail(err, CORDON_E_ARGUMENT, "cordon_rules_test: no paths");
    cordon_policy *loaded = NULL;
    cordon_status status = policy ? CORDON_OK : cordon_policy_load(&loaded, NULL, err);
    rules_test test = {policy ? policy : loaded, on_case, context, err, 0, 0};
    if (status == CORDON_OK)
        status = cdn_screen_prepare(test.policy->rules, err);
    if (status == CORDON_OK)
        status = test_all(&test, paths, path_count);
    if (cases_out)
        *cases_out = test.cases;
    if (failed_out)
        *failed_out = test.failed;
    cordon_policy_free(loaded);
    return status;
}
