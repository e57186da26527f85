/* The bare parse: the same core and grammar as the library's, and nothing else. */
#ifndef BENCH_PARSE_H
#define BENCH_PARSE_H

#include <stddef.h>

typedef struct bare_parser bare_parser;

bare_parser *bare_parser_new(void);
void bare_parser_free(bare_parser *parser);
/* Parse and throw the tree away. */
void bare_parse(bare_parser *parser, const char *text, size_t bytes);

#endif
