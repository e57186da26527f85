/*
 * Screening rules as data: immutable once loaded, shared by reference count, safe for any number
 * of threads. rule.c reads one, rules.c holds them all, index.c answers which rules a fact
 * concerns. What a fact is, and what a finding does, is the business of the screen room.
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
    CDN_RULE_IMPORT,     /* a module, with all that is below it */
    CDN_RULE_CALL,       /* a qualified name that is called */
    CDN_RULE_REFERENCE,  /* a qualified name, called or not */
    CDN_RULE_ATTRIBUTE,  /* the name after any dot */
    CDN_RULE_STRING,     /* the value of a string constant */
    CDN_RULE_DEFINITION, /* the name of a function, a class, or a dunder that is assigned */
    CDN_RULE_PATTERN,    /* PCRE2 over the source text */
    CDN_RULE_QUERY,      /* a tree-sitter query */
    CDN_RULE_KINDS
} cdn_rule_kind;

typedef struct cdn_texts {
    char **items;
    cdn_place *places;
    size_t count;
} cdn_texts;

typedef enum cdn_argument_test {
    CDN_ARGUMENT_VALUE,    /* it is, or may be, one of the values */
    CDN_ARGUMENT_NOT,      /* it is there and is, or may be, none of the values */
    CDN_ARGUMENT_LITERAL,  /* it is a constant */
    CDN_ARGUMENT_COMPUTED, /* it is there and no constant */
    CDN_ARGUMENT_PRESENT,
    CDN_ARGUMENT_ABSENT
} cdn_argument_test;

/* What an argument of a call must be for the rule to match. */
typedef struct cdn_argument {
    char *keyword; /* NULL when only the position is named */
    int position;  /* from 0; -1 when only the keyword is named */
    cdn_argument_test test;
    cdn_texts values; /* texts with '*' and '?'; true, false and none stand for Python's */
} cdn_argument;

typedef struct cdn_arguments {
    cdn_argument *items;
    size_t count;
    uint64_t least, most; /* how many there must be */
} cdn_arguments;

typedef struct cdn_rule {
    char *id;
    char *path; /* the file that it stands in */
    cdn_place place;
    cdn_rule_kind kind;
    cdn_texts names;   /* exact or with '*' and '?'; for patterns the expressions */
    cdn_texts excepts; /* names that the rule leaves alone */
    cordon_severity severity;
    char *message;
    char *fix; /* "" when there is none */
    cdn_texts references;
    cdn_texts hits;          /* programs that the rule must find something in */
    cdn_texts misses;        /* programs that the rule must be silent on */
    cdn_pattern **patterns;  /* one for each name when kind is CDN_RULE_PATTERN, else NULL */
    cdn_arguments arguments; /* for CDN_RULE_CALL */
    cdn_texts profiles;      /* where the rule is in force; empty: everywhere */
    bool is_allow_list;      /* matches every import but those in `excepts` */
    bool is_off;             /* by `severities` */
} cdn_rule;

/* Read one rule into zeroed memory; to be released with cdn_rule_free() in any case. */
cordon_status cdn_rule_read(cdn_rule *rule, const cdn_yaml *yaml, cdn_node map, cordon_error *err);
/* The key `imports`: which modules may, or may not, be imported. */
cordon_status cdn_rule_read_imports(cdn_rule *rule, const cdn_yaml *yaml, cdn_node map,
                                    cordon_error *err);
/* The keys `arguments` and `argument_count` of a rule. */
cordon_status cdn_arguments_read(cdn_arguments *arguments, const cdn_yaml *yaml, cdn_node rule,
                                 cordon_error *err);
void cdn_arguments_free(cdn_arguments *arguments);
void cdn_rule_free(cdn_rule *rule);
/* Whether the rule is in force in `profile`: NULL is no profile, "*" is all of them. */
bool cdn_rule_is_in(const cdn_rule *rule, const char *profile);
/* CORDON_E_RULES with the place in the rule's own file before the message. */
cordon_status cdn_rule_fail(const cdn_rule *rule, cdn_place place, cordon_error *err,
                            const char *format, ...) __attribute__((format(printf, 4, 5)));

/* A copy of a scalar, owned by the caller. */
cordon_status cdn_text_copy(char **text_out, const cdn_yaml *yaml, cdn_node node, const char *what,
                            cordon_error *err);
/* One text, or a list of texts that is not empty; the second leaves `texts` when there is none. */
cordon_status cdn_texts_read(cdn_texts *texts, const cdn_yaml *yaml, cdn_node node,
                             const char *what, cordon_error *err);
cordon_status cdn_texts_read_key(cdn_texts *texts, const cdn_yaml *yaml, cdn_node map,
                                 const char *key, cordon_error *err);
/* Move all of `more` to the end of `texts`. False when memory is out. */
bool cdn_texts_join(cdn_texts *texts, cdn_texts *more);
void cdn_texts_free(cdn_texts *texts);
cordon_status cdn_severity_read(cordon_severity *severity_out, const cdn_yaml *yaml, cdn_node node,
                                cordon_error *err);

/* From the value of the key `rules`; `list` may be 0 for none. Release with cdn_rules_unref(). */
cordon_status cdn_rules_read(cdn_rules **rules_out, const cdn_yaml *yaml, cdn_node list,
                             cordon_error *err);
/*
 * The same in steps, for files that extend others: start, add each file's `imports`, `rules` and
 * `severities`, base first, and seal. Rules that contradict each other are refused when sealed.
 */
cordon_status cdn_rules_start(cdn_rules **rules_out, const char *path, cordon_error *err);
cordon_status cdn_rules_add(cdn_rules *rules, const cdn_yaml *yaml, cordon_error *err);
cordon_status cdn_rules_seal(cdn_rules *rules, cordon_error *err);
/* Contradictions: what a rule means and leaves alone, what one allows and another denies. */
cordon_status cdn_rules_contradict(const cdn_rules *rules, cordon_error *err);
/* Whether any rule names the profile. */
bool cdn_rules_have_profile(const cdn_rules *rules, const char *profile);
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
