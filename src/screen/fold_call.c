/*
 * Folding of calls: methods of constant texts, and the builtins that make texts. See fold.h.
 * Tables of small functions; each turns the value in place and says whether the result is known.
 */
#include "fold.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

typedef bool (*method)(cdn_constant *value, const cdn_constant *arguments);

static const char *text_argument(const cdn_constant *arguments, uint32_t index)
{
    bool is_text = index < arguments->count && arguments->items[index].kind == CDN_TEXT;
    return is_text ? cdn_buf_text(&arguments->items[index].text) : NULL;
}

static bool copy_argument(cdn_constant *out, const cdn_constant *arguments, uint32_t index)
{
    if (index >= arguments->count)
        return false;
    *out = arguments->items[index]; /* moved: the arguments are thrown away after the call */
    arguments->items[index] = (cdn_constant){0};
    return out->kind != CDN_UNKNOWN;
}

/* Methods ---------------------------------------------------------------------------------- */

static bool change_case(cdn_constant *value, int (*change)(int))
{
    for (size_t i = 0; i < value->text.count; i++)
        if (isascii((unsigned char)value->text.bytes[i]))
            value->text.bytes[i] = (char)change((unsigned char)value->text.bytes[i]);
    return true;
}

static int swap(int letter)
{
    return islower(letter) ? toupper(letter) : tolower(letter);
}

static bool lower(cdn_constant *value, const cdn_constant *arguments)
{
    (void)arguments;
    return change_case(value, tolower);
}

static bool upper(cdn_constant *value, const cdn_constant *arguments)
{
    (void)arguments;
    return change_case(value, toupper);
}

static bool swapcase(cdn_constant *value, const cdn_constant *arguments)
{
    (void)arguments;
    return change_case(value, swap);
}

static bool same(cdn_constant *value, const cdn_constant *arguments)
{
    (void)arguments;
    return value->kind == CDN_TEXT;
}

static bool strip(cdn_constant *value, const cdn_constant *arguments)
{
    const char *set = arguments->count ? text_argument(arguments, 0) : " \t\n\r\f\v";
    const char *text = cdn_buf_text(&value->text);
    size_t end = value->text.count;
    if (!set)
        return false;
    size_t start = strspn(text, set);
    while (end > start && strchr(set, text[end - 1]))
        end--;
    cdn_buf stripped = {0};
    bool is_fine = cdn_constant_keep(value, cdn_buf_add(&stripped, text + start, end - start));
    cdn_buf_free(&value->text);
    value->text = stripped;
    return is_fine;
}

static bool replace(cdn_constant *value, const cdn_constant *arguments)
{
    const char *old = text_argument(arguments, 0), *new = text_argument(arguments, 1);
    if (!old || !new || !*old)
        return false;
    cdn_buf replaced = {0};
    const char *at = cdn_buf_text(&value->text), *found;
    bool is_fine = true;
    while (is_fine && (found = strstr(at, old)) && replaced.count <= CDN_CONSTANT_BYTES_MAX) {
        is_fine =
            cdn_buf_add(&replaced, at, (size_t)(found - at)) && cdn_buf_add_text(&replaced, new);
        at = found + strlen(old);
    }
    is_fine = cdn_constant_keep(value, is_fine && cdn_buf_add_text(&replaced, at));
    cdn_buf_free(&value->text);
    value->text = replaced;
    return is_fine;
}

static bool join(cdn_constant *value, const cdn_constant *arguments)
{
    cdn_constant list = {0};
    bool is_fine =
        copy_argument(&list, arguments, 0) && cdn_constant_join(&list, cdn_buf_text(&value->text));
    cdn_constant_clear(value);
    *value = list;
    return is_fine;
}

static bool split(cdn_constant *value, const cdn_constant *arguments)
{
    const char *glue = arguments->count ? text_argument(arguments, 0) : " ";
    cdn_constant list = {.kind = CDN_LIST};
    bool is_fine = glue && *glue;
    const char *at = cdn_buf_text(&value->text);
    while (is_fine && at) {
        const char *found = strstr(at, glue);
        cdn_constant item = {.kind = CDN_TEXT};
        size_t count = found ? (size_t)(found - at) : strlen(at);
        is_fine = cdn_constant_keep(&list, cdn_buf_add(&item.text, at, count)) &&
                  cdn_constant_append(&list, &item);
        cdn_constant_clear(&item);
        at = found ? found + strlen(glue) : NULL;
    }
    cdn_constant_clear(value);
    *value = list;
    return is_fine;
}

