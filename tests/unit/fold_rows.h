/* Rows of (expression, its text) for the tests of folding. */
#ifndef CDN_TEST_FOLD_ROWS_H
#define CDN_TEST_FOLD_ROWS_H

#include "facts_of.h"

static inline void expect_texts(const char *const rows[][2], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        char source[256];
        snprintf(source, sizeof source, "import os, binascii\nfrom pathlib import Path\nf(x[%s])",
                 rows[i][0]);
        expect_fact(source, CDN_RULE_STRING, rows[i][1]);
    }
}

/* None of the expressions has the text. */
static inline void expect_no_texts(const char *const rows[][2], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        char source[256];
        snprintf(source, sizeof source, "f(x[%s])", rows[i][0]);
        expect_no_fact(source, CDN_RULE_STRING, rows[i][1]);
    }
}

#define ROWS(rows) (rows), sizeof(rows) / sizeof *(rows)

#endif
