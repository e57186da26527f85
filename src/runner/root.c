/*
 * A root of our own: a small tmpfs that holds clones of the interpreter's directories, read-only,
 * and four device nodes. Sources are cloned before anything is mounted, so that no mount of ours
 * can hide one. Until pivot_root succeeds the process still stands in the host's root, unchanged.
 */
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "confine.h"
#include "hook.h"

#ifndef OPEN_TREE_CLONE
#define OPEN_TREE_CLONE 1
#endif
#ifndef OPEN_TREE_CLOEXEC
#define OPEN_TREE_CLOEXEC O_CLOEXEC
#endif

#define STAGE "/tmp" /* any directory; covered only in our own mount namespace */

/* No /dev/zero: a shared mapping of it is memory that no limit counts. */
static const char *const devices[] = {"/dev/null", "/dev/full", "/dev/random", "/dev/urandom"};
enum { DEVICE_COUNT = sizeof devices / sizeof *devices };

typedef struct source {
    const char *path;
    int tree_fd;
    bool is_directory;
} source;

/* A read-only clone of one directory or file, without what is mounted below it. */
static int clone_source(source *out, const char *path, uint64_t attributes)
{
    struct stat info;
    if (stat(path, &info) != 0)
        return -errno;
    int fd = open_tree(AT_FDCWD, path, OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC);
    if (fd < 0 && errno == EINVAL) /* locked mounts below, in a user namespace: read-only too */
        fd = open_tree(AT_FDCWD, path, OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | AT_RECURSIVE);
    if (fd < 0)
        return -errno;
    struct mount_attr wanted = {.attr_set = attributes};
    if (mount_setattr(fd, "", AT_EMPTY_PATH | AT_RECURSIVE, &wanted, sizeof wanted) != 0) {
        int failed = -errno;
        close(fd);
        return failed;
    }
    *out = (source){path, fd, S_ISDIR(info.st_mode)};
    return 0;
}

static int clone_all(source *sources, size_t *count, char *const *binds, size_t bind_count)
{
    const uint64_t library = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV;
    const uint64_t device = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NOEXEC;
    *count = 0;
    for (size_t i = 0; i < bind_count + DEVICE_COUNT; i++) {
        bool is_bind = i < bind_count;
        int failed = clone_source(&sources[*count], is_bind ? binds[i] : devices[i - bind_count],
                                  is_bind ? library : device);
        if (failed)
            return failed;
        ++*count;
    }
    return 0;
}

/* Create what leads to `path` below STAGE, and `path` itself as a directory when asked to. */
static int make_path(const char *path, bool is_directory)
{
    char full[4096];
    if ((size_t)snprintf(full, sizeof full, STAGE "%s", path) >= sizeof full)
        return -ENAMETOOLONG;
    for (char *slash = full + sizeof STAGE; (slash = strchr(slash, '/')); slash++) {
        *slash = '\0';
        if (mkdir(full, 0755) != 0 && errno != EEXIST)
            return -errno;
        *slash = '/';
    }
    if (is_directory)
        return mkdir(full, 0755) != 0 && errno != EEXIST ? -errno : 0;
    int fd = open(full, O_CREAT | O_WRONLY | O_CLOEXEC, 0444);
    if (fd < 0)
        return -errno;
    close(fd);
    return 0;
}

static int attach(const source *from)
{
    char full[4096];
    int failed = make_path(from->path, from->is_directory);
    if (failed)
        return failed;
    snprintf(full, sizeof full, STAGE "%s", from->path);
    return move_mount(from->tree_fd, "", AT_FDCWD, full, MOVE_MOUNT_F_EMPTY_PATH) == 0 ? 0 : -errno;
}

static int make_link(const cdn_symlink *link)
{
    char full[4096];
    const char *slash = strrchr(link->path, '/');
    char parent[4096];
    snprintf(parent, sizeof parent, "%.*s", (int)(slash - link->path), link->path);
    int failed = *parent ? make_path(parent, true) : 0;
    if (failed)
        return failed;
    if ((size_t)snprintf(full, sizeof full, STAGE "%s", link->path) >= sizeof full)
        return -ENAMETOOLONG;
    return symlink(link->target, full) == 0 || errno == EEXIST ? 0 : -errno;
}

