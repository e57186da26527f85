/* The host's end of a zygote: a warm interpreter that forks confined children. */
#ifndef CDN_HOST_ZYGOTE_H
#define CDN_HOST_ZYGOTE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "policy.h"

enum { CDN_MODULES_BYTES = 480 };

typedef struct cdn_warm {
    int control; /* any thread may send: messages are whole */
    int pidfd;
    int errors; /* its stderr, until it is ready */
    pid_t pid;
    double launched_ms;
    uint64_t forks;               /* children asked for; the keeper's own */
    uint64_t baseline_data_bytes; /* what each child has of it to begin with */
    atomic_int references;
    atomic_bool is_dead;             /* seen to be gone */
    char modules[CDN_MODULES_BYTES]; /* what the preload brought, with commas; "*" for too many */
} cdn_warm;

/* Start one: with the policy's preload, or bare. It says by its control socket when it is ready. */
cordon_status cdn_warm_launch(cdn_warm **warm_out, const cordon_policy *policy,
                              const char *interpreter, bool is_bare, cordon_error *err);
/* Read what it said, once there is something to read or the time is over. */
cordon_status cdn_warm_welcome(cdn_warm *warm, const char *interpreter, cordon_error *err);
/* Its modules, each ended with NUL, then one more; release with free(). NULL when memory is out. */
char *cdn_warm_modules(const cdn_warm *warm);
/* Whether nobody else holds a reference. */
bool cdn_warm_is_free(const cdn_warm *warm);
cdn_warm *cdn_warm_ref(cdn_warm *warm);
/* The last reference ends the process, and with it all its children. */
void cdn_warm_unref(cdn_warm *warm);

#endif
