#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clock.h"
#include "cm.h"
#include "error.h"
#include "interpreter.h"

static char folder[] = "/tmp/cordon-interpreter-XXXXXX";

static int make_folder(void **state)
{
    (void)state;
    return mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void **state)
{
    (void)state;
    char command[128];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return system(command);
}

/* A program of ours in the folder; returns its path, in `path`. */
static const char *script(char path[PATH_MAX], const char *name, mode_t mode, const char *text)
{
    snprintf(path, PATH_MAX, "%s/%s", folder, name);
    FILE *file = fopen(path, "we");
    assert_non_null(file);
    fprintf(file, "#!/bin/sh\n%s\n", text);
    fclose(file);
    assert_int_equal(chmod(path, mode), 0);
    return path;
}

static void assert_refused(const char *name, const char *first, const char *second)
{
    cdn_buf path = {0};
    cordon_error *err = cordon_error_new();
    assert_int_equal(cdn_interpreter_resolve(&path, name, err), CORDON_E_INTERPRETER);
    const char *message = cordon_error_message(err);
    if (!strstr(message, name) || !strstr(message, first) || !strstr(message, second))
        fail_msg("wanted '%s' and '%s' in: %s", first, second, message);
    assert_int_equal(path.count, 0);
    cordon_error_free(err);
    cdn_buf_free(&path);
}

static void what_is_not_there_is_named_with_the_mend(void **state)
{
    (void)state;
    char path[PATH_MAX];
    assert_refused("no-such-python", "not found on PATH", "CPython 3.9 or newer");
    assert_refused("/no/such/python", "no such program", "CPython 3.9 or newer");
    assert_refused(folder, "is a directory", "CPython 3.9 or newer");
    assert_refused("/dev/null", "is no program", "");
    assert_refused(script(path, "not-executable", 0644, "exit 0"), "is not executable", "");
    assert_refused("/dev/null/python", "Not a directory", "");
}

static void what_is_no_python_is_said_to_be_none(void **state)
{
    (void)state;
    char path[PATH_MAX];
    assert_refused("/bin/true", "is no Python", "");
    assert_refused(script(path, "talker", 0755, "echo I am a teapot"), "is no Python", "a teapot");
    assert_refused(script(path, "failing", 0755, "echo broken >&2; exit 3"), "is no Python",
                   "broken");
    assert_refused(script(path, "flood", 0755, "yes x"), "is no Python", "");
    assert_refused(script(path, "no-shebang-target", 0755, "exec /nonexistent"), "", "");
}

static void another_python_is_named_with_its_version(void **state)
{
    (void)state;
    char path[PATH_MAX];
    assert_refused(script(path, "old", 0755, "printf '/x/python\\ncpython\\n3 8\\n'"),
                   "this is cpython 3.8", "cordon needs CPython 3.9 or newer");
    assert_refused(script(path, "ancient", 0755, "printf '/x/python\\ncpython\\n2 7\\n'"),
                   "this is cpython 2.7", "3.9 or newer");
    assert_refused(script(path, "pypy", 0755, "printf '/x/pypy\\npypy\\n3 10\\n'"),
                   "this is pypy 3.10", "3.9 or newer");
}

static void a_new_one_is_taken_from_where_it_says(void **state)
{
    (void)state;
    char path[PATH_MAX];
    cdn_buf found = {0};
    assert_int_equal(cdn_interpreter_resolve(
                         &found,
                         script(path, "new", 0755, "printf '/opt/x y/python3\\ncpython\\n4 0\\n'"),
                         NULL),
                     CORDON_OK);
    assert_string_equal(cdn_buf_text(&found), "/opt/x y/python3");
    cdn_buf_free(&found);
}

/* As pyenv and asdf do it: what is on PATH is a script that needs the user's environment. */
static void a_shim_leads_to_the_real_program(void **state)
{
    (void)state;
    char path[PATH_MAX], text[PATH_MAX * 2], search[PATH_MAX * 2];
    cdn_buf real = {0}, found = {0};
    assert_int_equal(cdn_interpreter_resolve(&real, "python3", NULL), CORDON_OK);
    assert_int_equal(cdn_buf_text(&real)[0], '/');
    snprintf(text, sizeof text, "test -n \"$HOME_OF_SHIM\" && exec '%s' \"$@\"",
             cdn_buf_text(&real));
    script(path, "shim-python", 0755, text);
    char *before = strdup(getenv("PATH"));
    assert_non_null(before);
    snprintf(search, sizeof search, "%.*s:/nonexistent::%.*s", PATH_MAX, folder, PATH_MAX - 64,
             before);
    setenv("PATH", search, 1);
    setenv("HOME_OF_SHIM", "yes", 1);
    cordon_status status = cdn_interpreter_resolve(&found, "shim-python", NULL);
    setenv("PATH", before, 1);
    free(before);
    assert_int_equal(status, CORDON_OK);
    assert_string_equal(cdn_buf_text(&found), cdn_buf_text(&real));
    cdn_buf_free(&real);
    cdn_buf_free(&found);
}

/* A relative or empty entry of PATH would be whatever the host's directory holds. */
static void a_program_in_the_working_directory_is_not_taken(void **state)
{
    (void)state;
    char path[PATH_MAX], where[PATH_MAX];
    script(path, "local-python", 0755, "printf '/x/python\\ncpython\\n3 12\\n'");
    char *before = strdup(getenv("PATH"));
    assert_true(before && getcwd(where, sizeof where) && chdir(folder) == 0);
    setenv("PATH", ":/nonexistent:", 1);
    cdn_buf found = {0};
    cordon_status status = cdn_interpreter_resolve(&found, "local-python", NULL);
    setenv("PATH", before, 1);
    free(before);
    assert_int_equal(chdir(where), 0);
    assert_int_equal(status, CORDON_E_INTERPRETER);
    cdn_buf_free(&found);
}

static void one_that_never_answers_is_given_up(void **state)
{
    (void)state;
    char path[PATH_MAX];
    double start = cdn_clock_ms();
    assert_refused(script(path, "silent", 0755, "exec sleep 1000"), "no answer in", "");
    assert_true(cdn_clock_ms() - start < 60000);
    assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
    assert_int_equal(errno, ECHILD); /* and it is gone */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_not_there_is_named_with_the_mend),
        cmocka_unit_test(what_is_no_python_is_said_to_be_none),
        cmocka_unit_test(another_python_is_named_with_its_version),
        cmocka_unit_test(a_new_one_is_taken_from_where_it_says),
        cmocka_unit_test(a_shim_leads_to_the_real_program),
        cmocka_unit_test(a_program_in_the_working_directory_is_not_taken),
        cmocka_unit_test(one_that_never_answers_is_given_up),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
