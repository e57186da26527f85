/*
 * What a `call` rule asks of arguments, from YAML; see rules.h and docs/rules.md. Only data is
 * made here: the screen room looks at the calls.
 */
#include "rules.h"

#include <stdlib.h>
#include <string.h>

#include "error.h"

enum { ARGUMENTS_MAX = 255 };

static const char *const item_keys[] = {"position", "keyword", "value", "not", "is", NULL};
static const char *const count_keys[] = {"min", "max", NULL};
static const char *const tests[] = {"literal", "computed", "present", "absent", NULL};

void cdn_arguments_free(cdn_arguments *arguments)
{
    for (size_t i = 0; i < arguments->count; i++) {
        free(arguments->items[i].keyword);
        cdn_texts_free(&arguments->items[i].values);
    }
    free(arguments->items);
    *arguments = (cdn_arguments){0};
}

/* `is: literal` and its kin. */
static cordon_status read_test(cdn_argument *argument, const cdn_yaml *yaml, cdn_node node,
                               cordon_error *err)
{
    const char *word;
    cordon_status status = cdn_yaml_text(&word, yaml, node, "is", err);
    if (status != CORDON_OK)
        return status;
    for (int i = 0; tests[i]; i++)
        if (strcmp(word, tests[i]) == 0) {
            argument->test = (cdn_argument_test)(CDN_ARGUMENT_LITERAL + i);
            return CORDON_OK;
        }
    return cdn_yaml_fail(yaml, node, err,
                         "'is' must be literal, computed, present or absent, found '%s'", word);
}

static cordon_status read_what(cdn_argument *argument, const cdn_yaml *yaml, cdn_node map,
                               cordon_error *err)
{
    cdn_node value = cdn_yaml_get(yaml, map, "value"), is = cdn_yaml_get(yaml, map, "is");
    cdn_node not = cdn_yaml_get(yaml, map, "not");
    if (!!value + !!is + !!not != 1)
        return cdn_yaml_fail(yaml, map, err,
                             "an argument is told by one of 'value', 'not' and 'is'");
    if (is)
        return read_test(argument, yaml, is, err);
    argument->test = value ? CDN_ARGUMENT_VALUE : CDN_ARGUMENT_NOT;
    return cdn_texts_read(&argument->values, yaml, value ? value : not, value ? "value" : "not",
                          err);
}

static cordon_status read_item(cdn_argument *argument, const cdn_yaml *yaml, cdn_node map,
                               cordon_error *err)
{
    cordon_status status = cdn_yaml_expect_map(yaml, map, "an argument", item_keys, err);
    if (status != CORDON_OK)
        return status;
    cdn_node keyword = cdn_yaml_get(yaml, map, "keyword");
    cdn_node position = cdn_yaml_get(yaml, map, "position");
    uint64_t number = 0;
    if (!keyword && !position)
        return cdn_yaml_fail(yaml, map, err, "an argument needs a 'position' or a 'keyword'");
    if (keyword)
        status = cdn_text_copy(&argument->keyword, yaml, keyword, "keyword", err);
    if (status == CORDON_OK && position)
        status = cdn_yaml_uint(&number, yaml, position, "position", 0, ARGUMENTS_MAX, err);
    argument->position = position ? (int)number : -1;
    return status == CORDON_OK ? read_what(argument, yaml, map, err) : status;
}

/* `allow_pickle: true`: the key is a keyword, or a position from 0. */
static cordon_status read_short(cdn_argument *argument, const cdn_yaml *yaml, cdn_node map,
                                size_t index, cordon_error *err)
{
    cdn_node key = cdn_yaml_key(yaml, map, index);
    uint64_t number;
    cordon_status status = CORDON_OK;
    argument->position = -1;
    if (cdn_text_to_uint(&number, cdn_yaml_scalar(yaml, key)) && number <= ARGUMENTS_MAX)
        argument->position = (int)number;
    else
        status = cdn_text_copy(&argument->keyword, yaml, key, "arguments", err);
    if (status == CORDON_OK)
        status = cdn_texts_read(&argument->values, yaml, cdn_yaml_value(yaml, map, index),
                                "arguments", err);
    return status;
}

static cordon_status read_count(cdn_arguments *arguments, const cdn_yaml *yaml, cdn_node map,
                                cordon_error *err)
{
    cordon_status status = cdn_yaml_expect_map(yaml, map, "argument_count", count_keys, err);
    cdn_node least = cdn_yaml_get(yaml, map, "min"), most = cdn_yaml_get(yaml, map, "max");
    if (status == CORDON_OK && least)
        status = cdn_yaml_uint(&arguments->least, yaml, least, "min", 0, ARGUMENTS_MAX, err);
    if (status == CORDON_OK && most)
        status = cdn_yaml_uint(&arguments->most, yaml, most, "max", 0, ARGUMENTS_MAX, err);
    if (status == CORDON_OK && arguments->least > arguments->most)
        return cdn_yaml_fail(yaml, map, err, "'min' is larger than 'max': no call has that");
    return status;
}

cordon_status cdn_arguments_read(cdn_arguments *arguments, const cdn_yaml *yaml, cdn_node rule,
                                 cordon_error *err)
{
    cdn_node node = cdn_yaml_get(yaml, rule, "arguments");
    cdn_node count = cdn_yaml_get(yaml, rule, "argument_count");
    bool is_map = cdn_yaml_is_map(yaml, node);
    cordon_status status = CORDON_OK;
    arguments->most = UINT64_MAX;
    if (node && !is_map)
        status = cdn_yaml_expect_list(yaml, node, "arguments", err);
    if (status == CORDON_OK && node) {
        arguments->items = calloc(cdn_yaml_count(yaml, node) + 1, sizeof *arguments->items);
        status = arguments->items ? CORDON_OK : cdn_fail_nomem(err);
    }
    for (size_t i = 0; node && i < cdn_yaml_count(yaml, node) && status == CORDON_OK; i++) {
        cdn_argument *argument = &arguments->items[arguments->count++];
        status = is_map ? read_short(argument, yaml, node, i, err)
                        : read_item(argument, yaml, cdn_yaml_item(yaml, node, i), err);
    }
    return status == CORDON_OK && count ? read_count(arguments, yaml, count, err) : status;
}
