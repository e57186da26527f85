#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cm.h"
#include "file.h"

static void reads_a_whole_file(void **state)
{
    (void)state;
    cdn_buf out = {0};
    assert_int_equal(cdn_file_read(&out, CORDON_SOURCE_DIR "/tests/unit/util.cmake", 1 << 20, NULL),
                     CORDON_OK);
    assert_non_null(strstr(cdn_buf_text(&out), "cordon_unit"));
    cdn_buf_free(&out);
}

static void expect_io_error(const char *path, size_t max_bytes, const char *words)
{
    cdn_buf out = {0};
    cordon_error *err = cordon_error_new();
    assert_int_equal(cdn_file_read(&out, path, max_bytes, err), CORDON_E_IO);
    assert_non_null(strstr(cordon_error_message(err), path));
    assert_non_null(strstr(cordon_error_message(err), words));
    cordon_error_free(err);
    cdn_buf_free(&out);
}

static void errors_name_the_path_and_the_cause(void **state)
{
    (void)state;
    expect_io_error("/nowhere/at/all", 10, "No such file");
    expect_io_error("/usr", 10, "is a directory");
    expect_io_error(CORDON_SOURCE_DIR "/tests/unit/util.cmake", 3, "larger than 3 bytes");
}

static void missing_installed_file_falls_back_to_the_prefix(void **state)
{
    (void)state;
    char *path = cdn_file_installed("share/cordon/no-such-file");
    assert_memory_equal(path, CORDON_INSTALL_PREFIX, strlen(CORDON_INSTALL_PREFIX));
    free(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_a_whole_file),
        cmocka_unit_test(errors_name_the_path_and_the_cause),
        cmocka_unit_test(missing_installed_file_falls_back_to_the_prefix),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
