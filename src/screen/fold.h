/* The values of constant expressions, as far as they can be told without running anything. */
#ifndef CDN_FOLD_H
#define CDN_FOLD_H

#include "constant.h"
#include "scopes.h"

/* One fold: the variable of a comprehension that is being unrolled, and how deep the search is. */
typedef struct cdn_folder {
    cdn_scopes *scopes;
    uint32_t variable; /* name; 0 for none */
    const cdn_constant *variable_value;
    uint32_t level;
} cdn_folder;

/*
 * Append the value of `node` when it is a text; a part that is not constant becomes "{}". False
 * when it is no text, or nothing of it is known. `scopes->no_memory` when memory is out.
 */
bool cdn_fold_text(cdn_buf *out, cdn_scopes *scopes, uint32_t node);

/* For the files of the folder. `out` is set when true is returned, and unknown when not. */
bool cdn_fold_node(cdn_constant *out, cdn_folder *folder, uint32_t node);
/* Count a value that was made or copied, for the bound on all steps. */
void cdn_fold_pay(const cdn_folder *folder, const cdn_constant *value);
bool cdn_fold_call(cdn_constant *out, cdn_folder *folder, uint32_t node);
bool cdn_fold_binary(cdn_constant *out, cdn_folder *folder, uint32_t node);
bool cdn_fold_string(cdn_constant *out, cdn_folder *folder, uint32_t node);
/* `pattern` with its replacement fields filled from the list; in the manner of '%' or of format. */
bool cdn_fold_percent(cdn_constant *pattern, const cdn_constant *list);
bool cdn_fold_format(cdn_constant *pattern, const cdn_constant *list);

#endif
