/*
 * Errors as values. A cordon_error holds the last status and message that a call wrote into it;
 * nothing here is global or per thread.
 */
#include "error.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

enum { MESSAGE_BYTES = 2048 };

struct cordon_error {
    cordon_status status;
    char message[MESSAGE_BYTES];
};

cordon_error *cordon_error_new(void)
{
    return calloc(1, sizeof(cordon_error));
}

void cordon_error_free(cordon_error *err)
{
    free(err);
}

cordon_status cordon_error_status(const cordon_error *err)
{
    return err ? err->status : CORDON_OK;
}

const char *cordon_error_message(const cordon_error *err)
{
    return err ? err->message : "";
}

cordon_status cdn_fail(cordon_error *err, cordon_status status, const char *format, ...)
{
    if (!err)
        return status;
    char message[MESSAGE_BYTES]; /* apart, so that a message may quote the one before it */
    va_list args;
    va_start(args, format);
    vsnprintf(message, sizeof message, format, args);
    va_end(args);
    err->status = status;
    snprintf(err->message, sizeof err->message, "%s", message);
    return status;
}

cordon_status cdn_fail_nomem(cordon_error *err)
{
    return cdn_fail(err, CORDON_E_NOMEM, "out of memory");
}

const char *cordon_status_name(cordon_status status)
{
    switch (status) {
    case CORDON_OK:
        return "CORDON_OK";
    case CORDON_E_NOMEM:
        return "CORDON_E_NOMEM";
    case CORDON_E_ARGUMENT:
        return "CORDON_E_ARGUMENT";
    case CORDON_E_IO:
        return "CORDON_E_IO";
    case CORDON_E_RULES:
        return "CORDON_E_RULES";
    case CORDON_E_CONFINE:
        return "CORDON_E_CONFINE";
    case CORDON_E_INTERPRETER:
        return "CORDON_E_INTERPRETER";
    case CORDON_E_UNSUPPORTED:
        return "CORDON_E_UNSUPPORTED";
    case CORDON_E_BUSY:
        return "CORDON_E_BUSY";
    case CORDON_E_INTERNAL:
        return "CORDON_E_INTERNAL";
    }
    return "unknown status";
}
