/* The scanners by name, and what they have in common; see scanner.h. */
#include "scanner.h"

#include <string.h>

const cdn_scanner *cdn_scanner_find(const char *name)
{
    static const cdn_scanner *const ALL[] = {&cdn_scanner_ipv4, &cdn_scanner_ipv6,
                                             &cdn_scanner_home, &cdn_scanner_temp,
                                             &cdn_scanner_packages};
    for (size_t i = 0; i < sizeof ALL / sizeof *ALL; i++) {
        if (strcmp(ALL[i]->name, name) == 0)
            return ALL[i];
    }
    return NULL;
}

/* The first group of an address (hex digits), or the letter of a Windows drive. */
size_t cdn_scanner_tail(const cdn_view *view, size_t end)
{
    size_t count = 0;
    while (count <= CDN_SCANNER_BACK && count < end && cdn_is_hex(view->text[end - count - 1]))
        count++;
    if (count == 0 && end > 0 && cdn_is_letter(view->text[end - 1]))
        count = 1;
    return count <= CDN_SCANNER_BACK && cdn_view_word_begins(view, end - count) ? count : 0;
}
