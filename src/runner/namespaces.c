/*
 * The zygote's namespaces. Each is tried on its own and its errno kept: whether the rest suffices
 * is for the host to judge, from the layer table.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <net/if.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <linux/capability.h>

#include "confine.h"
#include "hook.h"

static bool has_capability(int capability)
{
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct data[2];
    return syscall(SYS_capget, &header, data) == 0 &&
           (data[capability / 32].effective & (1u << capability % 32));
}

/* Whether this user namespace has the uids (or gids) that children are to get. */
static bool maps_child_ids(const char *path)
{
    FILE *file = fopen(path, "re");
    unsigned long inside, outside, count;
    bool is_mapped = false;
    while (file && fscanf(file, "%lu %lu %lu", &inside, &outside, &count) == 3)
        is_mapped |= inside <= CDN_UID_BASE &&
                     count - (CDN_UID_BASE - inside) >= (unsigned long)CDN_UID_COUNT &&
                     count > CDN_UID_BASE - inside;
    if (file)
        fclose(file);
    return is_mapped;
}

static int write_file(const char *path, const char *text)
{
    int fd = open(path, O_WRONLY | O_CLOEXEC);
    if (fd < 0)
        return -errno;
    int failed = write(fd, text, strlen(text)) == (ssize_t)strlen(text) ? 0 : -errno;
    close(fd);
    return failed;
}

static int enter_user_namespace(void)
{
    char uid_map[64], gid_map[64];
    snprintf(uid_map, sizeof uid_map, "%d %u 1", CDN_INSIDE_ID, geteuid());
    snprintf(gid_map, sizeof gid_map, "%d %u 1", CDN_INSIDE_ID, getegid());
    /* /proc/self belongs to root while the process is not dumpable, and execve of an unreadable
     * interpreter leaves it so. */
    prctl(PR_SET_DUMPABLE, 1, 0, 0, 0);
    if (unshare(CLONE_NEWUSER) != 0)
        return -errno;
    int failed = write_file("/proc/self/setgroups", "deny");
    if (!failed)
        failed = write_file("/proc/self/uid_map", uid_map);
    if (!failed)
        failed = write_file("/proc/self/gid_map", gid_map);
    return failed;
}

static ino_t namespace_inode(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0 ? info.st_ino : 0;
}

static void enter(cdn_zygote *zygote, cdn_layer_id layer, int flag, const char *path)
{
    cdn_layer_state *state = &zygote->layers[layer];
    ino_t before = namespace_inode(path);
    int failed = cdn_hook_fail(path);
    if (!failed && !cdn_hook_lie(path) && unshare(flag) != 0)
        failed = -errno;
    state->error = -failed;
    if (failed)
        return;
    state->active = 1;
    ino_t after = namespace_inode(path);
    state->verified = before != 0 && after != 0 && before != after;
}

/* A network namespace of our own has one interface, loopback, and it is down. */
static bool network_is_dead(void)
{
    int fd = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return true;
    struct if_nameindex *all = if_nameindex();
    bool is_dead = all && (all[0].if_index == 0 || all[1].if_index == 0);
    struct ifreq request = {.ifr_name = "lo"};
    if (is_dead && ioctl(fd, SIOCGIFFLAGS, &request) == 0)
        is_dead = !(request.ifr_flags & IFF_UP);
    if_freenameindex(all);
    close(fd);
    return is_dead;
}

/* The namespace's first process: it waits for the zygote to end, and everything inside ends with
 * it.
 */
static void become_init(int pipe_read)
{
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct none[2] = {{0, 0, 0}, {0, 0, 0}};
    char byte;
    if (dup2(pipe_read, STDIN_FILENO) < 0 || close_range(1, ~0u, 0) != 0)
        _exit(1);
    prctl(PR_SET_NAME, "cordon-init", 0, 0, 0);
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    syscall(SYS_capset, &header, none);
    while (read(STDIN_FILENO, &byte, 1) < 0 && errno == EINTR)
        ;
    _exit(0);
}

void cdn_pid_namespace_enter(cdn_zygote *zygote)
{
    cdn_layer_state *state = &zygote->layers[CDN_LAYER_PID_NS];
    int ends[2];
    state->error = -cdn_hook_fail("pid namespace");
    if (state->error)
        return;
    state->active = cdn_hook_lie("pid namespace");
    if (state->active)
        return;
    if (pipe2(ends, O_CLOEXEC) != 0 || unshare(CLONE_NEWPID) != 0) {
        state->error = errno;
        return;
    }
    pid_t pid = fork();
    if (pid == 0)
        become_init(ends[0]);
    state->error = pid < 0 ? errno : 0;
    close(ends[0]);
    zygote->init_pipe = ends[1];
    state->active = pid > 0; /* children prove it: their parent is outside, so getppid() is 0 */
}

void cdn_namespaces_enter(cdn_zygote *zygote)
{
    cdn_layer_state *user = &zygote->layers[CDN_LAYER_USER_NS];
    zygote->can_drop_uid = geteuid() == 0 && has_capability(CAP_SETUID) &&
                           maps_child_ids("/proc/self/uid_map") &&
                           maps_child_ids("/proc/self/gid_map");
    if (getrandom(&zygote->next_uid, sizeof zygote->next_uid, 0) < 0)
        zygote->next_uid = (uint32_t)getpid(); /* no secret: only to differ */
    if (!has_capability(CAP_SYS_ADMIN)) {
        user->error = -enter_user_namespace();
        user->active = user->error == 0;
        user->verified = user->active && geteuid() == CDN_INSIDE_ID;
        zygote->can_drop_uid = zygote->can_drop_uid && !user->active;
    }
    enter(zygote, CDN_LAYER_IPC_NS, CLONE_NEWIPC, "/proc/self/ns/ipc");
    enter(zygote, CDN_LAYER_UTS_NS, CLONE_NEWUTS, "/proc/self/ns/uts");
    enter(zygote, CDN_LAYER_NET_NS, CLONE_NEWNET, "/proc/self/ns/net");
    zygote->layers[CDN_LAYER_NET_NS].verified &= network_is_dead();
    if (zygote->layers[CDN_LAYER_UTS_NS].active)
        zygote->layers[CDN_LAYER_UTS_NS].verified &= sethostname("cordon", 6) == 0;
}
