#include <string.h>

#include "cm.h"
#include "labels.h"

static uint32_t number(cdn_labels *labels, const char *kind, const char *value)
{
    uint64_t hash = cdn_labels_hash(labels, (const unsigned char *)value, strlen(value));
    return cdn_labels_number(labels, kind, hash);
}

static void values_keep_their_numbers(void **state)
{
    (void)state;
    cdn_labels *labels = cdn_labels_new();
    assert_int_equal(number(labels, "IP", "a"), 1);
    assert_int_equal(number(labels, "IP", "b"), 2);
    assert_int_equal(number(labels, "HOME", "b"), 1);
    assert_int_equal(number(labels, "IP", "a"), 1);
    assert_int_equal(number(labels, "IP", "a much longer value than eight bytes"), 3);
    cdn_labels_free(labels);
}

static void numbers_seen_in_text_are_not_given_out(void **state)
{
    (void)state;
    cdn_labels *labels = cdn_labels_new();
    assert_false(cdn_labels_is_taken(labels, "IP", 2));
    assert_int_equal(number(labels, "IP", "a"), 3);
    assert_true(cdn_labels_is_taken(labels, "IP", 3));
    assert_false(cdn_labels_is_taken(labels, "IP", 1));
    assert_false(cdn_labels_is_taken(labels, "IP", 2));
    assert_false(cdn_labels_is_taken(labels, "IP", CDN_LABEL_NUMBER_MAX));
    assert_true(cdn_labels_is_taken(labels, "IP", CDN_LABEL_NUMBER_MAX + 1));
    assert_int_equal(number(labels, "IP", "b"), 0);
    assert_int_equal(number(labels, "IP", "a"), 3);
    cdn_labels_free(labels);
}

static void the_table_is_bounded(void **state)
{
    (void)state;
    cdn_labels *labels = cdn_labels_new();
    uint32_t last = 0, count = 0;
    for (uint64_t value = 1; value < 20000; value++) {
        uint32_t given = cdn_labels_number(labels, "IP", value * 0x9e3779b97f4a7c15u);
        count += given != 0;
        last = given;
    }
    assert_int_equal(last, 0);
    assert_in_range(count, 1000, 4096);
    assert_int_equal(cdn_labels_number(labels, "IP", 0x9e3779b97f4a7c15u), 1);
    cdn_labels_free(labels);
}

/* Two tables share no key, so a hash says nothing outside of its own. */
static void hashes_are_keyed(void **state)
{
    (void)state;
    cdn_labels *one = cdn_labels_new(), *two = cdn_labels_new();
    const unsigned char value[] = "value";
    assert_int_equal(cdn_labels_hash(one, value, 5), cdn_labels_hash(one, value, 5));
    assert_int_not_equal(cdn_labels_hash(one, value, 5), cdn_labels_hash(two, value, 5));
    assert_int_not_equal(cdn_labels_hash(one, value, 5), cdn_labels_hash(one, value, 4));
    cdn_labels_free(one);
    cdn_labels_free(two);
    cdn_labels_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_keep_their_numbers),
        cmocka_unit_test(numbers_seen_in_text_are_not_given_out),
        cmocka_unit_test(the_table_is_bounded),
        cmocka_unit_test(hashes_are_keyed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
