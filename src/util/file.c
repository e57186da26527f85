/* Whole files and installed files; see file.h. Symlinks are followed: callers name trusted paths.
 */
#include "file.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "error.h"

static cordon_status read_all(cdn_buf *out, FILE *file, const char *path, size_t max_bytes,
                              cordon_error *err)
{
    char piece[65536];
    size_t start = out->count, got;
    while ((got = fread(piece, 1, sizeof piece, file)) > 0) {
        if (out->count - start + got > max_bytes)
            return cdn_fail(err, CORDON_E_IO, "%s: larger than %zu bytes", path, max_bytes);
        if (!cdn_buf_add(out, piece, got))
            return cdn_fail_nomem(err);
    }
    if (ferror(file))
        return cdn_fail(err, CORDON_E_IO, "%s: cannot read: %s", path, strerror(errno));
    return CORDON_OK;
}

cordon_status cdn_file_read(cdn_buf *out, const char *path, size_t max_bytes, cordon_error *err)
{
    FILE *file = fopen(path, "rbe");
    if (!file)
        return cdn_fail(err, CORDON_E_IO, "%s: cannot open: %s", path, strerror(errno));
    struct stat info;
    cordon_status status =
        fstat(fileno(file), &info) == 0 && S_ISDIR(info.st_mode)
            ? cdn_fail(err, CORDON_E_IO, "%s: is a directory, a file was expected", path)
            : read_all(out, file, path, max_bytes, err);
    fclose(file);
    return status;
}

static const char anchor; /* an address inside the object that this code was linked into */

/* The directory that holds bin/ or lib/ of the object this code was linked into. */
static char *own_prefix(void)
{
    Dl_info info;
    if (!dladdr(&anchor, &info) || !info.dli_fname)
        return NULL;
    /* For a main program the name may be a bare argv[0], looked up on PATH by somebody else. */
    bool is_path = strchr(info.dli_fname, '/') != NULL;
    char *path = realpath(is_path ? info.dli_fname : "/proc/self/exe", NULL);
    for (int up = 0; path && up < 2; up++) {
        char *slash = strrchr(path, '/');
        if (slash)
            *slash = '\0';
    }
    return path;
}

static char *join(const char *prefix, const char *relative)
{
    cdn_buf path = {0};
    if (!cdn_buf_addf(&path, "%s/%s", prefix, relative))
        return NULL;
    return cdn_buf_take(&path);
}

char *cdn_file_installed(const char *relative)
{
    char *prefix = own_prefix();
    char *path = prefix ? join(prefix, relative) : NULL;
    free(prefix);
    if (path && access(path, F_OK) == 0)
        return path;
    free(path);
    return join(CORDON_INSTALL_PREFIX, relative);
}