/* pathlib's Path("a").joinpath("b") */
static bool join_more(cdn_constant *value, const cdn_constant *arguments)
{
    bool is_fine = value->kind == CDN_TEXT;
    for (uint32_t i = 0; i < arguments->count && is_fine; i++) {
        const char *part = text_argument(arguments, i);
        part = part ? part : "{}";
        if (*part == '/')
            cdn_buf_clear(&value->text);
        else
            is_fine = cdn_buf_add(&value->text, "/", 1);
        is_fine = is_fine && cdn_buf_add_text(&value->text, part);
    }
    return is_fine;
}

static bool format(cdn_constant *value, const cdn_constant *arguments)
{
    return cdn_fold_format(value, arguments);
}

static method find_method(const char *text, size_t count)
{
    static const struct {
        const char *name;
        method run;
    } methods[] = {{"lower", lower}, {"casefold", lower},  {"upper", upper},
                   {"encode", same}, {"decode", same},     {"strip", strip},
                   {"join", join},   {"replace", replace}, {"swapcase", swapcase},
                   {"split", split}, {"format", format},   {"joinpath", join_more}};
    for (size_t i = 0; i < sizeof methods / sizeof *methods; i++)
        if (strlen(methods[i].name) == count && memcmp(methods[i].name, text, count) == 0)
            return methods[i].run;
    return NULL;
}

/* Functions -------------------------------------------------------------------------------- */

static bool chr(cdn_constant *out, const cdn_constant *arguments)
{
    if (!arguments->count || arguments->items[0].kind != CDN_NUMBER)
        return false;
    out->kind = CDN_TEXT;
    return cdn_constant_keep(
        out, cdn_constant_add_point(&out->text, (uint32_t)arguments->items[0].number));
}

static bool ord(cdn_constant *out, const cdn_constant *arguments)
{
    const char *text = text_argument(arguments, 0);
    size_t bytes;
    if (!text || !*text)
        return false;
    out->kind = CDN_NUMBER;
    out->number = cdn_constant_first_point(&bytes, text, strlen(text));
    return true;
}

static bool text(cdn_constant *out, const cdn_constant *arguments)
{
    return copy_argument(out, arguments, 0) && cdn_constant_to_text(out);
}

static bool bytes(cdn_constant *out, const cdn_constant *arguments)
{
    return copy_argument(out, arguments, 0) &&
           (out->kind == CDN_TEXT || (out->kind == CDN_LIST && cdn_constant_join(out, "")));
}

static bool list(cdn_constant *out, const cdn_constant *arguments)
{
    return copy_argument(out, arguments, 0) && cdn_constant_to_list(out);
}

static bool reverse(cdn_constant *out, const cdn_constant *arguments)
{
    return list(out, arguments) && cdn_constant_slice(out, INT64_MIN, INT64_MIN, -1);
}

/* map(chr, […]): the list; what joins it takes numbers for characters. */
static bool mapped(cdn_constant *out, const cdn_constant *arguments)
{
    return copy_argument(out, arguments, 1) && cdn_constant_to_list(out);
}

static bool from_hex(cdn_constant *out, const cdn_constant *arguments)
{
    const char *at = text_argument(arguments, 0);
    out->kind = CDN_TEXT;
    while (at && isxdigit((unsigned char)at[0]) && isxdigit((unsigned char)at[1])) {
        char pair[3] = {at[0], at[1], '\0'};
        uint32_t point = (uint32_t)strtoul(pair, NULL, 16);
        if (!cdn_constant_keep(out, cdn_constant_add_point(&out->text, point)))
            return false;
        at += 2 + strspn(at + 2, " ");
    }
    return at && !*at;
}

