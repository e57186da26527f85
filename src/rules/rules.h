/*
 * Screening rules as data: immutable once loaded, shared by reference count, safe for any number
 * of threads. rules.c reads and holds them, match.c answers which rules a fact concerns. What a
 * fact is, and what a finding does, is the business of the screen room.
 */
#ifndef CDN_RULES_H
#define CDN_RULES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cordon/base.h>
#include <cordon/rules.h>
#include <cordon/verdict.h>

#include "pattern.h"
#include "read.h"

typedef struct cdn_rules cdn_rules;

/* What a rule looks at; the name of the key that holds its names. */
typedef enum cdn_rule_kind {
    CDN_RULE_IMPORT,    /* a module, with all that is below it */
    CDN_RULE_CALL,      /* a qualified name that is called */
    CDN_RULE_REFERENCE, /* a qualified name, called or not */
    CDN_RULE_ATTRIBUTE, /* the name after any dot */
    CDN_RULE_STRING,    /* the value of a string constant */
    CDN_RULE_PATTERN,   /* PCRE2 over the source text */
    CDN_RULE_KINDS
} cdn_rule_kind;

typedef struct cdn_texts {
    char **items;
    cdn_place *places;
    size_t count;
} cdn_texts;

typedef struct cdn_rule {
    char *id;
    cdn_place place;
    cdn_rule_kind kind;
    cdn_texts names;   /* exact or with '*' and '?'; for patterns the expressions */
    cdn_texts excepts; /* names that the rule leaves alone */
    cordon_severity severity;
    char *message;
    char *fix; /* "" when there is none */
    cdn_texts references;
    cdn_texts hits;         /* programs that the rule must find something in */
    cdn_texts misses;       /* programs that the rule must be silent on */
    cdn_pattern **patterns; /* one for each name when kind is CDN_RULE_PATTERN, else NULL */
} cdn_rule;

/* From the value of the key `rules`; `list` may be 0 for none. Release with cdn_rules_unref(). */
cordon_status cdn_rules_read(cdn_rules **rules_out, const cdn_yaml *yaml, cdn_node list,
                             cordon_error *err);
cdn_rules *cdn_rules_ref(cdn_rules *rules);
void cdn_rules_unref(cdn_rules *rules);

size_t cdn_rules_count(const cdn_rules *rules);
/* Borrowed from the rules. */
const cdn_rule *cdn_rules_at(const cdn_rules *rules, size_t index);
/* The file they were read from. */
const char *cdn_rules_path(const cdn_rules *rules);

/* Called for each rule of a kind that concerns `text`; returns false to stop. */
typedef bool (*cdn_rule_fn)(void *context, size_t rule);
/* False when `found` stopped the search. */
bool cdn_rules_match(const cdn_rules *rules, cdn_rule_kind kind, const char *text,
                     cdn_rule_fn found, void *context);

/* '*' matches any run of characters, '?' one; there is no escape. */
bool cdn_glob_match(const char *glob, const char *text);

/* What the examples in rules are tried with; the screen room gives it. */
typedef enum cdn_example_result {
    CDN_EXAMPLE_MISS,
    CDN_EXAMPLE_HIT,
    CDN_EXAMPLE_UNREADABLE
} cdn_example_result;
typedef cordon_status (*cdn_example_fn)(cdn_example_result *result_out, const cdn_rules *rules,
                                        const char *rule_id, const char *source, cordon_error *err);
/*
 * Try every example. `problem` (may be NULL) hears of each that fails; CORDON_E_RULES when one
 * did. `examples_out` may be NULL.
 */
cordon_status cdn_rules_selftest(size_t *examples_out, const cdn_rules *rules,
                                 cdn_example_fn try_example, cordon_rules_problem_fn problem,
                                 void *context, cordon_error *err);

#endif
