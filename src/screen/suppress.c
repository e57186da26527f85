/*
 * Suppression comments, see suppress.h; called by verdict.c. A text that only looks like a comment
 * counts too: whoever can write the one can write the other.
 */
#include "suppress.h"

#include <string.h>

static const char mark[] = "# cordon: allow ";
static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";

static bool is_enabled(const cdn_screen_bounds *bounds, const char *rule)
{
    for (size_t i = 0; i < bounds->suppression_count; i++)
        if (strcmp(bounds->suppressions[i], rule) == 0)
            return true;
    return false;
}

/* How many bytes at `at` belong to a rule id. */
static size_t id_length(const char *at, const char *end)
{
    size_t count = 0;
    while (at + count < end && strchr(letters, at[count]))
        count++;
    return count;
}

bool cdn_suppress_holds(const cdn_screen_bounds *bounds, const char *rule, const char *line,
                        size_t bytes)
{
    if (!is_enabled(bounds, rule))
        return false;
    const char *end = line + bytes, *at = memmem(line, bytes, mark, sizeof mark - 1);
    at = at ? at + sizeof mark - 1 : end;
    while (at < end) {
        size_t count = id_length(at, end);
        if (count == strlen(rule) && memcmp(at, rule, count) == 0)
            return true;
        at += count;
        if (at == end || (*at != ',' && *at != ' '))
            return false;
        at++;
    }
    return false;
}
