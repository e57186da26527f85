#include <errno.h>
#include <string.h>

#include "cm.h"
#include "error.h"
#include "layers.h"

typedef struct table {
    cdn_layer_state states[CDN_LAYER_COUNT];
} table;

/* A machine with everything. */
static table all_verified(void)
{
    table full;
    for (int layer = 0; layer < CDN_LAYER_COUNT; layer++)
        full.states[layer] = (cdn_layer_state){.active = 1, .verified = 1};
    full.states[CDN_LAYER_LANDLOCK].detail = 6;
    return full;
}

static void take_away(table *from, cdn_layer_id layer, int error)
{
    from->states[layer] = (cdn_layer_state){.error = error};
}

static void take_namespaces(table *from)
{
    for (int layer = CDN_LAYER_USER_NS; layer <= CDN_LAYER_PID_NS; layer++)
        take_away(from, (cdn_layer_id)layer, EPERM);
    take_away(from, CDN_LAYER_WORKSPACE, ENOTSUP);
    take_away(from, CDN_LAYER_UID, EPERM);
}

static cordon_status judge(const table *what, const char *waived, cordon_error *err)
{
    char *items[] = {(char *)(uintptr_t)waived};
    const cdn_strings waive = {items, waived ? 1 : 0};
    return cdn_layers_judge(what->states, &waive, err);
}

static void assert_refused(const table *what, const char *const *words)
{
    cordon_error *err = cordon_error_new();
    assert_int_equal(judge(what, NULL, err), CORDON_E_CONFINE);
    assert_int_equal(cordon_error_status(err), CORDON_E_CONFINE);
    for (; *words; words++)
        if (!strstr(cordon_error_message(err), *words))
            fail_msg("'%s' is not in: %s", *words, cordon_error_message(err));
    cordon_error_free(err);
}

static void a_whole_machine_and_a_container_are_enough(void **state)
{
    (void)state;
    table machine = all_verified();
    assert_int_equal(judge(&machine, NULL, NULL), CORDON_OK);
    take_away(&machine, CDN_LAYER_LANDLOCK, ENOSYS); /* the root holds the files */
    assert_int_equal(judge(&machine, NULL, NULL), CORDON_OK);

    machine = all_verified(); /* Landlock and seccomp only, the second column */
    take_namespaces(&machine);
    assert_int_equal(judge(&machine, NULL, NULL), CORDON_OK);
}

