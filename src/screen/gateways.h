/*
 * Standard modules, and which of their attributes are other modules: random._os is os. The table
 * is data made by tools/gateways.py.
 */
#ifndef CDN_GATEWAYS_H
#define CDN_GATEWAYS_H

#include <stdbool.h>
#include <stddef.h>

typedef struct cdn_gateway {
    const char *module;
    const char *attributes; /* "name=target name=target", sorted by name */
} cdn_gateway;

extern const cdn_gateway cdn_gateway_table[]; /* sorted by module */
extern const size_t cdn_gateway_table_count;

/* Whether `name` is a module of the standard library, in the versions that the table knows. */
bool cdn_gateway_is_module(const char *name);
/* Whether nobody gives this name to anything else: os, subprocess. */
bool cdn_gateway_is_unmistakable(const char *name, size_t bytes);
/*
 * What `module`.`attribute` is when it is something of another module: a qualified name, not
 * terminated, of `*bytes_out` bytes; lives forever. NULL when it is not known to be.
 */
const char *cdn_gateway_target(size_t *bytes_out, const char *module, const char *attribute,
                               size_t attribute_bytes);

/* Whether `name`, with "{}" for what is not known, can be an attribute that is such a module. */
bool cdn_gateway_may_lead_out(const char *module, const char *name);

#endif
