/*
 * Policies: one YAML file is policy and rules together. Load, set and copy; what the keys are
 * stands in keys.c. Nothing here is shared between threads but rules and redactions, which are
 * immutable.
 */
#include "policy.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "error.h"
#include "file.h"
#include "keys.h"

static const char *const top_keys[] = {
    "version", "name",   "description", "extends", "limits", "interpreter", "preload", "pool",
    "confine", "screen", "sanitize",    "imports", "rules",  "severities",  NULL};
static const char *const sections[] = {"limits", "pool", "confine", "screen", "sanitize", NULL};

enum { LIST_MAX = 64, KEY_BYTES = 64, EXTENDS_MAX = 8 };

/* One file that is being read, and the files that extend it, so that a circle is seen. */
typedef struct reading {
    const struct reading *extended_by;
    const char *path;
    char *real; /* owned */
    int depth;
} reading;

void cordon_policy_free(cordon_policy *policy)
{
    if (!policy)
        return;
    cdn_strings_free(&policy->preload);
    cdn_strings_free(&policy->waive);
    cdn_strings_free(&policy->suppressions);
    cdn_rules_unref(policy->rules);
    cdn_redactions_unref(policy->redactions);
    free(policy->sanitize_rules);
    free(policy->interpreter);
    free(policy->profile);
    free(policy->path);
    free(policy);
}

const char *cordon_policy_path(const cordon_policy *policy)
{
    return policy ? policy->path : "";
}

/* From the file ---------------------------------------------------------------------------- */

static cordon_status set_from_node(cordon_policy *policy, const cdn_key *key, const char *name,
                                   const cdn_yaml *yaml, cdn_node node, cordon_error *err)
{
    const char *values[LIST_MAX] = {NULL};
    bool is_list = cdn_key_is_list(key);
    size_t count = is_list ? cdn_yaml_count(yaml, node) : 1;
    if (is_list) {
        cordon_status status = cdn_yaml_expect_list(yaml, node, name, err);
        if (status != CORDON_OK)
            return status;
    }
    if (count > LIST_MAX)
        return cdn_yaml_fail(yaml, node, err, "'%s' has more than %d entries", name, LIST_MAX);
    for (size_t i = 0; i < count; i++) {
        cordon_status status = cdn_yaml_text(
            &values[i], yaml, is_list ? cdn_yaml_item(yaml, node, i) : node, name, err);
        if (status != CORDON_OK)
            return status;
    }
    char why[CDN_WHY_BYTES];
    cordon_status status = cdn_key_set(policy, key, values, count, why);
    if (status == CORDON_E_ARGUMENT)
        return cdn_yaml_fail(yaml, node, err, "%s", why);
    return status == CORDON_OK ? status : cdn_fail_nomem(err);
}

static cordon_status read_section(cordon_policy *policy, const char *section, const cdn_yaml *yaml,
                                  cordon_error *err)
{
    cdn_node map = cdn_yaml_get(yaml, cdn_yaml_root(yaml), section);
    if (!map)
        return CORDON_OK;
    const char *names[CDN_KEYS_MAX];
    cdn_key_names(names, section);
    cordon_status status = cdn_yaml_expect_map(yaml, map, section, names, err);
    for (size_t i = 0; i < cdn_yaml_count(yaml, map) && status == CORDON_OK; i++) {
        char name[KEY_BYTES];
        snprintf(name, sizeof name, "%s.%s", section,
                 cdn_yaml_scalar(yaml, cdn_yaml_key(yaml, map, i)));
        status = set_from_node(policy, cdn_key_find(name), name, yaml, cdn_yaml_value(yaml, map, i),
                               err);
    }
    return status;
}

static cordon_status read_top_key(cordon_policy *policy, const char *name, const cdn_yaml *yaml,
                                  cordon_error *err)
{
    cdn_node node = cdn_yaml_get(yaml, cdn_yaml_root(yaml), name);
    return node ? set_from_node(policy, cdn_key_find(name), name, yaml, node, err) : CORDON_OK;
}

