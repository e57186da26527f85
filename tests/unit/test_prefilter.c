#include <stdio.h>
#include <string.h>

#include "cm.h"
#include "prefilter.h"

/* Every hit as "owner@start ", in the order of their ends. */
static void find(const cdn_prefilter *prefilter, const char *text, size_t piece, char *found)
{
    uint32_t state = 0;
    size_t count = strlen(text);
    *found = '\0';
    for (size_t from = 0; from < count; from += piece) {
        size_t take = piece < count - from ? piece : count - from, at = 0;
        while (
            cdn_prefilter_next(prefilter, &state, (const unsigned char *)text + from, take, &at)) {
            size_t hits = 0;
            const cdn_prefilter_hit *hit = cdn_prefilter_hits(prefilter, state, &hits);
            for (size_t i = 0; i < hits; i++)
                found += sprintf(found, "%u@%zu ", hit[i].owner, from + at - hit[i].length);
        }
    }
}

static void keywords_are_found_inside_each_other(void **state)
{
    (void)state;
    const cdn_keyword keywords[] = {{"she", 3, 1}, {"he", 2, 2}, {"hers", 4, 3},
                                    {"HIS", 3, 4}, {"he", 2, 5}, {".", 1, 6}};
    cdn_prefilter *prefilter = NULL;
    assert_int_equal(cdn_prefilter_new(&prefilter, keywords, 6, NULL), CORDON_OK);
    for (size_t piece = 1; piece < 12; piece++) {
        char found[256];
        find(prefilter, "uSHErs. hIs.", piece, found);
        assert_string_equal(found, "1@1 2@2 5@2 3@2 6@6 4@8 6@11 ");
    }
    cdn_prefilter_free(prefilter);
}

static void depth_is_the_begun_keyword(void **state)
{
    (void)state;
    const cdn_keyword keywords[] = {{"abcd", 4, 0}, {"bcx", 3, 1}};
    cdn_prefilter *prefilter = NULL;
    assert_int_equal(cdn_prefilter_new(&prefilter, keywords, 2, NULL), CORDON_OK);
    const struct {
        const char *text;
        size_t depth;
    } rows[] = {{"", 0}, {"zz", 0}, {"za", 1}, {"abc", 3}, {"abce", 0}, {"xbc", 2}, {"ABC", 3}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        uint32_t now = 0;
        size_t at = 0;
        assert_false(cdn_prefilter_next(prefilter, &now, (const unsigned char *)rows[i].text,
                                        strlen(rows[i].text), &at));
        assert_int_equal(cdn_prefilter_depth(prefilter, now), rows[i].depth);
    }
    cdn_prefilter_free(prefilter);
}

static void no_keywords_and_too_many(void **state)
{
    (void)state;
    cdn_prefilter *prefilter = NULL;
    assert_int_equal(cdn_prefilter_new(&prefilter, NULL, 0, NULL), CORDON_OK);
    char found[8];
    find(prefilter, "anything", 3, found);
    assert_string_equal(found, "");
    cdn_prefilter_free(prefilter);
    static char text[40000];
    memset(text, 'x', sizeof text);
    const cdn_keyword huge = {text, sizeof text, 0};
    assert_int_equal(cdn_prefilter_new(&prefilter, &huge, 1, NULL), CORDON_E_RULES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keywords_are_found_inside_each_other),
        cmocka_unit_test(depth_is_the_begun_keyword),
        cmocka_unit_test(no_keywords_and_too_many),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
