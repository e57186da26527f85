/* The zygote's loop. It never reads a job: it forks, hands descriptors over, reaps and reports. */
#ifndef CDN_SERVE_H
#define CDN_SERVE_H

#include <sys/types.h>

#include "confine.h"

/* What brackets a fork in an embedding language: PyOS_BeforeFork and its kin. */
typedef struct cdn_fork_hooks {
    void (*before)(void);
    void (*after_in_parent)(void);
    void (*after_in_child)(void);
} cdn_fork_hooks;

typedef enum cdn_served {
    CDN_SERVED_OUT,   /* in the zygote: the host is gone */
    CDN_SERVED_CHILD, /* in a child, confined; somebody waits for it */
    CDN_SERVED_SPARE  /* in a child, confined, that may warm itself up first */
} cdn_served;

/* Serve until the host closes the control socket, or until this process is a confined child. */
cdn_served cdn_serve(cdn_zygote *zygote, const cdn_fork_hooks *hooks);

/*
 * In a child: say "ready" and wait for the job. Returns its source (malloc'ed, `*bytes_out` bytes);
 * the child ends when there is none.
 */
char *cdn_serve_await_job(const cdn_zygote *zygote, size_t *bytes_out);

/*
 * In a child: say that the program is over, with its exit code, and wait for the end. The host ends
 * it from outside, after a look at what it used; when it closes the socket instead, it exits.
 */
_Noreturn void cdn_serve_conclude(int code);

/* Tell the host, once, that the zygote is ready or why it is not. */
bool cdn_serve_hello(const cdn_zygote *zygote, bool is_ready, const char *text);

#endif
