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

/*
 * Serve until the host closes the control socket: returns false, in the zygote. In each child it
 * returns true once confined, with the job's source in `*source_out` (malloc'ed, `*bytes_out`).
 */
bool cdn_serve(cdn_zygote *zygote, const cdn_fork_hooks *hooks, char **source_out,
               size_t *bytes_out);

/* Tell the host, once, that the zygote is ready or why it is not. */
bool cdn_serve_hello(const cdn_zygote *zygote, const char *problem);

#endif
