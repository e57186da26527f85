/* The tables of scopes and symbols, see scopes.h. */
#include "scopes.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_TABLE = 128 };

bool cdn_scopes_init(cdn_scopes *scopes, const cdn_syntax *syntax, cdn_names *names,
                     cdn_refusal *refusal)
{
    *scopes = (cdn_scopes){.syntax = syntax,
                           .names = names,
                           .refusal = refusal,
                           .symbol_count = 1,
                           .binding_count = 1,
                           .answer_count = 1,
                           .table_size = FIRST_TABLE};
    scopes->scope_of = calloc(syntax->count, sizeof *scopes->scope_of);
    scopes->opened_by = calloc(syntax->count, sizeof *scopes->opened_by);
    scopes->fold_states = calloc(syntax->count, sizeof *scopes->fold_states);
    scopes->is_target = calloc(syntax->count, sizeof *scopes->is_target);
    scopes->name_of = calloc(syntax->count, sizeof *scopes->name_of);
    scopes->answer_of = calloc(syntax->count, sizeof *scopes->answer_of);
    scopes->table = calloc(FIRST_TABLE, sizeof *scopes->table);
    return scopes->scope_of && scopes->opened_by && scopes->fold_states && scopes->is_target &&
           scopes->name_of && scopes->answer_of && scopes->table;
}

void cdn_scopes_free(cdn_scopes *scopes)
{
    for (uint32_t i = 1; i < scopes->symbol_count; i++)
        free(scopes->symbols[i].values.items);
    free(scopes->scope_of);
    free(scopes->opened_by);
    free(scopes->fold_states);
    free(scopes->is_target);
    free(scopes->name_of);
    free(scopes->answer_of);
    free(scopes->answers);
    free(scopes->scopes);
    free(scopes->symbols);
    free(scopes->table);
    free(scopes->bindings);
    free(scopes->stars);
}

bool cdn_scopes_grow(cdn_scopes *scopes, void *items, uint32_t count, uint32_t *capacity,
                     size_t item_bytes)
{
    if (count < *capacity)
        return true;
    uint32_t wanted = *capacity ? *capacity * 2 : 16;
    void *old;
    memcpy(&old, items, sizeof old);
    void *grown = realloc(old, wanted * item_bytes);
    if (!grown) {
        scopes->no_memory = true;
        return false;
    }
    memcpy(items, &grown, sizeof grown);
    *capacity = wanted;
    return true;
}

bool cdn_scopes_is_late(cdn_scopes *scopes)
{
    enum { STEPS_AT_ONCE = 256 };
    uint64_t steps = scopes->steps + scopes->fold_steps;
    if (steps - scopes->looked_at < STEPS_AT_ONCE)
        return false;
    scopes->looked_at = steps;
    return cdn_refuse_late(scopes->refusal, scopes->deadline);
}

uint32_t cdn_scopes_open(cdn_scopes *scopes, cdn_scope_kind kind, uint32_t parent, uint32_t node)
{
    if (!cdn_scopes_grow(scopes, &scopes->scopes, scopes->scope_count, &scopes->scope_capacity,
                         sizeof *scopes->scopes))
        return parent;
    scopes->scopes[scopes->scope_count] = (cdn_scope){kind, parent, node};
    return scopes->scope_count++;
}

static uint32_t place_of(uint32_t scope, uint32_t name, uint32_t table_size)
{
    uint32_t mixed = (scope * 2654435761u) ^ (name * 2246822519u);
    return (mixed ^ (mixed >> 15)) & (table_size - 1);
}

uint32_t cdn_scopes_find(const cdn_scopes *scopes, uint32_t scope, uint32_t name)
{
    uint32_t at = place_of(scope, name, scopes->table_size);
    for (; scopes->table[at]; at = (at + 1) & (scopes->table_size - 1)) {
        const cdn_symbol *symbol = &scopes->symbols[scopes->table[at]];
        if (symbol->scope == scope && symbol->name == name)
            return scopes->table[at];
    }
    return 0;
}

static void place_symbol(uint32_t *table, uint32_t table_size, const cdn_symbol *symbol,
                         uint32_t number)
{
    uint32_t at = place_of(symbol->scope, symbol->name, table_size);
    while (table[at])
        at = (at + 1) & (table_size - 1);
    table[at] = number;
}

static bool grow_table(cdn_scopes *scopes)
{
    uint32_t size = scopes->table_size * 2;
    uint32_t *table = calloc(size, sizeof *table);
    if (!table) {
        scopes->no_memory = true;
        return false;
    }
    for (uint32_t i = 1; i < scopes->symbol_count; i++)
        place_symbol(table, size, &scopes->symbols[i], i);
    free(scopes->table);
    scopes->table = table;
    scopes->table_size = size;
    return true;
}

uint32_t cdn_scopes_symbol(cdn_scopes *scopes, uint32_t scope, uint32_t name)
{
    uint32_t found = cdn_scopes_find(scopes, scope, name);
    if (found)
        return found;
    if ((scopes->symbol_count * 2 >= scopes->table_size && !grow_table(scopes)) ||
        !cdn_scopes_grow(scopes, &scopes->symbols, scopes->symbol_count, &scopes->symbol_capacity,
                         sizeof *scopes->symbols))
        return 0;
    uint32_t number = scopes->symbol_count++;
    scopes->symbols[number] = (cdn_symbol){.scope = scope, .name = name};
    place_symbol(scopes->table, scopes->table_size, &scopes->symbols[number], number);
    return number;
}

void cdn_scopes_bind(cdn_scopes *scopes, uint32_t symbol, cdn_binding binding)
{
    if (!symbol || !cdn_scopes_grow(scopes, &scopes->bindings, scopes->binding_count,
                                    &scopes->binding_capacity, sizeof *scopes->bindings))
        return;
    binding.next = scopes->symbols[symbol].bindings;
    scopes->symbols[symbol].bindings = scopes->binding_count;
    scopes->bindings[scopes->binding_count++] = binding;
}

uint32_t cdn_scopes_name_of(cdn_scopes *scopes, uint32_t node)
{
    if (scopes->name_of[node])
        return scopes->name_of[node] - 1;
    size_t count;
    const char *text = cdn_text_of(scopes->syntax, node, &count);
    uint32_t name = 0;
    if (!cdn_names_add(&name, scopes->names, text, count))
        scopes->no_memory = true;
    scopes->name_of[node] = name + 1;
    return name;
}
