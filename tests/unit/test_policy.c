#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cm.h"
#include "file.h"
#include "policy.h"

#define DEFAULT_POLICY CORDON_SOURCE_DIR "/rules/python-default.yaml"

static cordon_policy *load(const char *path)
{
    cordon_policy *policy = NULL;
    cordon_error *err = cordon_error_new();
    if (cordon_policy_load(&policy, path, err) != CORDON_OK)
        fail_msg("%s", cordon_error_message(err));
    cordon_error_free(err);
    return policy;
}

static void the_default_policy_has_safe_values(void **state)
{
    (void)state;
    cordon_policy *policy = load(DEFAULT_POLICY);
    assert_string_equal(cordon_policy_path(policy), DEFAULT_POLICY);
    assert_int_equal(policy->limits.wall_ms, 10000);
    assert_int_equal(policy->limits.memory_bytes, 512 << 20);
    assert_int_equal(policy->limits.stdout_bytes, 64 << 10);
    assert_int_equal(policy->limits.source_bytes, 1 << 20);
    assert_int_equal(policy->limits.parse_ms, 50);
    assert_true(policy->screen_enabled);
    assert_true(policy->sanitize_enabled);
    assert_string_equal(policy->interpreter, "python3");
    assert_int_equal(policy->waive.count, 0);
    assert_true(cdn_rules_count(policy->rules) > 10);
    assert_non_null(policy->redactions);
    cordon_policy_free(policy);
}

static void a_missing_path_means_the_environment(void **state)
{
    (void)state;
    setenv("CORDON_POLICY", DEFAULT_POLICY, 1);
    cordon_policy *policy = load(NULL);
    assert_string_equal(cordon_policy_path(policy), DEFAULT_POLICY);
    cordon_policy_free(policy);
    setenv("CORDON_POLICY", "/nowhere.yaml", 1);
    assert_int_equal(cordon_policy_load(&policy, NULL, NULL), CORDON_E_IO);
    unsetenv("CORDON_POLICY");
}

static void set_takes_the_keys_of_the_file(void **state)
{
    (void)state;
    cordon_policy *policy = load(DEFAULT_POLICY);
    assert_int_equal(cordon_policy_set(policy, "limits.wall_ms", "2000", NULL), CORDON_OK);
    assert_int_equal(cordon_policy_set(policy, "interpreter", "/usr/bin/python3", NULL), CORDON_OK);
    assert_int_equal(cordon_policy_set(policy, "preload", "numpy, pandas.api", NULL), CORDON_OK);
    assert_int_equal(cordon_policy_set(policy, "confine.waive", "network,files", NULL), CORDON_OK);
    assert_int_equal(cordon_policy_set(policy, "screen.enabled", "false", NULL), CORDON_OK);
    assert_int_equal(cordon_policy_set(policy, "sanitize.enabled", "false", NULL), CORDON_OK);
    assert_int_equal(policy->limits.wall_ms, 2000);
    assert_string_equal(policy->interpreter, "/usr/bin/python3");
    assert_int_equal(policy->preload.count, 2);
    assert_string_equal(policy->preload.items[1], "pandas.api");
    assert_string_equal(policy->waive.items[0], "network");
    assert_false(policy->screen_enabled);
    assert_false(policy->sanitize_enabled);
    assert_int_equal(cordon_policy_set(policy, "preload", "", NULL), CORDON_OK);
    assert_int_equal(policy->preload.count, 0);
    cordon_policy_free(policy);
}

static void a_bad_value_changes_nothing(void **state)
{
    (void)state;
    const char *rows[][3] = {
        {"limits.wall_ms", "-1", "from 1 to 86400000, found '-1'"},
        {"limits.wall_ms", "0", "found '0'"},
        {"limits.memory_bytes", "1024", "from 16777216"},
        {"limits.wal_ms", "1", "did you mean 'limits.wall_ms'?"},
        {"colour", "red", "unknown policy key 'colour'"},
        {"screen.enabled", "yes", "must be true or false"},
        {"preload", "os;x", "takes module names"},
        {"preload", "a..b", "takes module names"},
        {"preload", "1a", "takes module names"},
        {"confine.waive", "all", "privileges files network processes memory"},
        {"interpreter", "", "must not be empty"},
        {"sanitize.rules", "no-such-file.yaml", "no-such-file.yaml"},
        {"rules", "x", "unknown policy key 'rules'"},
    };
    cordon_policy *policy = load(DEFAULT_POLICY);
    cordon_error *err = cordon_error_new();
    const cdn_redactions *redactions = policy->redactions;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        cordon_status status = cordon_policy_set(policy, rows[i][0], rows[i][1], err);
        assert_int_equal(status, strcmp(rows[i][0], "sanitize.rules") == 0 ? CORDON_E_IO
                                                                           : CORDON_E_ARGUMENT);
        if (!strstr(cordon_error_message(err), rows[i][2]))
            fail_msg("'%s' lacks '%s'", cordon_error_message(err), rows[i][2]);
    }
    assert_int_equal(policy->limits.wall_ms, 10000);
    assert_string_equal(policy->sanitize_rules, "redact-default.yaml");
    assert_ptr_equal(policy->redactions, redactions);
    assert_int_equal(cordon_policy_set(policy, NULL, "1", NULL), CORDON_E_ARGUMENT);
    cordon_error_free(err);
    cordon_policy_free(policy);
}

