/* Finding the Python to use. */
#ifndef CDN_INTERPRETER_H
#define CDN_INTERPRETER_H

#include "buf.h"
#include <cordon/base.h>

/* The real path of the interpreter that `name` means; it is CPython 3.9 or newer. */
cordon_status cdn_interpreter_resolve(cdn_buf *path_out, const char *name, cordon_error *err);

#endif
