/* Looking around a candidate; see view.h. */
#include "view.h"

bool cdn_view_after_escape(const cdn_view *view, size_t at)
{
    int last = cdn_view_before(view, at);
    if (at < 2)
        return false;
    if ((last == 'n' || last == 'r' || last == 't') && view->text[at - 2] == '\\')
        return true;
    if (last != 'm')
        return false;
    size_t back = at - 1, floor = at > 16 ? at - 16 : 0;
    while (back > floor && (cdn_is_digit(view->text[back - 1]) || view->text[back - 1] == ';'))
        back--;
    return back >= 2 && view->text[back - 1] == '[' && view->text[back - 2] == 0x1b;
}

bool cdn_view_word_begins(const cdn_view *view, size_t at)
{
    return !cdn_is_word(cdn_view_before(view, at)) || cdn_view_after_escape(view, at);
}

cdn_look cdn_view_literal(const cdn_view *view, size_t at, const char *literal, bool fold)
{
    for (; *literal; literal++, at++) {
        int c = cdn_view_at(view, at);
        if (c == CDN_VIEW_MORE)
            return CDN_LOOK_MORE;
        if (fold ? cdn_fold(c) != cdn_fold(*literal) : c != *literal)
            return CDN_LOOK_NO;
    }
    return CDN_LOOK_HIT;
}
