#include <string.h>

#include "cm.h"
#include "normalise.h"

static void expect_text(const char *source, size_t count, const char *text)
{
    cdn_buf out = {0};
    cdn_refusal refusal = {0};
    assert_int_equal(cdn_normalise(&out, &refusal, source, count, 1000, NULL), CORDON_OK);
    assert_int_equal(refusal.decision, CORDON_ALLOW);
    assert_string_equal(cdn_buf_text(&out), text);
    cdn_buf_free(&out);
}

static void expect_refused(const char *source, size_t count, cordon_decision decision,
                           uint32_t line, const char *words)
{
    cdn_buf out = {0};
    cdn_refusal refusal = {0};
    assert_int_equal(cdn_normalise(&out, &refusal, source, count, 1000, NULL), CORDON_OK);
    assert_int_equal(refusal.decision, decision);
    assert_int_equal(refusal.line, line);
    if (!strstr(refusal.message, words))
        fail_msg("'%s' lacks '%s'", refusal.message, words);
    assert_int_equal(out.count, 0);
    cdn_buf_free(&out);
}

static void line_ends_become_line_feeds(void **state)
{
    (void)state;
    expect_text("", 0, "");
    expect_text("a\nb", 3, "a\nb");
    expect_text("a\r\nb\rc\r\r\n", 9, "a\nb\nc\n\n");
    expect_text("\r", 1, "\n");
    expect_text("# x\rimport os", 13, "# x\nimport os");
}

static void the_byte_order_mark_goes(void **state)
{
    (void)state;
    expect_text("\xEF\xBB\xBFx", 4, "x");
    expect_text("\xEF\xBB\xBF", 3, "");
}

static void bytes_that_are_no_text_are_refused(void **state)
{
    (void)state;
    expect_refused("a\nb\0c", 5, CORDON_NOT_UNDERSTOOD, 2, "NUL");
    expect_refused("a\n\xFF", 3, CORDON_NOT_UNDERSTOOD, 2, "not UTF-8");
    expect_refused("\xED\xA0\x80", 3, CORDON_NOT_UNDERSTOOD, 1, "surrogates");
    expect_refused("\xFF\xFE", 2, CORDON_NOT_UNDERSTOOD, 1, "not UTF-8");
}

static void other_encodings_are_refused(void **state)
{
    (void)state;
    const char *bad[] = {"# coding: utf_7\n",
                         "# -*- coding: latin-1 -*-\n",
                         "#!/usr/bin/python\n# vim: fileencoding=gbk\n",
                         "\n#coding=unicode_escape\n",
                         "\f # coding:utf-16",
                         "# x\r# coding: raw_unicode_escape\n"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        expect_refused(bad[i], strlen(bad[i]), CORDON_NOT_UNDERSTOOD,
                       1 + (i == 2 || i == 3 || i == 5), "only UTF-8 is read");
}

static void cookies_that_do_not_count_pass(void **state)
{
    (void)state;
    const char *good[] = {"# -*- coding: utf-8 -*-\n", "# coding=UTF8\n",
                          "# coding: utf_8\n",         "x = 1\n# coding: latin-1\n",
                          "\n\n# coding: latin-1\n",   "s = '# coding: latin-1'\n",
                          "# encoding is nothing\n"};
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        expect_text(good[i], strlen(good[i]), good[i]);
}

static void large_sources_are_too_large(void **state)
{
    (void)state;
    char source[1001];
    memset(source, ' ', sizeof source);
    expect_refused(source, sizeof source, CORDON_TOO_LARGE, 1, "limits.source_bytes");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(line_ends_become_line_feeds),
        cmocka_unit_test(the_byte_order_mark_goes),
        cmocka_unit_test(bytes_that_are_no_text_are_refused),
        cmocka_unit_test(other_encodings_are_refused),
        cmocka_unit_test(cookies_that_do_not_count_pass),
        cmocka_unit_test(large_sources_are_too_large),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
