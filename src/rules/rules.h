/* Screening rules as data: immutable once loaded, shared by reference count. */
#ifndef CDN_RULES_H
#define CDN_RULES_H

#include <cordon/base.h>

typedef struct cdn_rules cdn_rules;

#endif
