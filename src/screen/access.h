/*
 * Attributes that are reached by a text: getattr(x, "a"), x.__dict__["a"], vars(x).get("a"),
 * globals()["a"]. resolve.c asks what they stand for, collect.c reports them.
 */
#ifndef CDN_ACCESS_H
#define CDN_ACCESS_H

#include "buf.h"
#include "scopes.h"

typedef struct cdn_access {
    uint32_t object;    /* 0: the program's own names */
    uint32_t key;       /* the expression that gives the name; 0: all names at once */
    uint32_t call;      /* that gives all names, when there is no key */
    bool is_dictionary; /* through a dictionary of names, not through getattr */
} cdn_access;

/* Whether the call or subscript `node` is such an access. */
bool cdn_access_find(cdn_access *out, cdn_scopes *scopes, uint32_t node);
/* Whether the subscript `node` is sys.modules[__name__], the program's own module. */
bool cdn_access_is_own_module(cdn_scopes *scopes, uint32_t node);
/* Append the name; what is not known of it is "{}". */
void cdn_access_name(cdn_buf *out, cdn_scopes *scopes, const cdn_access *access);
void cdn_access_resolve(cdn_scopes *scopes, cdn_values *values, const cdn_access *access,
                        uint32_t node);
/* Whether the call `node` may be one of `function`, a qualified name. */
bool cdn_access_calls(cdn_scopes *scopes, uint32_t node, const char *function);
bool cdn_access_calls_one_of(cdn_scopes *scopes, uint32_t node, const char *const *functions,
                             size_t count);

#endif
