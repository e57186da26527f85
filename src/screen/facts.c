/* The list of facts of one program, see facts.h. Filled by collect.c, read by judge.c. */
#include "facts.h"

#include <stdlib.h>

bool cdn_facts_init(cdn_facts *facts)
{
    *facts = (cdn_facts){0};
    return cdn_names_init(&facts->names);
}

void cdn_facts_free(cdn_facts *facts)
{
    cdn_names_free(&facts->names);
    free(facts->items);
    *facts = (cdn_facts){0};
}

bool cdn_facts_add(cdn_facts *facts, cdn_rule_kind kind, uint32_t name, uint32_t start,
                   uint32_t end)
{
    if (facts->count == facts->capacity) {
        size_t capacity = facts->capacity ? facts->capacity * 2 : 128;
        cdn_fact *items = realloc(facts->items, capacity * sizeof *items);
        if (!items)
            return false;
        facts->items = items;
        facts->capacity = capacity;
    }
    facts->items[facts->count++] = (cdn_fact){kind, name, start, end};
    return true;
}
