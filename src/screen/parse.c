/*
 * The only user of tree-sitter. Parses under a deadline, because some inputs take quadratic time,
 * and flattens the tree with a cursor, because some are twenty thousand levels deep.
 */
#include "parse.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include <tree_sitter/api.h>

#include "arena.h"
#include "clock.h"
#include "error.h"

const TSLanguage *tree_sitter_python(void);

/* From the grammar's numbers to ours; built once, never changed, so threads may share it. */
enum { SYMBOL_MAX = 1024, FIELD_MAX = 64 };
static uint8_t kinds[SYMBOL_MAX];
static uint8_t fields[FIELD_MAX];
static pthread_once_t once = PTHREAD_ONCE_INIT;

#define NAME_TEXT(name) #name,
static const char *const kind_names[] = {CDN_SYNTAX_KINDS(NAME_TEXT)};
static const char *const field_names[] = {CDN_SYNTAX_FIELDS(NAME_TEXT)};

static uint8_t number_of(const char *name, const char *const *names, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(names[i], name) == 0)
            return (uint8_t)(i + 1);
    return 0;
}

static void prepare(void)
{
    ts_set_allocator(cdn_arena_malloc, cdn_arena_calloc, cdn_arena_realloc, cdn_arena_release);
    const TSLanguage *language = tree_sitter_python();
    uint32_t symbols = ts_language_symbol_count(language);
    for (uint32_t i = 0; i < symbols && i < SYMBOL_MAX; i++)
        if (ts_language_symbol_type(language, (TSSymbol)i) == TSSymbolTypeRegular)
            kinds[i] = number_of(ts_language_symbol_name(language, (TSSymbol)i), kind_names,
                                 sizeof kind_names / sizeof *kind_names);
    uint32_t field_count = ts_language_field_count(language);
    for (uint32_t i = 1; i <= field_count && i < FIELD_MAX; i++)
        fields[i] = number_of(ts_language_field_name_for_id(language, (TSFieldId)i), field_names,
                              sizeof field_names / sizeof *field_names);
}

typedef struct input {
    const char *text;
    size_t bytes;
    double deadline;
    bool is_late;
} input;

static const char *read_text(void *payload, uint32_t offset, TSPoint point, uint32_t *count_out)
{
    const input *in = payload;
    (void)point;
    *count_out = offset < in->bytes ? (uint32_t)(in->bytes - offset) : 0;
    return *count_out ? in->text + offset : "";
}

static bool stop_when_late(TSParseState *state)
{
    input *in = state->payload;
    in->is_late = in->is_late || cdn_clock_ms() > in->deadline;
    return in->is_late;
}

/* Flattening ------------------------------------------------------------------------------- */

static bool add_node(cdn_syntax *syntax, const TSTreeCursor *cursor, TSNode node, uint32_t parent)
{
    if (syntax->count == syntax->capacity) {
        uint32_t capacity = syntax->capacity ? syntax->capacity * 2 : 1024;
        cdn_syntax_node *nodes = realloc(syntax->nodes, capacity * sizeof *nodes);
        if (!nodes)
            return false;
        syntax->nodes = nodes;
        syntax->capacity = capacity;
    }
    TSSymbol symbol = ts_node_symbol(node);
    TSFieldId field = ts_tree_cursor_current_field_id(cursor);
    syntax->nodes[syntax->count++] = (cdn_syntax_node){
        .kind = symbol < SYMBOL_MAX ? kinds[symbol] : CDN_OTHER,
        .field = field < FIELD_MAX ? fields[field] : CDN_FIELD_NONE,
        .start = ts_node_start_byte(node),
        .end = ts_node_end_byte(node),
        .parent = parent,
    };
    return true;
}

static bool is_wanted(TSNode node)
{
    TSSymbol symbol = ts_node_symbol(node);
    return ts_node_is_named(node) && symbol < SYMBOL_MAX && kinds[symbol] != CDN_comment &&
           kinds[symbol] != CDN_line_continuation;
}

