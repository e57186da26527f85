/*
 * Reports: what the caller gets from a run. This file holds the getters and the one sentence that
 * says how a run ended; report_json.c and report_model.c show the whole. Nothing here changes what
 * a report says: engine.c has filled it, with clean texts, before anybody sees it.
 */
#include "report.h"

#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "utf8.h"

enum { MEBIBYTE = 1024 * 1024, NAME_SHOWN_BYTES = 120 };

void cordon_report_free(cordon_report *report)
{
    if (!report)
        return;
    cdn_exec_result_clear(&report->run);
    cordon_verdict_free(report->verdict);
    for (int stream = 0; stream < 2; stream++)
        cdn_buf_free(&report->streams[stream].bytes);
    free(report->redactions);
    free(report->message);
    free(report->ending);
    free(report->json);
    free(report->model);
    free(report);
}

static const char *const outcome_names[] = {
    [CORDON_OUTCOME_OK] = "ok",
    [CORDON_OUTCOME_NONZERO_EXIT] = "nonzero_exit",
    [CORDON_OUTCOME_EXCEPTION] = "exception",
    [CORDON_OUTCOME_SIGNALED] = "signaled",
    [CORDON_OUTCOME_TIMEOUT_WALL] = "timeout_wall",
    [CORDON_OUTCOME_TIMEOUT_CPU] = "timeout_cpu",
    [CORDON_OUTCOME_MEMORY] = "memory",
    [CORDON_OUTCOME_OUTPUT] = "output",
    [CORDON_OUTCOME_FILES] = "files",
    [CORDON_OUTCOME_PROCESSES] = "processes",
    [CORDON_OUTCOME_VIOLATION] = "violation",
    [CORDON_OUTCOME_CANCELLED] = "cancelled",
    [CORDON_OUTCOME_DENIED] = "denied",
    [CORDON_OUTCOME_CONFINE_FAILED] = "confine_failed",
    [CORDON_OUTCOME_HOST_FAULT] = "host_fault",
};

const char *cordon_outcome_name(cordon_outcome outcome)
{
    size_t index = (size_t)outcome;
    return index < sizeof outcome_names / sizeof *outcome_names ? outcome_names[index] : "unknown";
}

cordon_outcome cordon_report_outcome(const cordon_report *report)
{
    return report->run.outcome;
}

const char *cordon_report_message(const cordon_report *report)
{
    return report->message ? report->message : "";
}

static const char *text_of(const cdn_buf *bytes, size_t *bytes_out)
{
    if (bytes_out)
        *bytes_out = bytes->count;
    return cdn_buf_text(bytes);
}

static const char *text_if_set(const cdn_text *text)
{
    return text->is_set ? cdn_buf_text(&text->bytes) : NULL;
}

const char *cordon_report_stdout(const cordon_report *report, size_t *bytes_out)
{
    return text_of(&report->streams[0].bytes, bytes_out);
}

const char *cordon_report_stderr(const cordon_report *report, size_t *bytes_out)
{
    return text_of(&report->streams[1].bytes, bytes_out);
}

const char *cordon_report_result(const cordon_report *report, size_t *bytes_out)
{
    const cdn_text *value = &report->run.value;
    if (bytes_out)
        *bytes_out = value->is_set ? value->bytes.count : 0;
    return text_if_set(value);
}

const char *cordon_report_error_name(const cordon_report *report)
{
    return text_if_set(&report->run.error_name);
}

const char *cordon_report_error_message(const cordon_report *report)
{
    return text_if_set(&report->run.error_message);
}

const char *cordon_report_error_traceback(const cordon_report *report)
{
    return text_if_set(&report->run.error_traceback);
}

uint32_t cordon_report_error_line(const cordon_report *report)
{
    return report->run.error_line;
}

int cordon_report_exit_code(const cordon_report *report)
{
    cordon_outcome outcome = report->run.outcome;
    bool has_run = outcome != CORDON_OUTCOME_DENIED && outcome != CORDON_OUTCOME_CONFINE_FAILED;
    return has_run ? report->run.exit_code : -1;
}