static cordon_status read_head(const cdn_yaml *yaml, cordon_error *err)
{
    cdn_node root = cdn_yaml_root(yaml), node;
    cordon_status status = cdn_yaml_expect_map(yaml, root, "a policy", top_keys, err);
    if (status == CORDON_OK)
        status = cdn_yaml_need(&node, yaml, root, "the policy", "version", err);
    uint64_t version;
    if (status == CORDON_OK)
        status = cdn_yaml_uint(&version, yaml, node, "version", 1, 1, err);
    for (int i = 1; i <= 2 && status == CORDON_OK; i++) { /* name and description */
        const char *text;
        node = cdn_yaml_get(yaml, root, top_keys[i]);
        status = node ? cdn_yaml_text(&text, yaml, node, top_keys[i], err) : CORDON_OK;
    }
    return status;
}

static cordon_status read_file(cordon_policy *policy, reading *file, cordon_error *err);

/* `name` as seen from the folder of the file `from`, as links are relative to their page. */
static char *beside(const char *from, const char *name)
{
    const char *slash = strrchr(from, '/');
    int folder = name[0] == '/' || !slash ? 0 : (int)(slash - from) + 1;
    cdn_buf path = {0};
    return cdn_buf_addf(&path, "%.*s%s", folder, from, name) ? cdn_buf_take(&path) : NULL;
}

static cordon_status refuse_circle(const reading *file, const cdn_yaml *yaml, cdn_node node,
                                   const char *path, const char *name, cordon_error *err)
{
    char *real = realpath(path, NULL);
    bool is_circle = false;
    for (const reading *at = file; at && real; at = at->extended_by)
        is_circle |= strcmp(at->real, real) == 0;
    free(real);
    if (is_circle)
        return cdn_yaml_fail(yaml, node, err, "'%s' extends itself in a circle", name);
    if (file->depth == EXTENDS_MAX)
        return cdn_yaml_fail(yaml, node, err, "files extend each other more than %d deep",
                             EXTENDS_MAX);
    return CORDON_OK;
}

/* What the base says of redactions is relative to the base. */
static cordon_status rebase_redactions(cordon_policy *policy, const char *base, const char *old,
                                       cordon_error *err)
{
    if (strcmp(policy->sanitize_rules, old) == 0)
        return CORDON_OK;
    char *path = beside(base, policy->sanitize_rules);
    if (!path)
        return cdn_fail_nomem(err);
    free(policy->sanitize_rules);
    policy->sanitize_rules = path;
    return CORDON_OK;
}

static cordon_status extend_one(cordon_policy *policy, const reading *file, const cdn_yaml *yaml,
                                cdn_node node, cordon_error *err)
{
    const char *name;
    cordon_status status = cdn_yaml_text(&name, yaml, node, "extends", err);
    if (status != CORDON_OK)
        return status;
    char *path = beside(file->path, name), *old = strdup(policy->sanitize_rules);
    status = path && old ? refuse_circle(file, yaml, node, path, name, err) : cdn_fail_nomem(err);
    if (status == CORDON_OK) {
        reading base = {file, path, NULL, file->depth + 1};
        status = read_file(policy, &base, err);
        if (status == CORDON_E_IO)
            status =
                cdn_yaml_fail(yaml, node, err, "cannot read '%s', which is extended here", name);
    }
    if (status == CORDON_OK)
        status = rebase_redactions(policy, name, old, err);
    free(path);
    free(old);
    return status;
}

static cordon_status read_extended(cordon_policy *policy, const reading *file, const cdn_yaml *yaml,
                                   cordon_error *err)
{
    cdn_node node = cdn_yaml_get(yaml, cdn_yaml_root(yaml), "extends");
    if (!node || !cdn_yaml_is_list(yaml, node))
        return node ? extend_one(policy, file, yaml, node, err) : CORDON_OK;
    cordon_status status = CORDON_OK;
    for (size_t i = 0; i < cdn_yaml_count(yaml, node) && status == CORDON_OK; i++)
        status = extend_one(policy, file, yaml, cdn_yaml_item(yaml, node, i), err);
    return status;
}

