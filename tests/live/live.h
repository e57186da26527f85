/*
 * Help for programs that run real jobs through the public API. Screening is off everywhere:
 * confinement has to hold by itself. Each refusal is paired with a control: the same attempt,
 * unconfined, by a plain `python3 -c`, really succeeds.
 */
#ifndef CDN_LIVE_H
#define CDN_LIVE_H

#include <stdbool.h>
#include <sys/types.h>

#include <cordon/cordon.h>

#include "cm.h"

/* An engine of the default policy with `settings` (key, value, …, NULL; may be NULL) on top. */
cordon_engine *live_engine(const char *const *settings);
cordon_policy *live_policy(const char *const *settings);

/* Run a program; fails the test when cordon itself could not. Release with cordon_report_free(). */
cordon_report *live_run(cordon_engine *engine, const char *code);
cordon_report *live_run_job(cordon_engine *engine, const char *code, const cordon_job *job);

/* What a program must come to. NULL and 0 mean: do not look. */
typedef struct live_case {
    const char *code;
    cordon_outcome outcome;
    const char *result;    /* exactly */
    const char *out;       /* stdout, exactly */
    const char *error;     /* name of the exception, exactly */
    const char *traceback; /* part of it */
    int exit_code;
    const char *control; /* this must succeed unconfined; "" takes `code` */
} live_case;

void live_check(cordon_engine *engine, const live_case *row);
void live_check_all(cordon_engine *engine, const live_case *rows, size_t count);

/* Run `code` in a plain interpreter; true when it ended with 0. */
bool live_unconfined(const char *code);
void live_assert_has(const char *text, const char *part);

/* The descendants of this process, the zygotes first. Returns how many. */
size_t live_descendants(pid_t *pids, size_t max);
/* Wait some seconds until all of them are gone; false when one still runs. */
bool live_all_gone(const pid_t *pids, size_t count);
/* The first zygote of this process. */
pid_t live_zygote(void);
size_t live_open_fds(void);
void live_sleep_ms(int ms);

#endif