int cordon_report_signal(const cordon_report *report)
{
    return report->run.signal;
}

double cordon_report_wall_ms(const cordon_report *report)
{
    return report->run.wall_ms;
}

double cordon_report_setup_ms(const cordon_report *report)
{
    return report->run.setup_ms;
}

double cordon_report_cpu_ms(const cordon_report *report)
{
    return report->run.cpu_user_ms + report->run.cpu_sys_ms;
}

uint64_t cordon_report_max_rss_bytes(const cordon_report *report)
{
    return report->run.max_rss_bytes;
}

size_t cordon_report_layer_count(const cordon_report *report)
{
    return report->run.layer_count;
}

static const cdn_layer *layer_at(const cordon_report *report, size_t index)
{
    static const cdn_layer none = {.name = ""};
    return index < report->run.layer_count ? &report->run.layers[index] : &none;
}

const char *cordon_report_layer_name(const cordon_report *report, size_t index)
{
    return layer_at(report, index)->name;
}

int cordon_report_layer_is_active(const cordon_report *report, size_t index)
{
    return layer_at(report, index)->active;
}

int cordon_report_layer_is_verified(const cordon_report *report, size_t index)
{
    return layer_at(report, index)->verified;
}

const char *cordon_report_layer_reason(const cordon_report *report, size_t index)
{
    return layer_at(report, index)->reason;
}

const char *cordon_report_layer_fix(const cordon_report *report, size_t index)
{
    return layer_at(report, index)->fix;
}

cordon_verdict *cordon_report_verdict(const cordon_report *report)
{
    return report->verdict;
}

