/*
 * The numbers in placeholders. A table remembers which value of a kind got which number; it keeps
 * keyed hashes, never values, and is bounded: past that, placeholders carry no number.
 */
#ifndef CDN_LABELS_H
#define CDN_LABELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "redact.h"

enum { CDN_LABEL_NUMBER_MAX = 999999 }; /* larger ones in a text are never taken for ours */

/* Under a key that lives and dies with `labels`. */
uint64_t cdn_labels_hash(const cdn_labels *labels, const unsigned char *value, size_t count);

/* The number of this value among those of `kind`, from 1; 0 when the table is full. */
uint32_t cdn_labels_number(cdn_labels *labels, const char *kind, uint64_t value_hash);

/*
 * A text from outside holds what reads as a placeholder of ours. True: a value has that number
 * already, so the text must be told apart. False: no value will ever get that number.
 */
bool cdn_labels_is_taken(cdn_labels *labels, const char *kind, uint32_t number);

#endif
