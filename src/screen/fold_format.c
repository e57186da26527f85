/* Folding of "…%s…" % (…) and "…{}…".format(…): plain fields only. See fold.h. */
#include "fold.h"

#include <stdlib.h>
#include <string.h>

static bool add_value(cdn_buf *out, const cdn_constant *list, size_t index)
{
    const cdn_constant *value = index < list->count ? &list->items[index] : NULL;
    if (value && value->kind == CDN_TEXT)
        return cdn_buf_add(out, cdn_buf_text(&value->text), value->text.count);
    if (value && value->kind == CDN_NUMBER)
        return cdn_buf_addf(out, "%lld", (long long)value->number);
    return cdn_buf_add(out, "{}", 2);
}

static bool add_char(cdn_buf *out, const cdn_constant *list, size_t index)
{
    if (index < list->count && list->items[index].kind == CDN_NUMBER)
        return cdn_constant_add_point(out, (uint32_t)list->items[index].number);
    return add_value(out, list, index);
}

/* Each field can be as long as a text may be: what grows past that is given up on the way. */
static bool is_short(const cdn_buf *filled)
{
    return filled->count <= CDN_CONSTANT_BYTES_MAX;
}

static bool take(cdn_constant *pattern, cdn_buf *filled, bool is_fine)
{
    cdn_buf_free(&pattern->text);
    pattern->text = *filled;
    return cdn_constant_keep(pattern, is_fine) && is_short(filled);
}

bool cdn_fold_percent(cdn_constant *pattern, const cdn_constant *list)
{
    cdn_buf filled = {0};
    size_t index = 0;
    bool is_fine = true, is_cut = false;
    for (const char *at = cdn_buf_text(&pattern->text); *at && is_fine && is_short(&filled); at++) {
        if (*at != '%' || !at[1]) {
            is_fine = cdn_buf_add(&filled, at, 1);
        } else if (*++at == '%') {
            is_fine = cdn_buf_add(&filled, "%", 1);
        } else if (*at == 'c') {
            is_fine = add_char(&filled, list, index++);
        } else if (*at == 's' || *at == 'd') {
            is_fine = add_value(&filled, list, index++);
        } else {
            at += strcspn(at, "diouxXeEfFgGcrsa");
            index++;
            is_fine = cdn_buf_add(&filled, "{}", 2);
            is_cut = !*at;
            if (is_cut)
                break;
        }
    }
    return take(pattern, &filled, is_fine) && !is_cut;
}

/* Fields "{}" and "{0}"; all others stay as they are written. */
bool cdn_fold_format(cdn_constant *pattern, const cdn_constant *list)
{
    cdn_buf filled = {0};
    size_t next = 0;
    bool is_fine = true;
    for (const char *at = cdn_buf_text(&pattern->text); *at && is_fine && is_short(&filled);) {
        size_t length = strcspn(at, "{}");
        is_fine = cdn_buf_add(&filled, at, length);
        at += length;
        if (!*at || !is_fine)
            break;
        size_t digits = strspn(at + 1, "0123456789");
        if (at[0] == at[1]) {
            is_fine = cdn_buf_add(&filled, at, 1);
            at += 2;
        } else if (*at == '{' && digits < 4 && at[1 + digits] == '}') {
            is_fine = add_value(&filled, list, digits ? (size_t)atoi(at + 1) : next++);
            at += digits + 2;
        } else {
            is_fine = cdn_buf_add(&filled, at++, 1);
        }
    }
    return take(pattern, &filled, is_fine);
}
