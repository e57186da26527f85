#include "facts_of.h"

static void calls_give_what_is_known_of_them(void **state)
{
    (void)state;
    const char *const rows[][2] = {
        {"import asyncio\nasyncio.get_running_loop().sock_recv",
         "asyncio.AbstractEventLoop.sock_recv"},
        {"import asyncio\nloop = asyncio.new_event_loop()\nloop.x", "asyncio.AbstractEventLoop.x"},
        {"get_ipython().system('ls')", "IPython.shell.system"},
        {"import functools, numpy\nfunctools.partial(numpy.load).x", "numpy.load.x"},
        {"type(lambda: 0)(c, {})", "type"},
        {"x.__mro__[-1].y", "object.y"},
        {"type(x).mro()[-1].y", "object.y"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        expect_fact(rows[i][0], CDN_RULE_REFERENCE, rows[i][1]);
    expect_fact("type(lambda: 0)(c, {})", CDN_RULE_CALL, "types.FunctionType");
}

static void other_calls_give_nothing(void **state)
{
    (void)state;
    expect_no_fact("import asyncio\nasyncio.run(x).y", CDN_RULE_REFERENCE, "asyncio.run.y");
    expect_no_fact("type(x).y", CDN_RULE_REFERENCE, "types.FunctionType.y");
    expect_no_fact("def get_ipython(): pass\nget_ipython().x", CDN_RULE_REFERENCE,
                   "IPython.shell.x");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(calls_give_what_is_known_of_them),
        cmocka_unit_test(other_calls_give_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
