/* The host's end of a zygote: a warm interpreter that forks confined children. */
#ifndef CDN_HOST_ZYGOTE_H
#define CDN_HOST_ZYGOTE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <sys/types.h>

#include "policy.h"

typedef struct cdn_warm {
    int control; /* any thread may send: messages are whole */
    int pidfd;
    pid_t pid;
    atomic_int references;
    atomic_bool is_dead; /* seen to be gone; the next run starts another */
} cdn_warm;

/* Start one and wait until it is ready to fork. */
cordon_status cdn_warm_start(cdn_warm **warm_out, const cordon_policy *policy,
                             const char *interpreter, cordon_error *err);
cdn_warm *cdn_warm_ref(cdn_warm *warm);
/* The last reference ends the process, and with it all its children. */
void cdn_warm_unref(cdn_warm *warm);

#endif
