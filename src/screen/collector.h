/* What the files of the walk over the tree share: collect.c, collect_text.c, collect_value.c. */
#ifndef CDN_COLLECTOR_H
#define CDN_COLLECTOR_H

#include "buf.h"
#include "facts.h"
#include "scopes.h"

typedef struct cdn_collector {
    cdn_facts *facts;
    cdn_scopes scopes;
    const cdn_syntax *syntax;
    bool *is_covered;  /* by node: part of a string that was folded as a whole */
    bool *is_imported; /* by name, up to imported_count: what an import gives */
    uint32_t imported_count;
} cdn_collector;

void cdn_collector_add(cdn_collector *all, cdn_rule_kind kind, uint32_t name, uint32_t node);
void cdn_collector_add_text(cdn_collector *all, cdn_rule_kind kind, const char *text, size_t count,
                            uint32_t node);
/* One fact for each value of the expression. */
void cdn_collector_add_values(cdn_collector *all, cdn_rule_kind kind, uint32_t node);

/* getattr(x, "name") and its kin, and attrgetter("a.b"): what they look up. */
void cdn_collect_access(cdn_collector *all, uint32_t node);
void cdn_collect_getter(cdn_collector *all, uint32_t node);
/* The expression `node` as a text, when it is one, and what the text itself refers to. */
void cdn_collect_text(cdn_collector *all, uint32_t node);
/*
 * A standard module that is handed on to where it cannot be followed, as an argument, a result, an
 * attribute or an item: anything of it may be used then, which is the reference `module.{}`.
 */
void cdn_collect_value(cdn_collector *all, uint32_t node);
/* The same for vars(module), by which everything of it is handed on. */
void cdn_collect_given_vars(cdn_collector *all, uint32_t node);
void cdn_collect_class_import(cdn_collector *all, uint32_t node, uint32_t module);

#endif
