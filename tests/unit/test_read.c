#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cm.h"
#include "read.h"

static cdn_yaml *parse(const char *text)
{
    cdn_yaml *yaml = NULL;
    cordon_error *err = cordon_error_new();
    if (cdn_yaml_parse(&yaml, "f.yaml", text, strlen(text), err) != CORDON_OK)
        fail_msg("%s", cordon_error_message(err));
    cordon_error_free(err);
    return yaml;
}

static void expect_refused(const char *text, size_t text_bytes, const char *message)
{
    cdn_yaml *yaml = NULL;
    cordon_error *err = cordon_error_new();
    assert_int_equal(cdn_yaml_parse(&yaml, "f.yaml", text, text_bytes, err), CORDON_E_RULES);
    assert_null(yaml);
    if (!strstr(cordon_error_message(err), message))
        fail_msg("'%s' lacks '%s'", cordon_error_message(err), message);
    cordon_error_free(err);
}

static void values_are_found_with_their_place(void **state)
{
    (void)state;
    cdn_yaml *yaml = parse("a: 1\nb:\n  - x\n  - 'y z'\nc: {d: true}\n");
    cdn_node root = cdn_yaml_root(yaml);
    assert_true(cdn_yaml_is_map(yaml, root));
    assert_int_equal(cdn_yaml_count(yaml, root), 3);
    cdn_node list = cdn_yaml_get(yaml, root, "b");
    assert_true(cdn_yaml_is_list(yaml, list));
    assert_int_equal(cdn_yaml_count(yaml, list), 2);
    assert_string_equal(cdn_yaml_scalar(yaml, cdn_yaml_item(yaml, list, 1)), "y z");
    assert_int_equal(cdn_yaml_place(yaml, cdn_yaml_item(yaml, list, 1)).line, 4);
    assert_int_equal(cdn_yaml_place(yaml, cdn_yaml_item(yaml, list, 1)).column, 5);
    assert_int_equal(cdn_yaml_item(yaml, list, 2), 0);
    assert_int_equal(cdn_yaml_get(yaml, root, "nothing"), 0);
    assert_string_equal(cdn_yaml_scalar(yaml, cdn_yaml_key(yaml, root, 2)), "c");
    bool is_set = false;
    cdn_node d = cdn_yaml_get(yaml, cdn_yaml_value(yaml, root, 2), "d");
    assert_int_equal(cdn_yaml_bool(&is_set, yaml, d, "d", NULL), CORDON_OK);
    assert_true(is_set);
    cdn_yaml_free(yaml);
}

