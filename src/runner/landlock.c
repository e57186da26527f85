/*
 * Landlock: what the filesystem layers forbid is forbidden once more, by another mechanism. Every
 * right that the running kernel knows is handled; reading is allowed below the interpreter's
 * paths, writing in the workspace and to /dev/null, executing nowhere. Constants of newer ABIs are
 * from the kernel's include/uapi/linux/landlock.h.
 */
#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "confine.h"

enum {
    RIGHTS_ABI_1 = 13, /* how many filesystem rights each ABI handles */
    RIGHTS_ABI_2 = 14, /* refer */
    RIGHTS_ABI_3 = 15, /* truncate */
    RIGHTS_ABI_5 = 16, /* ioctl on devices */
    NET_RIGHTS = 3,    /* ABI 4: bind and connect TCP */
    SCOPES = 3         /* ABI 6: abstract unix sockets, signals */
};

#define READ (LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR)
#define WRITE                                                                                      \
    (LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR |                               \
     LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |  \
     LANDLOCK_ACCESS_FS_MAKE_SYM | (1ULL << 13) /* refer */ | (1ULL << 14) /* truncate */)

/* The newest layout; the kernel takes a shorter one by its size. */
typedef struct ruleset_attr {
    uint64_t handled_access_fs;
    uint64_t handled_access_net;
    uint64_t scoped;
} ruleset_attr;

int cdn_landlock_abi(void)
{
    long abi = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
    return abi < 0 ? 0 : (int)abi;
}

static uint64_t handled_rights(int abi)
{
    int count = abi >= 5   ? RIGHTS_ABI_5
                : abi >= 3 ? RIGHTS_ABI_3
                : abi == 2 ? RIGHTS_ABI_2
                           : RIGHTS_ABI_1;
    return (UINT64_C(1) << count) - 1;
}

static int allow(int ruleset, const char *path, uint64_t rights)
{
    struct stat info;
    struct landlock_path_beneath_attr rule = {.allowed_access = rights};
    rule.parent_fd = open(path, O_PATH | O_CLOEXEC);
    if (rule.parent_fd < 0)
        return -errno;
    if (fstat(rule.parent_fd, &info) == 0 && !S_ISDIR(info.st_mode))
        rule.allowed_access &= LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE;
    int failed =
        syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) ? -errno : 0;
    close(rule.parent_fd);
    return failed;
}

static int allow_all(int ruleset, const cdn_child *child, uint64_t handled)
{
    const cdn_zygote *zygote = child->zygote;
    int failed = 0;
    for (size_t i = 0; !failed && i < zygote->path_count; i++)
        failed = allow(ruleset, zygote->paths[i], READ & handled);
    /* No /dev/zero: see root.c. */
    static const char *const devices[] = {"/dev/null", "/dev/full", "/dev/random", "/dev/urandom"};
    for (size_t i = 0; !failed && i < sizeof devices / sizeof *devices; i++)
        failed = allow(ruleset, devices[i],
                       LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE);
    if (!failed && zygote->layers[CDN_LAYER_ROOT].active) /* nothing of the host is listed there */
        failed = allow(ruleset, "/", LANDLOCK_ACCESS_FS_READ_DIR);
    if (!failed && zygote->layers[CDN_LAYER_WORKSPACE].active)
        failed = allow(ruleset, CDN_WORKSPACE, (READ | WRITE) & handled);
    return failed;
}

int cdn_landlock_enter(cdn_child *child)
{
    int abi = cdn_landlock_abi();
    cdn_layer_state *state = &child->zygote->layers[CDN_LAYER_LANDLOCK];
    child->call = "landlock_create_ruleset";
    ruleset_attr wanted = {.handled_access_fs = handled_rights(abi)};
    size_t size = sizeof wanted.handled_access_fs;
    if (abi >= 4) {
        wanted.handled_access_net = NET_RIGHTS;
        size += sizeof wanted.handled_access_net;
    }
    if (abi >= 6) {
        wanted.scoped = SCOPES;
        size += sizeof wanted.scoped;
    }
    int ruleset = (int)syscall(SYS_landlock_create_ruleset, &wanted, size, 0);
    if (ruleset < 0)
        return -errno;
    child->call = "landlock_add_rule";
    int failed = allow_all(ruleset, child, wanted.handled_access_fs);
    if (!failed) {
        child->call = "landlock_restrict_self";
        failed = syscall(SYS_landlock_restrict_self, ruleset, 0) ? -errno : 0;
    }
    close(ruleset);
    state->active = failed == 0;
    state->detail = (uint16_t)abi;
    return failed;
}
