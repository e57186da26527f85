/* The cases of tests/sanitize, cut in every way, and what a stream promises beside them. */
#include <dirent.h>

#include "file.h"
#include "sanitize_help.h"
#include "stream.h"

#define CASES CORDON_SOURCE_DIR "/tests/sanitize"

enum { RANDOM_RUNS = 40, CUTS_MAX = 4096 };

/* Numbers that look random and are the same on every machine. */
static uint32_t next_random(uint64_t *state)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(*state >> 33);
}

static cdn_buf read_case(const char *path)
{
    cdn_buf raw = {0};
    cordon_error *err = cordon_error_new();
    if (cdn_file_read(&raw, path, 1 << 20, err) != CORDON_OK)
        fail_msg("%s", cordon_error_message(err));
    cordon_error_free(err);
    return raw;
}

static cdn_buf read_input(const char *path)
{
    cdn_buf raw = read_case(path), text = {0};
    for (size_t i = 0; i < raw.count;) {
        if (raw.count - i >= 3 && memcmp(raw.bytes + i, "<+>", 3) == 0)
            i += 3;
        else
            assert_true(cdn_buf_add(&text, raw.bytes + i++, 1));
    }
    cdn_buf_free(&raw);
    return text;
}

static void assert_same(const char *name, const char *how, const cdn_buf *got, const cdn_buf *want)
{
    if (got->count != want->count || memcmp(got->bytes, want->bytes, want->count) != 0)
        fail_msg("%s, %s: became\n%s\ninstead of\n%s", name, how, got->bytes, want->bytes);
}

static cdn_buf sanitize_cut(cdn_redactor *redactor, const cdn_buf *text, const size_t *cuts,
                            size_t cut_count)
{
    cdn_buf out = {0};
    cordon_sanitizer *stream = NULL;
    size_t at = 0;
    assert_int_equal(cdn_sanitizer_new(&stream, redactor, NULL, collect, &out, NULL), CORDON_OK);
    for (size_t i = 0; i <= cut_count; i++) {
        size_t end = i < cut_count ? cuts[i] : text->count;
        assert_int_equal(cordon_sanitizer_feed(stream, text->bytes + at, end - at, NULL),
                         CORDON_OK);
        at = end;
    }
    assert_int_equal(cordon_sanitizer_finish(stream, NULL), CORDON_OK);
    cordon_sanitizer_free(stream);
    return out;
}

static void cut_everywhere(cdn_redactor *redactor, const char *name, const cdn_buf *text,
                           const cdn_buf *want)
{
    for (size_t cut = 1; cut < text->count; cut++) {
        cdn_buf out = sanitize_cut(redactor, text, &cut, 1);
        assert_same(name, "cut once", &out, want);
        cdn_buf_free(&out);
    }
    for (int flushed = 0; flushed < 2; flushed++) {
        cdn_buf out = sanitize(redactor, text->bytes, text->count, 1, flushed);
        assert_same(name, "byte by byte", &out, want);
        cdn_buf_free(&out);
    }
}

static void cut_randomly(cdn_redactor *redactor, const char *name, const cdn_buf *text,
                         const cdn_buf *want)
{
    static size_t cuts[CUTS_MAX];
    uint64_t seed = 20240229;
    for (int run = 0; run < RANDOM_RUNS; run++) {
        size_t count = 0, at = 0;
        uint32_t longest = 1 + next_random(&seed) % 200;
        while (count < CUTS_MAX && (at += 1 + next_random(&seed) % longest) < text->count)
            cuts[count++] = at;
        cdn_buf out = sanitize_cut(redactor, text, cuts, count);
        assert_same(name, "cut randomly", &out, want);
        cdn_buf_free(&out);
    }
}