/* Unwanted nodes have no wanted descendants, so entering a node means it was added. */
static bool flatten(cdn_syntax *syntax, TSTreeCursor *cursor)
{
    uint32_t parent = 0;
    if (!add_node(syntax, cursor, ts_tree_cursor_current_node(cursor), 0))
        return false;
    if (!ts_tree_cursor_goto_first_child(cursor)) {
        syntax->nodes[0].after = 1;
        return true;
    }
    for (;;) {
        TSNode node = ts_tree_cursor_current_node(cursor);
        if (is_wanted(node)) {
            uint32_t added = syntax->count;
            if (!add_node(syntax, cursor, node, parent))
                return false;
            if (ts_tree_cursor_goto_first_child(cursor)) {
                parent = added;
                continue;
            }
            syntax->nodes[added].after = syntax->count;
        }
        while (!ts_tree_cursor_goto_next_sibling(cursor)) {
            ts_tree_cursor_goto_parent(cursor);
            syntax->nodes[parent].after = syntax->count;
            if (parent == 0)
                return true;
            parent = syntax->nodes[parent].parent;
        }
    }
}

/* Errors ----------------------------------------------------------------------------------- */

/* Walk to the first broken node: only subtrees that contain an error are entered. */
static TSNode first_error(TSTreeCursor *cursor)
{
    for (;;) {
        TSNode node = ts_tree_cursor_current_node(cursor);
        if (ts_node_is_error(node) || ts_node_is_missing(node))
            return node;
        bool is_inside = ts_node_has_error(node) && ts_tree_cursor_goto_first_child(cursor);
        if (!is_inside && !ts_tree_cursor_goto_next_sibling(cursor))
            return node;
    }
}

static void refuse_error(cdn_refusal *refusal, const char *text, TSTreeCursor *cursor)
{
    TSNode node = first_error(cursor);
    TSPoint at = ts_node_start_point(node);
    const char *near = text + ts_node_start_byte(node);
    size_t shown = strcspn(near, "\n");
    if (ts_node_is_missing(node))
        cdn_refuse(refusal, CORDON_NOT_UNDERSTOOD, at.row + 1, at.column,
                   "this is not Python that can be read: '%s' is missing here", ts_node_type(node));
    else
        cdn_refuse(refusal, CORDON_NOT_UNDERSTOOD, at.row + 1, at.column,
                   "this is not Python that can be read, near '%.*s'", shown > 40 ? 40 : (int)shown,
                   near);
}

static cordon_status read_tree(cdn_syntax *syntax, cdn_refusal *refusal, const char *text,
                               const TSTree *tree, cordon_error *err)
{
    TSNode root = ts_tree_root_node(tree);
    TSTreeCursor cursor = ts_tree_cursor_new(root);
    bool is_whole = true;
    if (ts_node_has_error(root))
        refuse_error(refusal, text, &cursor);
    else
        is_whole = flatten(syntax, &cursor);
    ts_tree_cursor_delete(&cursor);
    return is_whole ? CORDON_OK : cdn_fail_nomem(err);
}

/* Any call of tree-sitter may end in a jump out of here, when memory is out. */
static cordon_status parse_in_arena(cdn_syntax *syntax, cdn_refusal *refusal, input *in,
                                    uint64_t parse_ms, cordon_error *err)
{
    TSParser *parser = ts_parser_new();
    if (!ts_parser_set_language(parser, tree_sitter_python())) {
        ts_parser_delete(parser);
        return cdn_fail(err, CORDON_E_INTERNAL, "the grammar does not fit the parser");
    }
    TSInput reader = {.payload = in, .read = read_text, .encoding = TSInputEncodingUTF8};
    TSParseOptions options = {.payload = in, .progress_callback = stop_when_late};
    TSTree *tree = ts_parser_parse_with_options(parser, NULL, reader, options);
    cordon_status status = CORDON_OK;
    if (tree)
        status = read_tree(syntax, refusal, in->text, tree, err);
    else
        cdn_refuse(refusal, CORDON_TOO_LARGE, 1, 0,
                   "the source takes more than the %llu ms of limits.parse_ms to read",
                   (unsigned long long)parse_ms);
    ts_tree_delete(tree);
    ts_parser_delete(parser);
    return status;
}

cordon_status cdn_parse(cdn_syntax *syntax, cdn_refusal *refusal, const char *text,
                        size_t text_bytes, uint64_t parse_ms, cordon_error *err)
{
    pthread_once(&once, prepare);
    *syntax = (cdn_syntax){.text = text};
    input in = {text, text_bytes, cdn_clock_ms() + (double)parse_ms, false};
    cdn_arena arena;
    jmp_buf no_memory;
    volatile cordon_status status;
    cdn_arena_open(&arena, &no_memory);
    if (setjmp(no_memory) == 0)
        status = parse_in_arena(syntax, refusal, &in, parse_ms, err);
    else
        status = cdn_fail_nomem(err);
    cdn_arena_close(&arena);
    return status;
}
