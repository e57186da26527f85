/* A private folder with files for the targets whose subject reads files, such as loaders. */
#ifndef CDN_FUZZ_FOLDER_H
#define CDN_FUZZ_FOLDER_H

#include <stddef.h>

/* Write `name` in the folder, which is made at the first call and removed when the program ends. */
void fuzz_folder_put(const char *name, const void *bytes, size_t count);
/* The path of `name` in the folder; borrowed until the next call. */
const char *fuzz_folder_path(const char *name);

#endif
