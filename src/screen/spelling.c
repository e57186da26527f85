/*
 * The spelling of names, see spelling.h. CPython folds every identifier by NFKC (language
 * reference 2.3), so that 'ｅval' is eval; keywords are told before that, as the grammar does.
 * Called by parse.c once the tree is flat; the only user of utf8proc.
 */
#include "spelling.h"

#include <stdlib.h>
#include <string.h>

#include <utf8proc.h>

#include "utf8.h"

static bool add_spelling(cdn_syntax *syntax, uint32_t node, size_t start)
{
    if (syntax->spelling_count == syntax->spelling_capacity) {
        uint32_t capacity = syntax->spelling_capacity ? syntax->spelling_capacity * 2 : 16;
        cdn_spelling *spellings = realloc(syntax->spellings, capacity * sizeof *spellings);
        if (!spellings)
            return false;
        syntax->spellings = spellings;
        syntax->spelling_capacity = capacity;
    }
    syntax->nodes[node].is_respelled = true;
    syntax->spellings[syntax->spelling_count++] =
        (cdn_spelling){node, (uint32_t)start, (uint32_t)(syntax->spelled.count - start)};
    return true;
}

static bool is_plain(const char *text, size_t count)
{
    return cdn_utf8_ascii(text, count) == count;
}

/* What a newer Unicode may fold to letters is unassigned in an older one. */
static bool is_known(const char *text, size_t count)
{
    while (count) {
        utf8proc_int32_t point;
        utf8proc_ssize_t used =
            utf8proc_iterate((const utf8proc_uint8_t *)text, (utf8proc_ssize_t)count, &point);
        if (used <= 0 || utf8proc_category(point) == UTF8PROC_CATEGORY_CN)
            return false;
        text += used;
        count -= (size_t)used;
    }
    return true;
}

static bool add_folded(cdn_syntax *syntax, cdn_refusal *refusal, uint32_t node)
{
    const cdn_syntax_node *at = &syntax->nodes[node];
    const char *text = syntax->text + at->start;
    size_t count = at->end - at->start;
    if (is_plain(text, count))
        return cdn_buf_add(&syntax->spelled, text, count);
    if (!is_known(text, count))
        cdn_refuse_at(refusal, CORDON_NOT_UNDERSTOOD, syntax->text, at->start,
                      "this name holds characters that are not known here: use others");
    utf8proc_uint8_t *folded = NULL;
    utf8proc_ssize_t bytes =
        utf8proc_map((const utf8proc_uint8_t *)text, (utf8proc_ssize_t)count, &folded,
                     UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT);
    bool is_added = bytes >= 0 && cdn_buf_add(&syntax->spelled, folded, (size_t)bytes);
    free(folded);
    return is_added;
}

static bool spell_identifier(cdn_syntax *syntax, cdn_refusal *refusal, uint32_t node)
{
    const cdn_syntax_node *at = &syntax->nodes[node];
    if (is_plain(syntax->text + at->start, at->end - at->start))
        return true;
    size_t start = syntax->spelled.count;
    return add_folded(syntax, refusal, node) && add_spelling(syntax, node, start);
}

static bool add_dots(cdn_syntax *syntax, uint32_t from, uint32_t to)
{
    for (; from < to; from++)
        if (syntax->text[from] == '.' && !cdn_buf_add(&syntax->spelled, ".", 1))
            return false;
    return true;
}

/* `a . b` is a.b, and `. . a` is ..a; between the parts there are dots and blanks only. */
static bool spell_dotted(cdn_syntax *syntax, cdn_refusal *refusal, uint32_t node)
{
    size_t start = syntax->spelled.count;
    uint32_t at = syntax->nodes[node].start;
    for (uint32_t part = node + 1; part < syntax->nodes[node].after; part++) {
        if (cdn_kind(syntax, part) != CDN_identifier)
            continue;
        if (!add_dots(syntax, at, syntax->nodes[part].start) || !add_folded(syntax, refusal, part))
            return false;
        at = syntax->nodes[part].end;
    }
    if (!add_dots(syntax, at, syntax->nodes[node].end))
        return false;
    size_t count = syntax->nodes[node].end - syntax->nodes[node].start;
    if (syntax->spelled.count - start == count &&
        memcmp(syntax->spelled.bytes + start, syntax->text + syntax->nodes[node].start, count) == 0)
        syntax->spelled.count = start;
    else
        return add_spelling(syntax, node, start);
    return true;
}

bool cdn_spell_names(cdn_syntax *syntax, cdn_refusal *refusal)
{
    size_t end = syntax->count ? syntax->nodes[0].end : 0;
    bool is_well = true, is_ascii = cdn_utf8_ascii(syntax->text, end) == end;
    for (uint32_t node = 1; node < syntax->count && is_well; node++) {
        cdn_syntax_kind kind = cdn_kind(syntax, node);
        if (kind == CDN_identifier && !is_ascii)
            is_well = spell_identifier(syntax, refusal, node);
        else if (kind == CDN_dotted_name || kind == CDN_relative_import)
            is_well = spell_dotted(syntax, refusal, node);
    }
    return is_well;
}