static void what_is_not_strict_yaml_is_refused(void **state)
{
    (void)state;
    const char *rows[][2] = {
        {"", "f.yaml:1:1: the file is empty"},
        {"# only a comment\n", "f.yaml:1:1: the file is empty"},
        {"a: [1, 2\nb: 3\n", "f.yaml:2:"},
        {"a: 1\n\tb: 2\n", "f.yaml:2:1: not YAML"},
        {"a: 1\nb: 2\na: 3\n", "f.yaml:3:1: duplicate key 'a': it stands in line 1 already"},
        {"a: &x [1]\nb: *x\n", "f.yaml:1:4: this is used again through an alias"},
        {"&x [*x]\n", "f.yaml:1:1: this is used again through an alias"},
        {"a: !!python/name:os.system x\n", "f.yaml:1:4: tags such as"},
        {"a: 1\n---\nb: 2\n", "f.yaml:2:1: a second document starts here"},
        {"? [a]\n: 1\n", "f.yaml:1:3: a key must be a single word"},
        {"a: b\n\xFF: 1\n", "f.yaml:2:1: not YAML"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        expect_refused(rows[i][0], strlen(rows[i][0]), rows[i][1]);
}

static void bombs_are_harmless(void **state)
{
    (void)state;
    static char deep[200000];
    memset(deep, '[', sizeof deep);
    expect_refused(deep, sizeof deep, "f.yaml:1:33: nested deeper than 32 levels");
    const char *laughs = "a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\nd: &d [*c,*c]\n";
    expect_refused(laughs, strlen(laughs), "alias");
}

static void unknown_keys_get_a_suggestion(void **state)
{
    (void)state;
    const char *keys[] = {"message", "severity", NULL};
    cordon_error *err = cordon_error_new();
    cdn_yaml *yaml = parse("message: m\nseverty: deny\n");
    cdn_node root = cdn_yaml_root(yaml);
    assert_int_equal(cdn_yaml_expect_map(yaml, root, "a rule", keys, err), CORDON_E_RULES);
    assert_string_equal(cordon_error_message(err),
                        "f.yaml:2:1: unknown key 'severty' in a rule: did you mean 'severity'?");
    cdn_yaml_free(yaml);
    yaml = parse("zzz: m\n");
    assert_int_equal(cdn_yaml_expect_map(yaml, cdn_yaml_root(yaml), "a rule", keys, err),
                     CORDON_E_RULES);
    assert_string_equal(cordon_error_message(err), "f.yaml:1:1: unknown key 'zzz' in a rule");
    cdn_yaml_free(yaml);
    cordon_error_free(err);
}

static void wrong_kinds_are_named(void **state)
{
    (void)state;
    cdn_yaml *yaml = parse("list: [1]\nnothing:\nword: w\nnul: \"a\\0b\"\nbig: 101\n");
    cdn_node root = cdn_yaml_root(yaml);
    cordon_error *err = cordon_error_new();
    const char *text;
    uint64_t number;
    bool truth;
    cdn_node found;
    cdn_yaml_text(&text, yaml, cdn_yaml_get(yaml, root, "list"), "list", err);
    assert_string_equal(cordon_error_message(err), "f.yaml:1:7: 'list' must be text, found a list");
    cdn_yaml_text(&text, yaml, cdn_yaml_get(yaml, root, "nothing"), "nothing", err);
    assert_non_null(strstr(cordon_error_message(err), "'nothing' must be text, found nothing"));
    cdn_yaml_text(&text, yaml, cdn_yaml_get(yaml, root, "nul"), "nul", err);
    assert_non_null(strstr(cordon_error_message(err), "contains a NUL character"));
    cdn_yaml_expect_list(yaml, cdn_yaml_get(yaml, root, "word"), "word", err);
    assert_non_null(strstr(cordon_error_message(err), "must be a list, found a single value"));
    cdn_yaml_bool(&truth, yaml, cdn_yaml_get(yaml, root, "word"), "word", err);
    assert_non_null(strstr(cordon_error_message(err), "'word' must be true or false, found 'w'"));
    cdn_yaml_uint(&number, yaml, cdn_yaml_get(yaml, root, "big"), "big", 1, 100, err);
    assert_string_equal(cordon_error_message(err),
                        "f.yaml:5:6: 'big' must be a whole number from 1 to 100, found '101'");
    assert_int_equal(
        cdn_yaml_uint(&number, yaml, cdn_yaml_get(yaml, root, "big"), "big", 1, 101, err),
        CORDON_OK);
    assert_int_equal(number, 101);
    assert_int_equal(cdn_yaml_need(&found, yaml, root, "the file", "id", err), CORDON_E_RULES);
    assert_string_equal(cordon_error_message(err), "f.yaml:1:1: the file lacks the key 'id'");
    cordon_error_free(err);
    cdn_yaml_free(yaml);
}

static void unreadable_files_are_io_errors(void **state)
{
    (void)state;
    cdn_yaml *yaml = NULL;
    assert_int_equal(cdn_yaml_load(&yaml, "/nowhere.yaml", NULL), CORDON_E_IO);
    assert_int_equal(cdn_yaml_load(&yaml, "/usr", NULL), CORDON_E_IO);
    assert_null(yaml);
    cdn_yaml_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_are_found_with_their_place),
        cmocka_unit_test(what_is_not_strict_yaml_is_refused),
        cmocka_unit_test(bombs_are_harmless),
        cmocka_unit_test(unknown_keys_get_a_suggestion),
        cmocka_unit_test(wrong_kinds_are_named),
        cmocka_unit_test(unreadable_files_are_io_errors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