static cordon_status read_keys(cordon_policy *policy, const reading *file, const cdn_yaml *yaml,
                               cordon_error *err)
{
    cordon_status status = read_head(yaml, err);
    if (status == CORDON_OK)
        status = read_extended(policy, file, yaml, err);
    for (size_t i = 0; sections[i] && status == CORDON_OK; i++)
        status = read_section(policy, sections[i], yaml, err);
    if (status == CORDON_OK)
        status = read_top_key(policy, "interpreter", yaml, err);
    if (status == CORDON_OK)
        status = read_top_key(policy, "preload", yaml, err);
    return status == CORDON_OK ? cdn_rules_add(policy->rules, yaml, err) : status;
}

static cordon_status read_file(cordon_policy *policy, reading *file, cordon_error *err)
{
    cdn_yaml *yaml = NULL;
    cordon_status status = cdn_yaml_load(&yaml, file->path, err);
    if (status == CORDON_OK && !(file->real = realpath(file->path, NULL)))
        status = cdn_fail(err, CORDON_E_IO, "%s: cannot be found", file->path);
    if (status == CORDON_OK)
        status = read_keys(policy, file, yaml, err);
    free(file->real);
    file->real = NULL;
    cdn_yaml_free(yaml);
    return status;
}

static cordon_status check_profile(const cordon_policy *policy, cordon_error *err)
{
    if (!policy->profile || cdn_rules_have_profile(policy->rules, policy->profile))
        return CORDON_OK;
    return cdn_fail(err, CORDON_E_RULES, "%s: 'screen.profile': no rule is in the profile '%s'",
                    policy->path, policy->profile);
}

static cordon_status read_policy(cordon_policy *policy, cordon_error *err)
{
    reading file = {NULL, policy->path, NULL, 0};
    cordon_status status = cdn_rules_start(&policy->rules, policy->path, err);
    if (status == CORDON_OK)
        status = read_file(policy, &file, err);
    if (status == CORDON_OK)
        status = cdn_rules_seal(policy->rules, err);
    return status == CORDON_OK ? check_profile(policy, err) : status;
}

/* Redactions ------------------------------------------------------------------------------- */

/* Beside the policy file; a file of one's own that has none beside it takes those that ship. */
static char *redactions_path(const cordon_policy *policy)
{
    char *path = beside(policy->path, policy->sanitize_rules);
    if (!path || strcmp(policy->sanitize_rules, "redact-default.yaml") != 0 ||
        access(path, F_OK) == 0)
        return path;
    free(path);
    return cdn_file_installed("share/cordon/rules/redact-default.yaml");
}

static cordon_status load_redactions(cordon_policy *policy, cordon_error *err)
{
    char *path = redactions_path(policy);
    cdn_redactions *loaded = NULL;
    cordon_status status = path ? cdn_redactions_load(&loaded, path, err) : cdn_fail_nomem(err);
    free(path);
    if (status != CORDON_OK)
        return status;
    cdn_redactions_unref(policy->redactions);
    policy->redactions = loaded;
    return CORDON_OK;
}

/* Public ----------------------------------------------------------------------------------- */

static char *default_path(void)
{
    const char *named = getenv("CORDON_POLICY");
    return named && *named ? strdup(named)
                           : cdn_file_installed("share/cordon/rules/python-default.yaml");
}

cordon_status cordon_policy_load(cordon_policy **policy_out, const char *path, cordon_error *err)
{
    if (!policy_out)
        return cdn_fail(err, CORDON_E_ARGUMENT, "cordon_policy_load: policy_out is NULL");
    cordon_policy *policy = calloc(1, sizeof *policy);
    cordon_status status = CORDON_E_NOMEM;
    if (!policy || !(policy->path = path ? strdup(path) : default_path()) ||
        !cdn_key_set_defaults(policy)) {
        cdn_fail_nomem(err);
        goto out;
    }
    status = read_policy(policy, err);
    if (status == CORDON_OK)
        status = load_redactions(policy, err);
out:
    if (status == CORDON_OK)
        *policy_out = policy;
    else
        cordon_policy_free(policy);
    return status;
}

