#include <stdio.h>
#include <string.h>

#include "cm.h"
#include "names.h"

static void equal_texts_have_equal_numbers(void **state)
{
    (void)state;
    cdn_names names;
    assert_true(cdn_names_init(&names));
    uint32_t os, again, longer, empty;
    assert_true(cdn_names_add(&os, &names, "os.path", 2));
    assert_true(cdn_names_add(&again, &names, "os", 2));
    assert_true(cdn_names_add(&longer, &names, "os.path", 7));
    assert_true(cdn_names_add(&empty, &names, "", 0));
    assert_int_equal(os, again);
    assert_int_not_equal(os, longer);
    assert_int_equal(empty, 0);
    assert_string_equal(cdn_names_text(&names, longer), "os.path");
    cdn_names_free(&names);
}

static void texts_stay_where_they_are(void **state)
{
    (void)state;
    cdn_names names;
    char text[32];
    uint32_t first, number;
    assert_true(cdn_names_init(&names));
    assert_true(cdn_names_add(&first, &names, "first", 5));
    const char *place = cdn_names_text(&names, first);
    for (int i = 0; i < 20000; i++) {
        int count = snprintf(text, sizeof text, "name%d", i);
        assert_true(cdn_names_add(&number, &names, text, (size_t)count));
        assert_string_equal(cdn_names_text(&names, number), text);
    }
    assert_ptr_equal(cdn_names_text(&names, first), place);
    assert_true(cdn_names_add(&number, &names, "name17", 6));
    assert_string_equal(cdn_names_text(&names, number), "name17");
    cdn_names_free(&names);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equal_texts_have_equal_numbers),
        cmocka_unit_test(texts_stay_where_they_are),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
