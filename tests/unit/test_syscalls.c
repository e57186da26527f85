#include <seccomp.h>
#include <stdbool.h>
#include <string.h>

#include "cm.h"
#include "syscalls.h"

static const cdn_syscall_row *all;
static size_t count;

static int take_rows(void **state)
{
    (void)state;
    all = cdn_syscall_rows;
    count = cdn_syscall_row_count;
    return count > 200 ? 0 : -1;
}

static bool is_conditional(const cdn_syscall_row *row)
{
    return row->compare != CDN_ANY;
}

/* Rows that decide in the base filter; the others only narrow what these allow. */
static bool decides(const cdn_syscall_row *row)
{
    return row->rule != CDN_CALL_TAKE && row->rule != CDN_CALL_COUNT;
}

static void each_row_has_a_name_and_a_reason(void **state)
{
    (void)state;
    for (size_t i = 0; i < count; i++) {
        assert_true(all[i].name && *all[i].name);
        if (!all[i].reason || strlen(all[i].reason) < 4)
            fail_msg("%s has no reason", all[i].name);
        assert_true(all[i].argument < 6);
    }
}

/* A typing error in a name would silently make a row void. */
static void each_name_is_a_system_call(void **state)
{
    (void)state;
    /* newer than some libseccomp that cordon builds with */
    static const char *const newer[] = {"fchmodat2", "futex_waitv", "process_mrelease",
                                        "memfd_secret"};
    for (size_t i = 0; i < count; i++) {
        bool is_known = seccomp_syscall_resolve_name_arch(SCMP_ARCH_X86_64, all[i].name) >= 0 ||
                        seccomp_syscall_resolve_name_arch(SCMP_ARCH_AARCH64, all[i].name) >= 0;
        for (size_t at = 0; at < sizeof newer / sizeof *newer; at++)
            is_known |= strcmp(newer[at], all[i].name) == 0;
        if (!is_known)
            fail_msg("%s is no system call", all[i].name);
    }
}

static bool are_equal(const cdn_syscall_row *one, const cdn_syscall_row *two)
{
    return one->argument == two->argument && one->compare == two->compare &&
           one->mask == two->mask && one->value == two->value;
}

/* Two rows for one call must be two conditions: else one of them is void, or they contradict. */
static void no_row_hides_another(void **state)
{
    (void)state;
    for (size_t i = 0; i < count; i++)
        for (size_t at = i + 1; at < count; at++) {
            if (strcmp(all[i].name, all[at].name) != 0)
                continue;
            bool same_layer = decides(&all[i]) ? decides(&all[at]) : all[i].rule == all[at].rule;
            if (same_layer && (!is_conditional(&all[i]) || !is_conditional(&all[at]) ||
                               are_equal(&all[i], &all[at])))
                fail_msg("rows %zu and %zu for %s", i, at, all[i].name);
        }
}

static void what_is_narrowed_is_allowed_by_another_row(void **state)
{
    (void)state;
    for (size_t i = 0; i < count; i++) {
        if (decides(&all[i]))
            continue;
        /* an unconditional one that takes away is a SETUP row */
        assert_true(is_conditional(&all[i]) || all[i].rule == CDN_CALL_COUNT);
        bool is_allowed = false;
        for (size_t at = 0; at < count; at++)
            is_allowed |= all[at].rule == CDN_CALL_ALLOW && strcmp(all[i].name, all[at].name) == 0;
        if (!is_allowed)
            fail_msg("%s is narrowed or counted, but no row allows it", all[i].name);
    }
}

/* Which way each comparison fails: allowing wants all 64 bits, taking away the kernel's view. */
static void conditions_fail_on_the_safe_side(void **state)
{
    (void)state;
    for (size_t i = 0; i < count; i++) {
        const cdn_syscall_row *row = &all[i];
        if (!is_conditional(row))
            continue;
        if (row->rule == CDN_CALL_TAKE)
            assert_true(row->compare == CDN_BITS || row->compare == CDN_NOT);
        else
            assert_int_equal(row->compare, CDN_IS);
        assert_true(row->rule == CDN_CALL_TAKE || row->rule == CDN_CALL_ALLOW ||
                    row->rule == CDN_CALL_SETUP);
        if (row->compare == CDN_BITS) {
            assert_true(row->mask != 0);
            assert_int_equal(row->value & ~row->mask, 0); /* else it never matches */
            assert_int_equal(row->mask >> 32, 0);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_row_has_a_name_and_a_reason),
        cmocka_unit_test(each_name_is_a_system_call),
        cmocka_unit_test(no_row_hides_another),
        cmocka_unit_test(what_is_narrowed_is_allowed_by_another_row),
        cmocka_unit_test(conditions_fail_on_the_safe_side),
    };
    return cmocka_run_group_tests(tests, take_rows, NULL);
}
