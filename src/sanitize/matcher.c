/*
 * The only user of PCRE2; see matcher.h. A partial match is asked for first, always: it either
 * decides without having looked at the end of the text, and then no further byte can change that,
 * or says that it looked. Both the first pieces of a window and the whole of it so take one path.
 */
#include "matcher.h"

#include <stdlib.h>

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#include "error.h"

enum { GROUP_MAX = 16, MATCH_LIMIT = 200000, DEPTH_LIMIT = 1000, HEAP_LIMIT_KIB = 1024 };

struct cdn_regex {
    pcre2_code *code;
    uint32_t group;
};

struct cdn_matcher {
    pcre2_match_data *data;
    pcre2_match_context *context;
};

static cordon_status check(const cdn_regex *regex, cordon_error *err)
{
    uint32_t groups = 0, behind = 0, empty = 0;
    pcre2_pattern_info(regex->code, PCRE2_INFO_CAPTURECOUNT, &groups);
    pcre2_pattern_info(regex->code, PCRE2_INFO_MAXLOOKBEHIND, &behind);
    pcre2_pattern_info(regex->code, PCRE2_INFO_MATCHEMPTY, &empty);
    if (groups > GROUP_MAX)
        return cdn_fail(err, CORDON_E_RULES, "regex: %u groups; at most %d", groups, GROUP_MAX);
    if (regex->group > groups)
        return cdn_fail(err, CORDON_E_RULES, "group: %u, but the regex has %u groups", regex->group,
                        groups);
    if (behind > CDN_VIEW_CONTEXT)
        return cdn_fail(err, CORDON_E_RULES, "regex: looks back %u bytes; at most %d", behind,
                        CDN_VIEW_CONTEXT);
    if (empty)
        return cdn_fail(err, CORDON_E_RULES, "regex: can match nothing at all");
    return CORDON_OK;
}

static cordon_status compile(cdn_regex *regex, const char *source, cordon_error *err)
{
    int code = 0;
    PCRE2_SIZE offset = 0;
    uint32_t options = PCRE2_ANCHORED | PCRE2_NEVER_UTF | PCRE2_NEVER_UCP | PCRE2_DOLLAR_ENDONLY;
    regex->code =
        pcre2_compile((PCRE2_SPTR)source, PCRE2_ZERO_TERMINATED, options, &code, &offset, NULL);
    if (!regex->code) {
        PCRE2_UCHAR message[256];
        pcre2_get_error_message(code, message, sizeof message);
        return cdn_fail(err, CORDON_E_RULES, "regex: %s, at byte %zu of the regex",
                        (const char *)message, (size_t)offset);
    }
    /* Where no JIT is to be had, matching is slower and the same. */
    (void)pcre2_jit_compile(regex->code, PCRE2_JIT_COMPLETE | PCRE2_JIT_PARTIAL_HARD);
    return check(regex, err);
}

cordon_status cdn_regex_new(cdn_regex **regex_out, const char *source, uint32_t group,
                            cordon_error *err)
{
    cdn_regex *regex = calloc(1, sizeof *regex);
    if (!regex)
        return cdn_fail_nomem(err);
    regex->group = group;
    cordon_status status = compile(regex, source, err);
    if (status == CORDON_OK)
        *regex_out = regex;
    else
        cdn_regex_free(regex);
    return status;
}

void cdn_regex_free(cdn_regex *regex)
{
    if (!regex)
        return;
    pcre2_code_free(regex->code);
    free(regex);
}

cdn_matcher *cdn_matcher_new(void)
{
    cdn_matcher *matcher = calloc(1, sizeof *matcher);
    if (!matcher)
        return NULL;
    matcher->data = pcre2_match_data_create(GROUP_MAX + 1, NULL);
    matcher->context = pcre2_match_context_create(NULL);
    if (!matcher->data || !matcher->context) {
        cdn_matcher_free(matcher);
        return NULL;
    }
    pcre2_set_match_limit(matcher->context, MATCH_LIMIT);
    pcre2_set_depth_limit(matcher->context, DEPTH_LIMIT);
    pcre2_set_heap_limit(matcher->context, HEAP_LIMIT_KIB);
    return matcher;
}

void cdn_matcher_free(cdn_matcher *matcher)
{
    if (!matcher)
        return;
    pcre2_match_data_free(matcher->data);
    pcre2_match_context_free(matcher->context);
    free(matcher);
}

static cdn_look found(const cdn_regex *regex, cdn_matcher *matcher, int groups, size_t hidden,
                      const cdn_view *view, cdn_span *span)
{
    const PCRE2_SIZE *offsets = pcre2_get_ovector_pointer(matcher->data);
    uint32_t group = regex->group;
    if (groups <= (int)group || offsets[2 * group] == PCRE2_UNSET)
        group = 0;
    span->start = hidden + offsets[2 * group];
    span->end = hidden + offsets[2 * group + 1];
    /* \K can put the ends anywhere. */
    return span->start >= view->start && span->start < span->end ? CDN_LOOK_HIT : CDN_LOOK_FAILED;
}

cdn_look cdn_regex_match(const cdn_regex *regex, cdn_matcher *matcher, const cdn_view *view,
                         cdn_span *span)
{
    /* What stands before a colour sequence's or an escape's end is no neighbour of the word. */
    size_t hidden = cdn_view_after_escape(view, view->start) ? view->start : 0;
    PCRE2_SPTR text = view->text + hidden;
    size_t count = view->count - hidden, start = view->start - hidden;
    int code = pcre2_match(regex->code, text, count, start, PCRE2_PARTIAL_HARD, matcher->data,
                           matcher->context);
    if (code == PCRE2_ERROR_PARTIAL && view->ends)
        code = pcre2_match(regex->code, text, count, start, 0, matcher->data, matcher->context);
    if (code >= 0)
        return found(regex, matcher, code, hidden, view, span);
    if (code == PCRE2_ERROR_NOMATCH)
        return CDN_LOOK_NO;
    /* A limit reached on part of a window may not be reached on the whole of it. */
    return view->ends ? CDN_LOOK_FAILED : CDN_LOOK_MORE;
}
