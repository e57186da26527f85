/* Turning the rows of syscalls.c into BPF programs, with libseccomp. Used by the runner's start. */
#ifndef CDN_SECCOMP_H
#define CDN_SECCOMP_H

#include <stdint.h>

#include "message.h"

/*
 * Build one filter and write its BPF program (struct sock_filter[]) to `fd`. `arch` is a libseccomp
 * architecture token, 0 for this machine's. Returns 0 or a negative errno.
 */
int cdn_seccomp_export(cdn_filter_id id, uint32_t arch, int fd);

#endif
