/*
 * The table of policy keys, see keys.h. A new key is one row here and one field in policy.h; the
 * file, `--set` and the bindings then know it.
 */
#include "keys.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "read.h"

typedef enum key_type { KEY_UINT, KEY_BOOL, KEY_TEXT, KEY_MODULES, KEY_WORDS, KEY_IDS } key_type;

struct cdn_key {
    const char *name;
    key_type type;
    size_t field; /* offset in struct cordon_policy */
    uint64_t min, max, number;
    const char *text;         /* default of a text */
    const char *const *words; /* what a list of words may hold; ends with NULL */
};

#define KIB    (UINT64_C(1) << 10)
#define MIB    (UINT64_C(1) << 20)
#define GIB    (UINT64_C(1) << 30)
#define DAY_MS UINT64_C(86400000)

#define LIMIT(name, min, max, number)                                                              \
    {                                                                                              \
        "limits." #name, KEY_UINT, offsetof(struct cordon_policy, limits.name), min, max, number,  \
            NULL, NULL                                                                             \
    }

#define POOL(name, min, max, number)                                                               \
    {                                                                                              \
        "pool." #name, KEY_UINT, offsetof(struct cordon_policy, pool.name), min, max, number,      \
            NULL, NULL                                                                             \
    }

static const char *const confine_rows[] = {"privileges", "files",  "network",
                                           "processes",  "memory", NULL};

/* Minima are what an honest interpreter needs to start at all; a tmpfs of size 0 has no limit. */
static const cdn_key keys[] = {
    LIMIT(wall_ms, 1, DAY_MS, 10000),
    LIMIT(cpu_ms, 1, DAY_MS, 10000),
    LIMIT(memory_bytes, 16 * MIB, 1024 * GIB, 512 * MIB),
    LIMIT(stdout_bytes, 0, GIB, 64 * KIB),
    LIMIT(stderr_bytes, 0, GIB, 64 * KIB),
    LIMIT(result_bytes, 0, GIB, 64 * KIB),
    LIMIT(output_bytes, KIB, 1024 * GIB, 16 * MIB),
    LIMIT(workspace_bytes, 4 * KIB, 1024 * GIB, 64 * MIB),
    LIMIT(workspace_files, 16, 16 * MIB, 4096),
    LIMIT(open_files, 16, MIB, 64),
    LIMIT(threads, 1, 4096, 32),
    LIMIT(source_bytes, 1, 64 * MIB, MIB),
    LIMIT(parse_ms, 1, 60000, 50),
    POOL(spares, 0, 4096, 2),
    POOL(spares_max, 1, 4096, 8),
    POOL(idle_ms, 1, DAY_MS, 30000),
    POOL(runs, 1, 4096, 64),
    POOL(queue, 0, 1000000, 1024),
    POOL(recycle_runs, 1, 1000000000, 10000),
    POOL(recycle_ms, 1, 30 * DAY_MS, 3600000),
    {"interpreter", KEY_TEXT, offsetof(struct cordon_policy, interpreter), 0, 0, 0, "python3",
     NULL},
    {"preload", KEY_MODULES, offsetof(struct cordon_policy, preload), 0, 0, 0, NULL, NULL},
    {"confine.waive", KEY_WORDS, offsetof(struct cordon_policy, waive), 0, 0, 0, NULL,
     confine_rows},
    {"screen.enabled", KEY_BOOL, offsetof(struct cordon_policy, screen_enabled), 0, 0, 1, NULL,
     NULL},
    {"screen.profile", KEY_TEXT, offsetof(struct cordon_policy, profile), 0, 0, 0, NULL, NULL},
    {"screen.suppressions", KEY_IDS, offsetof(struct cordon_policy, suppressions), 0, 0, 0, NULL,
     NULL},
    {"sanitize.enabled", KEY_BOOL, offsetof(struct cordon_policy, sanitize_enabled), 0, 0, 1, NULL,
     NULL},
    {"sanitize.rules", KEY_TEXT, offsetof(struct cordon_policy, sanitize_rules), 0, 0, 0,
     "redact-default.yaml", NULL},
};
static const size_t key_count = sizeof keys / sizeof *keys;
_Static_assert(sizeof keys / sizeof *keys < CDN_KEYS_MAX,
               "cdn_key_names() needs room for all and NULL");

const cdn_key *cdn_key_find(const char *name)
{
    for (size_t i = 0; i < key_count; i++)
        if (strcmp(keys[i].name, name) == 0)
            return &keys[i];
    return NULL;
}

bool cdn_key_is_list(const cdn_key *key)
{
    return key->type == KEY_MODULES || key->type == KEY_WORDS || key->type == KEY_IDS;
}

void cdn_key_names(const char **names, const char *section)
{
    size_t length = section ? strlen(section) : 0, count = 0;
    for (size_t i = 0; i < key_count; i++) {
        if (!section)
            names[count++] = keys[i].name;
        else if (strncmp(keys[i].name, section, length) == 0 && keys[i].name[length] == '.')
            names[count++] = keys[i].name + length + 1;
    }
    names[count] = NULL;
}

/* Lists ------------------------------------------------------------------------------------ */

void cdn_strings_free(cdn_strings *strings)
{
    for (size_t i = 0; i < strings->count; i++)
        free(strings->items[i]);
    free(strings->items);
    *strings = (cdn_strings){0};
}

