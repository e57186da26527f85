/*
 * Usage of another process, which is still there. The CPU clocks of a process are those of
 * clock_getcpuclockid(3), without its check for existence; the three kinds are the kernel's
 * (include/linux/posix-timers_types.h): ticks in user and system mode, ticks in user mode, and the
 * scheduler's exact count. As getrusage(2) does, the exact count is split as the ticks are.
 */
#include "usage.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum clock_kind { TICKS = 0, USER_TICKS = 1, EXACT = 2 };

static double read_clock_ms(pid_t pid, enum clock_kind kind)
{
    struct timespec used;
    clockid_t clock = (clockid_t)(~(unsigned)pid << 3 | (unsigned)kind);
    if (clock_gettime(clock, &used) != 0)
        return 0;
    return (double)used.tv_sec * 1e3 + (double)used.tv_nsec / 1e6;
}

double cdn_usage_cpu_ms(pid_t pid)
{
    return read_clock_ms(pid, EXACT);
}

/* In pages: size, resident, resident of files or shared, …; see /proc/PID/statm in proc(5). */
uint64_t cdn_usage_private_bytes(pid_t pid)
{
    char path[64], text[128];
    unsigned long size, resident, shared;
    snprintf(path, sizeof path, "/proc/%d/statm", (int)pid);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return 0;
    ssize_t got = read(fd, text, sizeof text - 1);
    close(fd);
    text[got > 0 ? got : 0] = '\0';
    if (sscanf(text, "%lu %lu %lu", &size, &resident, &shared) != 3 || resident < shared)
        return 0;
    return (uint64_t)(resident - shared) * (uint64_t)sysconf(_SC_PAGESIZE);
}

/* "VmHWM:     9876 kB" in /proc/PID/status, see proc(5). */
static uint64_t read_peak_bytes(pid_t pid)
{
    static const char key[] = "\nVmHWM:";
    char path[64], text[4096];
    snprintf(path, sizeof path, "/proc/%d/status", (int)pid);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return 0;
    ssize_t got = read(fd, text, sizeof text - 1);
    close(fd);
    text[got > 0 ? got : 0] = '\0';
    const char *at = strstr(text, key);
    return at ? strtoull(at + sizeof key - 1, NULL, 10) * 1024 : 0;
}

bool cdn_usage_read(cdn_usage *out, pid_t pid)
{
    double exact = read_clock_ms(pid, EXACT);
    double ticks = read_clock_ms(pid, TICKS), user_ticks = read_clock_ms(pid, USER_TICKS);
    double user = ticks > 0 ? exact * user_ticks / ticks : exact;
    *out = (cdn_usage){.cpu_user_us = (uint64_t)(user * 1e3),
                       .cpu_sys_us = (uint64_t)((exact - user) * 1e3),
                       .max_rss_bytes = read_peak_bytes(pid)};
    return exact > 0 && out->max_rss_bytes > 0;
}
