/* The flat tree beside what the public cursor walks over. More files can be named as arguments. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <tree_sitter/api.h>

#include "cm.h"
#include "file.h"
#include "flatten.h"

const TSLanguage *tree_sitter_python(void);

#define KIND_NAME(name)  [CDN_##name] = #name,
#define FIELD_NAME(name) [CDN_FIELD_##name] = #name,
static const char *const kind_names[CDN_KIND_COUNT] = {CDN_SYNTAX_KINDS(KIND_NAME)};
static const char *const field_names[CDN_FIELD_COUNT] = {CDN_SYNTAX_FIELDS(FIELD_NAME)};

static char **more_files;

typedef struct comparison {
    const char *path;
    const cdn_syntax *syntax;
    uint32_t seen;
} comparison;

/* Our name for it, or NULL when it has none. */
static bool is_same_name(const char *const *names, size_t count, uint8_t ours, const char *theirs)
{
    if (ours)
        return theirs && strcmp(names[ours], theirs) == 0;
    for (size_t i = 1; theirs && i < count; i++)
        if (strcmp(names[i], theirs) == 0)
            return false;
    return true;
}

static uint32_t compare_node(comparison *both, TSTreeCursor *cursor, uint32_t parent)
{
    TSNode node = ts_tree_cursor_current_node(cursor);
    uint32_t number = both->seen++;
    if (number >= both->syntax->count)
        fail_msg("%s: the flat tree ends at %u", both->path, ts_node_start_byte(node));
    const cdn_syntax_node *flat = &both->syntax->nodes[number];
    if (!is_same_name(kind_names, CDN_KIND_COUNT, flat->kind, ts_node_type(node)) ||
        !is_same_name(field_names, CDN_FIELD_COUNT, flat->field,
                      ts_tree_cursor_current_field_name(cursor)) ||
        flat->start != ts_node_start_byte(node) || flat->end != ts_node_end_byte(node) ||
        flat->parent != parent)
        fail_msg("%s:%u: %s is otherwise in the flat tree", both->path,
                 ts_node_start_point(node).row + 1, ts_node_type(node));
    return number;
}

static void compare_below(comparison *both, TSTreeCursor *cursor, uint32_t parent)
{
    uint32_t number = compare_node(both, cursor, parent);
    if (ts_tree_cursor_goto_first_child(cursor)) {
        do {
            TSNode node = ts_tree_cursor_current_node(cursor);
            const char *type = ts_node_type(node);
            if (ts_node_is_named(node) && strcmp(type, "comment") != 0 &&
                strcmp(type, "line_continuation") != 0)
                compare_below(both, cursor, number);
        } while (ts_tree_cursor_goto_next_sibling(cursor));
        ts_tree_cursor_goto_parent(cursor);
    }
    assert_int_equal(both->syntax->nodes[number].after, both->seen);
}

static void compare_text(const char *path, const char *text, size_t bytes)
{
    TSParser *parser = ts_parser_new();
    assert_true(ts_parser_set_language(parser, tree_sitter_python()));
    TSTree *tree = ts_parser_parse_string(parser, NULL, text, (uint32_t)bytes);
    TSTreeCursor cursor = ts_tree_cursor_new(ts_tree_root_node(tree));
    cdn_syntax syntax = {.text = text};
    cdn_refusal refusal = {0};
    assert_true(cdn_flatten(&syntax, &refusal, tree));
    comparison both = {path, &syntax, 0};
    if (refusal.decision == CORDON_ALLOW) {
        compare_below(&both, &cursor, 0);
        assert_int_equal(both.seen, syntax.count);
    }
    cdn_syntax_free(&syntax);
    ts_tree_cursor_delete(&cursor);
    ts_tree_delete(tree);
    ts_parser_delete(parser);
}

static void compare_file(const char *path)
{
    cdn_buf text = {0};
    assert_int_equal(cdn_file_read(&text, path, 1 << 24, NULL), CORDON_OK);
    compare_text(path, cdn_buf_text(&text), text.count);
    cdn_buf_free(&text);
}

static size_t compare_folder(const char *folder)
{
    size_t count = 0;
    char path[512];
    DIR *entries = opendir(folder);
    assert_non_null(entries);
    for (struct dirent *entry; (entry = readdir(entries));) {
        const char *end = strrchr(entry->d_name, '.');
        if (!end || strcmp(end, ".py") != 0)
            continue;
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        compare_file(path);
        count++;
    }
    closedir(entries);
    return count;
}

static void the_flat_tree_is_what_the_cursor_sees(void **state)
{
    (void)state;
    assert_true(compare_folder(CORDON_SOURCE_DIR "/tests/rules") > 2);
    assert_true(compare_folder(CORDON_SOURCE_DIR "/tests/screen/benign") > 2);
    assert_true(compare_folder(CORDON_SOURCE_DIR "/tests/screen/escapes") > 2);
    assert_true(compare_folder(CORDON_SOURCE_DIR "/bench/programs") > 1);
    for (char **path = more_files; *path; path++)
        compare_file(*path);
}

static void small_texts_too(void **state)
{
    (void)state;
    static const char *const texts[] = {"",
                                        "\n",
                                        "# only a comment",
                                        "x",
                                        "  x  \n# end\n",
                                        "f(a, # b\n  *c, **d)\n",
                                        "a = \\\n  b\n",
                                        "if x: # y\n  pass\n# z\nelse:\n  pass\n",
                                        "print >> e\n"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        compare_text(texts[i], texts[i], strlen(texts[i]));
}

int main(int argc, char **argv)
{
    (void)argc;
    more_files = argv + 1;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_flat_tree_is_what_the_cursor_sees),
        cmocka_unit_test(small_texts_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
