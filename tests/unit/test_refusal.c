#include <string.h>

#include "cm.h"
#include "refusal.h"

static void the_first_reason_stays(void **state)
{
    (void)state;
    cdn_refusal refusal = {0};
    cdn_refuse(&refusal, CORDON_TOO_LARGE, 3, 4, "%d bytes", 7);
    cdn_refuse(&refusal, CORDON_NOT_UNDERSTOOD, 1, 1, "later");
    cdn_refuse_at(&refusal, CORDON_NOT_UNDERSTOOD, NULL, 9, "later"); /* the text is not read */
    assert_int_equal(refusal.decision, CORDON_TOO_LARGE);
    assert_int_equal(refusal.line, 3);
    assert_int_equal(refusal.column, 4);
    assert_string_equal(refusal.message, "7 bytes");
}

static void an_offset_is_a_place(void **state)
{
    (void)state;
    cdn_refusal refusal = {0};
    cdn_refuse_at(&refusal, CORDON_NOT_UNDERSTOOD, "a\nbc\nd", 3, "here");
    assert_int_equal(refusal.line, 2);
    assert_int_equal(refusal.column, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_reason_stays),
        cmocka_unit_test(an_offset_is_a_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
