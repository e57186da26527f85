#include <string.h>

#include "cm.h"
#include "validate.h"

static bool holds(const char *name, const char *value)
{
    cdn_validator validator = cdn_validator_find(name);
    assert_non_null(validator);
    return validator((const unsigned char *)value, strlen(value));
}

static void jwt_headers_are_read(void **state)
{
    (void)state;
    assert_true(holds("jwt", "eyJhbGciOiJIUzI1NiJ9.e30.sig"));
    assert_true(holds("jwt", "eyJ0eXAiOiJKV1QiLCJhbGciOiJub25lIn0.e30."));
    assert_false(holds("jwt", "eyJoZWxsbyI6IndvcmxkIn0.e30.sig"));
    assert_false(holds("jwt", "AAAA.BBBB.CCCC"));
    assert_false(holds("jwt", ""));
    assert_null(cdn_validator_find("no-such"));
}

static void mixed_wants_letter_and_digit(void **state)
{
    (void)state;
    assert_true(holds("mixed", "a1"));
    assert_false(holds("mixed", "abc-def"));
    assert_false(holds("mixed", "123"));
}

static uint32_t entropy(const char *value)
{
    return cdn_entropy_centibit((const unsigned char *)value, strlen(value));
}

static void entropy_is_in_hundredths(void **state)
{
    (void)state;
    assert_int_equal(entropy(""), 0);
    assert_int_equal(entropy("aaaa"), 0);
    assert_int_equal(entropy("abab"), 100);
    assert_int_equal(entropy("abcdefgh"), 300);
    assert_in_range(entropy("aab"), 91, 92); /* 0.9183 */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(jwt_headers_are_read),
        cmocka_unit_test(mixed_wants_letter_and_digit),
        cmocka_unit_test(entropy_is_in_hundredths),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