/* strsignal() is not thread-safe everywhere; these are the ones that end Python programs. */
static const char *signal_name(int number)
{
    static const struct {
        int number;
        const char *name;
    } names[] = {
        {SIGSEGV, " (SIGSEGV)"}, {SIGABRT, " (SIGABRT)"}, {SIGFPE, " (SIGFPE)"},
        {SIGILL, " (SIGILL)"},   {SIGBUS, " (SIGBUS)"},   {SIGKILL, " (SIGKILL)"},
        {SIGTERM, " (SIGTERM)"}, {SIGSYS, " (SIGSYS)"},   {SIGPIPE, " (SIGPIPE)"},
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (names[i].number == number)
            return names[i].name;
    return "";
}

static bool add_bytes_amount(cdn_buf *out, uint64_t bytes)
{
    if (bytes >= MEBIBYTE && bytes % MEBIBYTE == 0)
        return cdn_buf_addf(out, "%" PRIu64 " MiB", bytes / MEBIBYTE);
    return cdn_buf_addf(out, "%" PRIu64 " bytes", bytes);
}

bool cdn_report_lacks_threads(const cordon_report *report)
{
    const cdn_exec_result *run = &report->run;
    return run->outcome == CORDON_OUTCOME_EXCEPTION &&
           strcmp(cdn_buf_text(&run->error_name.bytes), "RuntimeError") == 0 &&
           strcmp(cdn_buf_text(&run->error_message.bytes), "can't start new thread") == 0;
}

static bool explain_exception(cdn_buf *out, const cordon_report *report, const cdn_limits *limits)
{
    const cdn_exec_result *run = &report->run;
    const cdn_buf *name = &run->error_name.bytes;
    size_t shown = name->count < NAME_SHOWN_BYTES ? name->count : NAME_SHOWN_BYTES;
    bool ok =
        cdn_buf_add_text(out, "ended with an uncaught ") &&
        (shown ? cdn_utf8_repair(out, name->bytes, shown) : cdn_buf_add_text(out, "exception"));
    if (ok && run->error_line)
        ok = cdn_buf_addf(out, " at line %" PRIu32, run->error_line);
    if (ok && cdn_report_lacks_threads(report))
        ok = cdn_buf_addf(out, ": no more than %" PRIu64 " threads at once", limits->threads);
    return ok;
}

static bool explain_files(cdn_buf *out, const cdn_limits *limits)
{
    return cdn_buf_add_text(out, "ended at its limit of files: ") &&
           add_bytes_amount(out, limits->workspace_bytes) &&
           cdn_buf_addf(out, " or %" PRIu64 " files", limits->workspace_files);
}

static bool explain_memory(cdn_buf *out, const cdn_limits *limits)
{
    return cdn_buf_add_text(out, "ended at its limit of memory, ") &&
           add_bytes_amount(out, limits->memory_bytes);
}

static bool explain_output(cdn_buf *out, const cdn_limits *limits)
{
    return cdn_buf_add_text(out, "ended after ") && add_bytes_amount(out, limits->output_bytes) &&
           cdn_buf_add_text(out, " of output");
}

static bool is_tightened(const cdn_limits *limits, uint64_t job_wall_ms)
{
    return job_wall_ms && job_wall_ms < limits->wall_ms;
}

static bool explain_wall(cdn_buf *out, const cdn_limits *limits, uint64_t job_wall_ms)
{
    bool by_job = is_tightened(limits, job_wall_ms);
    return cdn_buf_addf(out, "ended after %" PRIu64 " ms of wall-clock time%s",
                        by_job ? job_wall_ms : limits->wall_ms, by_job ? " (set by the job)" : "");
}

static bool explain_detail(cdn_buf *out, const char *text, const char *detail)
{
    return cdn_buf_add_text(out, text) &&
           (!*detail || (cdn_buf_add_text(out, ": ") && cdn_buf_add_text(out, detail)));
}

static bool explain_violation(cdn_buf *out, const cdn_exec_result *run)
{
    if (!run->violation_count)
        return explain_detail(out, "ended for what no honest program does", run->detail);
    return cdn_buf_addf(out, "ended for the system call %s, which no honest program makes",
                        run->violations[0].syscall);
}

static const char *denial(cordon_decision decision)
{
    switch (decision) {
    case CORDON_REVIEW:
        return "denied by screening: a person should review it first";
    case CORDON_NOT_UNDERSTOOD:
        return "denied by screening: not Python that cordon can read";
    case CORDON_TOO_LARGE:
        return "denied by screening: too large (limits.source_bytes, limits.parse_ms)";
    default:
        return "denied by screening";
    }
}

/* The first of the worst findings is the reason. */
static const cordon_finding *reason_of(const cordon_verdict *verdict)
{
    const cordon_finding *worst = NULL;
    for (size_t i = 0; i < cordon_verdict_finding_count(verdict); i++) {
        const cordon_finding *finding = cordon_verdict_finding(verdict, i);
        if (!worst || cordon_finding_severity(finding) > cordon_finding_severity(worst))
            worst = finding;
    }
    return worst;
}

static bool explain_denied(cdn_buf *out, const cordon_verdict *verdict)
{
    const cordon_finding *reason = verdict ? reason_of(verdict) : NULL;
    cordon_decision decision = verdict ? cordon_verdict_decision(verdict) : CORDON_DENY;
    return cdn_buf_add_text(out, denial(decision)) &&
           (!reason ||
            cdn_buf_addf(out, ": %s at line %" PRIu32 ": %s", cordon_finding_rule(reason),
                         cordon_finding_line(reason), cordon_finding_message(reason)));
}

static bool explain_signal(cdn_buf *out, const cdn_exec_result *run)
{
    return cdn_buf_addf(out, "ended by signal %d%s", run->signal, signal_name(run->signal)) &&
           explain_detail(out, "", run->detail);
}

/* What ended the run, without the mend. */
static bool explain(cdn_buf *out, const cordon_report *report, const cdn_limits *limits,
                    uint64_t job_wall_ms)
{
    const cdn_exec_result *run = &report->run;
    switch (run->outcome) {
    case CORDON_OUTCOME_OK:
        return cdn_buf_add_text(out, "finished");
    case CORDON_OUTCOME_NONZERO_EXIT:
        return cdn_buf_addf(out, "exited with code %d", run->exit_code);
    case CORDON_OUTCOME_EXCEPTION:
        return explain_exception(out, report, limits);
    case CORDON_OUTCOME_SIGNALED:
        return explain_signal(out, run);
    case CORDON_OUTCOME_TIMEOUT_WALL:
        return explain_wall(out, limits, job_wall_ms);
    case CORDON_OUTCOME_TIMEOUT_CPU:
        return cdn_buf_addf(out, "ended after %" PRIu64 " ms of CPU time", limits->cpu_ms);
    case CORDON_OUTCOME_MEMORY:
        return explain_memory(out, limits);
    case CORDON_OUTCOME_OUTPUT:
        return explain_output(out, limits);
    case CORDON_OUTCOME_FILES:
        return explain_files(out, limits);
    case CORDON_OUTCOME_PROCESSES:
        return cdn_buf_addf(out, "ended at its limit of %" PRIu64 " threads", limits->threads);
    case CORDON_OUTCOME_VIOLATION:
        return explain_violation(out, run);
    case CORDON_OUTCOME_CANCELLED:
        return cdn_buf_add_text(out, "cancelled by the caller");
    case CORDON_OUTCOME_DENIED:
        return explain_denied(out, report->verdict);
    case CORDON_OUTCOME_CONFINE_FAILED:
        return explain_detail(out, "could not be confined, so nothing ran", run->detail);
    case CORDON_OUTCOME_HOST_FAULT:
        return explain_detail(
            out, "cordon's own process failed, which says nothing of the program; run it again",
            run->detail);
    }
    return cdn_buf_add_text(out, "ended for an unknown reason");
}

typedef struct mend {
    const char *for_people;
    const char *for_model; /* whoever writes the program cannot raise a limit */
} mend;

static mend mend_of(const cordon_report *report, bool is_set_by_job)
{
    static const char smaller[] = "; do less or in smaller steps";
    static const char fewer[] = "; start fewer threads and no processes";
    switch (report->run.outcome) {
    case CORDON_OUTCOME_TIMEOUT_WALL:
        return (mend){is_set_by_job ? "; do less" : "; raise limits.wall_ms or do less", smaller};
    case CORDON_OUTCOME_TIMEOUT_CPU:
        return (mend){"; raise limits.cpu_ms or do less", smaller};
    case CORDON_OUTCOME_MEMORY:
        return (mend){"; raise limits.memory_bytes or hold less at once", smaller};
    case CORDON_OUTCOME_OUTPUT:
        return (mend){"; raise limits.output_bytes or print less", "; print less"};
    case CORDON_OUTCOME_FILES:
        return (mend){"; raise limits.workspace_bytes or limits.workspace_files, or write less",
                      "; write less"};
    case CORDON_OUTCOME_PROCESSES:
        return (mend){"; raise limits.threads, and start no processes", fewer};
    case CORDON_OUTCOME_EXCEPTION:
        if (cdn_report_lacks_threads(report))
            return (mend){"; raise limits.threads or start fewer", fewer};
        break;
    default:
        break;
    }
    return (mend){"", ""};
}

static char *joined(const char *cause, const char *advice)
{
    cdn_buf out = {0};
    bool ok = cdn_buf_add_text(&out, cause) && cdn_buf_add_text(&out, advice);
    char *text = ok ? cdn_buf_take(&out) : NULL;
    cdn_buf_free(&out);
    return text;
}

/* A model reads it behind "ended: ". */
static const char *without_ended(const char *cause)
{
    static const char word[] = "ended ";
    return strncmp(cause, word, sizeof word - 1) == 0 ? cause + sizeof word - 1 : cause;
}

bool cdn_report_explain(cordon_report *report, const cdn_limits *limits, uint64_t job_wall_ms)
{
    cdn_buf cause = {0};
    mend advice = mend_of(report, is_tightened(limits, job_wall_ms));
    char *message = NULL, *ending = NULL;
    if (explain(&cause, report, limits, job_wall_ms)) {
        message = joined(cdn_buf_text(&cause), advice.for_people);
        ending = joined(without_ended(cdn_buf_text(&cause)), advice.for_model);
    }
    cdn_buf_free(&cause);
    if (!message || !ending) {
        free(message);
        free(ending);
        return false;
    }
    free(report->message);
    free(report->ending);
    report->message = message;
    report->ending = ending;
    return true;
}
