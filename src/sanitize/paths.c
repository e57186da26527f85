/*
 * Paths that tell who or where: homes, temporary folders, the place packages are installed in.
 * Only the telling part is covered; what follows, down to the file's name, stays. Used through
 * scanner.h. Relative paths and /workspace are nobody's business.
 */
#include <string.h>

#include "scanner.h"

enum { NAME_MAX_BYTES = 128, PATH_MAX_BYTES = 1024 };

static bool is_separator(int c)
{
    return c == '/' || c == '\\';
}

/* What no unquoted path goes on over. */
static bool ends_name(int c)
{
    return c <= ' ' || c == 0x7f || strchr("\"'`<>|:;,()[]{}*?&=$", c) != NULL;
}

/* The quote that a path stands in, or 0. */
static int quote_before(const cdn_view *view)
{
    int c = cdn_view_before(view, view->start);
    return c == '"' || c == '\'' || c == '`' ? c : 0;
}

/* "/" where an absolute path can begin: not inside a path, a URL or behind a value. */
static bool root_begins(const cdn_view *view, size_t at)
{
    int before = cdn_view_before(view, at);
    if (before == '/') /* file:///home/u */
        return at >= 3 && view->text[at - 2] == '/' && view->text[at - 3] == ':';
    if (strchr(".~)]}*?\\%", before > 0 ? before : ' '))
        return false;
    if (cdn_view_word_begins(view, at))
        return true;
    /* -I/home/u */
    return at >= 3 && cdn_is_letter(before) && view->text[at - 2] == '-' &&
           !cdn_is_word(view->text[at - 3]);
}

static bool path_start(const cdn_view *view, size_t hit, size_t *start_out)
{
    if (view->text[hit] == ':') { /* C:\ */
        *start_out = hit - 1;
        return hit > 0 && cdn_is_letter(view->text[hit - 1]) && cdn_view_word_begins(view, hit - 1);
    }
    *start_out = hit;
    return root_begins(view, hit);
}

/* Step over one separator; a backslash may be written twice. */
static cdn_look read_separator(const cdn_view *view, size_t *at)
{
    int c = cdn_view_at(view, *at);
    if (!is_separator(c))
        return c == CDN_VIEW_MORE ? CDN_LOOK_MORE : CDN_LOOK_NO;
    ++*at;
    if (c != '\\')
        return CDN_LOOK_HIT;
    c = cdn_view_at(view, *at);
    if (c == '\\')
        ++*at;
    return c == CDN_VIEW_MORE ? CDN_LOOK_MORE : CDN_LOOK_HIT;
}

/* Step over `literal`. */
static cdn_look read_literal(const cdn_view *view, size_t *at, const char *literal, bool fold)
{
    cdn_look look = cdn_view_literal(view, *at, literal, fold);
    if (look == CDN_LOOK_HIT)
        *at += strlen(literal);
    return look;
}

/* Step over `\Users\` or the like behind a drive. */
static cdn_look read_users(const cdn_view *view, size_t *at)
{
    static const char *const FOLDERS[] = {"users", "documents and settings"};
    *at += 2; /* C: */
    cdn_look look = read_separator(view, at);
    if (look != CDN_LOOK_HIT)
        return look;
    for (size_t i = 0; i < 2; i++) {
        look = read_literal(view, at, FOLDERS[i], true);
        if (look != CDN_LOOK_NO)
            return look == CDN_LOOK_HIT ? read_separator(view, at) : look;
    }
    return CDN_LOOK_NO;
}

/* A name with spaces is believed when a separator follows before the line or the quote ends. */
static cdn_look read_spaced_name(const cdn_view *view, size_t from, size_t *end)
{
    for (size_t at = from; at - from < NAME_MAX_BYTES; at++) {
        int c = cdn_view_at(view, at);
        if (c == CDN_VIEW_MORE)
            return CDN_LOOK_MORE;
        if (is_separator(c)) {
            *end = at;
            return CDN_LOOK_HIT;
        }
        if (c != ' ' && ends_name(c))
            return CDN_LOOK_NO;
    }
    return CDN_LOOK_NO;
}

/* One component of a path: the user's name. */
static cdn_look read_name(const cdn_view *view, size_t from, bool spaced, size_t *end)
{
    size_t at = from;
    int c = cdn_view_at(view, at);
    while (at - from < NAME_MAX_BYTES && c != CDN_VIEW_MORE && !ends_name(c) && !is_separator(c))
        c = cdn_view_at(view, ++at);
    if (c == CDN_VIEW_MORE) /* behind the longest name as well: it says where that ends */
        return CDN_LOOK_MORE;
    if (at == from)
        return CDN_LOOK_NO;
    if (c == ' ' && spaced) {
        cdn_look look = read_spaced_name(view, at, end);
        if (look != CDN_LOOK_NO)
            return look;
    }
    while (!is_separator(c) && at > from && view->text[at - 1] == '.')
        at--; /* the full stop of a sentence */
    *end = at;
    return at > from ? CDN_LOOK_HIT : CDN_LOOK_NO;
}

static bool is_nobody(const cdn_view *view, size_t from, size_t end)
{
    static const char *const NAMES[] = {"Shared", "Public", "Default", "."};
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++) {
        if (strlen(NAMES[i]) == end - from && memcmp(view->text + from, NAMES[i], end - from) == 0)
            return true;
    }
    return false;
}

