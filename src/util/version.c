/* What this build is. */
#include <cordon/base.h>

#define TEXT_(x) #x
#define TEXT(x)  TEXT_(x)

const char *cordon_version(void)
{
    return TEXT(CORDON_VERSION_MAJOR) "." TEXT(CORDON_VERSION_MINOR) "." TEXT(CORDON_VERSION_PATCH);
}

int cordon_has_exec(void)
{
    return CORDON_EXEC;
}
