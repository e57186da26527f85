/* What a live process has used so far, by the kernel's word. */
#ifndef CDN_USAGE_H
#define CDN_USAGE_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

typedef struct cdn_usage {
    uint64_t cpu_user_us;
    uint64_t cpu_sys_us;
    uint64_t max_rss_bytes;
} cdn_usage;

/* The CPU time of all threads, in milliseconds; 0 when the process is gone. */
double cdn_usage_cpu_ms(pid_t pid);
/* Resident memory that is its own: neither of files nor shared; 0 when /proc does not tell. */
uint64_t cdn_usage_private_bytes(pid_t pid);
/* False when the process is gone or /proc does not tell. */
bool cdn_usage_read(cdn_usage *out, pid_t pid);

#endif
