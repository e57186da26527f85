/* What every fuzz target has: the entry that libFuzzer and replay.c call, and a check. */
#ifndef CDN_FUZZ_H
#define CDN_FUZZ_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);

/* A promise that every input must keep; the fuzzer stores the input that breaks it. */
#define FUZZ_REQUIRE(promise)                                                                      \
    do {                                                                                           \
        if (!(promise)) {                                                                          \
            fprintf(stderr, "%s:%d: broken promise: %s\n", __FILE__, __LINE__, #promise);          \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

#endif
