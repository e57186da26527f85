/* Reading whole files, and finding the files that belong to this installation. */
#ifndef CDN_FILE_H
#define CDN_FILE_H

#include "buf.h"
#include <cordon/base.h>

/* Append a regular file's bytes to `out`; more than `max_bytes` is an error. CORDON_E_IO names the
 * path. */
cordon_status cdn_file_read(cdn_buf *out, const char *path, size_t max_bytes, cordon_error *err);

/*
 * Path of an installed file, `relative` to the prefix ("share/cordon/rules/…"): beside the library
 * that is loaded (build tree, wheel, relocated prefix), else under the configured prefix. Owned by
 * the caller (free); NULL when memory is out. The file may still be missing.
 */
char *cdn_file_installed(const char *relative);

#endif