/* Each of these alone must refuse the run, and say which row, call, errno and mend. */
static void a_missing_layer_is_named(void **state)
{
    (void)state;
    static const struct {
        cdn_layer_id layer;
        int error;
        const char *words[6];
    } rows[] = {
        {CDN_LAYER_SECCOMP,
         EINVAL,
         {"'privileges'", "layer seccomp", "seccomp: Invalid argument", "CONFIG_SECCOMP_FILTER"}},
        {CDN_LAYER_NO_NEW_PRIVS,
         EPERM,
         {"'privileges'", "layer no_new_privs", "prctl: Operation not permitted", "Linux 3.5"}},
        {CDN_LAYER_CAPABILITIES,
         EPERM,
         {"'privileges'", "layer capabilities", "capset: Operation not permitted", "to mend:"}},
        {CDN_LAYER_FDS,
         ENOSYS,
         {"'privileges'", "layer descriptors", "close_range: Function not implemented",
          "Linux 5.9"}},
        {CDN_LAYER_ENVIRONMENT, EPERM, {"'privileges'", "layer environment", "to mend:"}},
        {CDN_LAYER_RLIMITS,
         EPERM,
         {"'memory'", "layer rlimits", "setrlimit: Operation not permitted", "hard limits"}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        table machine = all_verified();
        take_away(&machine, rows[i].layer, rows[i].error);
        assert_refused(&machine, rows[i].words);
    }
}

static void files_need_a_root_or_landlock(void **state)
{
    (void)state;
    table machine = all_verified();
    take_namespaces(&machine);
    take_away(&machine, CDN_LAYER_LANDLOCK, ENOSYS);
    assert_refused(&machine,
                   (const char *[]){"'files'",
                                    "layer root: mount and pivot_root: Operation not "
                                    "permitted",
                                    "layer landlock: landlock_create_ruleset: Function not "
                                    "implemented",
                                    "user.max_user_namespaces", "lsm=", "cordon doctor", NULL});
}

static void an_old_landlock_does_not_count(void **state)
{
    (void)state;
    for (uint16_t abi = 0; abi < 9; abi++) {
        table machine = all_verified();
        take_namespaces(&machine);
        machine.states[CDN_LAYER_LANDLOCK].detail = abi;
        if (abi >= 3)
            assert_int_equal(judge(&machine, NULL, NULL), CORDON_OK);
        else
            assert_refused(&machine, (const char *[]){"'files'", "too old (ABI 3 needed)", NULL});
    }
}

static void a_claim_without_proof_does_not_count(void **state)
{
    (void)state;
    static const cdn_layer_id layers[] = {CDN_LAYER_SECCOMP,      CDN_LAYER_NO_NEW_PRIVS,
                                          CDN_LAYER_CAPABILITIES, CDN_LAYER_FDS,
                                          CDN_LAYER_ENVIRONMENT,  CDN_LAYER_RLIMITS};
    for (size_t i = 0; i < sizeof layers / sizeof *layers; i++) {
        table machine = all_verified();
        machine.states[layers[i]].verified = 0;
        assert_refused(&machine, (const char *[]){"not verified", NULL});
        machine.states[layers[i]] = (cdn_layer_state){.verified = 1}; /* proof without a claim */
        assert_int_equal(judge(&machine, NULL, NULL), CORDON_E_CONFINE);
    }
    table machine = all_verified();
    machine.states[CDN_LAYER_ROOT].verified = 0;
    assert_int_equal(judge(&machine, NULL, NULL), CORDON_OK); /* Landlock holds them */
    machine.states[CDN_LAYER_LANDLOCK].verified = 0;
    assert_refused(&machine, (const char *[]){"'files'", "layer root: not verified", NULL});
}

static void a_waiver_is_for_its_row_only(void **state)
{
    (void)state;
    table machine = all_verified();
    take_namespaces(&machine);
    take_away(&machine, CDN_LAYER_LANDLOCK, ENOSYS);
    assert_int_equal(judge(&machine, "files", NULL), CORDON_OK);
    assert_int_equal(judge(&machine, "network", NULL), CORDON_E_CONFINE);
    assert_int_equal(judge(&machine, "file", NULL), CORDON_E_CONFINE);
    take_away(&machine, CDN_LAYER_SECCOMP, EINVAL);
    assert_int_equal(judge(&machine, "files", NULL), CORDON_E_CONFINE);
}

static const cdn_layer *row(const cdn_exec_result *result, const char *name)
{
    for (size_t i = 0; i < result->layer_count; i++)
        if (strcmp(result->layers[i].name, name) == 0)
            return &result->layers[i];
    fail_msg("no layer %s", name);
    return NULL;
}

static void the_table_says_why_and_what_mends(void **state)
{
    (void)state;
    cdn_exec_result result = {0};
    table machine = all_verified();
    take_away(&machine, CDN_LAYER_USER_NS, 0);
    take_away(&machine, CDN_LAYER_LANDLOCK, EOPNOTSUPP);
    cdn_layers_describe(&result, machine.states);
    assert_int_equal(result.layer_count, CDN_LAYER_COUNT);
    assert_false(row(&result, "user_namespace")->requested); /* not needed is not missing */
    assert_string_equal(row(&result, "user_namespace")->fix, "");
    const cdn_layer *landlock = row(&result, "landlock");
    assert_true(landlock->requested);
    assert_false(landlock->active);
    assert_false(landlock->verified);
    assert_int_equal(landlock->error, EOPNOTSUPP);
    assert_non_null(strstr(landlock->reason, strerror(EOPNOTSUPP)));
    assert_true(*landlock->fix);
    for (size_t i = 0; i < result.layer_count; i++) {
        assert_non_null(result.layers[i].name);
        if (result.layers[i].active)
            assert_string_equal(result.layers[i].reason, "");
    }
}

/* No reason and no fix may be cut short by the size of its field. */
static void the_texts_of_all_layers_fit(void **state)
{
    (void)state;
    cdn_exec_result result = {0};
    table nothing = {0};
    for (int layer = 0; layer < CDN_LAYER_COUNT; layer++)
        take_away(&nothing, (cdn_layer_id)layer, ELIBEXEC);
    cdn_layers_describe(&result, nothing.states);
    for (size_t i = 0; i < result.layer_count; i++) {
        const cdn_layer *layer = &result.layers[i];
        assert_true(*layer->fix && *layer->reason);
        assert_true(strlen(layer->fix) < sizeof layer->fix - 1);
        assert_true(strlen(layer->reason) < sizeof layer->reason - 1);
    }
}

static void a_failed_step_is_named_whatever_it_says(void **state)
{
    (void)state;
    cordon_error *err = cordon_error_new();
    cdn_step_failure failure = {CDN_LAYER_RLIMITS, EPERM, "setrlimit(RLIMIT_AS)", {{0}}};
    assert_int_equal(cdn_layers_step_failed(&failure, err), CORDON_E_CONFINE);
    assert_non_null(strstr(cordon_error_message(err), "layer rlimits: setrlimit(RLIMIT_AS): "
                                                      "Operation not permitted"));
    failure = (cdn_step_failure){CDN_LAYER_SECCOMP, ENOTRECOVERABLE, "self-check", {{0}}};
    assert_int_equal(cdn_layers_step_failed(&failure, err), CORDON_E_CONFINE);
    assert_non_null(strstr(cordon_error_message(err), "self-check: the layer does not hold"));

    const int32_t strange[] = {-1, CDN_LAYER_COUNT, INT32_MAX, INT32_MIN};
    for (size_t i = 0; i < sizeof strange / sizeof *strange; i++) {
        failure.layer = strange[i];
        memset(failure.call, 'x', sizeof failure.call); /* and no NUL */
        assert_int_equal(cdn_layers_step_failed(&failure, err), CORDON_E_CONFINE);
        assert_non_null(strstr(cordon_error_message(err), "layer session: xxx"));
    }
    cordon_error_free(err);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_whole_machine_and_a_container_are_enough),
        cmocka_unit_test(a_missing_layer_is_named),
        cmocka_unit_test(files_need_a_root_or_landlock),
        cmocka_unit_test(an_old_landlock_does_not_count),
        cmocka_unit_test(a_claim_without_proof_does_not_count),
        cmocka_unit_test(a_waiver_is_for_its_row_only),
        cmocka_unit_test(the_table_says_why_and_what_mends),
        cmocka_unit_test(the_texts_of_all_layers_fit),
        cmocka_unit_test(a_failed_step_is_named_whatever_it_says),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
