#include "facts_of.h"

static void values_flow_through_expressions(void **state)
{
    (void)state;
    const char *expressions[] = {
        "os",
        "(os)",
        "[os][0]",
        "(1, os)[1]",
        "{'a': os}['a']",
        "{os}",
        "os if x else 1",
        "1 if x else os",
        "x or os",
        "os and x",
        "(y := os)",
        "[os for _ in z]",
        "[*[os]][0]",
        "__builtins__.getattr(w, 'o')",
    };
    for (size_t i = 0; i < sizeof expressions / sizeof *expressions; i++) {
        char source[200];
        snprintf(source, sizeof source, "import os\nw.o = 1\nimport os as w_o\n(%s).system\n",
                 expressions[i]);
        if (i + 1 < sizeof expressions / sizeof *expressions)
            expect_fact(source, CDN_RULE_REFERENCE, "os.system");
        else
            expect_fact(source, CDN_RULE_REFERENCE, "w.o.system");
    }
}

static void builtins_have_one_name(void **state)
{
    (void)state;
    expect_fact("import builtins\nbuiltins.eval", CDN_RULE_REFERENCE, "eval");
    expect_fact("from builtins import eval as e\ne(1)", CDN_RULE_CALL, "eval");
    expect_fact("__builtins__.eval", CDN_RULE_REFERENCE, "eval");
}

static void getattr_with_a_constant_is_an_attribute(void **state)
{
    (void)state;
    expect_fact("import os\ngetattr(os, 'sys' 'tem')('x')", CDN_RULE_CALL, "os.system");
    expect_fact("import os\ng = getattr\ng(os, 'system')", CDN_RULE_REFERENCE, "os.system");
    expect_fact("setattr(x, '__code__', 1)", CDN_RULE_ATTRIBUTE, "__code__");
    expect_no_fact("getattr(x, name)", CDN_RULE_ATTRIBUTE, "name");
}

static void circles_of_names_end(void **state)
{
    (void)state;
    const char *source = "import os\na = b\nb = c\nc = a\na = os\nc.system\nb.popen\na.fork\n";
    expect_fact(source, CDN_RULE_REFERENCE, "os.system");
    expect_fact(source, CDN_RULE_REFERENCE, "os.popen");
    expect_fact(source, CDN_RULE_REFERENCE, "os.fork");
    expect_fact("import os\nx = os\nx = x.path\nx.join", CDN_RULE_REFERENCE, "os.join");
}

static void entangled_names_are_too_large(void **state)
{
    (void)state;
    static char source[40000];
    size_t at = 0;
    for (int i = 0; i < 1000; i++)
        at += (size_t)snprintf(source + at, sizeof source - at, "a%d = a%d\n", i, i + 1);
    snprintf(source + at, sizeof source - at, "a0.system\n");
    cdn_refusal refusal = collect_refusal(source);
    assert_int_equal(refusal.decision, CORDON_TOO_LARGE);
    assert_non_null(strstr(refusal.message, "entangled"));
}

/* `first`, then `count` times `again`, then `last`. */
static void expect_repeated(const char *first, const char *again, int count, const char *last,
                            cordon_decision decision)
{
    cdn_buf source = {0};
    assert_true(cdn_buf_add_text(&source, first));
    for (int i = 0; i < count; i++)
        assert_true(cdn_buf_add_text(&source, again));
    assert_true(cdn_buf_add_text(&source, last));
    cdn_refusal refusal = collect_refusal(cdn_buf_text(&source));
    if (refusal.decision != decision)
        fail_msg("%d times '%s': %s", count, again, refusal.message);
    cdn_buf_free(&source);
}

/* Each was work in the square of its size, unseen by the bound on steps: 60 s for 300 KB. */
static void work_that_grows_by_squares_is_too_large(void **state)
{
    (void)state;
    cdn_buf names = {0}, depth = {0};
    while (names.count < 20000)
        assert_true(cdn_buf_add_text(&names, "a,"));
    while (depth.count < 9000)
        assert_true(cdn_buf_add_text(&depth, "lambda x:"));
    cdn_buf list = {0}, nested = {0};
    assert_true(cdn_buf_addf(&list, "x = [%s]\n", cdn_buf_text(&names)));
    assert_true(cdn_buf_addf(&nested, "%s[%s]\n", cdn_buf_text(&depth), cdn_buf_text(&names)));
    expect_repeated(cdn_buf_text(&list), "getattr(b, x)\n", 4, "", CORDON_ALLOW);
    expect_repeated(cdn_buf_text(&list), "getattr(b, x)\n", 400, "", CORDON_TOO_LARGE);
    expect_repeated(cdn_buf_text(&list), "a, b = x\n", 4, "", CORDON_ALLOW);
    expect_repeated(cdn_buf_text(&list), "a, b = x\n", 4000, "", CORDON_TOO_LARGE);
    expect_repeated("", "lambda x:", 10, "[a, b]\n", CORDON_ALLOW);
    expect_repeated(cdn_buf_text(&nested), "", 0, "", CORDON_TOO_LARGE);
    cdn_buf_free(&names);
    cdn_buf_free(&depth);
    cdn_buf_free(&list);
    cdn_buf_free(&nested);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_flow_through_expressions),
        cmocka_unit_test(builtins_have_one_name),
        cmocka_unit_test(getattr_with_a_constant_is_an_attribute),
        cmocka_unit_test(circles_of_names_end),
        cmocka_unit_test(entangled_names_are_too_large),
        cmocka_unit_test(work_that_grows_by_squares_is_too_large),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
