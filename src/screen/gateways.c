/* Search in the table of gateways, see gateways.h; used by resolve.c and collect.c. */
#include "gateways.h"

#include <string.h>

/*
 * Modules that are found under their own name in packages that the table does not know, such as
 * numpy.f2py.os; nobody gives these names to anything else.
 */
static const char *const told_by_name[] = {
    "_pickle", "builtins", "ctypes", "importlib", "marshal",    "os", "pickle",
    "posix",   "pty",      "runpy",  "socket",    "subprocess", "sys"};

static const cdn_gateway *find(const char *module)
{
    size_t low = 0, high = cdn_gateway_table_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = strcmp(cdn_gateway_table[middle].module, module);
        if (order == 0)
            return &cdn_gateway_table[middle];
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return NULL;
}

bool cdn_gateway_is_module(const char *name)
{
    return find(name) != NULL;
}

bool cdn_gateway_is_unmistakable(const char *name, size_t bytes)
{
    for (size_t i = 0; i < sizeof told_by_name / sizeof *told_by_name; i++)
        if (strlen(told_by_name[i]) == bytes && memcmp(told_by_name[i], name, bytes) == 0)
            return true;
    return false;
}

static const char *find_attribute(size_t *bytes_out, const char *attributes, const char *attribute,
                                  size_t attribute_bytes)
{
    for (const char *at = attributes; *at; at += strspn(at, " ")) {
        const char *target = at + strcspn(at, "=") + 1;
        size_t target_bytes = strcspn(target, " ");
        if ((size_t)(target - at - 1) == attribute_bytes &&
            memcmp(at, attribute, attribute_bytes) == 0) {
            *bytes_out = target_bytes;
            return target;
        }
        at = target + target_bytes;
    }
    return NULL;
}

/* `asyncio.subprocess` is a module of its own. */
static bool is_submodule(const char *module, const char *attribute, size_t attribute_bytes)
{
    char name[128];
    size_t count = strlen(module);
    if (count + attribute_bytes + 2 > sizeof name)
        return false;
    memcpy(name, module, count);
    name[count] = '.';
    memcpy(name + count + 1, attribute, attribute_bytes);
    name[count + 1 + attribute_bytes] = '\0';
    return find(name) != NULL;
}

static const char *tell_by_name(size_t *bytes_out, const char *attribute, size_t attribute_bytes)
{
    bool is_private = attribute_bytes > 1 && *attribute == '_';
    for (size_t i = 0; i < sizeof told_by_name / sizeof *told_by_name; i++) {
        size_t count = strlen(told_by_name[i]);
        bool is_same = count == attribute_bytes && memcmp(told_by_name[i], attribute, count) == 0;
        is_same |= is_private && count == attribute_bytes - 1 &&
                   memcmp(told_by_name[i], attribute + 1, count) == 0;
        if (is_same) {
            *bytes_out = count;
            return told_by_name[i];
        }
    }
    return NULL;
}

const char *cdn_gateway_target(size_t *bytes_out, const char *module, const char *attribute,
                               size_t attribute_bytes)
{
    const cdn_gateway *gateway = find(module);
    const char *target =
        gateway ? find_attribute(bytes_out, gateway->attributes, attribute, attribute_bytes) : NULL;
    if (!target) {
        target = tell_by_name(bytes_out, attribute, attribute_bytes);
        if (target && gateway && is_submodule(module, attribute, attribute_bytes))
            return NULL;
    }
    return target;
}

/* Whether the attribute can be `name`: its known beginning and its known end fit. */
static bool fits(const char *name, const char *attribute, size_t bytes)
{
    const char *hole = strstr(name, "{}"), *last = hole, *next;
    while ((next = strstr(last + 1, "{}")) != NULL)
        last = next;
    size_t head = (size_t)(hole - name), tail = strlen(last + 2);
    return head + tail <= bytes && memcmp(name, attribute, head) == 0 &&
           memcmp(last + 2, attribute + bytes - tail, tail) == 0;
}

bool cdn_gateway_may_lead_out(const char *module, const char *name)
{
    const cdn_gateway *gateway = strstr(name, "{}") ? find(module) : NULL;
    for (const char *at = gateway ? gateway->attributes : ""; *at; at += strspn(at, " ")) {
        size_t count = strcspn(at, "=");
        const char *target = at + count + 1;
        size_t target_bytes = strcspn(target, " ");
        if (cdn_gateway_is_unmistakable(target, target_bytes) && fits(name, at, count))
            return true;
        at = target + target_bytes;
    }
    return false;
}
