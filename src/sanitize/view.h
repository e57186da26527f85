/*
 * A bounded look at the text around one candidate. Everything that decides about a candidate reads
 * through it and answers CDN_LOOK_MORE as soon as it needs a byte that has not arrived; that is
 * what makes the decision independent of how the stream was cut.
 */
#ifndef CDN_VIEW_H
#define CDN_VIEW_H

#include <stdbool.h>
#include <stddef.h>

enum {
    CDN_VIEW_CONTEXT = 64, /* bytes before a candidate that a decision may depend on */
    CDN_VIEW_END = -1,     /* cdn_view_at: the text or the window ends here */
    CDN_VIEW_MORE = -2,    /* cdn_view_at: not known yet */
};

typedef struct cdn_view {
    const unsigned char *text; /* begins up to CDN_VIEW_CONTEXT bytes before the candidate */
    size_t count;
    size_t start; /* where the candidate begins in `text` */
    bool ends;    /* nothing follows `count`: the end of the stream or of the window */
} cdn_view;

typedef struct cdn_span {
    size_t start;
    size_t end;
} cdn_span;

typedef enum cdn_look {
    CDN_LOOK_NO,
    CDN_LOOK_HIT,
    CDN_LOOK_MORE,
    CDN_LOOK_FAILED, /* a limit was reached; the caller fails closed */
} cdn_look;

static inline int cdn_view_at(const cdn_view *view, size_t at)
{
    if (at < view->count)
        return view->text[at];
    return view->ends ? CDN_VIEW_END : CDN_VIEW_MORE;
}

/* The byte before `at`, or CDN_VIEW_END where the context begins. */
static inline int cdn_view_before(const cdn_view *view, size_t at)
{
    return at > 0 ? view->text[at - 1] : CDN_VIEW_END;
}

static inline bool cdn_is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static inline bool cdn_is_letter(int c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static inline bool cdn_is_hex(int c)
{
    return cdn_is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

static inline bool cdn_is_word(int c)
{
    return cdn_is_letter(c) || cdn_is_digit(c) || c == '_';
}

static inline int cdn_fold(int c)
{
    return c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c;
}

/* True when `at` follows a colour sequence or a written escape (\n, \r, \t) instead of a word. */
bool cdn_view_after_escape(const cdn_view *view, size_t at);
/* True when a word can begin at `at`. */
bool cdn_view_word_begins(const cdn_view *view, size_t at);

/* Does `literal` stand at `at`? Letters are compared in either case when `fold`. */
cdn_look cdn_view_literal(const cdn_view *view, size_t at, const char *literal, bool fold);

#endif
