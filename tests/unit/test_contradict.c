#include <stdio.h>

#include "rules_from.h"

/* The message for a rule with these lines, or NULL when it is taken. */
static void expect(const char *lines, const char *message)
{
    char text[512];
    snprintf(text, sizeof text, "rules:\n  - {id: PY-A, severity: deny, message: m, %s}\n", lines);
    cdn_yaml *yaml = NULL;
    cdn_rules *rules = NULL;
    cordon_error *err = cordon_error_new();
    assert_int_equal(cdn_yaml_parse(&yaml, "r.yaml", text, strlen(text), NULL), CORDON_OK);
    cordon_status status =
        cdn_rules_read(&rules, yaml, cdn_yaml_get(yaml, cdn_yaml_root(yaml), "rules"), err);
    assert_int_equal(status, message ? CORDON_E_RULES : CORDON_OK);
    if (message && !strstr(cordon_error_message(err), message))
        fail_msg("%s", cordon_error_message(err));
    cdn_rules_unref(rules);
    cdn_yaml_free(yaml);
    cordon_error_free(err);
}

static void exceptions_take_a_part_and_not_all(void **state)
{
    (void)state;
    expect("import: os, except: os.path", NULL);
    expect("reference: 'os.*', except: os.path", NULL);
    expect("reference: 'os.*', except: 'os.p*'", NULL);
    expect("string: ['__*__'], except: __main__", NULL);
    expect("import: os, except: osx", "never matches");
    expect("reference: os, except: os.path", "never matches");
    expect("import: os, except: os", "both meant and excepted");
    expect("call: f, except: '*f'", "both meant and excepted");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(exceptions_take_a_part_and_not_all)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
