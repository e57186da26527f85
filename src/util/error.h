/* Filling a cordon_error. Every failing function ends in `return cdn_fail(err, …)`. */
#ifndef CDN_ERROR_H
#define CDN_ERROR_H

#include <cordon/base.h>

/* Write status and message into `err` (which may be NULL) and return `status`. */
cordon_status cdn_fail(cordon_error *err, cordon_status status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The same for an allocation that failed. */
cordon_status cdn_fail_nomem(cordon_error *err);

#endif
