/* What calls give, see products.h; called by resolve.c for each call that it follows. */
#include "products.h"

#include <stdlib.h>
#include <string.h>

static const char *const products[][2] = {
    {"IPython.get_ipython", "IPython.shell"},
    {"asyncio.get_event_loop", "asyncio.AbstractEventLoop"},
    {"asyncio.get_running_loop", "asyncio.AbstractEventLoop"},
    {"asyncio.new_event_loop", "asyncio.AbstractEventLoop"},
    {"get_ipython", "IPython.shell"},
    {"inspect.getmro", "object"},
    {"object", "object"},
    {"type.mro", "object"},
    {"unittest.mock.patch", "unittest.mock.patcher"},
    {"warnings.catch_warnings", "warnings.catcher"},
};

static uint32_t first_argument(const cdn_syntax *syntax, uint32_t node)
{
    uint32_t arguments = cdn_child(syntax, node, CDN_FIELD_arguments);
    bool is_list = arguments && cdn_kind(syntax, arguments) == CDN_argument_list;
    return is_list ? cdn_first_child(syntax, arguments) : 0;
}

/* Copies of a container hold what it holds. */
static bool is_copy(const char *function)
{
    static const char *const copies[] = {"iter",   "list", "next", "reversed",
                                         "sorted", "set",  "tuple"};
    for (size_t i = 0; i < sizeof copies / sizeof *copies; i++)
        if (strcmp(copies[i], function) == 0)
            return true;
    return false;
}

/* super(type(m), m).a is a of m. */
static void add_super(cdn_scopes *scopes, cdn_values *values, uint32_t first)
{
    uint32_t second = scopes->syntax->nodes[first].after;
    if (second < scopes->syntax->nodes[scopes->syntax->nodes[first].parent].after)
        cdn_resolve(scopes, values, second);
}

static void add_product(cdn_scopes *scopes, cdn_values *values, uint32_t node, const char *function)
{
    uint32_t first = first_argument(scopes->syntax, node);
    for (size_t i = 0; i < sizeof products / sizeof *products; i++)
        if (strcmp(products[i][0], function) == 0)
            cdn_resolve_add_text(scopes, values, products[i][1], node);
    if (first && (strcmp(function, "functools.partial") == 0 || is_copy(function)))
        cdn_resolve(scopes, values, first);
    if (first && strcmp(function, "super") == 0)
        add_super(scopes, values, first);
    if (first && cdn_kind(scopes->syntax, first) == CDN_lambda && strcmp(function, "type") == 0)
        cdn_resolve_add_text(scopes, values, "types.FunctionType", node);
}

void cdn_products_resolve(cdn_scopes *scopes, cdn_values *values, uint32_t node)
{
    cdn_values functions = {0};
    uint32_t function = cdn_child(scopes->syntax, node, CDN_FIELD_function);
    if (function)
        cdn_resolve(scopes, &functions, function);
    for (uint32_t i = 0; i < functions.count; i++)
        add_product(scopes, values, node, cdn_names_text(scopes->names, functions.items[i]));
    free(functions.items);
}
