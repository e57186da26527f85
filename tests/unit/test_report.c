#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "cm.h"
#include "report.h"
#include "screen.h"

static const cdn_limits limits = {.wall_ms = 2000,
                                  .cpu_ms = 1500,
                                  .memory_bytes = 256u << 20,
                                  .output_bytes = 1000,
                                  .workspace_bytes = 64u << 20,
                                  .workspace_files = 1024,
                                  .threads = 8};

static cordon_report *new_report(cordon_outcome outcome)
{
    cordon_report *report = calloc(1, sizeof *report);
    assert_non_null(report);
    report->run.outcome = outcome;
    return report;
}

static void set_text(cdn_text *text, const char *bytes)
{
    assert_true(cdn_buf_add_text(&text->bytes, bytes));
    text->is_set = true;
}

static void set_stream(cordon_report *report, int stream, const char *bytes, size_t count)
{
    assert_true(cdn_buf_add(&report->streams[stream].bytes, bytes, count));
    report->streams[stream].total_bytes = count;
}

static void set_exception(cordon_report *report)
{
    set_text(&report->run.error_name, "NameError");
    set_text(&report->run.error_message, "name 'x' is not defined");
    report->run.error_line = 3;
    report->run.exit_code = 1;
}

static json_t *parsed(cordon_report *report)
{
    const char *text = cordon_report_json(report);
    assert_non_null(text);
    json_t *value = json_loads(text, JSON_ALLOW_NUL, NULL);
    assert_non_null(value);
    return value;
}

static const char *string_at(json_t *object, const char *key)
{
    return json_string_value(json_object_get(object, key));
}

static void outcomes_have_names(void **state)
{
    (void)state;
    assert_string_equal(cordon_outcome_name(CORDON_OUTCOME_OK), "ok");
    assert_string_equal(cordon_outcome_name(CORDON_OUTCOME_HOST_FAULT), "host_fault");
    assert_string_equal(cordon_outcome_name((cordon_outcome)99), "unknown");
    assert_string_equal(cordon_outcome_name((cordon_outcome)-1), "unknown");
}

static void getters_answer_for_an_empty_report(void **state)
{
    (void)state;
    cordon_report *report = new_report(CORDON_OUTCOME_OK);
    size_t bytes = 9;
    assert_string_equal(cordon_report_stdout(report, &bytes), "");
    assert_int_equal(bytes, 0);
    bytes = 9;
    assert_null(cordon_report_result(report, &bytes));
    assert_int_equal(bytes, 0);
    assert_null(cordon_report_error_name(report));
    assert_string_equal(cordon_report_message(report), "");
    assert_string_equal(cordon_report_layer_name(report, 0), "");
    assert_false(cordon_report_layer_is_active(report, 7));
    assert_null(cordon_report_verdict(report));
    assert_string_equal(cordon_report_for_model(report, 0), "(no output)");
    cordon_report_free(report);
    cordon_report_free(NULL);
}

static void an_empty_result_is_not_an_absent_one(void **state)
{
    (void)state;
    cordon_report *report = new_report(CORDON_OUTCOME_OK);
    report->run.value.is_set = true;
    size_t bytes = 9;
    assert_string_equal(cordon_report_result(report, &bytes), "");
    assert_int_equal(bytes, 0);
    json_t *json = parsed(report);
    assert_string_equal(string_at(json, "result"), "");
    json_decref(json);
    cordon_report_free(report);
}

