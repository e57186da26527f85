/* Second looks at a value that a regex found: what a regex cannot or should not say. */
#ifndef CDN_VALIDATE_H
#define CDN_VALIDATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef bool (*cdn_validator)(const unsigned char *value, size_t count);

/* The validator with that name, or NULL. */
cdn_validator cdn_validator_find(const char *name);

/* Shannon entropy of the bytes, in hundredths of a bit per byte. */
uint32_t cdn_entropy_centibit(const unsigned char *value, size_t count);

#endif
