/* Any bytes as a redaction file: loaded, compiled, its examples proved, a text sanitized by it. */
#include "folder.h"
#include "fuzz.h"
#include "redact.h"

static const char TEXT[] = "File \"/home/user/a.py\" at 10.1.2.3: password=hunter2 token: "
                           "abcDEF0123456789_-abcDEF0123456789 key-aaaaaaaaaaaaaaaaaaaaaaaa\n";

static void ignore(void *context, const char *bytes, size_t count)
{
    (void)context, (void)bytes, (void)count;
}

static void sanitize(cdn_redactor *redactor)
{
    cordon_sanitizer *stream = NULL;
    FUZZ_REQUIRE(cdn_sanitizer_new(&stream, redactor, NULL, ignore, NULL, NULL) == CORDON_OK);
    FUZZ_REQUIRE(cordon_sanitizer_feed(stream, TEXT, sizeof TEXT - 1, NULL) == CORDON_OK);
    FUZZ_REQUIRE(cordon_sanitizer_finish(stream, NULL) == CORDON_OK);
    cordon_sanitizer_free(stream);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count)
{
    cdn_redactions *rules = NULL;
    cdn_redactor *redactor = NULL;
    cordon_error *err = cordon_error_new();
    fuzz_folder_put("redact.yaml", bytes, count);
    const char *path = fuzz_folder_path("redact.yaml");
    cordon_status status = cdn_redactions_load(&rules, path, err);
    if (status == CORDON_OK)
        status = cdn_redactor_new(&redactor, rules, err);
    FUZZ_REQUIRE(status == CORDON_OK || *cordon_error_message(err));
    if (status == CORDON_OK) {
        sanitize(redactor);
        cdn_redactions_selftest(NULL, path, NULL, NULL, err);
    }
    cdn_redactor_unref(redactor);
    cdn_redactions_unref(rules);
    cordon_error_free(err);
    return 0;
}
