/* See folder.h. Below $TMPDIR: `run` puts that into memory and removes it also after a crash. */
#include "folder.h"

#include <string.h>
#include <unistd.h>

#include "fuzz.h"

enum { NAMES_MAX = 8 };

static char folder[512];
static const char *names[NAMES_MAX]; /* of constants: callers name their files by literals */

static void remove_folder(void)
{
    for (size_t i = 0; i < NAMES_MAX && names[i]; i++)
        unlink(fuzz_folder_path(names[i]));
    rmdir(folder);
}

static void make_folder(void)
{
    const char *base = getenv("TMPDIR");
    snprintf(folder, sizeof folder, "%s/cordon-fuzz-XXXXXX", base && *base ? base : "/tmp");
    FUZZ_REQUIRE(mkdtemp(folder));
    FUZZ_REQUIRE(atexit(remove_folder) == 0);
}

const char *fuzz_folder_path(const char *name)
{
    static char path[600];
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
