/*
 * Facts: what a program imports, calls, refers to and says, with places. Rules are matched
 * against facts, never against source text or syntax; judge.c needs nothing else.
 */
#ifndef CDN_FACTS_H
#define CDN_FACTS_H

#include "names.h"
#include "rules.h"

typedef struct cdn_fact {
    cdn_rule_kind kind; /* the kind of rule that it answers to; never CDN_RULE_PATTERN */
    uint32_t name;      /* in `names` */
    uint32_t start, end;
} cdn_fact;

typedef struct cdn_facts {
    cdn_names names;
    cdn_fact *items;
    size_t count, capacity;
} cdn_facts;

bool cdn_facts_init(cdn_facts *facts);
void cdn_facts_free(cdn_facts *facts);
/* False when memory is out. */
bool cdn_facts_add(cdn_facts *facts, cdn_rule_kind kind, uint32_t name, uint32_t start,
                   uint32_t end);

#endif