/* Each limit's sentence names the amount and the key that mends it. */
static void messages_name_the_limit(void **state)
{
    (void)state;
    static const struct {
        cordon_outcome outcome;
        const char *start;
        const char *key;
    } rows[] = {
        {CORDON_OUTCOME_OK, "finished", ""},
        {CORDON_OUTCOME_NONZERO_EXIT, "exited with code 3", ""},
        {CORDON_OUTCOME_EXCEPTION, "ended with an uncaught NameError at line 3", ""},
        {CORDON_OUTCOME_SIGNALED, "ended by signal 11 (SIGSEGV)", ""},
        {CORDON_OUTCOME_TIMEOUT_WALL, "ended after 2000 ms of wall-clock time", "limits.wall_ms"},
        {CORDON_OUTCOME_TIMEOUT_CPU, "ended after 1500 ms of CPU time", "limits.cpu_ms"},
        {CORDON_OUTCOME_MEMORY, "ended at its limit of memory, 256 MiB", "limits.memory_bytes"},
        {CORDON_OUTCOME_OUTPUT, "ended after 1000 bytes of output", "limits.output_bytes"},
        {CORDON_OUTCOME_FILES, "ended at its limit of files: 64 MiB or 1024 files",
         "limits.workspace_bytes"},
        {CORDON_OUTCOME_PROCESSES, "ended at its limit of 8 threads", "limits.threads"},
        {CORDON_OUTCOME_VIOLATION, "ended for the system call ptrace", ""},
        {CORDON_OUTCOME_CANCELLED, "cancelled by the caller", ""},
        {CORDON_OUTCOME_DENIED, "denied by screening", ""},
        {CORDON_OUTCOME_CONFINE_FAILED, "could not be confined, so nothing ran", "the detail"},
        {CORDON_OUTCOME_HOST_FAULT, "cordon's own process failed", "the detail"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        cordon_report *report = new_report(rows[i].outcome);
        set_exception(report);
        report->run.signal = 11;
        report->run.exit_code = 3;
        report->run.violation_count = 1;
        strcpy(report->run.violations[0].syscall, "ptrace");
        strcpy(report->run.detail, "the detail");
        assert_true(cdn_report_explain(report, &limits, 0));
        const char *message = cordon_report_message(report);
        assert_int_equal(strncmp(message, rows[i].start, strlen(rows[i].start)), 0);
        assert_non_null(strstr(message, rows[i].key));
        assert_null(strchr(message, '\n'));
        cordon_report_free(report);
    }
}

static void json_has_every_key_in_order(void **state)
{
    (void)state;
    static const char *const keys[] = {
        "status",        "outcome",   "stdout",   "stderr",     "result",      "error",
        "error_message", "exit_code", "signal",   "was_killed", "kill_reason", "execution_time_ms",
        "outputs",       "files",     "findings", "redactions", "truncated",   "usage",
        "violations",    "layers",    "versions"};
    cordon_report *report = new_report(CORDON_OUTCOME_OK);
    json_t *json = parsed(report);
    assert_int_equal(json_object_size(json), sizeof keys / sizeof *keys);
    const char *text = cordon_report_json(report);
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        char quoted[64];
        snprintf(quoted, sizeof quoted, "\"%s\":", keys[i]);
        text = strstr(text, quoted);
        assert_non_null(text);
    }
    json_decref(json);
    cordon_report_free(report);
}

