/**
 * Conventions, status codes and errors.
 *
 * Handles are opaque. Out-parameters come first and are set on CORDON_OK only. Functions that can
 * fail return a cordon_status and take a caller-owned `cordon_error *err` last, which may be NULL.
 * Getters borrow: what they return lives as long as the handle it came from. Every `_free` accepts
 * NULL. Units are part of names (`_ms`, `_bytes`). Text is UTF-8 and, unless a length is given,
 * ends with NUL.
 */
#ifndef CORDON_BASE_H
#define CORDON_BASE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define CORDON_API __attribute__((visibility("default")))
#else
#define CORDON_API
#endif

#define CORDON_VERSION_MAJOR 0
#define CORDON_VERSION_MINOR 1
#define CORDON_VERSION_PATCH 0

/** Whether cordon could do its work. What a program did is an outcome, see report.h. */
typedef enum cordon_status {
    CORDON_OK = 0,
    CORDON_E_NOMEM = -1,       /**< an allocation failed */
    CORDON_E_ARGUMENT = -2,    /**< a caller's mistake: NULL, a bad key, a value out of range */
    CORDON_E_IO = -3,          /**< a file could not be read or written */
    CORDON_E_RULES = -4,       /**< a policy, rule or redaction file is wrong */
    CORDON_E_CONFINE = -5,     /**< this machine cannot hold the child; nothing ran */
    CORDON_E_INTERPRETER = -6, /**< the Python interpreter is missing, too old or did not start */
    CORDON_E_UNSUPPORTED = -7, /**< this build has no such part */
    CORDON_E_BUSY = -8,        /**< too many runs wait already */
    CORDON_E_INTERNAL = -9     /**< a defect in cordon */
} cordon_status;

/** The constant's name, such as "CORDON_E_RULES"; static. */
CORDON_API const char *cordon_status_name(cordon_status status);

/** What went wrong, where, and how to mend it. Opaque; owned by the caller, one per thread. */
typedef struct cordon_error cordon_error;

/** An empty error, or NULL when memory is out. Release with cordon_error_free(). */
CORDON_API cordon_error *cordon_error_new(void);
CORDON_API void cordon_error_free(cordon_error *err);

/**
 * The last status written into `err`; CORDON_OK when nothing failed yet or `err` is NULL. Success
 * does not clear an error: look here only after a call that failed.
 */
CORDON_API cordon_status cordon_error_status(const cordon_error *err);

/** The message of the last failure, borrowed until `err` is used again; "" when nothing failed yet.
 */
CORDON_API const char *cordon_error_message(const cordon_error *err);

/** The version of the linked library, such as "0.1.0"; static. */
CORDON_API const char *cordon_version(void);

/** 1 when this build can run programs (CORDON_EXEC=ON), else 0. */
CORDON_API int cordon_has_exec(void);

#ifdef __cplusplus
}
#endif
#endif
