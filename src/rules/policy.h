/*
 * The policy as data: what the YAML file says, after defaults. Rooms read it, nobody but policy.c
 * writes it.
 */
#ifndef CDN_POLICY_H
#define CDN_POLICY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cordon/policy.h>

#include "redactions.h"
#include "rules.h"

typedef struct cdn_strings {
    char **items;
    size_t count;
} cdn_strings;

/* Each key is `limits.<field>`; every limit has a safe default and bounds, in policy.c. */
typedef struct cdn_limits {
    uint64_t wall_ms;
    uint64_t cpu_ms;
    uint64_t memory_bytes;    /* beyond what the warm interpreter has already */
    uint64_t stdout_bytes;    /* kept of stdout, head and tail together */
    uint64_t stderr_bytes;    /* kept of stderr */
    uint64_t result_bytes;    /* kept of the result and of error texts, each */
    uint64_t output_bytes;    /* stdout and stderr together; past it the run is ended */
    uint64_t workspace_bytes; /* all files in /workspace */
    uint64_t workspace_files; /* inodes in /workspace */
    uint64_t open_files;
    uint64_t threads;
    uint64_t source_bytes; /* larger sources are "too large" */
    uint64_t parse_ms;     /* longer parses are "too large" */
} cdn_limits;

/* How many interpreters and children are kept; each key is `pool.<field>`. */
typedef struct cdn_pool_settings {
    uint64_t spares;       /* ready children, at least */
    uint64_t spares_max;   /* at most, when runs found none */
    uint64_t idle_ms;      /* without such a miss, until there are `spares` again */
    uint64_t runs;         /* at once; more wait */
    uint64_t queue;        /* that wait; more are CORDON_E_BUSY */
    uint64_t recycle_runs; /* children of one interpreter, until another takes its place */
    uint64_t recycle_ms;   /* the same by its age */
} cdn_pool_settings;

struct cordon_policy {
    char *path;
    cdn_limits limits;
    cdn_pool_settings pool;
    bool screen_enabled;        /* screen.enabled */
    char *profile;              /* screen.profile: of the rules; NULL for none */
    cdn_strings suppressions;   /* screen.suppressions: rules that a comment may silence */
    bool sanitize_enabled;      /* sanitize.enabled */
    char *sanitize_rules;       /* sanitize.rules: relative to the policy file */
    char *interpreter;          /* "python3" is looked up on PATH */
    cdn_strings preload;        /* module names, imported once in the warm interpreter */
    cdn_strings waive;          /* confine.waive: privileges files network processes memory */
    cdn_rules *rules;           /* immutable, shared by reference count; never NULL */
    cdn_redactions *redactions; /* immutable, shared by reference count; never NULL */
};

/* A copy for an engine; NULL when memory is out. */
cordon_policy *cdn_policy_copy(const cordon_policy *policy);

#endif
