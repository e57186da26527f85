/*
 * Words from files and from callers: booleans, whole numbers, and the nearest known word for a
 * misspelt one. Declared in read.h; knows nothing of YAML.
 */
#include "read.h"

#include <string.h>

enum { WORD_MAX = 64 };

bool cdn_text_to_bool(bool *value_out, const char *text)
{
    bool is_true = strcmp(text, "true") == 0;
    if (!is_true && strcmp(text, "false") != 0)
        return false;
    *value_out = is_true;
    return true;
}

bool cdn_text_to_uint(uint64_t *value_out, const char *text)
{
    uint64_t value = 0;
    if (!*text)
        return false;
    for (; *text; text++) {
        if (*text < '0' || *text > '9')
            return false;
        uint64_t digit = (uint64_t)(*text - '0');
        if (value > (UINT64_MAX - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *value_out = value;
    return true;
}

static size_t least(size_t a, size_t b, size_t c)
{
    size_t ab = a < b ? a : b;
    return ab < c ? ab : c;
}

/* Levenshtein's distance with one row; both words are at most WORD_MAX long. */
static size_t distance(const char *left, const char *right)
{
    size_t row[WORD_MAX + 1], width = strlen(right);
    for (size_t j = 0; j <= width; j++)
        row[j] = j;
    for (size_t i = 0; left[i]; i++) {
        size_t diagonal = row[0];
        row[0] = i + 1;
        for (size_t j = 0; j < width; j++) {
            size_t above = row[j + 1];
            row[j + 1] = least(above + 1, row[j] + 1, diagonal + (left[i] != right[j]));
            diagonal = above;
        }
    }
    return row[width];
}

const char *cdn_nearest(const char *word, const char *const *known)
{
    const char *best = NULL;
    size_t length = strlen(word), best_distance = length / 3 + 2;
    if (length > WORD_MAX)
        return NULL;
    for (; *known; known++) {
        if (strlen(*known) > WORD_MAX)
            continue;
        if (length >= 3 && strncmp(*known, word, length) == 0) /* the unit was forgotten */
            return *known;
        size_t far = distance(word, *known);
        if (far < best_distance) {
            best = *known;
            best_distance = far;
        }
    }
    return best;
}
