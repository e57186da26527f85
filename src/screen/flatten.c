/*
 * The flat tree, see flatten.h; called by parse.c. A tree-sitter cursor would do, and takes a sixth
 * of the time of a parse, because it keeps rows, columns and positions among siblings that nobody
 * asks for here. So this reads the tree itself, through private headers of the pinned core;
 * tests/unit/test_flatten.c holds it against the cursor. It loops, because trees are deep.
 */
#include "flatten.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include <language.h>
#include <subtree.h>
#include <tree.h>

const TSLanguage *tree_sitter_python(void);

/* From the grammar's numbers to ours; built once, never changed, so threads may share it. */
enum { SYMBOL_MAX = 1024, FIELD_MAX = 64 };

/* No program that a person or a model writes comes near; what follows is linear in both. */
enum { NODES_MAX = 4000000, DEPTH_MAX = 5000 };

static uint8_t kinds[SYMBOL_MAX];
static bool is_named[SYMBOL_MAX];
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
    const TSLanguage *language = tree_sitter_python();
    uint32_t symbols = ts_language_symbol_count(language);
    for (uint32_t i = 0; i < symbols && i < SYMBOL_MAX; i++) {
        is_named[i] = ts_language_symbol_type(language, (TSSymbol)i) == TSSymbolTypeRegular;
        if (is_named[i])
            kinds[i] = number_of(ts_language_symbol_name(language, (TSSymbol)i), kind_names,
                                 sizeof kind_names / sizeof *kind_names);
    }
    uint32_t field_count = ts_language_field_count(language);
    for (uint32_t i = 1; i <= field_count && i < FIELD_MAX; i++)
        fields[i] = number_of(ts_language_field_name_for_id(language, (TSFieldId)i), field_names,
                              sizeof field_names / sizeof *field_names);
}

/* A node whose children are being looked at. Some nodes are hidden: their children stand where
 * they do themselves. */
typedef struct level {
    const Subtree *children;
    uint32_t child_count;
    uint32_t child;      /* the next one */
    uint32_t structural; /* the same without extras, such as comments */
    uint32_t end;        /* of the child before, or the start of the node */
    const TSSymbol *aliases;
    const TSFieldMapEntry *field, *field_end;
    uint32_t node; /* in the flat tree: the node, or what a hidden one is part of */
    bool is_hidden;
    uint8_t own_field; /* of a hidden node: its children have it too */
} level;

typedef struct walk {
    const TSLanguage *language;
    cdn_syntax *syntax;
    cdn_refusal *refusal;
    level *levels;
    uint32_t count, capacity;
    uint32_t depth; /* levels that are not hidden */
} walk;

static bool has_room(cdn_syntax *syntax)
{
    if (syntax->count < syntax->capacity)
        return true;
    uint32_t capacity = syntax->capacity ? syntax->capacity * 2 : 1024;
    cdn_syntax_node *nodes = realloc(syntax->nodes, capacity * sizeof *nodes);
    if (!nodes)
        return false;
    syntax->nodes = nodes;
    syntax->capacity = capacity;
    return true;
}

/* Add a named node that starts at `start`; its kind is for the caller to fill in. */
static cdn_syntax_node *add_node(walk *self, Subtree tree, uint32_t start, uint32_t parent)
{
    cdn_syntax *syntax = self->syntax;
    if (!has_room(syntax))
        return NULL;
    cdn_syntax_node *node = &syntax->nodes[syntax->count++];
    node->is_respelled = false;
    node->start = start;
    node->end = start + ts_subtree_size(tree).bytes;
    node->parent = parent;
    node->after = syntax->count;
    return node;
}

/* Filled in place: this is done for every node that has children. */
static bool enter(walk *self, Subtree tree, uint32_t start, uint32_t node, bool is_hidden,
                  uint8_t own_field)
{
    if (self->count == self->capacity) {
        uint32_t capacity = self->capacity ? self->capacity * 2 : 64;
        level *levels = realloc(self->levels, capacity * sizeof *levels);
        if (!levels)
            return false;
        self->levels = levels;
        self->capacity = capacity;
    }
    level *at = &self->levels[self->count++];
    uint32_t production = ts_subtree_production_id(tree);
    at->children = ts_subtree_children(tree);
    at->child_count = ts_subtree_child_count(tree);
    at->child = at->structural = 0;
    at->end = start;
    at->aliases = ts_language_alias_sequence(self->language, production);
    ts_language_field_map(self->language, production, &at->field, &at->field_end);
    at->node = node;
    at->is_hidden = is_hidden;
    at->own_field = own_field;
    self->depth += !is_hidden;
    return true;
}