/* /root as a whole component. */
static cdn_look scan_root_home(const cdn_view *view, cdn_span *span)
{
    size_t at = view->start;
    cdn_look look = read_literal(view, &at, "/root", false);
    if (look != CDN_LOOK_HIT)
        return look;
    int c = cdn_view_at(view, at);
    if (c == CDN_VIEW_MORE)
        return CDN_LOOK_MORE;
    if (cdn_is_word(c) || c == '-' || c == '.' || c >= 0x80) {
        int next = c == '.' ? cdn_view_at(view, at + 1) : 0;
        if (next == CDN_VIEW_MORE)
            return CDN_LOOK_MORE;
        if (c != '.' || !ends_name(next))
            return CDN_LOOK_NO;
    }
    *span = (cdn_span){view->start, at};
    return CDN_LOOK_HIT;
}

/* Step over /home/, /Users/ or C:\Users\ . */
static cdn_look read_homes(const cdn_view *view, size_t *at, bool drive)
{
    if (drive)
        return read_users(view, at);
    cdn_look look = read_literal(view, at, "/home/", false);
    return look == CDN_LOOK_NO ? read_literal(view, at, "/Users/", false) : look;
}

static cdn_look home_scan(const cdn_view *view, cdn_span *span)
{
    size_t at = view->start, end = at;
    bool drive = view->text[at] != '/';
    cdn_look look = drive ? CDN_LOOK_NO : scan_root_home(view, span);
    if (look != CDN_LOOK_NO)
        return look;
    look = read_homes(view, &at, drive);
    if (look == CDN_LOOK_HIT)
        look = read_name(view, at, drive || quote_before(view), &end);
    if (look != CDN_LOOK_HIT)
        return look;
    if (is_nobody(view, at, end))
        return CDN_LOOK_NO;
    *span = (cdn_span){view->start, end};
    return CDN_LOOK_HIT;
}

/* Python's tempfile: "tmp" and eight of [a-z0-9_]. `at` stands before the separator. */
static cdn_look read_tempfile(const cdn_view *view, size_t *at)
{
    size_t end = *at;
    cdn_look look = read_literal(view, &end, "/tmp", false);
    for (int i = 0; i < 9 && look == CDN_LOOK_HIT; i++) {
        int c = cdn_view_at(view, end);
        if (c == CDN_VIEW_MORE)
            return CDN_LOOK_MORE;
        if ((i < 8) != ((c >= 'a' && c <= 'z') || cdn_is_digit(c) || c == '_'))
            return CDN_LOOK_NO;
        end += i < 8;
    }
    if (look == CDN_LOOK_HIT)
        *at = end;
    return look;
}

/* macOS: /var/folders/zz/zyxvpxvq6csfxvn_n0000000000000/T and a tempfile in it. */
static cdn_look read_var_folders(const cdn_view *view, size_t *at)
{
    size_t end = *at;
    cdn_look look = read_literal(view, &end, "/var/folders", false);
    for (int i = 0; i < 2 && look == CDN_LOOK_HIT; i++) {
        int c = cdn_view_at(view, end);
        if (c != '/')
            return c == CDN_VIEW_MORE ? CDN_LOOK_MORE : CDN_LOOK_NO;
        look = read_name(view, end + 1, false, &end);
    }
    if (look != CDN_LOOK_HIT)
        return look;
    look = read_literal(view, &end, "/T", false);
    if (look == CDN_LOOK_HIT)
        look = read_tempfile(view, &end);
    if (look == CDN_LOOK_MORE)
        return CDN_LOOK_MORE;
    *at = end;
    return CDN_LOOK_HIT;
}

static cdn_look temp_scan(const cdn_view *view, cdn_span *span)
{
    size_t at = view->start;
    cdn_look look = read_literal(view, &at, "/private", false);
    if (look == CDN_LOOK_MORE)
        return CDN_LOOK_MORE;
    size_t private_end = at;
    look = read_var_folders(view, &at);
    if (look == CDN_LOOK_NO) {
        at = private_end;
        look = read_literal(view, &at, "/tmp", false);
        if (look == CDN_LOOK_HIT)
            look = read_tempfile(view, &at);
    }
    if (look == CDN_LOOK_HIT)
        *span = (cdn_span){view->start, at};
    return look;
}

/* Everything down to site-packages/ goes, so that the rest is relative to it. */
static cdn_look packages_scan(const cdn_view *view, cdn_span *span)
{
    static const char *const FOLDERS[] = {"site-packages", "dist-packages"};
    int quote = quote_before(view);
    size_t at = view->start;
    if (cdn_is_letter(view->text[at]))
        at += 2; /* C: */
    for (; at - view->start < PATH_MAX_BYTES; at++) {
        int c = cdn_view_at(view, at);
        if (c == CDN_VIEW_MORE)
            return CDN_LOOK_MORE;
        if (quote ? c < ' ' || c == quote : ends_name(c))
            return CDN_LOOK_NO;
        for (size_t i = 0; is_separator(c) && i < 2; i++) {
            size_t end = at + 1;
            cdn_look look = read_literal(view, &end, FOLDERS[i], false);
            if (look == CDN_LOOK_HIT)
                look = read_separator(view, &end);
            *span = (cdn_span){view->start, end};
            if (look != CDN_LOOK_NO)
                return look;
        }
    }
    return CDN_LOOK_NO;
}

const cdn_scanner cdn_scanner_home = {"home", {"/", ":\\", ":/"}, 512, path_start, home_scan};
const cdn_scanner cdn_scanner_temp = {"temp", {"/"}, 512, path_start, temp_scan};
const cdn_scanner cdn_scanner_packages = {
    "packages", {"/", ":\\", ":/"}, PATH_MAX_BYTES + 32, path_start, packages_scan};
