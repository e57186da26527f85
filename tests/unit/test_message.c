#include "cm.h"
#include "message.h"

/* What a child may say, when, and how much of it. A row holds in its state and in no other. */
typedef struct rule {
    uint32_t type;
    cdn_job_state state;
    size_t min_bytes, max_bytes;
} rule;

static const rule rules[] = {
    {CDN_FRAME_READY, CDN_JOB_SETTING_UP, sizeof(cdn_ready), sizeof(cdn_ready)},
    {CDN_FRAME_FAILED, CDN_JOB_SETTING_UP, sizeof(cdn_step_failure), sizeof(cdn_step_failure)},
    {CDN_FRAME_LISTENER, CDN_JOB_SETTING_UP, 0, 0},
    {CDN_FRAME_VALUE, CDN_JOB_RUNNING, 0, 1 << 20},
    {CDN_FRAME_ERROR_NAME, CDN_JOB_RUNNING, 0, 4096},
    {CDN_FRAME_ERROR_MESSAGE, CDN_JOB_RUNNING, 0, 1 << 20},
    {CDN_FRAME_ERROR_TRACEBACK, CDN_JOB_RUNNING, 0, 1 << 20},
    {CDN_FRAME_ERROR_PLACE, CDN_JOB_RUNNING, sizeof(cdn_error_place), sizeof(cdn_error_place)},
    {CDN_FRAME_CONCLUDED, CDN_JOB_RUNNING, sizeof(int32_t), sizeof(int32_t)},
};
enum { RULES = sizeof rules / sizeof *rules };

static const cdn_job_state states[] = {CDN_JOB_SETTING_UP, CDN_JOB_RUNNING, CDN_JOB_OVER};

static void each_frame_has_its_time_and_its_length(void **state)
{
    (void)state;
    for (size_t i = 0; i < RULES; i++) {
        const rule *row = &rules[i];
        for (size_t at = 0; at < sizeof states / sizeof *states; at++) {
            bool is_time = states[at] == row->state;
            assert_int_equal(cdn_frame_is_allowed(row->type, row->min_bytes, states[at]), is_time);
            assert_int_equal(cdn_frame_is_allowed(row->type, row->max_bytes, states[at]), is_time);
            assert_false(cdn_frame_is_allowed(row->type, row->max_bytes + 1, states[at]));
            assert_false(cdn_frame_is_allowed(row->type, SIZE_MAX, states[at]));
            if (row->min_bytes)
                assert_false(cdn_frame_is_allowed(row->type, row->min_bytes - 1, states[at]));
        }
    }
}

static void what_no_row_names_is_never_allowed(void **state)
{
    (void)state;
    const uint32_t others[] = {
        0,          CDN_FRAME_JOB, CDN_FRAME_TYPE_COUNT, CDN_FRAME_TYPE_COUNT + 1, 255,
        0x80000000, 0xFFFFFFFF};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        for (size_t at = 0; at < sizeof states / sizeof *states; at++)
            for (size_t bytes = 0; bytes < 512; bytes++)
                assert_false(cdn_frame_is_allowed(others[i], bytes, states[at]));
    /* A new type must get a row here too: JOB and 0 are the two without one. */
    assert_int_equal(RULES + 2, CDN_FRAME_TYPE_COUNT);
}

static void no_frame_may_be_longer_than_the_reader_takes(void **state)
{
    (void)state;
    for (size_t i = 0; i < RULES; i++)
        assert_true(rules[i].max_bytes <= CDN_TEXT_FRAME_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_frame_has_its_time_and_its_length),
        cmocka_unit_test(what_no_row_names_is_never_allowed),
        cmocka_unit_test(no_frame_may_be_longer_than_the_reader_takes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
