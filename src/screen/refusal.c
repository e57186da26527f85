/* Filling a refusal, see refusal.h. The first reason stays: later steps work on broken ground. */
#include "refusal.h"

#include <stdarg.h>
#include <stdio.h>

void cdn_refuse(cdn_refusal *refusal, cordon_decision decision, uint32_t line, uint32_t column,
                const char *format, ...)
{
    if (refusal->decision != CORDON_ALLOW)
        return;
    *refusal = (cdn_refusal){.decision = decision, .line = line, .column = column};
    refusal->fix = decision == CORDON_TOO_LARGE
                       ? "split the program, or raise the limit in the policy"
                       : "correct the syntax here: unclosed brackets or quotes, a missing ':', "
                         "indentation";
    va_list args;
    va_start(args, format);
    vsnprintf(refusal->message, sizeof refusal->message, format, args);
    va_end(args);
}

void cdn_refuse_at(cdn_refusal *refusal, cordon_decision decision, const char *text, size_t offset,
                   const char *message)
{
    if (refusal->decision != CORDON_ALLOW) /* nor is the place looked for, in all of the text */
        return;
    uint32_t line = 1;
    size_t start = 0;
    for (size_t i = 0; i < offset; i++)
        if (text[i] == '\n') {
            line++;
            start = i + 1;
        }
    cdn_refuse(refusal, decision, line, (uint32_t)(offset - start), "%s", message);
}

bool cdn_refuse_late(cdn_refusal *refusal, cdn_deadline *deadline)
{
    bool is_late = deadline && cdn_deadline_is_past(deadline);
    if (is_late)
        cdn_refuse(refusal, CORDON_TOO_LARGE, 1, 0,
                   "the source takes more than the %llu ms of limits.parse_ms to judge",
                   (unsigned long long)deadline->ms);
    return is_late;
}
