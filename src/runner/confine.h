/*
 * Confinement, as the zygote and its children put it on. All state is one struct, filled by the
 * zygote and inherited by fork. Nothing here allocates after a fork.
 */
#ifndef CDN_CONFINE_H
#define CDN_CONFINE_H

#include <linux/filter.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "message.h"

enum {
    CDN_PATH_MAX_COUNT = 64,
    CDN_LINK_MAX_COUNT = 256,
    CDN_JOB_FD = 3,            /* in a child: 0, 1, 2 are its streams, 3 speaks to the host */
    CDN_INSIDE_ID = 1000,      /* uid and gid inside a user namespace */
    CDN_UID_BASE = 0x70000000, /* unused by systemd and distributions (systemd UIDS-GIDS.md) */
    CDN_UID_COUNT = 0x0FFFFFFF
};

typedef struct cdn_zygote {
    cdn_layer_state layers[CDN_LAYER_COUNT];
    struct sock_fprog filters[CDN_FILTER_COUNT];
    char *paths[CDN_PATH_MAX_COUNT]; /* readable below these; owned */
    size_t path_count;
    int statm_fd;  /* /proc/self/statm, from before the root was changed */
    int task_fd;   /* /proc/self/task, likewise */
    int init_pipe; /* write end: the pid namespace lives as long as somebody holds it */
    bool can_drop_uid;
    uint32_t next_uid; /* offset from CDN_UID_BASE; starts at random, so that zygotes differ */
    bool is_sealed;
    uint64_t vm_bytes; /* address space and data of the warm interpreter */
    uint64_t data_bytes;
} cdn_zygote;

typedef struct cdn_child {
    cdn_zygote *zygote;
    const cdn_spawn_request *request;
    int fds[CDN_SPAWN_FDS]; /* report, job, stdin, stdout, stderr */
    pid_t zygote_pid;
    uid_t uid;        /* what it is to become; 0: keep */
    const char *call; /* what the running step tried, for the failure report */
} cdn_child;

typedef struct cdn_symlink {
    const char *path;
    const char *target;
} cdn_symlink;

/* Zygote, after the preload: what it wrote to the shared workspace stays as it is. */
int cdn_root_seal(const cdn_zygote *zygote);

/* Zygote, first: namespaces. Failures are recorded as layer states. */
void cdn_namespaces_enter(cdn_zygote *zygote);

/*
 * Zygote, second: a read-only root with nothing but `binds`, `links` and five device nodes. On
 * failure the root stays the host's and the layer state says why.
 */
void cdn_root_enter(cdn_zygote *zygote, char *const *binds, size_t bind_count,
                    const cdn_symlink *links, size_t link_count);

/* Zygote, third: read the filters that the runner left. Returns 0 or -errno. */
int cdn_filters_load(cdn_zygote *zygote);

/*
 * Zygote, after the preload (a process whose children go to another pid namespace cannot start
 * threads): the namespace for all children, and its first process.
 */
void cdn_pid_namespace_enter(cdn_zygote *zygote);

/* Zygote, last, after the preload: no way back. Returns 0 or -errno; `*call_out` names the step. */
int cdn_zygote_seal(cdn_zygote *zygote, const char **call_out);

/* Child: all steps in order. On failure nothing may run; fills `failure` and returns false. */
bool cdn_child_confine(cdn_child *child, cdn_step_failure *failure);

/* The steps that have files of their own; each returns 0 or -errno. */
int cdn_landlock_enter(cdn_child *child);
int cdn_limits_enter(cdn_child *child);
/* Last: RLIMIT_NOFILE is also how many descriptors all processes of a user may have under way in
 * messages, and a child still sends one while it confines itself (unix(7), ETOOMANYREFS). */
int cdn_limits_enter_descriptors(cdn_child *child);
int cdn_filters_enter(cdn_child *child);
/* Prove every active layer; sets `verified`, and fails when a layer does not hold. */
int cdn_selfcheck(cdn_child *child, cdn_layer_id *layer_out);

/* Landlock's ABI version; 0 when the kernel has none. */
int cdn_landlock_abi(void);

/* Files in the new root that Landlock keeps shut, so that a probe can tell it apart. */
#define CDN_PROBE_PATH "/.cordon-probe"
#define CDN_WORKSPACE  "/workspace"

#endif
