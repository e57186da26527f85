/*
 * The main program of a fuzz target that is built without libFuzzer: gives it each file that is
 * named, and each file in the folders that are named. Ordinary builds replay the corpora with it.
 */
#include <dirent.h>
#include <string.h>
#include <sys/stat.h>

#include "fuzz.h"

static size_t replayed;

static void replay_file(const char *path, size_t count)
{
    FILE *file = fopen(path, "rb");
    /* A block of exactly this size, so that a sanitizer sees each read past its end. */
    uint8_t *bytes = malloc(count ? count : 1);
    FUZZ_REQUIRE(file && bytes && fread(bytes, 1, count, file) == count);
    fclose(file);
    fprintf(stderr, "%s\n", path); /* the last one is the one that failed */
    LLVMFuzzerTestOneInput(bytes, count);
    free(bytes);
    replayed++;
}

static void replay(const char *path);

static void replay_folder(const char *path)
{
    struct dirent **entries;
    int count = scandir(path, &entries, NULL, alphasort);
    FUZZ_REQUIRE(count >= 0);
    for (int i = 0; i < count; i++) {
        char inner[4096];
        snprintf(inner, sizeof inner, "%s/%s", path, entries[i]->d_name);
        if (entries[i]->d_name[0] != '.')
            replay(inner);
        free(entries[i]);
    }
    free(entries);
}

static void replay(const char *path)
{
    struct stat info;
    FUZZ_REQUIRE(stat(path, &info) == 0);
    if (S_ISDIR(info.st_mode))
        replay_folder(path);
    else
        replay_file(path, (size_t)info.st_size);
}

int main(int argc, char **argv)
{
    LLVMFuzzerTestOneInput((const uint8_t *)"", 0);
    for (int i = 1; i < argc; i++)
        replay(argv[i]);
    FUZZ_REQUIRE(replayed > 0);
    fprintf(stderr, "%zu inputs replayed\n", replayed);
    return 0;
}
