#include <stdint.h>
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
    cdn_arena_open(&arena, NULL, &no_memory);
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

/* Each block full of its own number, while others come, grow and go. */
static void blocks_do_not_overlap(void **state)
{
    (void)state;
    enum { BLOCKS = 3000 };
    static unsigned char *blocks[BLOCKS];
    size_t sizes[BLOCKS];
    cdn_arena arena;
    jmp_buf no_memory;
    if (setjmp(no_memory) != 0)
        fail();
    cdn_arena_open(&arena, NULL, &no_memory);
    for (size_t i = 0; i < BLOCKS; i++) {
        sizes[i] = i * 7 % 1200;
        blocks[i] = cdn_arena_malloc(sizes[i]);
        assert_int_equal((uintptr_t)blocks[i] % _Alignof(max_align_t), 0);
        memset(blocks[i], (int)(i & 0xFF), sizes[i]);
        if (i % 3 == 0 && i >= 30) {
            size_t old = i - 30;
            cdn_arena_release(blocks[old]);
            blocks[old] = cdn_arena_malloc(sizes[old]);
            memset(blocks[old], (int)(old & 0xFF), sizes[old]);
        } else if (i % 3 == 1) {
            blocks[i] = cdn_arena_realloc(blocks[i], sizes[i] + 100);
            memset(blocks[i] + sizes[i], (int)(i & 0xFF), 100);
            sizes[i] += 100;
        }
    }
    for (size_t i = 0; i < BLOCKS; i++)
        for (size_t at = 0; at < sizes[i]; at++)
            assert_int_equal(blocks[i][at], i & 0xFF);
    cdn_arena_close(&arena);
}

static void a_store_keeps_one_chunk_of_each_arena(void **state)
{
    (void)state;
    cdn_arena arena, other;
    jmp_buf no_memory;
    cdn_arena_store *store = cdn_arena_store_new();
    assert_non_null(store);
    if (setjmp(no_memory) != 0)
        fail();
    cdn_arena_open(&arena, store, &no_memory);
    char *first = cdn_arena_malloc(8);
    cdn_arena_close(&arena);
    cdn_arena_open(&arena, store, &no_memory);
    char *again = cdn_arena_malloc(8);
    cdn_arena_open(&other, store, &no_memory); /* as another thread would */
    assert_ptr_not_equal(cdn_arena_malloc(8), again);
    if (CDN_ARENA_SMALL_MAX)
        assert_ptr_equal(first, again);
    cdn_arena_close(&other);
    cdn_arena_close(&arena);
    cdn_arena_store_free(store);
    cdn_arena_store_free(NULL);
}

static void a_failed_allocation_jumps_back(void **state)
{
    (void)state;
    cdn_arena arena;
    jmp_buf no_memory;
    volatile int jumps = 0;
    cdn_arena_open(&arena, NULL, &no_memory);
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

static void a_block_that_grows_too_much_jumps_back(void **state)
{
    (void)state;
    cdn_arena arena;
    jmp_buf no_memory;
    volatile int bytes = 0;
    cdn_arena_open(&arena, NULL, &no_memory);
    arena.grow_bytes_max = 100;
    switch (setjmp(no_memory)) {
    case 0:
        cdn_arena_calloc(10, 100); /* it does not grow */
        for (void *block = NULL; bytes < 1000; bytes++)
            block = cdn_arena_realloc(block, (size_t)bytes);
        fail();
        break;
    case CDN_ARENA_GREW:
        break;
    default:
        fail();
    }
    assert_int_equal(bytes, 101);
    cdn_arena_close(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blocks_behave_as_from_malloc),
        cmocka_unit_test(blocks_do_not_overlap),
        cmocka_unit_test(a_store_keeps_one_chunk_of_each_arena),
        cmocka_unit_test(a_failed_allocation_jumps_back),
        cmocka_unit_test(a_block_that_grows_too_much_jumps_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
