/* What the sanitizer's tests share: the shipped rules, rules from a text, and a run over a text. */
#ifndef CDN_SANITIZE_HELP_H
#define CDN_SANITIZE_HELP_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "buf.h"
#include "cm.h"
#include "redact.h"

#define SHIPPED_RULES CORDON_SOURCE_DIR "/rules/redact-default.yaml"

static inline void collect(void *context, const char *bytes, size_t byte_count)
{
    assert_true(cdn_buf_add(context, bytes, byte_count));
}

static inline cdn_redactor *load_rules(const char *path)
{
    cordon_error *err = cordon_error_new();
    cdn_redactions *rules = NULL;
    cdn_redactor *redactor = NULL;
    if (cdn_redactions_load(&rules, path, err) != CORDON_OK ||
        cdn_redactor_new(&redactor, rules, err) != CORDON_OK)
        fail_msg("%s", cordon_error_message(err));
    cdn_redactions_unref(rules);
    cordon_error_free(err);
    return redactor;
}

/* A file with `text`, to be unlinked by the caller; `path` is a template for mkstemp. */
static inline void write_file(char *path, const char *text)
{
    int fd = mkstemp(path);
    assert_true(fd >= 0);
    assert_int_equal(write(fd, text, strlen(text)), strlen(text));
    close(fd);
}

static inline cdn_redactor *rules_from(const char *text)
{
    char path[] = "/tmp/cordon-test-XXXXXX";
    write_file(path, text);
    cdn_redactor *redactor = load_rules(path);
    unlink(path);
    return redactor;
}

/* Sanitize in pieces of `piece` bytes (0: all at once), with a flush after each when `flushed`. */
static inline cdn_buf sanitize(cdn_redactor *redactor, const char *text, size_t count, size_t piece,
                               bool flushed)
{
    cdn_buf out = {0};
    cordon_sanitizer *stream = NULL;
    assert_int_equal(cdn_sanitizer_new(&stream, redactor, NULL, collect, &out, NULL), CORDON_OK);
    for (size_t at = 0; at < count;) {
        size_t take = piece && piece < count - at ? piece : count - at;
        char *copy = malloc(take); /* its own block, so that reading past its end is seen */
        assert_non_null(copy);
        memcpy(copy, text + at, take);
        assert_int_equal(cordon_sanitizer_feed(stream, copy, take, NULL), CORDON_OK);
        free(copy);
        if (flushed)
            assert_int_equal(cordon_sanitizer_flush(stream, NULL), CORDON_OK);
        at += take;
    }
    assert_int_equal(cordon_sanitizer_finish(stream, NULL), CORDON_OK);
    cordon_sanitizer_free(stream);
    return out;
}

static inline void assert_sanitized(cdn_redactor *redactor, const char *text, const char *expected)
{
    cdn_buf out = sanitize(redactor, text, strlen(text), 0, false);
    assert_string_equal(cdn_buf_text(&out), expected);
    cdn_buf_free(&out);
    out = sanitize(redactor, text, strlen(text), 1, true);
    assert_string_equal(cdn_buf_text(&out), expected);
    cdn_buf_free(&out);
}

#endif
