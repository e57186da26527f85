/* Search among the names of all rules, see index.h. Immutable after build; used by rules.c. */
#include "index.h"

#include <stdlib.h>
#include <string.h>

bool cdn_glob_match(const char *glob, const char *text)
{
    const char *star = NULL, *retry = NULL;
    while (*text) {
        if (*glob == '*') {
            star = ++glob;
            retry = text;
        } else if (*glob == '?' || *glob == *text) {
            glob++;
            text++;
        } else if (star) {
            glob = star;
            text = ++retry;
        } else {
            return false;
        }
    }
    while (*glob == '*')
        glob++;
    return *glob == '\0';
}

static int by_kind_and_name(const void *left, const void *right)
{
    const cdn_rule_entry *a = left, *b = right;
    if (a->kind != b->kind)
        return a->kind < b->kind ? -1 : 1;
    return strcmp(a->name, b->name);
}

static char literal(char letter)
{
    return letter == '*' || letter == '?' ? '\0' : letter;
}

static void add_names(cdn_rule_index *index, const cdn_rule *rule, size_t number)
{
    for (size_t i = 0; i < rule->names.count; i++) {
        const char *name = rule->names.items[i];
        cdn_rule_entry entry = {.kind = rule->kind, .name = name, .rule = number};
        if (strpbrk(name, "*?")) {
            entry.first = literal(name[0]);
            entry.last = literal(name[strlen(name) - 1]);
            index->globs[index->glob_count++] = entry;
        } else {
            index->exact[index->exact_count++] = entry;
        }
    }
}

bool cdn_rule_index_build(cdn_rule_index *index, const cdn_rule *rules, size_t count)
{
    size_t names = 1;
    for (size_t i = 0; i < count; i++)
        names += rules[i].names.count;
    index->exact = calloc(names, sizeof *index->exact);
    index->globs = calloc(names, sizeof *index->globs);
    if (!index->exact || !index->globs)
        return false;
    for (size_t i = 0; i < count; i++)
        if (rules[i].kind != CDN_RULE_PATTERN && rules[i].kind != CDN_RULE_QUERY &&
            !rules[i].is_off)
            add_names(index, &rules[i], i);
    qsort(index->exact, index->exact_count, sizeof *index->exact, by_kind_and_name);
    return true;
}

void cdn_rule_index_free(cdn_rule_index *index)
{
    free(index->exact);
    free(index->globs);
    *index = (cdn_rule_index){0};
}

/* Whether `name` is `module` itself or below it. */
static bool is_within(const char *module, const char *name)
{
    size_t length = strlen(module);
    return strncmp(module, name, length) == 0 && (name[length] == '\0' || name[length] == '.');
}

static bool is_excepted(const cdn_rule *rule, const char *text)
{
    for (size_t i = 0; i < rule->excepts.count; i++)
        if (cdn_glob_match(rule->excepts.items[i], text) ||
            (rule->kind == CDN_RULE_IMPORT && is_within(rule->excepts.items[i], text)))
            return true;
    return false;
}

static bool report(const cdn_rule *rules, const cdn_rule_entry *entry, const char *text,
                   cdn_rule_fn found, void *context)
{
    return is_excepted(&rules[entry->rule], text) || found(context, entry->rule);
}

/* The first entry that is not before (kind, the first `length` bytes of text). */
static size_t lower_bound(const cdn_rule_index *index, cdn_rule_kind kind, const char *text,
                          size_t length)
{
    size_t low = 0, high = index->exact_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const cdn_rule_entry *entry = &index->exact[middle];
        int order = entry->kind != kind ? (entry->kind < kind ? -1 : 1)
                                        : strncmp(entry->name, text, length);
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool match_exact(const cdn_rule_index *index, const cdn_rule *rules, cdn_rule_kind kind,
                        const char *text, size_t length, cdn_rule_fn found, void *context)
{
    for (size_t i = lower_bound(index, kind, text, length); i < index->exact_count; i++) {
        const cdn_rule_entry *entry = &index->exact[i];
        if (entry->kind != kind || strncmp(entry->name, text, length) != 0)
            break;
        if (entry->name[length] == '\0' && !report(rules, entry, text, found, context))
            return false;
    }
    return true;
}

/* Most globs differ from most texts at an end already. */
static bool may_match(const cdn_rule_entry *entry, const char *text, size_t length)
{
    return (!entry->first || entry->first == text[0]) &&
           (!entry->last || (length && entry->last == text[length - 1]));
}

static bool match_globs(const cdn_rule_index *index, const cdn_rule *rules, cdn_rule_kind kind,
                        const char *text, size_t length, cdn_rule_fn found, void *context)
{
    for (size_t i = 0; i < index->glob_count; i++) {
        const cdn_rule_entry *entry = &index->globs[i];
        if (entry->kind == kind && may_match(entry, text, length) &&
            cdn_glob_match(entry->name, text) && !report(rules, entry, text, found, context))
            return false;
    }
    return true;
}

bool cdn_rule_index_match(const cdn_rule_index *index, const cdn_rule *rules, cdn_rule_kind kind,
                          const char *text, cdn_rule_fn found, void *context)
{
    /* A module is meant with all that is below it: try `a`, `a.b` and `a.b.c`. */
    for (const char *dot = strchr(text, '.'); kind == CDN_RULE_IMPORT && dot;
         dot = strchr(dot + 1, '.'))
        if (!match_exact(index, rules, kind, text, (size_t)(dot - text), found, context))
            return false;
    size_t length = strlen(text);
    return match_exact(index, rules, kind, text, length, found, context) &&
           match_globs(index, rules, kind, text, length, found, context);
}
