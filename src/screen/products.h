/* What a call of a known function gives, as far as rules can ask for it. */
#ifndef CDN_PRODUCTS_H
#define CDN_PRODUCTS_H

#include "scopes.h"

/* asyncio.get_running_loop() is asyncio.AbstractEventLoop; functools.partial(f) is f. */
void cdn_products_resolve(cdn_scopes *scopes, cdn_values *values, uint32_t node);

#endif