static int fill(const source *sources, size_t source_count, const cdn_symlink *links,
                size_t link_count)
{
    int failed = make_path(CDN_WORKSPACE, true);
    if (!failed)
        failed = make_path(CDN_PROBE_PATH, false);
    for (size_t i = 0; !failed && i < source_count; i++)
        failed = attach(&sources[i]);
    for (size_t i = 0; !failed && i < link_count; i++)
        failed = make_link(&links[i]);
    cdn_symlink scratch = {"/tmp", "workspace"};
    return failed ? failed : make_link(&scratch);
}

static int pivot(void)
{
    struct mount_attr read_only = {.attr_set = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID |
                                               MOUNT_ATTR_NODEV | MOUNT_ATTR_NOEXEC};
    if (chdir(STAGE) != 0 || mount_setattr(AT_FDCWD, ".", 0, &read_only, sizeof read_only) != 0 ||
        syscall(SYS_pivot_root, ".", ".") != 0)
        return -errno;
    /* The old root lies on top of the new one now; from here a failure must not be survived. */
    if (umount2(".", MNT_DETACH) != 0 || chdir("/") != 0)
        abort();
    return 0;
}

static int build(char *const *binds, size_t bind_count, const cdn_symlink *links, size_t link_count)
{
    source sources[CDN_PATH_MAX_COUNT + DEVICE_COUNT];
    size_t count = 0;
    if (bind_count > CDN_PATH_MAX_COUNT)
        return -E2BIG;
    if (unshare(CLONE_NEWNS) != 0 || mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0)
        return -errno;
    int failed = clone_all(sources, &count, binds, bind_count);
    if (!failed && mount("cordon", STAGE, "tmpfs", MS_NOSUID | MS_NODEV, "size=1m,mode=0755") != 0)
        failed = -errno;
    else if (!failed && (failed = fill(sources, count, links, link_count)) == 0)
        failed = pivot();
    if (failed)
        umount2(STAGE, MNT_DETACH);
    for (size_t i = 0; i < count; i++)
        close(sources[i].tree_fd);
    return failed;
}

/* A workspace for what the preload writes; each child mounts its own over it. */
static void mount_preload_workspace(void)
{
    if (mount("cordon", CDN_WORKSPACE, "tmpfs", MS_NOSUID | MS_NODEV | MS_NOEXEC,
              "size=64m,nr_inodes=4096,mode=0777") == 0)
        (void)!chdir(CDN_WORKSPACE);
}

void cdn_root_enter(cdn_zygote *zygote, char *const *binds, size_t bind_count,
                    const cdn_symlink *links, size_t link_count)
{
    cdn_layer_state *state = &zygote->layers[CDN_LAYER_ROOT];
    umask(022); /* directories of the new root are for the child's uid to pass through */
    bool is_lie = cdn_hook_lie("root");
    state->error = -cdn_hook_fail("root");
    if (!state->error && !is_lie)
        state->error = -build(binds, bind_count, links, link_count);
    umask(077);
    state->active = state->error == 0;
    if (state->active && !is_lie)
        mount_preload_workspace();
}

int cdn_root_seal(const cdn_zygote *zygote)
{
    struct mount_attr read_only = {.attr_set = MOUNT_ATTR_RDONLY};
    int failed = cdn_hook_fail("workspace seal");
    if (failed || cdn_hook_lie("workspace seal"))
        return failed;
    if (!zygote->layers[CDN_LAYER_ROOT].active ||
        mount_setattr(AT_FDCWD, CDN_WORKSPACE, 0, &read_only, sizeof read_only) == 0)
        return 0;
    return errno == EINVAL ? 0 : -errno; /* not mounted: the root beneath is read-only already */
}
