/*
 * Texts, lists of texts and severities from YAML, as rules hold them; see rules.h. Used by every
 * file here that reads a part of a rule.
 */
#include "rules.h"

#include <stdlib.h>
#include <string.h>

#include "error.h"

static const char *const severities[] = {"info", "warn", "review", "deny", NULL};

void cdn_texts_free(cdn_texts *texts)
{
    for (size_t i = 0; i < texts->count; i++)
        free(texts->items[i]);
    free(texts->items);
    free(texts->places);
    *texts = (cdn_texts){0};
}

cordon_status cdn_text_copy(char **text_out, const cdn_yaml *yaml, cdn_node node, const char *what,
                            cordon_error *err)
{
    const char *text = NULL;
    cordon_status status = cdn_yaml_text(&text, yaml, node, what, err);
    if (status != CORDON_OK)
        return status;
    *text_out = strdup(text);
    return *text_out ? CORDON_OK : cdn_fail_nomem(err);
}

cordon_status cdn_texts_read(cdn_texts *texts, const cdn_yaml *yaml, cdn_node node,
                             const char *what, cordon_error *err)
{
    bool is_list = cdn_yaml_is_list(yaml, node);
    size_t count = is_list ? cdn_yaml_count(yaml, node) : 1;
    if (count == 0)
        return cdn_yaml_fail(yaml, node, err, "'%s' is an empty list: leave it out instead", what);
    texts->items = calloc(count, sizeof *texts->items);
    texts->places = calloc(count, sizeof *texts->places);
    if (!texts->items || !texts->places)
        return cdn_fail_nomem(err);
    for (size_t i = 0; i < count; i++) {
        cdn_node item = is_list ? cdn_yaml_item(yaml, node, i) : node;
        cordon_status status = cdn_text_copy(&texts->items[i], yaml, item, what, err);
        if (status != CORDON_OK)
            return status;
        texts->places[texts->count++] = cdn_yaml_place(yaml, item);
    }
    return CORDON_OK;
}

cordon_status cdn_texts_read_key(cdn_texts *texts, const cdn_yaml *yaml, cdn_node map,
                                 const char *key, cordon_error *err)
{
    cdn_node node = cdn_yaml_get(yaml, map, key);
    return node ? cdn_texts_read(texts, yaml, node, key, err) : CORDON_OK;
}

bool cdn_texts_join(cdn_texts *texts, cdn_texts *more)
{
    size_t count = texts->count + more->count;
    char **items = realloc(texts->items, (count + 1) * sizeof *items);
    if (items)
        texts->items = items;
    cdn_place *places = realloc(texts->places, (count + 1) * sizeof *places);
    if (places)
        texts->places = places;
    if (!items || !places)
        return false;
    for (size_t i = 0; i < more->count; i++) {
        items[texts->count] = more->items[i];
        places[texts->count++] = more->places[i];
    }
    more->count = 0;
    return true;
}

cordon_status cdn_severity_read(cordon_severity *severity_out, const cdn_yaml *yaml, cdn_node node,
                                cordon_error *err)
{
    const char *word;
    cordon_status status = cdn_yaml_text(&word, yaml, node, "severity", err);
    if (status != CORDON_OK)
        return status;
    for (int i = 0; severities[i]; i++)
        if (strcmp(word, severities[i]) == 0) {
            *severity_out = (cordon_severity)i;
            return CORDON_OK;
        }
    return cdn_yaml_fail(yaml, node, err,
                         "'severity' must be deny, review, warn or info, found '%s'", word);
}
