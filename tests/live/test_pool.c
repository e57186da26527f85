/* What the pool keeps ready, when it replaces it, and to whom it says no. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "live.h"

static long stat_of(cordon_engine *engine, const char *name)
{
    char *json = NULL, key[64];
    assert_int_equal(cordon_engine_stats(&json, engine, NULL), CORDON_OK);
    snprintf(key, sizeof key, "\"%s\":", name);
    const char *at = strstr(json, key);
    assert_non_null(at);
    long value = strtol(at + strlen(key), NULL, 10);
    cordon_string_free(json);
    return value;
}

static void await_stat(cordon_engine *engine, const char *name, long wanted)
{
    for (int tries = 0; tries < 400; tries++, live_sleep_ms(25))
        if (stat_of(engine, name) == wanted)
            return;
    fail_msg("%s is %ld, not %ld", name, stat_of(engine, name), wanted);
}

static void warming_makes_what_is_configured_ready(void **state)
{
    (void)state;
    static const char *const settings[] = {"pool.spares", "3", NULL};
    cordon_engine *engine = live_engine(settings);
    assert_int_equal(stat_of(engine, "zygotes"), 0); /* nothing before it is wanted */
    assert_int_equal(cordon_engine_warm(engine, NULL), CORDON_OK);
    await_stat(engine, "spares", 3);
    assert_int_equal(stat_of(engine, "zygotes"), 1);
    assert_int_equal(stat_of(engine, "runs"), 0);
    live_check(engine, &(live_case){.code = "1", .result = "1"});
    assert_int_equal(stat_of(engine, "runs"), 1);
    assert_int_equal(stat_of(engine, "waited"), 0);
    await_stat(engine, "spares", 3);
    cordon_engine_free(engine);
}

static void no_spares_is_a_choice(void **state)
{
    (void)state;
    static const char *const settings[] = {
        "pool.spares", "0", "pool.spares_max", "1", "pool.idle_ms", "1", NULL};
    cordon_engine *engine = live_engine(settings);
    for (int i = 0; i < 3; i++)
        live_check(engine, &(live_case){.code = "1", .result = "1"});
    assert_int_equal(stat_of(engine, "runs"), 3);
    assert_true(stat_of(engine, "waited") >= 1);
    cordon_engine_free(engine);
}

static void worn_interpreters_are_replaced_without_a_miss(void **state)
{
    (void)state;
    static const char *const settings[] = {"pool.recycle_runs", "5", NULL};
    cordon_engine *engine = live_engine(settings);
    for (int i = 0; i < 500 && stat_of(engine, "recycled") < 2; i++) {
        live_check(engine, &(live_case){.code = "1", .result = "1"});
        live_sleep_ms(20);
    }
    await_stat(engine, "zygotes", 1);
    assert_true(stat_of(engine, "recycled") >= 2);
    assert_int_equal(stat_of(engine, "deaths"), 0);
    cordon_engine_free(engine);
}

static void age_wears_too(void **state)
{
    (void)state;
    static const char *const settings[] = {"pool.recycle_ms", "100", NULL};
    cordon_engine *engine = live_engine(settings);
    live_check(engine, &(live_case){.code = "1", .result = "1"});
    live_sleep_ms(300);
    live_check(engine, &(live_case){.code = "1", .result = "1"});
    for (int tries = 0; tries < 200 && stat_of(engine, "recycled") == 0; tries++)
        live_sleep_ms(25);
    assert_true(stat_of(engine, "recycled") >= 1);
    cordon_engine_free(engine);
}

/* What mentions nothing of the preload goes to a bare interpreter, once it is known what that is.
 */
static void programs_go_where_their_modules_are(void **state)
{
    (void)state;
    static const char *const settings[] = {"preload", "sqlite3", NULL};
    cordon_engine *engine = live_engine(settings);
    assert_int_equal(cordon_engine_warm(engine, NULL), CORDON_OK);
    const char *loaded = "'sql' + 'ite3' in __import__('sys').modules";
    await_stat(engine, "zygotes", 2);
    for (int i = 0; i < 3; i++) {
        await_stat(engine, "spares", 4); /* without one, another's is better than to wait */
        live_check(engine, &(live_case){.code = loaded, .result = "False"});
        live_check(engine, &(live_case){.code = "'sqlite3' in __import__('sys').modules",
                                        .result = "True"});
    }
    cordon_engine_free(engine);
}

static void an_engine_is_not_inherited(void **state)
{
    (void)state;
    cordon_engine *engine = live_engine(NULL);
    live_check(engine, &(live_case){.code = "1", .result = "1"});
    pid_t pid = fork();
    if (pid == 0) {
        cordon_report *report = NULL;
        cordon_error *err = cordon_error_new();
        bool is_right = cordon_run(&report, engine, "1", 1, NULL, err) == CORDON_E_ARGUMENT &&
                        strstr(cordon_error_message(err), "forked") != NULL;
        cordon_engine_free(engine); /* takes nothing from the parent */
        _exit(is_right ? 0 : 1);
    }
    int status = 1;
    assert_int_equal(waitpid(pid, &status, 0), pid);
    assert_int_equal(status, 0);
    live_check(engine, &(live_case){.code = "2", .result = "2"});
    assert_int_equal(stat_of(engine, "starts"), 1);
    cordon_engine_free(engine);
}

/* Interpreters that die at once are not started again and again, and nobody waits for them. */
static void what_fails_is_told_and_tried_again_later(void **state)
{
    (void)state;
    static const char *const settings[] = {"preload", "no_such_module_x", NULL};
    cordon_engine *engine = live_engine(settings);
    cordon_report *report = NULL;
    for (int i = 0; i < 30; i++)
        assert_int_equal(cordon_run(&report, engine, "1", 1, NULL, NULL), CORDON_E_INTERPRETER);
    long starts = stat_of(engine, "starts");
    assert_true(starts >= 2 && starts < 30);
    assert_int_equal(stat_of(engine, "zygotes"), 0);
    cordon_engine_free(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(warming_makes_what_is_configured_ready),
        cmocka_unit_test(no_spares_is_a_choice),
        cmocka_unit_test(worn_interpreters_are_replaced_without_a_miss),
        cmocka_unit_test(age_wears_too),
        cmocka_unit_test(programs_go_where_their_modules_are),
        cmocka_unit_test(an_engine_is_not_inherited),
        cmocka_unit_test(what_fails_is_told_and_tried_again_later),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
