#include <string.h>

#include "arena.h"
#include "cm.h"

static void blocks_behave_as_from_malloc(void **state)
{
    (void)state;
    cdn_arena arena;
    jmp_buf no_memory;
    if (setjmp(no_memory) != 0)
        fail();
    cdn_arena_open(&arena, &no_memory);
    char *a = cdn_arena_malloc(10), *b = cdn_arena_calloc(10, 10), *c = cdn_arena_realloc(NULL, 5);
    memcpy(a, "123456789", 10);
    assert_int_equal(b[99], 0);
    memcpy(c, "abcd", 5);
    a = cdn_arena_realloc(a, 100000);
    assert_string_equal(a, "123456789");
    cdn_arena_release(b);
    cdn_arena_release(NULL);
    c = cdn_arena_realloc(c, 3);
    assert_memory_equal(c, "abc", 3);
    cdn_arena_close(&arena); /* a and c go with it */
    assert_null(arena.blocks);
}

static void a_failed_allocation_jumps_back(void **state)
{
    (void)state;
    cdn_arena arena;
    jmp_buf no_memory;
    volatile int jumps = 0;
    cdn_arena_open(&arena, &no_memory);
    if (setjmp(no_memory) == 0) {
        cdn_arena_malloc(100);
        cdn_arena_malloc(SIZE_MAX);
        fail();
    } else if (jumps++ == 0) {
        cdn_arena_calloc(SIZE_MAX / 2, 3);
        fail();
    }
    assert_int_equal(jumps, 2);
    cdn_arena_close(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blocks_behave_as_from_malloc),
        cmocka_unit_test(a_failed_allocation_jumps_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
