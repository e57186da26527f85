/*
 * What cordon's processes say to each other, as data. Three sockets:
 *   control  host → zygote, SEQPACKET: cdn_spawn_request with five fds; zygote → host once:
 * cdn_hello report   zygote → host, SEQPACKET, one per child: cdn_child_report, nothing from the
 * child itself job      host ↔ child, STREAM, frames (frame.h): hostile from the first byte of the
 * job on Both ends come from one build; `protocol` guards against a mixed installation.
 */
#ifndef CDN_MESSAGE_H
#define CDN_MESSAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { CDN_PROTOCOL = 2 };

/* File descriptors that the runner inherits. */
enum { CDN_RUNNER_CONTROL_FD = 3, CDN_RUNNER_FILTER_FD = 4 };

/* The seccomp programs, handed over at CDN_RUNNER_FILTER_FD and the descriptors after it. */
typedef enum cdn_filter_id {
    CDN_FILTER_BASE,     /* the allow-list, for the zygote and all after it */
    CDN_FILTER_TRAP,     /* calls that the host is told of */
    CDN_FILTER_THREADS,  /* the same, and new threads: where no uid of its own counts them */
    CDN_FILTER_METADATA, /* only where there is no own root */
    CDN_FILTER_FINAL,    /* takes away what set-up needed */
    CDN_FILTER_COUNT
} cdn_filter_id;

/* The layers of confinement, in the order in which they are put on. */
typedef enum cdn_layer_id {
    CDN_LAYER_USER_NS,
    CDN_LAYER_ROOT, /* own mount namespace, pivot_root into a read-only root */
    CDN_LAYER_NET_NS,
    CDN_LAYER_IPC_NS,
    CDN_LAYER_UTS_NS,
    CDN_LAYER_PID_NS,
    CDN_LAYER_ENVIRONMENT,
    CDN_LAYER_WORKSPACE, /* private tmpfs */
    CDN_LAYER_FDS,
    CDN_LAYER_RLIMITS,
    CDN_LAYER_UID,
    CDN_LAYER_CAPABILITIES,
    CDN_LAYER_NO_NEW_PRIVS,
    CDN_LAYER_LANDLOCK,
    CDN_LAYER_SECCOMP,
    CDN_LAYER_COUNT
} cdn_layer_id;

typedef struct cdn_layer_state {
    uint8_t active;
    uint8_t verified;
    uint16_t detail; /* Landlock: its ABI version */
    int32_t error;   /* errno of the call that failed */
} cdn_layer_state;

/* zygote → host, once, on the control socket. */
typedef struct cdn_hello {
    uint32_t protocol;
    uint32_t is_ready;
    uint64_t baseline_data_bytes; /* private memory of the warm interpreter */
    char text[480]; /* what the preload brought, with commas; or why it is not ready */
} cdn_hello;

/* host → zygote, with the fds {report, job, stdin, stdout, stderr}. */
typedef struct cdn_spawn_request {
    uint32_t protocol;
    uint32_t may_rehearse; /* nobody waits for it yet: it may warm itself up */
    uint64_t memory_bytes;
    uint64_t cpu_ms;
    uint64_t open_files;
    uint64_t threads;
    uint64_t workspace_bytes;
    uint64_t workspace_files;
} cdn_spawn_request;

enum { CDN_SPAWN_FDS = 5 };

typedef enum cdn_child_report_kind {
    CDN_CHILD_STARTED = 1, /* with the child's pidfd */
    CDN_CHILD_EXITED = 2,
    CDN_CHILD_NOT_STARTED = 3 /* `status` is the errno of fork or pidfd_open */
} cdn_child_report_kind;

typedef struct cdn_child_report {
    uint32_t kind;
    int32_t pid;
    int32_t status; /* as from wait4(2) */
    uint32_t reserved;
    uint64_t cpu_user_us;
    uint64_t cpu_sys_us;
    uint64_t max_rss_bytes;
} cdn_child_report;

/* Frames on the job socket. */
typedef enum cdn_frame_type {
    CDN_FRAME_READY = 1,  /* child → host: cdn_ready */
    CDN_FRAME_FAILED = 2, /* child → host: cdn_step_failure; the child is gone */
    CDN_FRAME_JOB = 3,    /* host → child: the source text */
    CDN_FRAME_VALUE = 4,  /* child → host: repr of the last expression */
    CDN_FRAME_ERROR_NAME = 5,
    CDN_FRAME_ERROR_MESSAGE = 6,
    CDN_FRAME_ERROR_TRACEBACK = 7,
    CDN_FRAME_ERROR_PLACE = 8, /* cdn_error_place */
    CDN_FRAME_LISTENER = 9,    /* child → host: empty, with the seccomp listener (SCM_RIGHTS) */
    CDN_FRAME_CONCLUDED = 10,  /* child → host: int32_t exit code; it waits to be ended */
    CDN_FRAME_TYPE_COUNT
} cdn_frame_type;

typedef struct cdn_ready {
    cdn_layer_state layers[CDN_LAYER_COUNT];
    uint64_t cpu_user_us; /* used so far, by set-up */
    uint64_t cpu_sys_us;
} cdn_ready;

typedef struct cdn_step_failure {
    int32_t layer;
    int32_t error;
    char call[48];
    cdn_layer_state layers[CDN_LAYER_COUNT]; /* as far as set-up came */
} cdn_step_failure;

typedef struct cdn_error_place {
    uint32_t line;
    int32_t error; /* errno of an OSError, else 0 */
} cdn_error_place;

/* When a frame from the child is allowed, and how long it may be. */
typedef enum cdn_job_state { CDN_JOB_SETTING_UP, CDN_JOB_RUNNING, CDN_JOB_OVER } cdn_job_state;

/* False when the child may not say this now, or not at this length: the run is then ended. */
bool cdn_frame_is_allowed(uint32_t type, size_t byte_count, cdn_job_state state);

enum { CDN_TEXT_FRAME_MAX = 1 << 20 };

#endif
