/* What the files of this room know of each other's handles. */
#ifndef CDN_RUN_H
#define CDN_RUN_H

#include "exec.h"
#include "pool.h"

cdn_pool *cdn_exec_pool(const cdn_exec *exec);
const cdn_limits *cdn_exec_limits(const cdn_exec *exec);

#endif
