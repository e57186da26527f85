/* See folder.h. In memory where that is to be had, because each input writes files. */
#include "folder.h"

#include <string.h>
#include <unistd.h>

#include "fuzz.h"

enum { NAMES_MAX = 8 };

static char folder[64];
static const char *names[NAMES_MAX]; /* of constants: callers name their files by literals */

static void remove_folder(void)
{
    for (size_t i = 0; i < NAMES_MAX && names[i]; i++)
        unlink(fuzz_folder_path(names[i]));
    rmdir(folder);
}

static void make_folder(void)
{
    strcpy(folder, "/dev/shm/cordon-fuzz-XXXXXX");
    if (!mkdtemp(folder)) {
        strcpy(folder, "/tmp/cordon-fuzz-XXXXXX");
        FUZZ_REQUIRE(mkdtemp(folder));
    }
    FUZZ_REQUIRE(atexit(remove_folder) == 0);
}

const char *fuzz_folder_path(const char *name)
{
    static char path[128];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static void note(const char *name)
{
    size_t i = 0;
    while (i < NAMES_MAX && names[i] && strcmp(names[i], name) != 0)
        i++;
    FUZZ_REQUIRE(i < NAMES_MAX);
    names[i] = name;
}

void fuzz_folder_put(const char *name, const void *bytes, size_t count)
{
    if (!*folder)
        make_folder();
    note(name);
    FILE *file = fopen(fuzz_folder_path(name), "wb");
    FUZZ_REQUIRE(file && fwrite(bytes, 1, count, file) == count && fclose(file) == 0);
}
