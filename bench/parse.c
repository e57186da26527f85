/* tree-sitter as whoever uses it alone would: one parser, kept; one call; plain malloc. */
#include "parse.h"

#include <tree_sitter/api.h>

#include "worker.h"

const TSLanguage *tree_sitter_python(void);

bare_parser *bare_parser_new(void)
{
    TSParser *parser = ts_parser_new();
    if (!ts_parser_set_language(parser, tree_sitter_python()))
        bench_fail("the grammar does not fit the parser");
    return (bare_parser *)parser;
}

void bare_parser_free(bare_parser *parser)
{
    ts_parser_delete((TSParser *)parser);
}

void bare_parse(bare_parser *parser, const char *text, size_t bytes)
{
    TSTree *tree = ts_parser_parse_string((TSParser *)parser, NULL, text, (uint32_t)bytes);
    if (!tree || ts_node_has_error(ts_tree_root_node(tree)))
        bench_fail("a program of the benchmark does not parse");
    ts_tree_delete(tree);
}
