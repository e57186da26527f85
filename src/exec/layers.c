/*
 * What must hold, by any of which layers; and in words, why a layer is missing and what mends it.
 * The rows are those of docs/architecture.md. Nothing here trusts that a layer works because it was
 * asked for: only verified layers count.
 */
#include "layers.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "error.h"

typedef struct layer_text {
    const char *name;
    const char *call;
    const char *fix;
} layer_text;

#define NAMESPACE_FIX                                                                              \
    "allow user namespaces (kernel.apparmor_restrict_unprivileged_userns=0, "                      \
    "user.max_user_namespaces > 0) or run with CAP_SYS_ADMIN"

static const layer_text texts[CDN_LAYER_COUNT] = {
    [CDN_LAYER_USER_NS] = {"user_namespace", "unshare(CLONE_NEWUSER)", NAMESPACE_FIX},
    [CDN_LAYER_ROOT] = {"root", "mount and pivot_root", NAMESPACE_FIX "; Linux 5.12 or newer"},
    [CDN_LAYER_NET_NS] = {"network_namespace", "unshare(CLONE_NEWNET)", NAMESPACE_FIX},
    [CDN_LAYER_IPC_NS] = {"ipc_namespace", "unshare(CLONE_NEWIPC)", NAMESPACE_FIX},
    [CDN_LAYER_UTS_NS] = {"uts_namespace", "unshare(CLONE_NEWUTS)", NAMESPACE_FIX},
    [CDN_LAYER_PID_NS] = {"pid_namespace", "unshare(CLONE_NEWPID)", NAMESPACE_FIX},
    [CDN_LAYER_ENVIRONMENT] = {"environment", "execve", "report this as a defect"},
    [CDN_LAYER_WORKSPACE] = {"workspace", "mount(tmpfs)", NAMESPACE_FIX},
    [CDN_LAYER_FDS] = {"descriptors", "close_range", "Linux 5.9 or newer"},
    [CDN_LAYER_RLIMITS] = {"rlimits", "setrlimit", "raise the host's own hard limits"},
    [CDN_LAYER_UID] =
        {"uid", "setresuid",
         "run as root, with CAP_SETUID and CAP_SETGID, for a uid of its own per child"},
    [CDN_LAYER_CAPABILITIES] = {"capabilities", "capset", "report this as a defect"},
    [CDN_LAYER_NO_NEW_PRIVS] = {"no_new_privs", "prctl", "Linux 3.5 or newer"},
    [CDN_LAYER_LANDLOCK] = {"landlock", "landlock_create_ruleset",
                            "a kernel with CONFIG_SECURITY_LANDLOCK and landlock in the lsm= list"},
    [CDN_LAYER_SECCOMP] = {"seccomp", "seccomp", "a kernel with CONFIG_SECCOMP_FILTER"},
};

/* Some layers have nothing to do on some machines; that is no failure. */
static const char *reason_not_needed(cdn_layer_id layer, const cdn_layer_state *states)
{
    if (layer == CDN_LAYER_USER_NS && !states[layer].error)
        return "not needed: the host has CAP_SYS_ADMIN";
    if (layer == CDN_LAYER_UID && states[CDN_LAYER_USER_NS].active)
        return "a user namespace maps one id only";
    return NULL;
}

static void describe(cdn_layer *out, cdn_layer_id layer, const cdn_layer_state *states)
{
    const cdn_layer_state *state = &states[layer];
    const layer_text *text = &texts[layer];
    *out = (cdn_layer){.name = text->name, .requested = true};
    out->active = state->active;
    out->verified = state->active && state->verified;
    if (out->active)
        return;
    const char *reason = reason_not_needed(layer, states);
    if (reason) {
        out->requested = false;
        snprintf(out->reason, sizeof out->reason, "%s", reason);
        return;
    }
    out->error = state->error;
    if (!state->error) {
        snprintf(out->reason, sizeof out->reason, "not tried: an earlier step failed");
        return;
    }
    snprintf(out->reason, sizeof out->reason, "%s: %s", text->call, strerror(state->error));
    snprintf(out->fix, sizeof out->fix, "%s", text->fix);
}

void cdn_layers_describe(cdn_exec_result *result, const cdn_layer_state *states)
{
    for (int layer = 0; layer < CDN_LAYER_COUNT; layer++)
        describe(&result->layers[layer], (cdn_layer_id)layer, states);
    result->layer_count = CDN_LAYER_COUNT;
}

