/*
 * Each step of confinement is made to fail, and each layer to claim what it did not do: then
 * nothing runs, and the error names the step; or the layer can be done without, and another holds.
 * Links the library statically, so that it finds the extension of steps/hook.c.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "live.h"

#define FAILED "Input/output error"

typedef struct row {
    const char *orders;  /* for steps/hook.c */
    const char *part[2]; /* of the refusal; NULL: it runs all the same … */
    const char *lacks;   /* … without this layer */
    bool is_for_root;    /* others do not take this step */
} row;

static const row rows[] = {
    /* the zygote's */
    {"fail filter programs\n", {"seccomp filters", FAILED}, NULL, false},
    {"fail /proc/self/ns/ipc\n", {NULL}, "ipc_namespace", false},
    {"fail /proc/self/ns/uts\n", {NULL}, "uts_namespace", false},
    {"fail /proc/self/ns/net\n", {NULL}, "network_namespace", false},
    {"fail root\n", {NULL}, "root", false},
    {"fail root\nfail landlock\n", {"'files' does not hold", FAILED}, NULL, false},
    {"fail workspace seal\n", {"mount_setattr(/workspace)", FAILED}, NULL, false},
    {"fail pid namespace\n", {NULL}, "pid_namespace", false},
    {"fail zygote dumpable\n", {"prctl(PR_SET_DUMPABLE)", FAILED}, NULL, false},
    {"fail zygote no_new_privs\n", {"prctl(PR_SET_NO_NEW_PRIVS)", FAILED}, NULL, false},
    {"fail base filter\n", {"seccomp(base filter)", FAILED}, NULL, false},

    /* the child's */
    {"fail session\n", {"layer session: session", FAILED}, NULL, false},
    {"fail descriptors\n", {"layer descriptors: descriptors", FAILED}, NULL, false},
    {"fail workspace\n", {"layer workspace: workspace", FAILED}, NULL, false},
    {"fail signals\n", {"signals: ", FAILED}, NULL, false},
    {"fail limits\n", {"layer rlimits: limits", FAILED}, NULL, false},
    {"fail uid\n", {"layer uid: uid", FAILED}, NULL, true},
    {"fail capabilities\n", {"layer capabilities: capabilities", FAILED}, NULL, false},
    {"fail privileges\n", {"layer no_new_privs: privileges", FAILED}, NULL, false},
    {"fail landlock\n", {NULL}, "landlock", false},
    {"fail filters\n", {"layer seccomp: filters", FAILED}, NULL, false},
    {"fail descriptor limit\n", {"layer rlimits: descriptor limit", FAILED}, NULL, false},

    /* claims that the self-check must not believe */
    {"lie root\nlie workspace seal\nlie workspace\n", {"layer root", "does not hold"}, NULL, false},
    {"lie pid namespace\n", {"PR_SET_PDEATHSIG", "No such process"}, NULL, false}, /* sees it */
    {"lie workspace\n", {"layer workspace", "does not hold"}, NULL, false},
    {"lie limits\n", {"layer rlimits", "does not hold"}, NULL, false},
    {"lie uid\n", {"self-check", "does not hold"}, NULL, true}, /* the workspace is not its own */
    {"lie capabilities\n", {"layer capabilities", "not verified"}, NULL, false},
    {"lie privileges\n", {"layer no_new_privs", "does not hold"}, NULL, false},
    {"lie landlock\n", {"layer landlock", "does not hold"}, NULL, false},
    {"lie filters\n", {"layer seccomp", "does not hold"}, NULL, false},
    {"lie descriptor limit\n", {"layer rlimits", "does not hold"}, NULL, false},
};

static void order(const char *text)
{
    FILE *file = fopen(CORDON_STEPS_FILE, "we");
    assert_non_null(file);
    fputs(text, file);
    assert_int_equal(fclose(file), 0);
}

static void note_output(void *context, int stream, const char *bytes, size_t byte_count)
{
    (void)stream;
    (void)bytes;
    *(size_t *)context += byte_count;
}

static bool is_active(const cordon_report *report, const char *name)
{
    for (size_t i = 0; i < cordon_report_layer_count(report); i++)
        if (strcmp(cordon_report_layer_name(report, i), name) == 0)
            return cordon_report_layer_is_active(report, i);
    fail_msg("no layer %s", name);
    return false;
}

static void check_refused(const row *what, cordon_status status, const cordon_error *err)
{
    if (status != CORDON_E_CONFINE)
        fail_msg("%s%s: %s", what->orders, cordon_status_name(status), cordon_error_message(err));
    for (int i = 0; i < 2; i++)
        if (!strstr(cordon_error_message(err), what->part[i]))
            fail_msg("%s'%s' is not in: %s", what->orders, what->part[i],
                     cordon_error_message(err));
}

static void check(const row *what)
{
    static const char code[] = "print(6 * 7)";
    size_t written = 0;
    order(what->orders);
    cordon_engine *engine = live_engine(NULL);
    cordon_error *err = cordon_error_new();
    cordon_job *job = cordon_job_new();
    cordon_job_set_output(job, note_output, &written);
    for (int i = 0; i < 2; i++) {
        cordon_report *report = NULL;
        cordon_status status = cordon_run(&report, engine, code, sizeof code - 1, job, err);
        if (what->part[0]) {
            check_refused(what, status, err);
            assert_null(report);
            assert_int_equal(written, 0);
            continue;
        }
        if (status != CORDON_OK)
            fail_msg("%s%s", what->orders, cordon_error_message(err));
        assert_string_equal(cordon_report_stdout(report, NULL), "42\n");
        assert_false(is_active(report, what->lacks));
        cordon_report_free(report);
    }
    cordon_job_free(job);
    cordon_error_free(err);
    cordon_engine_free(engine);
}

static void a_step_that_fails_lets_nothing_run(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (!rows[i].is_for_root || geteuid() == 0)
            check(&rows[i]);
}

/* The control: with nothing to fail, the same program runs with every layer. */
static void without_orders_everything_holds(void **state)
{
    (void)state;
    order("");
    cordon_engine *engine = live_engine(NULL);
    cordon_report *report = live_run(engine, "6 * 7");
    assert_string_equal(cordon_report_result(report, NULL), "42");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].lacks)
            assert_true(is_active(report, rows[i].lacks));
    cordon_report_free(report);
    cordon_engine_free(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_orders_everything_holds),
        cmocka_unit_test(a_step_that_fails_lets_nothing_run),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
