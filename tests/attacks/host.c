/*
 * attack_host CHANNEL SOURCE [+MODE…] [KEY=VALUE…]: the host of tests/attacks/run.py, one engine
 * for many programs. On descriptor CHANNEL it reads "WALL_MS BYTES\n" and a source, and answers
 * "STATUS BYTES\n" and the report as JSON, or the error's message. It is as careless as hosts are:
 * a secret lies in its heap, its environment and open descriptors. A mode makes it odder still.
 */
#include <cordon/cordon.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SECRET_FD = 50, SECRET_BYTES = 128, SOURCE_BYTES_MAX = 1 << 20 };

static char *secret; /* on the heap, for nobody to find */

static void plant_secret(void)
{
    const char *path = getenv("CORDON_ATTACK_SECRET");
    secret = calloc(1, SECRET_BYTES);
    int fd = path && secret ? open(path, O_RDWR | O_CLOEXEC) : -1;
    if (fd < 0 || read(fd, secret, SECRET_BYTES - 1) <= 0) {
        fprintf(stderr, "attack_host: no secret in $CORDON_ATTACK_SECRET\n");
        exit(70);
    }
    dup2(fd, SECRET_FD);
    fcntl(fd, F_DUPFD_CLOEXEC, SECRET_FD + 1);
    (void)!open(".", O_RDONLY | O_DIRECTORY);
    setenv("CORDON_TEST_SECRET", secret, 1);
}

static void *sleep_forever(void *unused)
{
    for (;;)
        pause();
    return unused;
}

static void *reap_everybody(void *unused)
{
    for (;;)
        if (waitpid(-1, NULL, 0) < 0)
            usleep(500);
    return unused;
}

static void start_thread(void *(*run)(void *))
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, run, NULL) != 0)
        exit(70);
}

static void ignore_children(void)
{
    signal(SIGCHLD, SIG_IGN);
}

static void reap(void)
{
    start_thread(reap_everybody);
}

static void start_hundred_threads(void)
{
    for (int i = 0; i < 100; i++)
        start_thread(sleep_forever);
}

static void close_streams(void)
{
    for (int fd = 0; fd < 3; fd++)
        close(fd);
}

static void block_signals(void)
{
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
}

static void set_environment(void)
{
    setenv("PYTHONPATH", getenv("CORDON_ATTACK_WORK"), 1);
    setenv("PYTHONSTARTUP", "shadow.py", 1);
    setenv("PYTHONINSPECT", "1", 1);
    setenv("PYTHONHOME", "/nowhere", 1);
    setenv("LD_LIBRARY_PATH", ".", 1);
    setenv("LD_PRELOAD", "./shadow.so", 1);
}

static const struct {
    const char *name;
    void (*enter)(void);
} modes[] = {
    {"+sigchld-ignored", ignore_children},       {"+reaper", reap},
    {"+hundred-threads", start_hundred_threads}, {"+closed-streams", close_streams},
    {"+blocked-signals", block_signals},         {"+environment", set_environment},
};

static bool enter_mode(const char *name)
{
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
        if (strcmp(modes[i].name, name) == 0) {
            modes[i].enter();
            return true;
        }
    return false;
}

static cordon_status make_engine(cordon_engine **engine_out, int count, char **words,
                                 const char *source_folder, cordon_error *err)
{
    cordon_policy *policy = NULL;
    const char *copy = getenv("CORDON_TEST_SOURCE"); /* of another user, see as-user.sh */
    char path[4096];
    snprintf(path, sizeof path, "%s/rules/python-default.yaml", copy ? copy : source_folder);
    cordon_status status = cordon_policy_load(&policy, path, err);
    if (status == CORDON_OK)
        status = cordon_policy_set(policy, "screen.enabled", "false", err);
    for (int i = 0; i < count && status == CORDON_OK; i++) {
        char *equals = strchr(words[i], '=');
        if (!equals)
            continue;
        *equals = '\0';
        status = cordon_policy_set(policy, words[i], equals + 1, err);
    }
    if (status == CORDON_OK)
        status = cordon_engine_new(engine_out, policy, err);
    cordon_policy_free(policy);
    return status;
}

static void answer(FILE *channel, cordon_status status, const char *text)
{
    fprintf(channel, "%s %zu\n%s", cordon_status_name(status), strlen(text), text);
    fflush(channel);
}

static void serve_one(FILE *channel, cordon_engine *engine, unsigned long long wall_ms,
                      const char *source, size_t byte_count)
{
    cordon_error *err = cordon_error_new();
    cordon_job *job = cordon_job_new();
    cordon_report *report = NULL;
    if (wall_ms)
        cordon_job_set_wall_ms(job, wall_ms);
    cordon_status status = cordon_run(&report, engine, source, byte_count, job, err);
    answer(channel, status,
           status == CORDON_OK ? cordon_report_json(report) : cordon_error_message(err));
    cordon_report_free(report);
    cordon_job_free(job);
    cordon_error_free(err);
}

static void serve(FILE *in, FILE *out, cordon_engine *engine)
{
    static char source[SOURCE_BYTES_MAX];
    unsigned long long wall_ms;
    size_t byte_count;
    while (fscanf(in, "%llu %zu", &wall_ms, &byte_count) == 2 && fgetc(in) == '\n' &&
           byte_count < sizeof source && fread(source, 1, byte_count, in) == byte_count)
        serve_one(out, engine, wall_ms, source, byte_count);
}

int main(int argc, char **argv)
{
    const char *work = getenv("CORDON_ATTACK_WORK"); /* where a module shadows the library's */
    if (argc < 3 || !work || chdir(work) != 0)
        return 64;
    int channel = fcntl(atoi(argv[1]), F_DUPFD_CLOEXEC, 100);
    FILE *in = channel < 0 ? NULL : fdopen(channel, "r");
    FILE *out = channel < 0 ? NULL : fdopen(fcntl(channel, F_DUPFD_CLOEXEC, 100), "w");
    if (!in || !out)
        return 64;
    close(atoi(argv[1]));
    plant_secret();
    for (int i = 3; i < argc; i++)
        if (argv[i][0] == '+' && !enter_mode(argv[i]))
            return 64;
    cordon_engine *engine = NULL;
    cordon_error *err = cordon_error_new();
    cordon_status status = make_engine(&engine, argc - 3, argv + 3, argv[2], err);
    char pid[32];
    snprintf(pid, sizeof pid, "%d", (int)getpid());
    answer(out, status, status == CORDON_OK ? pid : cordon_error_message(err));
    cordon_error_free(err);
    if (status == CORDON_OK)
        serve(in, out, engine);
    cordon_engine_free(engine);
    free(secret);
    return status == CORDON_OK ? 0 : 70;
}