bool cdn_strings_copy(cdn_strings *copy, const char *const *items, size_t count)
{
    cdn_strings made = {calloc(count + 1, sizeof(char *)), 0};
    if (!made.items)
        return false;
    for (; made.count < count; made.count++)
        if (!(made.items[made.count] = strdup(items[made.count]))) {
            cdn_strings_free(&made);
            return false;
        }
    *copy = made;
    return true;
}

/* Values ----------------------------------------------------------------------------------- */

static cordon_status set_uint(const cdn_key *key, uint64_t *field, const char *value, char *why)
{
    uint64_t number;
    if (!cdn_text_to_uint(&number, value) || number < key->min || number > key->max) {
        snprintf(why, CDN_WHY_BYTES,
                 "'%s' must be a whole number from %llu to %llu, found '%.100s'", key->name,
                 (unsigned long long)key->min, (unsigned long long)key->max, value);
        return CORDON_E_ARGUMENT;
    }
    *field = number;
    return CORDON_OK;
}

static cordon_status set_bool(const cdn_key *key, bool *field, const char *value, char *why)
{
    if (cdn_text_to_bool(field, value))
        return CORDON_OK;
    snprintf(why, CDN_WHY_BYTES, "'%s' must be true or false, found '%.100s'", key->name, value);
    return CORDON_E_ARGUMENT;
}

static cordon_status set_text(const cdn_key *key, char **field, const char *value, char *why)
{
    if (!*value) {
        snprintf(why, CDN_WHY_BYTES, "'%s' must not be empty", key->name);
        return CORDON_E_ARGUMENT;
    }
    char *copy = strdup(value);
    if (!copy)
        return CORDON_E_NOMEM;
    free(*field);
    *field = copy;
    return CORDON_OK;
}

/* A dotted module name: the warm interpreter imports it, so nothing else may stand there. */
static bool is_module_name(const char *name)
{
    for (bool at_start = true; *name; name++) {
        if (*name == '.' ? at_start : !(isalnum((unsigned char)*name) || *name == '_'))
            return false;
        if (at_start && isdigit((unsigned char)*name))
            return false;
        at_start = *name == '.';
        if (at_start && !name[1])
            return false;
    }
    return true;
}

static bool is_rule_id(const char *id)
{
    return *id && strspn(id, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") == strlen(id);
}

static bool is_list_value(const cdn_key *key, const char *value)
{
    if (key->type == KEY_MODULES)
        return *value && strlen(value) <= 200 && is_module_name(value);
    if (key->type == KEY_IDS)
        return is_rule_id(value);
    for (const char *const *word = key->words; *word; word++)
        if (strcmp(*word, value) == 0)
            return true;
    return false;
}

static void explain_list_value(const cdn_key *key, const char *value, char *why)
{
    if (key->type == KEY_MODULES) {
        snprintf(why, CDN_WHY_BYTES, "'%s' takes module names such as pandas, found '%.100s'",
                 key->name, value);
        return;
    }
    if (key->type == KEY_IDS) {
        snprintf(why, CDN_WHY_BYTES, "'%s' takes rule ids such as PY-OS-PROCESS, found '%.100s'",
                 key->name, value);
        return;
    }
    const char *near = cdn_nearest(value, key->words);
    int count = snprintf(why, CDN_WHY_BYTES, "'%s' takes", key->name);
    for (const char *const *word = key->words; *word && count < CDN_WHY_BYTES; word++)
        count += snprintf(why + count, (size_t)(CDN_WHY_BYTES - count), " %s", *word);
    if (count < CDN_WHY_BYTES)
        snprintf(why + count, (size_t)(CDN_WHY_BYTES - count), ", found '%.100s'%s%s%s", value,
                 near ? ": did you mean '" : "", near ? near : "", near ? "'?" : "");
}

static cordon_status set_list(const cdn_key *key, cdn_strings *field, const char *const *values,
                              size_t count, char *why)
{
    for (size_t i = 0; i < count; i++)
        if (!is_list_value(key, values[i])) {
            explain_list_value(key, values[i], why);
            return CORDON_E_ARGUMENT;
        }
    cdn_strings copy;
    if (!cdn_strings_copy(&copy, values, count))
        return CORDON_E_NOMEM;
    cdn_strings_free(field);
    *field = copy;
    return CORDON_OK;
}

cordon_status cdn_key_set(cordon_policy *policy, const cdn_key *key, const char *const *values,
                          size_t count, char *why)
{
    void *field = (char *)policy + key->field;
    if (cdn_key_is_list(key))
        return set_list(key, field, values, count, why);
    if (count != 1) {
        snprintf(why, CDN_WHY_BYTES, "'%s' takes one value, found a list", key->name);
        return CORDON_E_ARGUMENT;
    }
    if (key->type == KEY_UINT)
        return set_uint(key, field, values[0], why);
    if (key->type == KEY_BOOL)
        return set_bool(key, field, values[0], why);
    return set_text(key, field, values[0], why);
}

bool cdn_key_set_defaults(cordon_policy *policy)
{
    for (size_t i = 0; i < key_count; i++) {
        void *field = (char *)policy + keys[i].field;
        char why[CDN_WHY_BYTES];
        if (keys[i].type == KEY_UINT)
            *(uint64_t *)field = keys[i].number;
        else if (keys[i].type == KEY_BOOL)
            *(bool *)field = keys[i].number != 0;
        else if (keys[i].type == KEY_TEXT && keys[i].text &&
                 set_text(&keys[i], field, keys[i].text, why) != CORDON_OK)
            return false;
    }
    return true;
}