static void check_case(cdn_redactor *redactor, const char *name)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s.in", CASES, name);
    cdn_buf text = read_input(path);
    snprintf(path, sizeof path, "%s/%s.out", CASES, name);
    cdn_buf want = read_case(path);
    cdn_buf out = sanitize(redactor, text.bytes, text.count, 0, false);
    assert_same(name, "whole", &out, &want);
    cdn_buf again = sanitize(redactor, out.bytes, out.count, 0, false);
    assert_same(name, "sanitized twice", &again, &want);
    cut_everywhere(redactor, name, &text, &want);
    cut_randomly(redactor, name, &text, &want);
    cdn_buf_free(&text);
    cdn_buf_free(&want);
    cdn_buf_free(&out);
    cdn_buf_free(&again);
}

static void cases_hold_for_every_cut(void **state)
{
    int cases = 0;
    DIR *folder = opendir(CASES);
    assert_non_null(folder);
    for (struct dirent *entry; (entry = readdir(folder));) {
        char name[256];
        char *dot = strrchr(strcpy(name, entry->d_name), '.');
        if (!dot || strcmp(dot, ".in") != 0)
            continue;
        *dot = '\0';
        check_case(*state, name);
        cases++;
    }
    closedir(folder);
    assert_true(cases >= 7);
}

/* Pieces of everything that matters, thrown together: whole against cut. */
static void random_texts_do_not_depend_on_cuts(void **state)
{
    static const char *const PIECES[] = {"10.0.0.1",
                                         ".",
                                         ":",
                                         "::1",
                                         "fe80::1",
                                         "2001:db8::",
                                         "%eth0",
                                         "/home/",
                                         "/root",
                                         "u",
                                         "\"",
                                         "'",
                                         " ",
                                         "\n",
                                         "C:\\Users\\",
                                         "J D",
                                         "\\",
                                         "/",
                                         "ghp_",
                                         "sk-",
                                         "sk-ant-api03-",
                                         "abcdefghijABCDEFGHIJ0123456789abcdef",
                                         "-----BEGIN RSA PRIVATE KEY-----",
                                         "-----END RSA PRIVATE KEY-----",
                                         "[IP_1]",
                                         "[",
                                         "IP_2]",
                                         "[HOME]",
                                         "]",
                                         "version ",
                                         "1.2.3.4",
                                         "eyJhbGciOiJIUzI1NiJ9",
                                         ".abcdef",
                                         "AKIA",
                                         "ABCDEFGHIJKLMNOP",
                                         "/tmp/tmp",
                                         "abcd1234",
                                         "site-packages/",
                                         "aws_secret_access_key=",
                                         "\x1b[31m",
                                         "\\n",
                                         "\xff",
                                         "12",
                                         "ab",
                                         "-",
                                         "="};
    uint64_t seed = 42;
    for (int run = 0; run < 1500; run++) {
        cdn_buf text = {0};
        for (uint32_t left = 1 + next_random(&seed) % 30; left > 0; left--)
            assert_true(cdn_buf_add_text(
                &text, PIECES[next_random(&seed) % (sizeof PIECES / sizeof *PIECES)]));
        cdn_buf want = sanitize(*state, text.bytes, text.count, 0, false);
        for (size_t piece = 1; piece < 8; piece++) {
            cdn_buf out = sanitize(*state, text.bytes, text.count, piece, piece % 2);
            assert_same(text.bytes, "in pieces", &out, &want);
            cdn_buf_free(&out);
        }
        cdn_buf_free(&text);
        cdn_buf_free(&want);
    }
}

typedef struct watch {
    size_t bytes;
    size_t longest_hold;
    cordon_sanitizer *stream;
} watch;

static void count_bytes(void *context, const char *bytes, size_t byte_count)
{
    watch *seen = context;
    (void)bytes;
    seen->bytes += byte_count;
    if (seen->stream->hold.capacity > seen->longest_hold)
        seen->longest_hold = seen->stream->hold.capacity;
}

