/*
 * Scopes, symbols and what is bound to them. bind.c fills the tables in one pass over the tree;
 * resolve.c asks them what a name can stand for. Both write problems into `refusal` or `no_memory`
 * and go on: the caller looks once, at the end.
 */
#ifndef CDN_SCOPES_H
#define CDN_SCOPES_H

#include "names.h"
#include "refusal.h"
#include "syntax.h"

typedef enum cdn_scope_kind {
    CDN_SCOPE_MODULE,
    CDN_SCOPE_CLASS,
    CDN_SCOPE_FUNCTION, /* also lambdas */
    CDN_SCOPE_COMPREHENSION
} cdn_scope_kind;

typedef struct cdn_scope {
    cdn_scope_kind kind;
    uint32_t parent;
    uint32_t node; /* the definition */
} cdn_scope;

/* One way in which a symbol gets a value. */
typedef struct cdn_binding {
    uint32_t next;      /* the symbol's binding before this one; 0 ends */
    uint32_t value;     /* node of the value, or 0 */
    uint32_t qualified; /* name of an imported thing, or 0 */
    uint32_t node;      /* the bound identifier */
    uint32_t effective; /* from this node on the name is bound for sure; UINT32_MAX: never sure */
} cdn_binding;

typedef struct cdn_values {
    uint32_t *items; /* qualified names */
    uint32_t count, capacity;
} cdn_values;

typedef enum cdn_symbol_state { CDN_SYMBOL_NEW, CDN_SYMBOL_OPEN, CDN_SYMBOL_DONE } cdn_symbol_state;

typedef struct cdn_symbol {
    uint32_t scope, name;
    uint32_t bindings; /* the last one; 0 for none */
    uint32_t redirect; /* scope + 1 when declared global or nonlocal */
    bool is_deleted;
    cdn_symbol_state state;
    uint32_t level; /* while open: how deep in the search */
    cdn_values values;
} cdn_symbol;

typedef enum cdn_fold_state { CDN_FOLD_NEW, CDN_FOLD_OPEN, CDN_FOLD_UNKNOWN } cdn_fold_state;

typedef struct cdn_scopes {
    const cdn_syntax *syntax;
    cdn_names *names;
    cdn_refusal *refusal;
    cdn_deadline *deadline; /* may be NULL */
    bool no_memory;

    uint32_t *scope_of;   /* by node: where its names are looked up */
    uint32_t *opened_by;  /* by node: the scope that a definition opens */
    uint8_t *fold_states; /* by node: a cdn_fold_state, see fold.c */
    bool *is_target;      /* by node: an identifier that is bound or declared, not read */
    uint32_t *name_of;    /* by node: its name + 1, once it was asked for */
    uint32_t *answer_of;  /* by node: where its values stand in `answers`; 0: not known yet */

    uint32_t *answers; /* each the number of values and the values */
    uint32_t answer_count, answer_capacity;

    cdn_scope *scopes;
    uint32_t scope_count, scope_capacity;
    cdn_symbol *symbols; /* 0 is unused */
    uint32_t symbol_count, symbol_capacity;
    uint32_t *table; /* symbol numbers by (scope, name); 0 is free */
    uint32_t table_size;
    cdn_binding *bindings; /* 0 is unused */
    uint32_t binding_count, binding_capacity;
    uint32_t *stars; /* modules imported with '*' */
    uint32_t star_count, star_capacity;

    uint64_t steps;      /* spent by resolve.c */
    uint64_t fold_steps; /* spent by fold.c */
    uint64_t looked_at;  /* steps of both when the deadline was last looked at */
    uint32_t level, lowest_open;
    uint32_t open_symbols, open_folds; /* while there are any, values may not be complete */
} cdn_scopes;

/* False when memory is out; release with cdn_scopes_free() in any case. */
bool cdn_scopes_init(cdn_scopes *scopes, const cdn_syntax *syntax, cdn_names *names,
                     cdn_refusal *refusal);
void cdn_scopes_free(cdn_scopes *scopes);

/* Grow `*items` so that one more fits. */
bool cdn_scopes_grow(cdn_scopes *scopes, void *items, uint32_t count, uint32_t *capacity,
                     size_t item_bytes);
uint32_t cdn_scopes_open(cdn_scopes *scopes, cdn_scope_kind kind, uint32_t parent, uint32_t node);
/* The symbol, or 0. */
uint32_t cdn_scopes_find(const cdn_scopes *scopes, uint32_t scope, uint32_t name);
/* The symbol, made when it is new; 0 when memory is out. */
uint32_t cdn_scopes_symbol(cdn_scopes *scopes, uint32_t scope, uint32_t name);
void cdn_scopes_bind(cdn_scopes *scopes, uint32_t symbol, cdn_binding binding);
/* Looks at the deadline every few hundred steps; once it is past, the source is refused. */
bool cdn_scopes_is_late(cdn_scopes *scopes);
uint32_t cdn_scopes_name_of(cdn_scopes *scopes, uint32_t node);

/* Walk the tree and record all scopes, bindings and declarations. */
void cdn_bind_all(cdn_scopes *scopes);
/* The part of it that needs all definitions: modules that are given to the program's functions. */
void cdn_bind_calls(cdn_scopes *scopes);
/* Add to `values` each qualified name that the expression `node` can stand for. */
void cdn_resolve(cdn_scopes *scopes, cdn_values *values, uint32_t node);
/* Add what the module's own name `name`, or else the builtin, can stand for. */
void cdn_resolve_global(cdn_scopes *scopes, cdn_values *values, uint32_t name, uint32_t node);
/* Whether `module` is relative and can be a standard one: "." or ".os"; then without its dots. */
bool cdn_resolve_absolute(uint32_t *absolute_out, cdn_scopes *scopes, uint32_t module);
/* The value of the name at `node`, when it is bound once to one expression; else 0. */
uint32_t cdn_resolve_single(cdn_scopes *scopes, uint32_t node);
/* The same, also when the name gets a part of the value only: for x in VALUE. */
uint32_t cdn_resolve_only(cdn_scopes *scopes, uint32_t node);
void cdn_resolve_add(cdn_scopes *scopes, cdn_values *values, uint32_t name, uint32_t node);
void cdn_resolve_add_text(cdn_scopes *scopes, cdn_values *values, const char *text, uint32_t node);
/* Add the module that an attribute of something unknown is by its name: x._os */
void cdn_resolve_guess(cdn_scopes *scopes, cdn_values *values, uint32_t object, const char *text,
                       size_t bytes);
/* `left` + '.' + `right`, without a leading "builtins.". */
uint32_t cdn_resolve_join_plain(cdn_scopes *scopes, uint32_t left, const char *right,
                                size_t right_bytes);
/* The same, by what is known of modules: random._os is os. */
uint32_t cdn_resolve_join(cdn_scopes *scopes, uint32_t left, const char *right, size_t right_bytes);

#endif
