#include "facts_of.h"

#define REFERS(source, name)     expect_fact(source, CDN_RULE_REFERENCE, name)
#define REFERS_NOT(source, name) expect_no_fact(source, CDN_RULE_REFERENCE, name)

static void imports_bind_names(void **state)
{
    (void)state;
    REFERS("import os\nos.system", "os.system");
    REFERS("import os.path\nos.system", "os.system");
    REFERS("import os.path as p\np.join", "os.path.join");
    REFERS("from os import path as p\np.join", "os.path.join");
    REFERS("from .a import b\nb.c", ".a.b.c");
    REFERS("def f():\n    import os as o\n    return o.system", "os.system");
    REFERS("from os import *\nsystem", "os.system");
}

static void every_kind_of_target_is_bound(void **state)
{
    (void)state;
    const char *sources[] = {
        "import os\na = os\na.system",
        "import os\na = b = os\na.system",
        "import os\na: object = os\na.system",
        "import os\na, b = 1, os\nb.system",
        "import os\n(a, [b, c]) = os, os\nc.system",
        "import os\na, *b = 1, os\nb[0].system",
        "import os\nprint(a := os)\na.system",
        "import os\nfor a in (1, os): a.system",
        "import os\n[a.system for a in [os]]",
        "import os\nwith os as a: a.system",
        "import os\nwith os as (a, b): b.system",
        "import os\ndef f(a=os): a.system",
        "import os\ndef f(*, a: int = os): a.system",
        "import os\nlambda a=os: a.system",
        "import os\nmatch os:\n    case a: a.system",
        "import os\nmatch os:\n    case (1 | _) as a: a.system",
        "import os\ndef f():\n    global a\n    a = os\na.system",
        "import os\ndef f():\n    a = 1\n    def g():\n        nonlocal a\n        a = os\n    "
        "a.system",
        "import os\ntry: pass\nexcept os as a: a.system",
        "import os\n[b := os for _ in [1]]\nb.system",
    };
    for (size_t i = 0; i < sizeof sources / sizeof *sources; i++)
        REFERS(sources[i], "os.system");
}

static void local_names_are_not_builtins(void **state)
{
    (void)state;
    const char *sources[] = {
        "def eval(x): return eval(x)\neval(1)",
        "class eval: pass\neval()",
        "def f(eval): return eval(1)",
        "def f():\n    eval(1)\n    eval = 2",
        "lambda eval: eval(1)",
        "[eval(1) for eval in x]",
        "eval = 1\neval(2)",
        "from m import eval\neval(1)",
        "class C:\n    def eval(self): pass\nC().eval()",
        "f(eval=1)",
        "def eval(): pass\ndef g():\n    return [eval() for _ in x]",
    };
    for (size_t i = 0; i < sizeof sources / sizeof *sources; i++)
        REFERS_NOT(sources[i], "eval");
}

/* Names that only seem to be shadowed. */
static void the_builtin_may_still_be_meant(void **state)
{
    (void)state;
    const char *sources[] = {
        "eval(1)\neval = 2",
        "eval = eval(1)",
        "if x: eval = 1\neval(2)",
        "for eval in []: pass\neval(2)",
        "try: pass\nexcept E as eval: pass\neval(2)",
        "eval = 1\ndel eval\neval(2)",
        "False and (eval := 1)\neval(2)",
        "class C:\n    eval = 1\neval(2)",
        "class C:\n    eval = 1\n    def f(self): eval(2)",
        "def f():\n    eval = 1\neval(2)",
        "def f():\n    global eval\n    eval(1)",
        "@eval\ndef eval(): pass",
        "def eval(x=eval): pass",
        "def f(): eval(1)\nf()\neval = 2",
        "eval = (lambda: eval(1))()",
        "while x:\n    def eval(): pass\neval(1)",
        "def f():\n    eval = 1\n    def g():\n        global eval\n        eval(2)",
    };
    for (size_t i = 0; i < sizeof sources / sizeof *sources; i++)
        REFERS(sources[i], "eval");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(imports_bind_names),
        cmocka_unit_test(every_kind_of_target_is_bound),
        cmocka_unit_test(local_names_are_not_builtins),
        cmocka_unit_test(the_builtin_may_still_be_meant),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
