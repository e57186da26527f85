/*
 * The parser's only user, besides query.c: parses under a deadline, because some inputs take
 * quadratic time, mends what the grammar reads otherwise than CPython, and flattens the tree.
 */
#include "parse.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include <tree_sitter/api.h>

#include "arena.h"
#include "clock.h"
#include "error.h"
#include "flatten.h"
#include "mend.h"
#include "spelling.h"

const TSLanguage *tree_sitter_python(void);

enum { ROUNDS_MAX = 20 };

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void prepare(void)
{
    ts_set_allocator(cdn_arena_malloc, cdn_arena_calloc, cdn_arena_realloc, cdn_arena_release);
}

typedef struct input {
    const char *source; /* the normalised text */
    cdn_buf mended;     /* what is parsed from the second round on */
    size_t bytes;
    cdn_deadline deadline;
    uint64_t parse_ms;
    bool is_error_mended;
    bool is_python2; /* holds print or exec statements to the grammar */
} input;

static const char *text_of(const input *in)
{
    return in->mended.bytes ? in->mended.bytes : in->source;
}

/*
 * In small pieces, each a look at the clock: one token can be as long as the text, and the parser
 * asks stop_when_late() between tokens only. What is late ends here and is refused.
 */
static const char *read_text(void *payload, uint32_t offset, TSPoint point, uint32_t *count_out)
{
    enum { PIECE_BYTES = 16384 };
    input *in = payload;
    (void)point;
    size_t left =
        offset < in->bytes && !cdn_deadline_is_past(&in->deadline) ? in->bytes - offset : 0;
    *count_out = (uint32_t)(left < PIECE_BYTES ? left : PIECE_BYTES);
    return left ? text_of(in) + offset : "";
}