static void a_copy_stands_alone(void **state)
{
    (void)state;
    cordon_policy *policy = load(DEFAULT_POLICY);
    assert_int_equal(cordon_policy_set(policy, "preload", "numpy", NULL), CORDON_OK);
    cordon_policy *copy = cdn_policy_copy(policy);
    assert_int_equal(cordon_policy_set(policy, "limits.wall_ms", "5", NULL), CORDON_OK);
    assert_ptr_equal(copy->rules, policy->rules);
    cordon_policy_free(policy);
    assert_int_equal(copy->limits.wall_ms, 10000);
    assert_string_equal(copy->preload.items[0], "numpy");
    assert_true(cdn_rules_count(copy->rules) > 0);
    cordon_policy_free(copy);
    cordon_policy_free(NULL);
}

static void unreadable_files_are_io_errors(void **state)
{
    (void)state;
    cordon_policy *policy = NULL;
    assert_int_equal(cordon_policy_load(&policy, "/nowhere.yaml", NULL), CORDON_E_IO);
    assert_int_equal(cordon_policy_load(&policy, "/usr", NULL), CORDON_E_IO);
    assert_int_equal(cordon_policy_load(NULL, "/usr", NULL), CORDON_E_ARGUMENT);
    assert_null(policy);
}

/* The first line of a bad file is a comment with the message that it must bring. */
static void expect_its_message(const char *path)
{
    cordon_policy *policy = NULL;
    cordon_error *err = cordon_error_new();
    cdn_buf text = {0}, expected = {0};
    assert_int_equal(cdn_file_read(&text, path, 1 << 20, NULL), CORDON_OK);
    int length = (int)strcspn(text.bytes, "\n") - 2;
    assert_true(cdn_buf_addf(&expected, "%s:%.*s", path, length, text.bytes + 2));
    cordon_status status = cordon_policy_load(&policy, path, err);
    assert_int_equal(status, CORDON_E_RULES);
    assert_string_equal(cordon_error_message(err), expected.bytes);
    assert_null(policy);
    cdn_buf_free(&text);
    cdn_buf_free(&expected);
    cordon_error_free(err);
}

static void bad_files_name_place_and_mend(void **state)
{
    (void)state;
    const char *folder = CORDON_SOURCE_DIR "/tests/rules/bad";
    DIR *files = opendir(folder);
    assert_non_null(files);
    size_t count = 0;
    for (struct dirent *entry; (entry = readdir(files));) {
        char path[1024];
        if (!strstr(entry->d_name, ".yaml"))
            continue;
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        expect_its_message(path);
        count++;
    }
    closedir(files);
    assert_true(count >= 25);
}

static const cdn_rule *rule_of(const cordon_policy *policy, const char *id)
{
    for (size_t i = 0; i < cdn_rules_count(policy->rules); i++)
        if (strcmp(cdn_rules_at(policy->rules, i)->id, id) == 0)
            return cdn_rules_at(policy->rules, i);
    fail_msg("there is no %s", id);
    return NULL;
}

static void a_file_may_extend_another(void **state)
{
    (void)state;
    cordon_policy *strict = load(CORDON_SOURCE_DIR "/rules/python-strict.yaml");
    cordon_policy *lab = load(CORDON_SOURCE_DIR "/tests/rules/extends/lab.yaml");
    assert_int_equal(lab->limits.wall_ms, 7000);
    assert_int_equal(lab->limits.memory_bytes, strict->limits.memory_bytes);
    assert_int_equal(cdn_rules_count(lab->rules), cdn_rules_count(strict->rules));
    assert_int_equal(rule_of(lab, "PY-STRICT-IMPORTS")->excepts.count,
                     rule_of(strict, "PY-STRICT-IMPORTS")->excepts.count + 1);
    assert_true(rule_of(lab, "PY-STRICT-FORMAT")->is_off);
    assert_int_equal(rule_of(lab, "PY-STRICT-INPUT")->severity, CORDON_SEVERITY_WARN);
    assert_non_null(lab->redactions);
    cordon_policy_free(lab);
    cordon_policy_free(strict);
}

static void a_circle_of_files_is_refused(void **state)
{
    (void)state;
    cordon_policy *policy = NULL;
    cordon_error *err = cordon_error_new();
    assert_int_equal(
        cordon_policy_load(&policy, CORDON_SOURCE_DIR "/tests/rules/extends/one.yaml", err),
        CORDON_E_RULES);
    assert_non_null(strstr(cordon_error_message(err),
                           "extends/two.yaml:3:11: 'one.yaml' extends itself in a circle"));
    cordon_error_free(err);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_default_policy_has_safe_values),
        cmocka_unit_test(a_missing_path_means_the_environment),
        cmocka_unit_test(set_takes_the_keys_of_the_file),
        cmocka_unit_test(a_bad_value_changes_nothing),
        cmocka_unit_test(a_copy_stands_alone),
        cmocka_unit_test(a_file_may_extend_another),
        cmocka_unit_test(a_circle_of_files_is_refused),
        cmocka_unit_test(unreadable_files_are_io_errors),
        cmocka_unit_test(bad_files_name_place_and_mend),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