/* 10 MB of `unit` without a line end, 64 KiB at a time. */
static watch feed_long_line(cdn_redactor *redactor, const char *unit)
{
    enum { TOTAL = 10 << 20, PIECE = 64 << 10 };
    watch seen = {0};
    char *piece = malloc(PIECE);
    assert_non_null(piece);
    for (size_t i = 0; i < PIECE; i++)
        piece[i] = unit[i % strlen(unit)];
    assert_int_equal(cdn_sanitizer_new(&seen.stream, redactor, NULL, count_bytes, &seen, NULL), 0);
    for (size_t fed = 0; fed < TOTAL; fed += PIECE)
        assert_int_equal(cordon_sanitizer_feed(seen.stream, piece, PIECE, NULL), CORDON_OK);
    assert_int_equal(cordon_sanitizer_finish(seen.stream, NULL), CORDON_OK);
    assert_true(seen.stream->open_room < 70000 && seen.stream->found_room < 70000);
    cordon_sanitizer_free(seen.stream);
    free(piece);
    return seen;
}

static void long_lines_take_little_memory(void **state)
{
    static const char *const UNITS[] = {
        "a",    "0",   "a:",  "1.", "/home/",
        "eyJ",  "sk-", "f::", "\\", "-----BEGIN RSA PRIVATE KEY-----",
        "[IP_", "C:\\"};
    for (size_t i = 0; i < sizeof UNITS / sizeof *UNITS; i++) {
        watch seen = feed_long_line(*state, UNITS[i]);
        assert_true(seen.bytes > 0);
        if (seen.longest_hold > 128 << 10)
            fail_msg("'%s' made the stream hold %zu bytes", UNITS[i], seen.longest_hold);
    }
}

static void only_open_candidates_are_held_back(void **state)
{
    cdn_buf out = {0};
    cordon_sanitizer *stream = NULL;
    assert_int_equal(cdn_sanitizer_new(&stream, *state, NULL, collect, &out, NULL), CORDON_OK);
    cordon_sanitizer_feed(stream, "Your name? ", 11, NULL);
    assert_string_equal(cdn_buf_text(&out), "Your name? ");
    cordon_sanitizer_feed(stream, "see 10.0.", 9, NULL);
    assert_int_equal(cordon_sanitizer_flush(stream, NULL), CORDON_OK);
    assert_string_equal(cdn_buf_text(&out), "Your name? see ");
    cordon_sanitizer_feed(stream, "0.1\n", 4, NULL);
    assert_string_equal(cdn_buf_text(&out), "Your name? see [IP_1]\n");
    assert_int_equal(cordon_sanitizer_finish(stream, NULL), CORDON_OK);
    assert_int_equal(cordon_sanitizer_feed(stream, "x", 1, NULL), CORDON_E_ARGUMENT);
    cordon_sanitizer_free(stream);
    cdn_buf_free(&out);
}

static void key_bodies_are_held_until_the_end(void **state)
{
    cdn_buf out = {0};
    cordon_sanitizer *stream = NULL;
    assert_int_equal(cdn_sanitizer_new(&stream, *state, NULL, collect, &out, NULL), CORDON_OK);
    const char *begin = "a\n-----BEGIN "
                        "PRIVATE KEY-----\n";
    cordon_sanitizer_feed(stream, begin, strlen(begin), NULL);
    for (int line = 0; line < 50; line++) {
        cordon_sanitizer_feed(stream, "MIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n", 33, NULL);
        cordon_sanitizer_flush(stream, NULL);
        assert_string_equal(cdn_buf_text(&out), "a\n");
    }
    const char *end = "-----END "
                      "PRIVATE KEY-----\nz";
    cordon_sanitizer_feed(stream, end, strlen(end), NULL);
    assert_int_equal(cordon_sanitizer_finish(stream, NULL), CORDON_OK);
    assert_string_equal(cdn_buf_text(&out), "a\n[SECRET:private-key_1]\nz");
    cordon_sanitizer_free(stream);
    cdn_buf_free(&out);
}

static int load(void **state)
{
    *state = load_rules(SHIPPED_RULES);
    return 0;
}

static int unload(void **state)
{
    cdn_redactor_unref(*state);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cases_hold_for_every_cut),
        cmocka_unit_test(random_texts_do_not_depend_on_cuts),
        cmocka_unit_test(long_lines_take_little_memory),
        cmocka_unit_test(only_open_candidates_are_held_back),
        cmocka_unit_test(key_bodies_are_held_until_the_end),
    };
    return cmocka_run_group_tests(tests, load, unload);
}
