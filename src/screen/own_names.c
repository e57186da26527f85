/* The program's own names, of which only a part is looked at; see own_names.h. */
#include "own_names.h"

#include <string.h>

#include "fold.h"
#include "textbook.h"

static bool begins(const cdn_syntax *syntax, uint32_t node, const char *word)
{
    size_t count = strlen(word);
    return cdn_kind(syntax, node) == CDN_OTHER &&
           syntax->nodes[node].end - syntax->nodes[node].start > count &&
           memcmp(syntax->text + syntax->nodes[node].start, word, count) == 0;
}

/* The text of `key.startswith("text")`, appended to `out`. */
static bool start_of(cdn_buf *out, cdn_scopes *scopes, uint32_t node, uint32_t key)
{
    static const char *const method[] = {"startswith"};
    const cdn_syntax *syntax = scopes->syntax;
    uint32_t function = cdn_child(syntax, node, CDN_FIELD_function);
    uint32_t list = cdn_child(syntax, node, CDN_FIELD_arguments);
    if (!function || !list || cdn_kind(syntax, function) != CDN_attribute)
        return false;
    uint32_t object = cdn_child(syntax, function, CDN_FIELD_object);
    uint32_t attribute = cdn_child(syntax, function, CDN_FIELD_attribute);
    uint32_t text = cdn_first_child(syntax, list);
    return object && attribute && text && cdn_kind(syntax, object) == CDN_identifier &&
           cdn_is_named(syntax, attribute, method, 1) &&
           cdn_scopes_name_of(scopes, object) == cdn_scopes_name_of(scopes, key) &&
           syntax->nodes[text].after == syntax->nodes[list].after &&
           cdn_fold_text(out, scopes, text);
}

/* Whether `node` holds for some names only, and which they are. */
static bool is_filter(cdn_buf *out, cdn_scopes *scopes, uint32_t node, uint32_t key)
{
    const cdn_syntax *syntax = scopes->syntax;
    bool is_not = begins(syntax, node, "not");
    cdn_buf text = {0};
    uint32_t call = is_not ? cdn_first_child(syntax, node) : node;
    bool is_found = cdn_kind(syntax, call) == CDN_call && start_of(&text, scopes, call, key);
    const char *start = cdn_buf_text(&text);
    if (is_found && is_not)
        is_found = strcmp(start, "_") == 0 && cdn_buf_add(out, CDN_NOT_PRIVATE, 6);
    else if (is_found)
        is_found = text.count && *start != '_' && !strstr(start, "{}") &&
                   cdn_buf_add(out, start, text.count) && cdn_buf_add(out, "{}", 2);
    cdn_buf_free(&text);
    return is_found;
}

/* The same for any part of `a and b`. */
static bool is_condition(cdn_buf *out, cdn_scopes *scopes, uint32_t node, uint32_t key)
{
    const cdn_syntax *syntax = scopes->syntax;
    for (int level = 0; level < 8 && cdn_kind(syntax, node) == CDN_boolean_operator; level++) {
        uint32_t left = cdn_first_child(syntax, node), right = syntax->nodes[left].after;
        const char *between = syntax->text + syntax->nodes[left].end;
        size_t count = syntax->nodes[right].start - syntax->nodes[left].end;
        if (memmem(between, count, "and", 3) == NULL)
            return false;
        if (is_filter(out, scopes, right, key))
            return true;
        node = left;
    }
    return is_filter(out, scopes, node, key);
}

/* `for k, v in NAMES` is followed by `if`, in a comprehension or as all that the loop does. */
static uint32_t condition_of(const cdn_syntax *syntax, uint32_t loop)
{
    uint32_t test = syntax->nodes[loop].after,
             end = syntax->nodes[syntax->nodes[loop].parent].after;
    if (cdn_kind(syntax, loop) == CDN_for_in_clause)
        return test < end && begins(syntax, test, "if") ? cdn_first_child(syntax, test) : 0;
    uint32_t body = cdn_child(syntax, loop, CDN_FIELD_body);
    test = body ? cdn_first_child(syntax, body) : 0;
    if (!test || syntax->nodes[body].after != syntax->nodes[loop].after ||
        syntax->nodes[test].after != syntax->nodes[body].after || !begins(syntax, test, "if"))
        return 0;
    uint32_t condition = cdn_first_child(syntax, test), block = syntax->nodes[condition].after;
    return syntax->nodes[block].after == syntax->nodes[test].after ? condition : 0;
}

/* list(NAMES) in place of NAMES */
static uint32_t without_copies(const cdn_syntax *syntax, uint32_t node)
{
    static const char *const copies[] = {"list", "tuple", "sorted"};
    for (uint32_t list = syntax->nodes[node].parent; cdn_kind(syntax, list) == CDN_argument_list;
         list = syntax->nodes[node].parent) {
        uint32_t call = syntax->nodes[list].parent;
        uint32_t function = cdn_child(syntax, call, CDN_FIELD_function);
        if (!function || !cdn_is_named(syntax, function, copies, 3))
            break;
        node = call;
    }
    return node;
}

bool cdn_own_names_filter(cdn_buf *out, cdn_scopes *scopes, uint32_t node)
{
    const cdn_syntax *syntax = scopes->syntax;
    node = without_copies(syntax, node);
    uint32_t loop = syntax->nodes[node].parent;
    cdn_syntax_kind kind = cdn_kind(syntax, loop);
    if ((kind != CDN_for_statement && kind != CDN_for_in_clause) ||
        syntax->nodes[node].field != CDN_FIELD_right)
        return false;
    uint32_t key = cdn_child(syntax, loop, CDN_FIELD_left), condition = condition_of(syntax, loop);
    if (key && cdn_kind(syntax, key) != CDN_identifier)
        key = cdn_first_child(syntax, key);
    return key && condition && cdn_kind(syntax, key) == CDN_identifier &&
           is_condition(out, scopes, condition, key);
}

/* ------------------------------------------------------------------------------------------ */

static bool fits(const char *pattern, const char *name)
{
    if (strcmp(pattern, CDN_NOT_PRIVATE) == 0)
        return *name != '_';
    size_t head = (size_t)(strstr(pattern, "{}") - pattern), count = strlen(name);
    const char *tail = pattern + strlen(pattern);
    while (tail - pattern > 2 && memcmp(tail - 2, "{}", 2) != 0)
        tail--;
    size_t tail_bytes = strlen(tail);
    return strncmp(pattern, name, head) == 0 && head + tail_bytes <= count &&
           strcmp(name + count - tail_bytes, tail) == 0;
}

void cdn_own_names_resolve(cdn_scopes *scopes, cdn_values *values, const char *pattern,
                           uint32_t node)
{
    if (strcmp(pattern, "{}") == 0 || !strstr(pattern, "{}"))
        return;
    scopes->steps += scopes->symbol_count / 8;
    for (uint32_t i = 1; i < scopes->symbol_count; i++) {
        if (!fits(pattern, cdn_names_text(scopes->names, scopes->symbols[i].name)))
            continue;
        for (uint32_t j = scopes->symbols[i].bindings; j; j = scopes->bindings[j].next)
            cdn_resolve_add(scopes, values, scopes->bindings[j].qualified, node);
    }
}
