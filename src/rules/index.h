/* Which rules concern a name: exact names are found by search, globs are tried one by one. */
#ifndef CDN_INDEX_H
#define CDN_INDEX_H

#include "rules.h"

typedef struct cdn_rule_entry {
    cdn_rule_kind kind;
    const char *name; /* borrowed from the rule */
    size_t rule;
    char first, last; /* of a glob: what a text must begin and end with, or 0 */
} cdn_rule_entry;

typedef struct cdn_rule_index {
    cdn_rule_entry *exact; /* sorted by kind and name */
    size_t exact_count;
    cdn_rule_entry *globs;
    size_t glob_count;
} cdn_rule_index;

/* False when memory is out. `rules` is borrowed for the index's life. */
bool cdn_rule_index_build(cdn_rule_index *index, const cdn_rule *rules, size_t count);
void cdn_rule_index_free(cdn_rule_index *index);
/* As cdn_rules_match(). */
bool cdn_rule_index_match(const cdn_rule_index *index, const cdn_rule *rules, cdn_rule_kind kind,
                          const char *text, cdn_rule_fn found, void *context);

#endif
