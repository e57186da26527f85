/**
 * The streaming sanitizer: redacts paths, IP addresses and secrets in text from anywhere.
 *
 * Usable alone. What comes out does not depend on how the text was cut into pieces.
 */
#ifndef CORDON_SANITIZER_H
#define CORDON_SANITIZER_H

#include <cordon/policy.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cordon_sanitizer cordon_sanitizer;

/** Receives clean bytes, borrowed until it returns. It must not call the sanitizer. */
typedef void (*cordon_sanitizer_output_fn)(void *context, const char *bytes, size_t byte_count);

/**
 * A sanitizer for one stream.
 *
 * @param policy   whose redaction rules apply; borrowed until return
 * @param output   called from _feed(), _flush() and _finish() on the calling thread
 * Release with cordon_sanitizer_free(). One thread at a time.
 */
CORDON_API cordon_status cordon_sanitizer_new(cordon_sanitizer **sanitizer_out,
                                              const cordon_policy *policy,
                                              cordon_sanitizer_output_fn output, void *context,
                                              cordon_error *err);
CORDON_API void cordon_sanitizer_free(cordon_sanitizer *sanitizer);

/** Take the next piece. Holds back only bytes that may still become part of a match. */
CORDON_API cordon_status cordon_sanitizer_feed(cordon_sanitizer *sanitizer, const char *bytes,
                                               size_t byte_count, cordon_error *err);
/** Give out everything that is not part of an open candidate, for an idle stream. */
CORDON_API cordon_status cordon_sanitizer_flush(cordon_sanitizer *sanitizer, cordon_error *err);
/** End of the stream: everything is given out. Further pieces are an error. */
CORDON_API cordon_status cordon_sanitizer_finish(cordon_sanitizer *sanitizer, cordon_error *err);

/** How many rules redacted something so far, and how often each. Never the value. */
CORDON_API size_t cordon_sanitizer_redaction_count(const cordon_sanitizer *sanitizer);
CORDON_API const char *cordon_sanitizer_redaction_rule(const cordon_sanitizer *sanitizer,
                                                       size_t index);
CORDON_API uint64_t cordon_sanitizer_redaction_hits(const cordon_sanitizer *sanitizer,
                                                    size_t index);

#ifdef __cplusplus
}
#endif
#endif
