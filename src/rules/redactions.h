/*
 * Redaction rules as data, read from `sanitize.rules` (rules/redact-default.yaml). The sanitize
 * room compiles them; this room only reads and checks their shape.
 */
#ifndef CDN_REDACTIONS_H
#define CDN_REDACTIONS_H

#include <cordon/base.h>

typedef struct cdn_redactions cdn_redactions;

#endif
