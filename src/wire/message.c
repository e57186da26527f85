/* The table of what a child may say when. Anything else ends its run. */
#include "message.h"

typedef struct frame_rule {
    bool is_from_child;
    cdn_job_state state;
    size_t min_bytes;
    size_t max_bytes;
} frame_rule;

static const frame_rule rules[CDN_FRAME_TYPE_COUNT] = {
    [CDN_FRAME_READY] = {true, CDN_JOB_SETTING_UP, sizeof(cdn_ready), sizeof(cdn_ready)},
    [CDN_FRAME_LISTENER] = {true, CDN_JOB_SETTING_UP, 0, 0},
    [CDN_FRAME_FAILED] = {true, CDN_JOB_SETTING_UP, sizeof(cdn_step_failure),
                          sizeof(cdn_step_failure)},
    [CDN_FRAME_VALUE] = {true, CDN_JOB_RUNNING, 0, CDN_TEXT_FRAME_MAX},
    [CDN_FRAME_ERROR_NAME] = {true, CDN_JOB_RUNNING, 0, 4096},
    [CDN_FRAME_ERROR_MESSAGE] = {true, CDN_JOB_RUNNING, 0, CDN_TEXT_FRAME_MAX},
    [CDN_FRAME_ERROR_TRACEBACK] = {true, CDN_JOB_RUNNING, 0, CDN_TEXT_FRAME_MAX},
    [CDN_FRAME_ERROR_PLACE] = {true, CDN_JOB_RUNNING, sizeof(cdn_error_place),
                               sizeof(cdn_error_place)},
    [CDN_FRAME_CONCLUDED] = {true, CDN_JOB_RUNNING, sizeof(int32_t), sizeof(int32_t)},
};

bool cdn_frame_is_allowed(uint32_t type, size_t byte_count, cdn_job_state state)
{
    if (type >= CDN_FRAME_TYPE_COUNT)
        return false;
    const frame_rule *rule = &rules[type];
    return rule->is_from_child && rule->state == state && byte_count >= rule->min_bytes &&
           byte_count <= rule->max_bytes;
}