cordon_policy *cdn_policy_copy(const cordon_policy *policy)
{
    cordon_policy *copy = calloc(1, sizeof *copy);
    if (!copy)
        return NULL;
    copy->limits = policy->limits;
    copy->pool = policy->pool;
    copy->screen_enabled = policy->screen_enabled;
    copy->sanitize_enabled = policy->sanitize_enabled;
    copy->rules = cdn_rules_ref(policy->rules);
    copy->redactions = cdn_redactions_ref(policy->redactions);
    copy->path = strdup(policy->path);
    copy->sanitize_rules = strdup(policy->sanitize_rules);
    copy->interpreter = strdup(policy->interpreter);
    copy->profile = policy->profile ? strdup(policy->profile) : NULL;
    const cdn_strings *preload = &policy->preload, *waive = &policy->waive;
    const cdn_strings *silent = &policy->suppressions;
    if (!copy->path || !copy->sanitize_rules || !copy->interpreter ||
        !cdn_strings_copy(&copy->preload, (const char *const *)preload->items, preload->count) ||
        !copy->profile != !policy->profile ||
        !cdn_strings_copy(&copy->waive, (const char *const *)waive->items, waive->count) ||
        !cdn_strings_copy(&copy->suppressions, (const char *const *)silent->items, silent->count)) {
        cordon_policy_free(copy);
        return NULL;
    }
    return copy;
}

/* Cut `text` at commas, in place, and trim blanks; an empty text is an empty list. */
static size_t split(const char **values, char *text)
{
    size_t count = 0;
    char *rest = NULL;
    for (char *item = strtok_r(text, ",", &rest); item && count < LIST_MAX;
         item = strtok_r(NULL, ",", &rest)) {
        item += strspn(item, " ");
        size_t length = strlen(item);
        while (length && item[length - 1] == ' ')
            item[--length] = '\0';
        if (length)
            values[count++] = item;
    }
    return count;
}

static cordon_status set_from_text(cordon_policy *policy, const cdn_key *key, const char *value,
                                   cordon_error *err)
{
    const char *values[LIST_MAX] = {value};
    char *text = NULL;
    size_t count = 1;
    if (cdn_key_is_list(key)) {
        if (!(text = strdup(value)))
            return cdn_fail_nomem(err);
        count = split(values, text);
    }
    char why[CDN_WHY_BYTES];
    cordon_status status = cdn_key_set(policy, key, values, count, why);
    free(text);
    if (status == CORDON_E_ARGUMENT)
        return cdn_fail(err, status, "%s", why);
    return status == CORDON_OK ? status : cdn_fail_nomem(err);
}

static cordon_status unknown_key(const char *key, cordon_error *err)
{
    const char *names[CDN_KEYS_MAX];
    cdn_key_names(names, NULL);
    const char *near = cdn_nearest(key, names);
    return cdn_fail(err, CORDON_E_ARGUMENT, "unknown policy key '%s'%s%s%s", key,
                    near ? ": did you mean '" : "", near ? near : "", near ? "'?" : "");
}

cordon_status cordon_policy_set(cordon_policy *policy, const char *key, const char *value,
                                cordon_error *err)
{
    if (!policy || !key || !value)
        return cdn_fail(err, CORDON_E_ARGUMENT, "cordon_policy_set: an argument is NULL");
    const cdn_key *found = cdn_key_find(key);
    if (!found)
        return unknown_key(key, err);
    cordon_policy *changed = cdn_policy_copy(policy); /* so that a failure changes nothing */
    if (!changed)
        return cdn_fail_nomem(err);
    cordon_status status = set_from_text(changed, found, value, err);
    if (status == CORDON_OK && strcmp(key, "sanitize.rules") == 0)
        status = load_redactions(changed, err);
    if (status == CORDON_OK)
        status = check_profile(changed, err);
    if (status == CORDON_OK) {
        cordon_policy old = *policy;
        *policy = *changed;
        *changed = old;
    }
    cordon_policy_free(changed);
    return status;
}
