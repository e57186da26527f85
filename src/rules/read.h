/*
 * Strict reading of YAML: every error names file:line:column and the mend. Policies, rules and
 * redactions are all read through it. A document is immutable once loaded; nodes are numbers that
 * belong to one document.
 */
#ifndef CDN_READ_H
#define CDN_READ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cordon/base.h>

typedef struct cdn_yaml cdn_yaml;
typedef int cdn_node; /* 0 is "no such node" */

/* Lines and columns count from 1. */
typedef struct cdn_place {
    uint32_t line;
    uint32_t column;
} cdn_place;

/*
 * Load one YAML document. Refused with CORDON_E_RULES: syntax errors, duplicate keys, keys that
 * are not scalars, aliases, tags, more than one document, an empty file. CORDON_E_IO: the file
 * cannot be read or is larger than 4 MiB. Release with cdn_yaml_free().
 */
cordon_status cdn_yaml_load(cdn_yaml **yaml_out, const char *path, cordon_error *err);
/* The same from memory; `path` only names the text in messages. `text` is borrowed until return. */
cordon_status cdn_yaml_parse(cdn_yaml **yaml_out, const char *path, const char *text,
                             size_t text_bytes, cordon_error *err);
void cdn_yaml_free(cdn_yaml *yaml);

const char *cdn_yaml_path(const cdn_yaml *yaml);
cdn_node cdn_yaml_root(const cdn_yaml *yaml);
cdn_place cdn_yaml_place(const cdn_yaml *yaml, cdn_node node);

/* CORDON_E_RULES with "file:line:column: " before the message. */
cordon_status cdn_yaml_fail(const cdn_yaml *yaml, cdn_node node, cordon_error *err,
                            const char *format, ...) __attribute__((format(printf, 4, 5)));

bool cdn_yaml_is_map(const cdn_yaml *yaml, cdn_node node);
bool cdn_yaml_is_list(const cdn_yaml *yaml, cdn_node node);

/* Entries of a list or a map; 0 for anything else. */
size_t cdn_yaml_count(const cdn_yaml *yaml, cdn_node node);
/* The entry at `index` of a list; the key and the value at `index` of a map. */
cdn_node cdn_yaml_item(const cdn_yaml *yaml, cdn_node list, size_t index);
cdn_node cdn_yaml_key(const cdn_yaml *yaml, cdn_node map, size_t index);
cdn_node cdn_yaml_value(const cdn_yaml *yaml, cdn_node map, size_t index);
/* The value under `key`, or 0. */
cdn_node cdn_yaml_get(const cdn_yaml *yaml, cdn_node map, const char *key);
/* A scalar's text, borrowed from the document; "" for anything else. */
const char *cdn_yaml_scalar(const cdn_yaml *yaml, cdn_node node);

/*
 * Checks. `what` names the node in messages, such as "limits". Each answers CORDON_E_RULES with
 * the place when the node is something else; a node of 0 is an internal error, so ask
 * cdn_yaml_get() or cdn_yaml_need() first.
 */
/* A map whose keys are all in `keys` (ends with NULL); unknown keys get a "did you mean". */
cordon_status cdn_yaml_expect_map(const cdn_yaml *yaml, cdn_node node, const char *what,
                                  const char *const *keys, cordon_error *err);
cordon_status cdn_yaml_expect_list(const cdn_yaml *yaml, cdn_node node, const char *what,
                                   cordon_error *err);
/* The value under `key`, which must be there. */
cordon_status cdn_yaml_need(cdn_node *node_out, const cdn_yaml *yaml, cdn_node map,
                            const char *what, const char *key, cordon_error *err);

/* Typed values. Text is borrowed from the document, never empty, without NUL bytes. */
cordon_status cdn_yaml_text(const char **text_out, const cdn_yaml *yaml, cdn_node node,
                            const char *what, cordon_error *err);
cordon_status cdn_yaml_bool(bool *value_out, const cdn_yaml *yaml, cdn_node node, const char *what,
                            cordon_error *err);
cordon_status cdn_yaml_uint(uint64_t *value_out, const cdn_yaml *yaml, cdn_node node,
                            const char *what, uint64_t min, uint64_t max, cordon_error *err);

/* The same grammar for values that do not come from a file. False when `text` is no such value. */
bool cdn_text_to_bool(bool *value_out, const char *text);
bool cdn_text_to_uint(uint64_t *value_out, const char *text);

/* The entry of `known` (ends with NULL) nearest to `word`, or NULL when none is near. */
const char *cdn_nearest(const char *word, const char *const *known);

#endif