static void status_follows_the_outcome(void **state)
{
    (void)state;
    static const struct {
        cordon_outcome outcome;
        const char *status;
    } rows[] = {
        {CORDON_OUTCOME_OK, "success"},
        {CORDON_OUTCOME_NONZERO_EXIT, "error"},
        {CORDON_OUTCOME_EXCEPTION, "error"},
        {CORDON_OUTCOME_MEMORY, "error"},
        {CORDON_OUTCOME_VIOLATION, "error"},
        {CORDON_OUTCOME_TIMEOUT_WALL, "timeout"},
        {CORDON_OUTCOME_TIMEOUT_CPU, "timeout"},
        {CORDON_OUTCOME_DENIED, "denied"},
        {CORDON_OUTCOME_CONFINE_FAILED, "sandboxing_error"},
        {CORDON_OUTCOME_HOST_FAULT, "sandboxing_error"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        cordon_report *report = new_report(rows[i].outcome);
        json_t *json = parsed(report);
        assert_string_equal(string_at(json, "status"), rows[i].status);
        assert_string_equal(string_at(json, "outcome"), cordon_outcome_name(rows[i].outcome));
        json_decref(json);
        cordon_report_free(report);
    }
}

static void json_shows_what_happened(void **state)
{
    (void)state;
    cordon_report *report = new_report(CORDON_OUTCOME_TIMEOUT_WALL);
    report->run.was_killed = true;
    report->run.wall_ms = 1.9;
    report->run.violation_count = 1;
    strcpy(report->run.violations[0].syscall, "ptrace");
    report->run.violations[0].count = 2;
    report->redactions = calloc(1, sizeof *report->redactions);
    strcpy(report->redactions[0].rule, "ipv4");
    report->redactions[0].count = 2;
    report->redaction_count = 1;
    set_exception(report);
    set_stream(report, 0, "a\xFF\0b", 4);
    report->streams[0].total_bytes = 900;
    assert_true(cdn_report_explain(report, &limits, 0));
    json_t *json = parsed(report);
    assert_string_equal(string_at(json, "kill_reason"), "timeout_wall");
    assert_non_null(strstr(string_at(json, "error_message"), "limits.wall_ms"));
    assert_string_equal(string_at(json_object_get(json, "error"), "name"), "NameError");
    assert_non_null(strstr(cordon_report_json(report), "\"execution_time_ms\":1.9,"));
    assert_non_null(strstr(cordon_report_json(report), "{\"rule\":\"ipv4\",\"count\":2}"));
    assert_non_null(strstr(cordon_report_json(report), "\"stdout\":\"a\xEF\xBF\xBD\\u0000b\""));
    assert_non_null(strstr(cordon_report_json(report), "{\"total_bytes\":900,\"kept_bytes\":4}"));
    assert_non_null(strstr(cordon_report_json(report),
                           "{\"syscall\":\"ptrace\",\"count\":2,\"action\":\"kill\"}"));
    json_decref(json);
    cordon_report_free(report);
}

static void layers_are_told_apart(void **state)
{
    (void)state;
    cdn_exec_result run = {0};
    run.layer_count = 2;
    run.layers[0] =
        (cdn_layer){.name = "seccomp", .requested = true, .active = true, .verified = true};
    run.layers[1] = (cdn_layer){.name = "userns",
                                .requested = true,
                                .error = 1,
                                .reason = "unshare: \"no\"",
                                .fix = "allow it"};
    char *text = cdn_layers_json(&run, true, "fine", "/usr/bin/python3");
    assert_string_equal(
        text, "{\"usable\":true,\"message\":\"fine\",\"interpreter\":\"/usr/bin/python3\","
              "\"layers\":[{\"layer\":\"seccomp\",\"requested\":true,\"active\":true,\"verified\":"
              "true,\"errno\":0,\"reason\":\"\",\"fix\":\"\"},{\"layer\":\"userns\",\"requested\":"
              "true,\"active\":false,\"verified\":false,\"errno\":1,\"reason\":\"unshare: "
              "\\\"no\\\"\",\"fix\":\"allow it\"}]}");
    free(text);
}

static void the_model_sees_labelled_sections(void **state)
{
    (void)state;
    cordon_report *report = new_report(CORDON_OUTCOME_EXCEPTION);
    set_stream(report, 0, "one\n", 4);
    set_stream(report, 1, "two\n", 4);
    set_exception(report);
    assert_true(cdn_report_explain(report, &limits, 0));
    assert_string_equal(cordon_report_for_model(report, 0),
                        "stdout:\none\nstderr:\ntwo\nerror: NameError: name 'x' is not defined");
    set_text(&report->run.error_traceback, "Traceback …\n");
    assert_string_equal(cordon_report_for_model(report, 0),
                        "stdout:\none\nstderr:\ntwo\nerror:\nTraceback …");
    cordon_report_free(report);
}

static void the_model_is_told_of_a_limit(void **state)
{
    (void)state;
    cordon_report *report = new_report(CORDON_OUTCOME_TIMEOUT_WALL);
    assert_true(cdn_report_explain(report, &limits, 0));
    assert_string_equal(cordon_report_for_model(report, 0),
                        "ended: after 2000 ms of wall-clock time; do less or in smaller steps");
    cordon_report_free(report);
}

/* Whatever ended it: nothing said twice, and no advice that only the host can follow. */
static void the_model_is_never_told_to_raise_a_limit(void **state)
{
    (void)state;
    for (int outcome = CORDON_OUTCOME_NONZERO_EXIT; outcome <= CORDON_OUTCOME_HOST_FAULT;
         outcome++) {
        cordon_report *report = new_report((cordon_outcome)outcome);
        assert_true(cdn_report_explain(report, &limits, 0));
        const char *text = cordon_report_for_model(report, 0);
        assert_memory_equal(text, "ended: ", 7);
        assert_null(strstr(text, "ended: ended"));
        assert_null(strstr(text, "raise"));
        cordon_report_free(report);
    }
}

/* A job may only tighten the policy's limit; the message names the one that applied. */
static void a_timeout_names_the_limit_that_applied(void **state)
{
    (void)state;
    static const struct {
        uint64_t job_wall_ms;
        const char *message;
    } rows[] = {
        {0, "ended after 2000 ms of wall-clock time; raise limits.wall_ms or do less"},
        {300, "ended after 300 ms of wall-clock time (set by the job); do less"},
        {2000, "ended after 2000 ms of wall-clock time; raise limits.wall_ms or do less"},
        {9000, "ended after 2000 ms of wall-clock time; raise limits.wall_ms or do less"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        cordon_report *report = new_report(CORDON_OUTCOME_TIMEOUT_WALL);
        assert_true(cdn_report_explain(report, &limits, rows[i].job_wall_ms));
        assert_string_equal(cordon_report_message(report), rows[i].message);
        cordon_report_free(report);
    }
}

static void nothing_that_ran_means_no_exit_code(void **state)
{
    (void)state;
    static const cordon_outcome rows[] = {CORDON_OUTCOME_DENIED, CORDON_OUTCOME_CONFINE_FAILED};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        cordon_report *report = new_report(rows[i]);
        assert_int_equal(cordon_report_exit_code(report), -1);
        json_t *json = parsed(report);
        assert_true(json_is_null(json_object_get(json, "exit_code")));
        json_decref(json);
        cordon_report_free(report);
    }
    cordon_report *report = new_report(CORDON_OUTCOME_OK);
    assert_int_equal(cordon_report_exit_code(report), 0);
    cordon_report_free(report);
}

/* Python has no exception of its own for a thread that the kernel refuses. */
static void a_refused_thread_names_its_limit(void **state)
{
    (void)state;
    cordon_report *report = new_report(CORDON_OUTCOME_EXCEPTION);
    set_text(&report->run.error_name, "RuntimeError");
    set_text(&report->run.error_message, "can't start new thread");
    report->run.error_line = 3;
    assert_true(cdn_report_explain(report, &limits, 0));
    assert_string_equal(cordon_report_message(report),
                        "ended with an uncaught RuntimeError at line 3: no more than 8 threads at "
                        "once; raise limits.threads or start fewer");
    const char *model = cordon_report_for_model(report, 0);
    assert_non_null(strstr(model, "error: RuntimeError: can't start new thread"));
    assert_non_null(strstr(model, "8 threads at once; start fewer threads and no processes"));
    cordon_report_free(report);
}

/* For every limit: not over it, well-formed, and both ends are there when there is room. */
static void the_models_text_is_bounded(void **state)
{
    (void)state;
    cordon_report *report = new_report(CORDON_OUTCOME_OK);
    for (int i = 0; i < 400; i++)
        set_stream(report, 0, i % 3 ? "\xE2\x82\xAC" : "\xF0\x9F\x90\x8D", i % 3 ? 3 : 4);
    set_stream(report, 1, "HEAD\0\xFF", 6);
    set_text(&report->run.value, "42");
    for (size_t max = 1; max < 1600; max++) {
        const char *text = cordon_report_for_model(report, max);
        assert_non_null(text);
        assert_true(strlen(text) <= max);
        json_t *valid = json_string(text);
        assert_non_null(valid);
        json_decref(valid);
        if (max > 300) {
            assert_non_null(strstr(text, "HEAD\xEF\xBF\xBD\xEF\xBF\xBD"));
            assert_non_null(strstr(text, "result: 42"));
        }
    }
    assert_non_null(strstr(cordon_report_for_model(report, 500), "bytes left out ...]"));
    cordon_report_free(report);
}

static void a_denied_source_shows_its_verdict(void **state)
{
    (void)state;
    cordon_report *report = new_report(CORDON_OUTCOME_DENIED);
    const cdn_screen_bounds bounds = {.source_bytes = 4, .parse_ms = 1000};
    assert_int_equal(cdn_screen(&report->verdict, NULL, &bounds, "print(1)", 8, NULL), CORDON_OK);
    assert_int_equal(cordon_verdict_decision(report->verdict), CORDON_TOO_LARGE);
    assert_true(cdn_report_explain(report, &limits, 0));
    assert_non_null(strstr(cordon_report_message(report), "limits.source_bytes"));
    const char *model = cordon_report_for_model(report, 0);
    assert_true(*model);
    assert_memory_equal(model, cordon_verdict_for_model(report->verdict), strlen(model));
    json_t *json = parsed(report);
    assert_string_equal(string_at(json, "status"), "denied");
    json_decref(json);
    cordon_report_free(report);
}

static size_t allocations_left;

static void *scarce_malloc(size_t size)
{
    return allocations_left && allocations_left-- ? malloc(size) : NULL;
}

/* No half report: either the whole JSON or NULL, whichever allocation fails. */
static void json_is_whole_or_nothing(void **state)
{
    (void)state;
    cordon_report *report = new_report(CORDON_OUTCOME_VIOLATION);
    set_exception(report);
    set_stream(report, 0, "out", 3);
    report->run.violation_count = report->run.layer_count = 1;
    report->run.layers[0].name = "seccomp";
    char *whole = strdup(cordon_report_json(report));
    bool is_done = false;
    for (size_t given = 0; !is_done && given < 2000; given++) {
        free(report->json);
        report->json = NULL;
        allocations_left = given;
        json_set_alloc_funcs(scarce_malloc, free);
        const char *json = cordon_report_json(report);
        json_set_alloc_funcs(malloc, free);
        is_done = json != NULL;
        if (json)
            assert_string_equal(json, whole);
    }
    assert_true(is_done);
    free(whole);
    cordon_report_free(report);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(outcomes_have_names),
        cmocka_unit_test(getters_answer_for_an_empty_report),
        cmocka_unit_test(an_empty_result_is_not_an_absent_one),
        cmocka_unit_test(messages_name_the_limit),
        cmocka_unit_test(json_has_every_key_in_order),
        cmocka_unit_test(json_is_whole_or_nothing),
        cmocka_unit_test(status_follows_the_outcome),
        cmocka_unit_test(json_shows_what_happened),
        cmocka_unit_test(layers_are_told_apart),
        cmocka_unit_test(the_model_sees_labelled_sections),
        cmocka_unit_test(the_model_is_told_of_a_limit),
        cmocka_unit_test(the_model_is_never_told_to_raise_a_limit),
        cmocka_unit_test(a_timeout_names_the_limit_that_applied),
        cmocka_unit_test(nothing_that_ran_means_no_exit_code),
        cmocka_unit_test(a_refused_thread_names_its_limit),
        cmocka_unit_test(the_models_text_is_bounded),
        cmocka_unit_test(a_denied_source_shows_its_verdict),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
