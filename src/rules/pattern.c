/*
 * PCRE2 for rules, see pattern.h; the only user of pcre2.h on this floor. The text that is
 * matched is hostile, so every match runs under a limit and an over-run is an answer of its own.
 */
#include "pattern.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

enum { MATCH_LIMIT = 1000000, HEAP_LIMIT_KIB = 8192 };

struct cdn_pattern {
    pcre2_code *code;
    pcre2_match_context *bounds;
};

static cordon_status explain(int code, size_t offset, char *why, size_t why_bytes)
{
    if (code == PCRE2_ERROR_NOMEMORY)
        return CORDON_E_NOMEM;
    char message[200];
    pcre2_get_error_message(code, (PCRE2_UCHAR *)message, sizeof message);
    snprintf(why, why_bytes, "bad expression: %s at offset %zu", message, offset);
    return CORDON_E_RULES;
}

cordon_status cdn_pattern_new(cdn_pattern **pattern_out, const char *expression, char *why,
                              size_t why_bytes)
{
    cdn_pattern *pattern = calloc(1, sizeof *pattern);
    if (!pattern)
        return CORDON_E_NOMEM;
    int code = 0;
    PCRE2_SIZE offset = 0;
    /* No match may depend on \C or run past what is valid UTF-8. */
    pattern->code =
        pcre2_compile((PCRE2_SPTR)expression, PCRE2_ZERO_TERMINATED,
                      PCRE2_UTF | PCRE2_MULTILINE | PCRE2_NEVER_BACKSLASH_C, &code, &offset, NULL);
    pattern->bounds = pcre2_match_context_create(NULL);
    cordon_status status = !pattern->code    ? explain(code, offset, why, why_bytes)
                           : pattern->bounds ? CORDON_OK
                                             : CORDON_E_NOMEM;
    if (status != CORDON_OK) {
        cdn_pattern_free(pattern);
        return status;
    }
    pcre2_set_match_limit(pattern->bounds, MATCH_LIMIT);
    pcre2_set_heap_limit(pattern->bounds, HEAP_LIMIT_KIB);
    pcre2_jit_compile(pattern->code, PCRE2_JIT_COMPLETE); /* without JIT it is slower, not wrong */
    *pattern_out = pattern;
    return CORDON_OK;
}

void cdn_pattern_free(cdn_pattern *pattern)
{
    if (!pattern)
        return;
    pcre2_code_free(pattern->code);
    pcre2_match_context_free(pattern->bounds);
    free(pattern);
}

cdn_pattern_result cdn_pattern_find(size_t *start_out, size_t *end_out, const cdn_pattern *pattern,
                                    const char *text, size_t text_bytes, size_t from)
{
    pcre2_match_data *match = pcre2_match_data_create_from_pattern(pattern->code, NULL);
    if (!match)
        return CDN_PATTERN_NOMEM;
    int count = pcre2_match(pattern->code, (PCRE2_SPTR)text, text_bytes, from, PCRE2_NO_UTF_CHECK,
                            match, pattern->bounds);
    if (count > 0) {
        const PCRE2_SIZE *bounds = pcre2_get_ovector_pointer(match);
        *start_out = bounds[0];
        *end_out = bounds[1];
    }
    pcre2_match_data_free(match);
    return count > 0                       ? CDN_PATTERN_FOUND
           : count == PCRE2_ERROR_NOMATCH  ? CDN_PATTERN_NONE
           : count == PCRE2_ERROR_NOMEMORY ? CDN_PATTERN_NOMEM
                                           : CDN_PATTERN_TOO_SLOW;
}
