#include <stdlib.h>
#include <string.h>

#include "cm.h"
#include "parse.h"

static cdn_refusal refusal_of(const char *text, size_t count, uint64_t parse_ms)
{
    cdn_syntax syntax;
    cdn_refusal refusal = {0};
    assert_int_equal(cdn_parse(&syntax, &refusal, text, count, parse_ms, NULL), CORDON_OK);
    cdn_syntax_free(&syntax);
    return refusal;
}

static void the_tree_is_flat_and_in_order(void **state)
{
    (void)state;
    const char *text = "x = os.path # comment\nf(1)\n";
    cdn_syntax syntax;
    cdn_refusal refusal = {0};
    assert_int_equal(cdn_parse(&syntax, &refusal, text, strlen(text), 1000, NULL), CORDON_OK);
    assert_int_equal(cdn_kind(&syntax, 0), CDN_module);
    assert_int_equal(syntax.nodes[0].after, syntax.count);
    uint32_t statement = cdn_first_child(&syntax, 0), assignment = statement + 1;
    assert_int_equal(cdn_kind(&syntax, assignment), CDN_assignment);
    uint32_t right = cdn_child(&syntax, assignment, CDN_FIELD_right);
    assert_int_equal(cdn_kind(&syntax, right), CDN_attribute);
    size_t count;
    const char *name = cdn_text_of(&syntax, cdn_child(&syntax, right, CDN_FIELD_attribute), &count);
    assert_int_equal(count, 4);
    assert_memory_equal(name, "path", 4);
    assert_int_equal(cdn_child(&syntax, right, CDN_FIELD_left), 0);
    uint32_t children = 0;
    CDN_EACH_CHILD(&syntax, child, 0)
    {
        assert_int_equal(syntax.nodes[child].parent, 0);
        assert_int_equal(cdn_kind(&syntax, child), CDN_expression_statement);
        children++;
    }
    assert_int_equal(children, 2);
    cdn_syntax_free(&syntax);
}

static void empty_text_is_a_module(void **state)
{
    (void)state;
    assert_int_equal(refusal_of("", 0, 1000).decision, CORDON_ALLOW);
    assert_int_equal(refusal_of("# only\n", 7, 1000).decision, CORDON_ALLOW);
}

static void broken_text_is_not_understood(void **state)
{
    (void)state;
    cdn_refusal refusal = refusal_of("x = 1\ny = = 2\n", 14, 1000);
    assert_int_equal(refusal.decision, CORDON_NOT_UNDERSTOOD);
    assert_int_equal(refusal.line, 2);
    assert_non_null(strstr(refusal.message, "not Python that can be read"));
    refusal = refusal_of("f(", 2, 1000);
    assert_int_equal(refusal.decision, CORDON_NOT_UNDERSTOOD);
}

static cdn_refusal refusal_of_nested(size_t depth)
{
    char *text = malloc(2 * depth);
    memset(text, '(', depth);
    memset(text + depth, ')', depth);
    cdn_refusal refusal = refusal_of(text, 2 * depth, 20000);
    free(text);
    return refusal;
}

static void deep_text_is_too_large(void **state)
{
    (void)state;
    assert_int_equal(refusal_of_nested(2000).decision, CORDON_ALLOW);
    cdn_refusal refusal = refusal_of_nested(20000);
    assert_int_equal(refusal.decision, CORDON_TOO_LARGE);
    assert_non_null(strstr(refusal.message, "nested too deeply"));
}

static void fill(char *text, size_t count, const char *piece)
{
    for (size_t i = 0, bytes = strlen(piece); i < count; i++)
        text[i] = piece[i % bytes];
}

/* Each takes quadratic time, or a deep tree; 10 MB would take hours. */
static void slow_text_is_too_large(void **state)
{
    (void)state;
    const struct {
        const char *head, *piece;
    } inputs[] = {{"x ", "\\\n"}, {"if x:\n", "    # c\n"}, {"xx", ".a"}, {"", "("}, {"xx", "+x"}};
    const size_t sizes[] = {40000, 10000000};
    for (size_t i = 0; i < 2 * sizeof inputs / sizeof *inputs; i++) {
        size_t count = sizes[i % 2], head = strlen(inputs[i / 2].head);
        char *text = malloc(count + 2);
        memcpy(text, inputs[i / 2].head, head);
        fill(text + head, count - head, inputs[i / 2].piece);
        text[count] = '\0';
        if (*inputs[i / 2].piece == ' ')
            memcpy(text + count - 6, "\n    y", 6);
        if (*inputs[i / 2].piece == '(')
            memset(text + count / 2, ')', count / 2);
        cdn_refusal refusal = refusal_of(text, count, 20);
        if (refusal.decision != CORDON_TOO_LARGE)
            fail_msg("'%.8s' of %zu bytes: %d %s", text, count, refusal.decision, refusal.message);
        free(text);
    }
}

static void a_slow_parse_names_its_limit(void **state)
{
    (void)state;
    char text[20001] = "x ";
    fill(text + 2, sizeof text - 3, "\\\n");
    assert_non_null(strstr(refusal_of(text, sizeof text - 1, 5).message, "limits.parse_ms"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_tree_is_flat_and_in_order),
        cmocka_unit_test(empty_text_is_a_module),
        cmocka_unit_test(broken_text_is_not_understood),
        cmocka_unit_test(deep_text_is_too_large),
        cmocka_unit_test(slow_text_is_too_large),
        cmocka_unit_test(a_slow_parse_names_its_limit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