static void leave(walk *self)
{
    const level *at = &self->levels[--self->count];
    self->depth -= !at->is_hidden;
    if (!at->is_hidden)
        self->syntax->nodes[at->node].after = self->syntax->count;
}

static uint8_t field_of(const level *at, uint32_t structural)
{
    for (const TSFieldMapEntry *entry = at->field; entry < at->field_end; entry++)
        if (!entry->inherited && entry->child_index == structural)
            return entry->field_id < FIELD_MAX ? fields[entry->field_id] : CDN_FIELD_NONE;
    return at->own_field;
}

/* The next child of the last level: what is wanted of it is added, and its children are entered. */
static bool look(walk *self)
{
    level *at = &self->levels[self->count - 1];
    Subtree tree = at->children[at->child];
    uint32_t start = at->end + (at->child++ ? ts_subtree_padding(tree).bytes : 0);
    uint32_t node = at->node, structural = at->structural;
    bool is_extra = ts_subtree_extra(tree);
    TSSymbol alias = is_extra || !at->aliases ? 0 : at->aliases[structural];
    TSSymbol symbol = alias ? alias : ts_subtree_symbol(tree);
    uint8_t kind = symbol < SYMBOL_MAX ? kinds[symbol] : CDN_OTHER;
    bool is_hidden = !alias && !ts_subtree_visible(tree);
    bool is_known = alias ? symbol < SYMBOL_MAX && is_named[symbol] : ts_subtree_named(tree);
    at->end = start + ts_subtree_size(tree).bytes;
    at->structural += !is_extra;
    if (!is_hidden && (!is_known || kind == CDN_comment || kind == CDN_line_continuation))
        return true; /* nothing below is wanted */
    uint8_t field = is_extra ? CDN_FIELD_NONE : field_of(at, structural);
    if (!is_hidden) {
        cdn_syntax_node *added = add_node(self, tree, start, node);
        if (!added)
            return false;
        added->kind = kind;
        added->field = field;
        node = self->syntax->count - 1;
    }
    return ts_subtree_child_count(tree) == 0 ||
           enter(self, tree, start, node, is_hidden, is_hidden ? field : CDN_FIELD_NONE);
}

static bool is_within(const walk *self)
{
    const cdn_syntax *syntax = self->syntax;
    if (self->depth > DEPTH_MAX)
        cdn_refuse_at(self->refusal, CORDON_TOO_LARGE, syntax->text,
                      syntax->nodes[syntax->count - 1].start,
                      "the source is nested too deeply to screen");
    if (syntax->count == NODES_MAX)
        cdn_refuse(self->refusal, CORDON_TOO_LARGE, 1, 0,
                   "the source has more than the %d parts that are screened", NODES_MAX);
    return self->refusal->decision == CORDON_ALLOW;
}

bool cdn_flatten(cdn_syntax *syntax, cdn_refusal *refusal, const TSTree *tree)
{
    pthread_once(&once, prepare);
    walk self = {.language = tree->language, .syntax = syntax, .refusal = refusal};
    TSSymbol symbol = ts_subtree_symbol(tree->root);
    uint32_t start = ts_subtree_padding(tree->root).bytes;
    cdn_syntax_node *root = add_node(&self, tree->root, start, 0);
    bool is_well = root != NULL;
    if (root) {
        root->kind = symbol < SYMBOL_MAX ? kinds[symbol] : CDN_OTHER;
        root->field = CDN_FIELD_NONE;
        is_well = ts_subtree_child_count(tree->root) == 0 ||
                  enter(&self, tree->root, start, 0, false, CDN_FIELD_NONE);
    }
    while (is_well && self.count && is_within(&self)) {
        const level *at = &self.levels[self.count - 1];
        if (at->child < at->child_count)
            is_well = look(&self);
        else
            leave(&self);
    }
    free(self.levels);
    return is_well;
}
