/* Looking around in the flat tree, see syntax.h. Used by everything between parser and facts. */
#include "syntax.h"

#include <stdlib.h>

void cdn_syntax_free(cdn_syntax *syntax)
{
    free(syntax->nodes);
    free(syntax->spellings);
    cdn_buf_free(&syntax->spelled);
    *syntax = (cdn_syntax){0};
}

uint32_t cdn_child(const cdn_syntax *syntax, uint32_t node, cdn_syntax_field field)
{
    CDN_EACH_CHILD(syntax, child, node)
    {
        if (syntax->nodes[child].field == field)
            return child;
    }
    return 0;
}

uint32_t cdn_first_child(const cdn_syntax *syntax, uint32_t node)
{
    return node + 1 < syntax->nodes[node].after ? node + 1 : 0;
}

const char *cdn_respelled(const cdn_syntax *syntax, uint32_t node, size_t *count_out)
{
    uint32_t low = 0, high = syntax->spelling_count;
    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;
        if (syntax->spellings[middle].node <= node)
            low = middle;
        else
            high = middle;
    }
    *count_out = syntax->spellings[low].count;
    return syntax->spelled.bytes + syntax->spellings[low].start;
}
