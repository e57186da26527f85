#include <string.h>

#include "cm.h"
#include "gateways.h"

static void expect_target(const char *module, const char *attribute, const char *wanted)
{
    size_t bytes = 0;
    const char *target = cdn_gateway_target(&bytes, module, attribute, strlen(attribute));
    if (!wanted) {
        assert_null(target);
        return;
    }
    assert_non_null(target);
    assert_int_equal(bytes, strlen(wanted));
    assert_memory_equal(target, wanted, bytes);
}

static void the_table_is_sorted(void **state)
{
    (void)state;
    for (size_t i = 1; i < cdn_gateway_table_count; i++)
        assert_true(strcmp(cdn_gateway_table[i - 1].module, cdn_gateway_table[i].module) < 0);
}

static void attributes_lead_to_modules(void **state)
{
    (void)state;
    expect_target("random", "_os", "os");
    expect_target("os.path", "os", "os");
    expect_target("random", "_urandom", "os.urandom");
    expect_target("random", "shuffle", NULL);
    expect_target("random", "_o", NULL);
    expect_target("os", "path", NULL);
    expect_target("asyncio", "subprocess", NULL);
}

static void modules_of_packages_are_told_by_name(void **state)
{
    (void)state;
    expect_target("numpy.f2py", "os", "os");
    expect_target("pandas.compat", "_sys", "sys");
    expect_target("torch", "multiprocessing", NULL);
    expect_target("torch", "__os", NULL);
}

static void standard_modules_are_known(void **state)
{
    (void)state;
    assert_true(cdn_gateway_is_module("os.path"));
    assert_true(cdn_gateway_is_module("sys"));
    assert_false(cdn_gateway_is_module("numpy"));
    assert_false(cdn_gateway_is_module(""));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_table_is_sorted),
        cmocka_unit_test(attributes_lead_to_modules),
        cmocka_unit_test(modules_of_packages_are_told_by_name),
        cmocka_unit_test(standard_modules_are_known),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
