/*
 * Memory that runs out on demand, for tests that are linked with --wrap of malloc, calloc and
 * realloc; cordon_short_of_memory() in CMakeLists.txt does that.
 */
#ifndef CDN_TEST_LACK_OF_MEMORY_H
#define CDN_TEST_LACK_OF_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

/* The linker sends every allocation of our objects here; the one that `countdown` names fails. */
void *__real_malloc(size_t bytes);
void *__real_calloc(size_t count, size_t bytes);
void *__real_realloc(void *old, size_t bytes);
void *__wrap_malloc(size_t bytes);
void *__wrap_calloc(size_t count, size_t bytes);
void *__wrap_realloc(void *old, size_t bytes);

static int countdown;

static bool fails_now(void)
{
    return countdown > 0 && --countdown == 0;
}

void *__wrap_malloc(size_t bytes)
{
    return fails_now() ? NULL : __real_malloc(bytes);
}

void *__wrap_calloc(size_t count, size_t bytes)
{
    return fails_now() ? NULL : __real_calloc(count, bytes);
}

void *__wrap_realloc(void *old, size_t bytes)
{
    return fails_now() ? NULL : __real_realloc(old, bytes);
}

#endif
