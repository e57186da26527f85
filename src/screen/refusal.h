/* Why a source cannot be judged at all: a verdict of its own, neither an error nor a denial. */
#ifndef CDN_REFUSAL_H
#define CDN_REFUSAL_H

#include <stdbool.h>
#include <stdint.h>

#include <cordon/verdict.h>

#include "clock.h"

typedef struct cdn_refusal {
    cordon_decision decision; /* CORDON_ALLOW while nothing was refused */
    char message[240];
    const char *fix;
    uint32_t line;   /* from 1 */
    uint32_t column; /* from 0, in bytes */
} cdn_refusal;

void cdn_refuse(cdn_refusal *refusal, cordon_decision decision, uint32_t line, uint32_t column,
                const char *format, ...) __attribute__((format(printf, 5, 6)));
/* The same with the place of `offset` in `text`. */
void cdn_refuse_at(cdn_refusal *refusal, cordon_decision decision, const char *text, size_t offset,
                   const char *message);
/* Refuse when `deadline`, which may be NULL, is past; whether it is. */
bool cdn_refuse_late(cdn_refusal *refusal, cdn_deadline *deadline);

#endif