static bool stop_when_late(TSParseState *state)
{
    input *in = state->payload;
    return cdn_deadline_is_past(&in->deadline);
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

static void refuse_error(cdn_refusal *refusal, const input *in, const TSTree *tree)
{
    TSTreeCursor cursor = ts_tree_cursor_new(ts_tree_root_node(tree));
    TSNode node = first_error(&cursor);
    TSPoint at = ts_node_start_point(node);
    const char *near = in->source + ts_node_start_byte(node);
    size_t shown = strcspn(near, "\n");
    const char *hint = in->is_python2 ? ": print and exec are written as calls" : "";
    if (ts_node_is_missing(node))
        cdn_refuse(refusal, CORDON_NOT_UNDERSTOOD, at.row + 1, at.column,
                   "this is not Python that can be read: '%s' is missing here%s",
                   ts_node_type(node), hint);
    else
        cdn_refuse(refusal, CORDON_NOT_UNDERSTOOD, at.row + 1, at.column,
                   "this is not Python that can be read, near '%.*s'%s",
                   shown > 40 ? 40 : (int)shown, near, hint);
}

/* Rounds ----------------------------------------------------------------------------------- */

static bool copy_source(input *in)
{
    return in->mended.bytes || cdn_buf_add(&in->mended, in->source, in->bytes);
}

/* A broken tree: once, the false errors are mended. */
static cordon_status read_broken(cdn_refusal *refusal, bool *goes_on_out, input *in,
                                 const TSTree *tree, cordon_error *err)
{
    if (!in->is_error_mended) {
        in->is_error_mended = true;
        if (!copy_source(in))
            return cdn_fail_nomem(err);
        *goes_on_out = cdn_mend_errors(in->mended.bytes, in->bytes);
    }
    if (!*goes_on_out)
        refuse_error(refusal, in, tree);
    return CORDON_OK;
}

static bool is_suspect(input *in, const cdn_syntax *syntax)
{
    bool is_found = false;
    for (uint32_t node = 1; node < syntax->count; node++) {
        cdn_syntax_kind kind = cdn_kind(syntax, node);
        bool is_python2 = kind == CDN_print_statement || kind == CDN_exec_statement;
        in->is_python2 |= is_python2;
        is_found |= is_python2 || kind == CDN_named_expression || kind == CDN_type_alias_statement;
    }
    return is_found;
}

static cordon_status read_whole(cdn_syntax *syntax, cdn_refusal *refusal, bool *goes_on_out,
                                input *in, const TSTree *tree, cordon_error *err)
{
    if (!cdn_flatten(syntax, refusal, tree))
        return cdn_fail_nomem(err);
    if (refusal->decision != CORDON_ALLOW || !is_suspect(in, syntax))
        return CORDON_OK;
    if (!copy_source(in))
        return cdn_fail_nomem(err);
    *goes_on_out = cdn_mend_forms(in->mended.bytes, syntax);
    return CORDON_OK;
}

/* One round: parse what there is; `*goes_on_out` says that it was mended and is to be read again.
 */
static cordon_status parse_round(cdn_syntax *syntax, cdn_refusal *refusal, bool *goes_on_out,
                                 input *in, TSParser *parser, cordon_error *err)
{
    TSInput reader = {.payload = in, .read = read_text, .encoding = TSInputEncodingUTF8};
    TSParseOptions options = {.payload = in, .progress_callback = stop_when_late};
    TSTree *tree = ts_parser_parse_with_options(parser, NULL, reader, options);
    if (!tree || in->deadline.is_past) {
        ts_parser_reset(parser); /* the grammar's scanner is not in the arena */
        cdn_refuse(refusal, CORDON_TOO_LARGE, 1, 0,
                   "the source takes more than the %llu ms of limits.parse_ms to read",
                   (unsigned long long)in->parse_ms);
        return CORDON_OK;
    }
    cordon_status status = ts_node_has_error(ts_tree_root_node(tree))
                               ? read_broken(refusal, goes_on_out, in, tree, err)
                               : read_whole(syntax, refusal, goes_on_out, in, tree, err);
    if (*goes_on_out)
        ts_tree_delete(tree); /* else the arena takes it, all at once */
    return status;
}

/* Any call of tree-sitter may end in a jump out of here, when memory is out. */
static cordon_status parse_in_arena(cdn_syntax *syntax, cdn_refusal *refusal, input *in,
                                    cordon_error *err)
{
    TSParser *parser = ts_parser_new();
    if (!ts_parser_set_language(parser, tree_sitter_python()))
        return cdn_fail(err, CORDON_E_INTERNAL, "the grammar does not fit the parser");
    cordon_status status = CORDON_OK;
    bool goes_on = true;
    for (int round = 0; goes_on && status == CORDON_OK; round++) {
        goes_on = false;
        syntax->count = 0;
        status = parse_round(syntax, refusal, &goes_on, in, parser, err);
        if (goes_on && round == ROUNDS_MAX)
            cdn_refuse(refusal, CORDON_NOT_UNDERSTOOD, 1, 0,
                       "the f-strings here are nested too deeply to read");
        goes_on = goes_on && refusal->decision == CORDON_ALLOW;
    }
    return status; /* the arena takes the parser */
}

/* Its own function, so that nothing local changes between the jump's two ends. */
static cordon_status parse_guarded(cdn_syntax *syntax, cdn_refusal *refusal, input *in,
                                   cdn_arena_store *store, cordon_error *err)
{
    cdn_arena arena;
    jmp_buf no_memory;
    volatile cordon_status status;
    cdn_arena_open(&arena, store, &no_memory);
    if (setjmp(no_memory) == 0)
        status = parse_in_arena(syntax, refusal, in, err);
    else
        status = cdn_fail_nomem(err);
    cdn_arena_close(&arena);
    return status;
}

cordon_status cdn_parse(cdn_syntax *syntax, cdn_refusal *refusal, const char *text,
                        size_t text_bytes, uint64_t parse_ms, cordon_error *err)
{
    return cdn_parse_with(syntax, refusal, text, text_bytes, parse_ms, NULL, err);
}

cordon_status cdn_parse_with(cdn_syntax *syntax, cdn_refusal *refusal, const char *text,
                             size_t text_bytes, uint64_t parse_ms, cdn_arena_store *store,
                             cordon_error *err)
{
    pthread_once(&once, prepare);
    *syntax = (cdn_syntax){.text = text};
    input in = {.source = text,
                .bytes = text_bytes,
                .deadline = cdn_deadline_in(parse_ms),
                .parse_ms = parse_ms};
    cordon_status status = parse_guarded(syntax, refusal, &in, store, err);
    cdn_buf_free(&in.mended);
    if (status == CORDON_OK && refusal->decision == CORDON_ALLOW &&
        !cdn_spell_names(syntax, refusal))
        status = cdn_fail_nomem(err);
    if (status != CORDON_OK || refusal->decision != CORDON_ALLOW)
        cdn_syntax_free(syntax);
    return status;
}