typedef struct requirement {
    const char *name;
    cdn_layer_id all[5]; /* every one of these … */
    size_t all_count;
    cdn_layer_id any[2]; /* … and, when there are any, one of these */
    size_t any_count;
} requirement;

static const requirement requirements[] = {
    {"privileges",
     {CDN_LAYER_NO_NEW_PRIVS, CDN_LAYER_SECCOMP, CDN_LAYER_CAPABILITIES, CDN_LAYER_FDS,
      CDN_LAYER_ENVIRONMENT},
     5,
     {0},
     0},
    {"files", {0}, 0, {CDN_LAYER_ROOT, CDN_LAYER_LANDLOCK}, 2},
    {"network", {0}, 0, {CDN_LAYER_NET_NS, CDN_LAYER_SECCOMP}, 2},
    {"processes", {0}, 0, {CDN_LAYER_PID_NS, CDN_LAYER_SECCOMP}, 2},
    {"memory", {CDN_LAYER_RLIMITS, CDN_LAYER_SECCOMP}, 2, {0}, 0},
};

enum { LANDLOCK_ABI_NEEDED = 3 }; /* older ones do not govern truncation */

static bool counts(cdn_layer_id layer, const cdn_layer_state *states)
{
    return states[layer].active && states[layer].verified &&
           (layer != CDN_LAYER_LANDLOCK || states[layer].detail >= LANDLOCK_ABI_NEEDED);
}

/* The layer that `need` lacks, or CDN_LAYER_COUNT when it is met. */
static cdn_layer_id missing(const requirement *need, const cdn_layer_state *states)
{
    for (size_t i = 0; i < need->all_count; i++)
        if (!counts(need->all[i], states))
            return need->all[i];
    for (size_t i = 0; i < need->any_count; i++)
        if (counts(need->any[i], states))
            return CDN_LAYER_COUNT;
    return need->any_count ? need->any[0] : CDN_LAYER_COUNT;
}

static bool is_waived(const char *name, const cdn_strings *waived)
{
    for (size_t i = 0; i < waived->count; i++)
        if (strcmp(waived->items[i], name) == 0)
            return true;
    return false;
}

cordon_status cdn_layers_judge(const cdn_layer_state *states, const cdn_strings *waived,
                               cordon_error *err)
{
    for (size_t i = 0; i < sizeof requirements / sizeof *requirements; i++) {
        const requirement *need = &requirements[i];
        cdn_layer_id layer = missing(need, states);
        if (layer == CDN_LAYER_COUNT || is_waived(need->name, waived))
            continue;
        cdn_layer first, second;
        describe(&first, layer, states);
        bool has_other = need->any_count == 2;
        describe(&second, has_other ? need->any[1] : layer, states);
        return cdn_fail(
            err, CORDON_E_CONFINE,
            "cannot confine here: '%s' does not hold: layer %s: %s%s%s%s%s; to mend: "
            "%s%s%s (cordon doctor shows every layer)",
            need->name, first.name, first.active ? "not verified" : first.reason,
            has_other ? "; layer " : "", has_other ? second.name : "", has_other ? ": " : "",
            !has_other      ? ""
            : second.active ? "too old (ABI 3 needed)"
                            : second.reason,
            texts[layer].fix, has_other ? "; or " : "", has_other ? texts[need->any[1]].fix : "");
    }
    return CORDON_OK;
}

cordon_status cdn_layers_step_failed(const cdn_step_failure *failure, cordon_error *err)
{
    char call[sizeof failure->call];
    snprintf(call, sizeof call, "%.*s", (int)sizeof failure->call - 1, failure->call);
    bool is_known = failure->layer >= 0 && failure->layer < CDN_LAYER_COUNT;
    const layer_text *text = is_known ? &texts[failure->layer] : NULL;
    return cdn_fail(err, CORDON_E_CONFINE,
                    "cannot confine here: layer %s: %s: %s; to mend: %s (cordon doctor shows every "
                    "layer)",
                    text ? text->name : "session", call,
                    failure->error == ENOTRECOVERABLE ? "the layer does not hold"
                                                      : strerror(failure->error),
                    text ? text->fix : "report this as a defect");
}
