/* cmocka needs these four before its own header, in this order. */
#ifndef CDN_TEST_CM_H
#define CDN_TEST_CM_H

/* clang-format off */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
/* clang-format on */

#endif
