/*
 * An outside program in C11, built against an installed cordon. It does what the README promises:
 * screen a program, sanitize a text and, when asked to ("run"), run a program.
 */
#include <stdio.h>
#include <string.h>

#include <cordon/cordon.h>

enum { PASSED = 0, FAILED = 1, SKIPPED = 77 };

static int fail(const char *what, cordon_error *err)
{
    fprintf(stderr, "consumer: %s: %s: %s\n", what, cordon_status_name(cordon_error_status(err)),
            cordon_error_message(err));
    return FAILED;
}

static int screen(cordon_engine *engine, cordon_error *err)
{
    const char *source = "import subprocess\n";
    cordon_verdict *verdict = NULL;
    if (cordon_screen(&verdict, engine, source, strlen(source), err) != CORDON_OK)
        return fail("screen", err);
    cordon_decision decision = cordon_verdict_decision(verdict);
    printf("screen: %s, %zu findings\n", cordon_decision_name(decision),
           cordon_verdict_finding_count(verdict));
    cordon_verdict_free(verdict);
    return decision == CORDON_DENY ? PASSED : FAILED;
}

typedef struct text {
    char bytes[256];
    size_t count;
} text;

static void append(void *context, const char *bytes, size_t byte_count)
{
    text *out = context;
    size_t room = sizeof out->bytes - 1 - out->count;
    size_t taken = byte_count < room ? byte_count : room;
    memcpy(out->bytes + out->count, bytes, taken);
    out->count += taken;
}

static int sanitize(const cordon_policy *policy, cordon_error *err)
{
    const char *dirty = "connected to 93.184.216.34 in 12 ms\n";
    text out = {{0}, 0};
    cordon_sanitizer *sanitizer = NULL;
    if (cordon_sanitizer_new(&sanitizer, policy, append, &out, err) != CORDON_OK)
        return fail("sanitizer", err);
    cordon_status status = cordon_sanitizer_feed(sanitizer, dirty, strlen(dirty), err);
    if (status == CORDON_OK)
        status = cordon_sanitizer_finish(sanitizer, err);
    cordon_sanitizer_free(sanitizer);
    if (status != CORDON_OK)
        return fail("sanitize", err);
    printf("sanitize: %s", out.bytes);
    return strstr(out.bytes, "connected to ") && !strstr(out.bytes, "93.184") ? PASSED : FAILED;
}

static int check_report(const cordon_report *report)
{
    size_t bytes = 0;
    const char *out = cordon_report_stdout(report, &bytes);
    printf("run: %s, stdout: %s", cordon_outcome_name(cordon_report_outcome(report)), out);
    return bytes == 2 && strcmp(out, "1\n") == 0 ? PASSED : FAILED;
}

static int run(cordon_engine *engine, cordon_error *err)
{
    const char *source = "print(1)\n";
    cordon_report *report = NULL;
    cordon_status status = cordon_run(&report, engine, source, strlen(source), NULL, err);
    if (!cordon_has_exec())
        return status == CORDON_E_UNSUPPORTED ? PASSED : FAILED;
    if (status != CORDON_OK) {
        fail("run", err);
        return status == CORDON_E_CONFINE ? SKIPPED : FAILED;
    }
    int result = check_report(report);
    cordon_report_free(report);
    return result;
}

int main(int argc, char **argv)
{
    const char *mode = argc > 1 ? argv[1] : "screen";
    cordon_error *err = cordon_error_new();
    cordon_policy *policy = NULL;
    cordon_engine *engine = NULL;
    int result = FAILED;
    if (cordon_policy_load(&policy, NULL, err) != CORDON_OK ||
        cordon_engine_new(&engine, policy, err) != CORDON_OK)
        fail("set-up", err);
    else if (strcmp(mode, "run") == 0)
        result = run(engine, err);
    else
        result = screen(engine, err) == PASSED ? sanitize(policy, err) : FAILED;
    cordon_engine_free(engine);
    cordon_policy_free(policy);
    cordon_error_free(err);
    return result;
}