static bool join_path(cdn_constant *out, const cdn_constant *arguments)
{
    out->kind = CDN_TEXT;
    bool is_fine = arguments->count > 0;
    for (uint32_t i = 0; i < arguments->count && is_fine; i++) {
        const char *part = text_argument(arguments, i);
        part = part ? part : "{}";
        size_t count = out->text.count;
        if (*part == '/')
            cdn_buf_clear(&out->text);
        else if (count && cdn_buf_text(&out->text)[count - 1] != '/')
            is_fine = cdn_buf_add(&out->text, "/", 1);
        is_fine = cdn_constant_keep(out, is_fine && cdn_buf_add_text(&out->text, part));
    }
    return is_fine;
}

static method find_function(const char *name)
{
    static const struct {
        const char *name;
        method run;
    } functions[] = {{"chr", chr},
                     {"ord", ord},
                     {"str", text},
                     {"bytes", bytes},
                     {"bytearray", bytes},
                     {"list", list},
                     {"tuple", list},
                     {"reversed", reverse},
                     {"map", mapped},
                     {"bytes.fromhex", from_hex},
                     {"bytearray.fromhex", from_hex},
                     {"binascii.unhexlify", from_hex},
                     {"os.path.join", join_path},
                     {"pathlib.Path", join_path},
                     {"pathlib.PurePath", join_path},
                     {"pathlib.PosixPath", join_path}};
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
        if (strcmp(functions[i].name, name) == 0)
            return functions[i].run;
    return NULL;
}

/* ------------------------------------------------------------------------------------------ */

static void fold_arguments(cdn_constant *out, cdn_folder *folder, uint32_t node)
{
    const cdn_syntax *syntax = folder->scopes->syntax;
    out->kind = CDN_LIST;
    CDN_EACH_CHILD(syntax, child, node)
    {
        cdn_constant item = {0};
        if (cdn_kind(syntax, child) == CDN_keyword_argument)
            continue;
        cdn_fold_node(&item, folder, child);
        cdn_constant_append(out, &item);
        cdn_constant_clear(&item);
    }
}

static method function_of(cdn_folder *folder, uint32_t function)
{
    cdn_values values = {0};
    method run = NULL;
    cdn_resolve(folder->scopes, &values, function);
    for (uint32_t i = 0; i < values.count && !run; i++)
        run = find_function(cdn_names_text(folder->scopes->names, values.items[i]));
    free(values.items);
    return run;
}

static bool fold_with(cdn_constant *out, cdn_folder *folder, uint32_t node, method run)
{
    cdn_constant arguments = {0};
    uint32_t list_node = cdn_child(folder->scopes->syntax, node, CDN_FIELD_arguments);
    if (!list_node)
        return false;
    if (cdn_kind(folder->scopes->syntax, list_node) == CDN_argument_list) {
        fold_arguments(&arguments, folder, list_node);
    } else { /* f(x for x in y) */
        cdn_constant only = {0};
        cdn_fold_node(&only, folder, list_node);
        cdn_constant_append(&arguments, &only);
        cdn_constant_clear(&only);
    }
    bool is_known = cdn_constant_keep(out, arguments.kind != CDN_LOST) && run(out, &arguments);
    cdn_constant_clear(&arguments);
    return is_known;
}

static bool fold_method(cdn_constant *out, cdn_folder *folder, uint32_t node, uint32_t function)
{
    const cdn_syntax *syntax = folder->scopes->syntax;
    uint32_t object = cdn_child(syntax, function, CDN_FIELD_object);
    uint32_t attribute = cdn_child(syntax, function, CDN_FIELD_attribute);
    size_t count = 0;
    const char *name = attribute ? cdn_text_of(syntax, attribute, &count) : "";
    method run = find_method(name, count);
    return run && object && cdn_fold_node(out, folder, object) && out->kind == CDN_TEXT &&
           fold_with(out, folder, node, run);
}

bool cdn_fold_call(cdn_constant *out, cdn_folder *folder, uint32_t node)
{
    const cdn_syntax *syntax = folder->scopes->syntax;
    uint32_t function = cdn_child(syntax, node, CDN_FIELD_function);
    if (!function)
        return false;
    cdn_syntax_kind kind = cdn_kind(syntax, function);
    if (kind == CDN_attribute && fold_method(out, folder, node, function))
        return true;
    if (out->kind == CDN_LOST || (kind != CDN_attribute && kind != CDN_identifier))
        return false;
    cdn_constant_clear(out);
    method run = function_of(folder, function);
    return run && fold_with(out, folder, node, run);
}
