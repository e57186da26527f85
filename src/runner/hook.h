/*
 * Making a step of confinement fail, or do nothing and claim that it worked. Only the extension of
 * tests/live/steps has that; in what is installed each call is a constant, and nothing can set it.
 */
#ifndef CDN_HOOK_H
#define CDN_HOOK_H

#include <stdbool.h>

#ifdef CDN_STEP_HOOK
/* 0, or -errno when the step is to fail. */
int cdn_hook_fail(const char *step);
/* The step is left out, and its layer is claimed. */
bool cdn_hook_lie(const char *step);
#else
static inline int cdn_hook_fail(const char *step)
{
    (void)step;
    return 0;
}

static inline bool cdn_hook_lie(const char *step)
{
    (void)step;
    return false;
}
#endif

#endif
