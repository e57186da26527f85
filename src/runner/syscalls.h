/* The system calls that a child may make, as data. seccomp.c turns the rows into filters. */
#ifndef CDN_SYSCALLS_H
#define CDN_SYSCALLS_H

#include <stddef.h>
#include <stdint.h>

/*
 * Five filters are built from the rows. The base filter is the allow-list; the zygote installs it
 * and children inherit it. The others are installed by each child and only take away. What no row
 * names is answered with ENOSYS by the base filter, so that libc falls back.
 */
typedef enum cdn_call_rule {
    CDN_CALL_ALLOW,  /* base: allowed */
    CDN_CALL_SETUP,  /* base: allowed; final: EPERM. Needed between the zygote's seal and the job */
    CDN_CALL_REFUSE, /* base: EPERM */
    CDN_CALL_TAKE,   /* final: EPERM when the condition holds; another row allows the call */
    CDN_CALL_METADATA, /* base: allowed; metadata: EPERM, where only Landlock guards files */
    CDN_CALL_TRAP,     /* both traps: the host is told number and name, and kills */
    CDN_CALL_COUNT /* threads trap: the host is asked, and counts; another row allows the call */
} cdn_call_rule;

typedef enum cdn_compare {
    CDN_ANY,  /* no condition */
    CDN_IS,   /* all 64 bits equal `value`: for allowing, a smuggled high half never matches */
    CDN_BITS, /* (argument & mask) == value: for taking away, the kernel's view of an int */
    CDN_NOT   /* any of the 64 bits differ from `value` */
} cdn_compare;

/* Stands for the child's own pid; each child writes its own into its copy of the final filter. */
#define CDN_OWN_PID UINT32_C(0x5E1FBEEF)

typedef struct cdn_syscall_row {
    const char *name;
    cdn_call_rule rule;
    const char *reason;
    uint8_t argument;
    cdn_compare compare;
    uint64_t mask;
    uint64_t value;
} cdn_syscall_row;

extern const cdn_syscall_row cdn_syscall_rows[];
extern const size_t cdn_syscall_row_count;

#endif
