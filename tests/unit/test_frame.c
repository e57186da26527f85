#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "cm.h"
#include "frame.h"

enum { LIMIT = 64 };

static void feed(cdn_frame_reader *reader, const void *bytes, size_t byte_count)
{
    assert_true(cdn_buf_add(&reader->pending, bytes, byte_count));
}

static size_t encode(char *out, uint32_t type, const char *text)
{
    cdn_frame_header header = {type, (uint32_t)strlen(text)};
    memcpy(out, &header, sizeof header);
    memcpy(out + sizeof header, text, strlen(text));
    return sizeof header + strlen(text);
}

static void a_frame_is_there_with_its_last_byte_and_not_before(void **state)
{
    (void)state;
    const char *const texts[] = {"", "x", "hello"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        cdn_frame_reader reader = {0};
        cdn_frame frame;
        char bytes[128];
        size_t count = encode(bytes, 7, texts[i]);
        for (size_t at = 0; at < count; at++) {
            assert_int_equal(cdn_frame_peek(&reader, LIMIT, &frame), CDN_FRAME_MORE);
            feed(&reader, bytes + at, 1);
        }
        assert_int_equal(cdn_frame_peek(&reader, LIMIT, &frame), CDN_FRAME_HERE);
        assert_int_equal(frame.type, 7);
        assert_int_equal(frame.byte_count, strlen(texts[i]));
        assert_memory_equal(frame.bytes, texts[i], frame.byte_count);
        cdn_buf_free(&reader.pending);
    }
}

static void frames_come_out_one_by_one_in_order(void **state)
{
    (void)state;
    cdn_frame_reader reader = {0};
    cdn_frame frame;
    char bytes[128];
    size_t count = encode(bytes, 1, "one");
    count += encode(bytes + count, 2, "");
    count += encode(bytes + count, 3, "three");
    feed(&reader, bytes, count - 1); /* the last is cut */
    for (uint32_t type = 1; type <= 2; type++) {
        assert_int_equal(cdn_frame_peek(&reader, LIMIT, &frame), CDN_FRAME_HERE);
        assert_int_equal(cdn_frame_peek(&reader, LIMIT, &frame), CDN_FRAME_HERE); /* again */
        assert_int_equal(frame.type, type);
        cdn_frame_pop(&reader, &frame);
    }
    assert_int_equal(cdn_frame_peek(&reader, LIMIT, &frame), CDN_FRAME_MORE);
    feed(&reader, bytes + count - 1, 1);
    assert_int_equal(cdn_frame_peek(&reader, LIMIT, &frame), CDN_FRAME_HERE);
    assert_memory_equal(frame.bytes, "three", 5);
    cdn_frame_pop(&reader, &frame);
    assert_int_equal(reader.pending.count, 0);
    cdn_buf_free(&reader.pending);
}

static void a_header_that_announces_too_much_is_refused_at_once(void **state)
{
    (void)state;
    const uint32_t lengths[] = {LIMIT + 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFF8, 0xFFFFFFFF};
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        cdn_frame_reader reader = {0};
        cdn_frame frame;
        cdn_frame_header header = {1, lengths[i]};
        feed(&reader, &header, sizeof header);
        assert_int_equal(cdn_frame_peek(&reader, LIMIT, &frame), CDN_FRAME_TOO_LONG);
        cdn_buf_free(&reader.pending);
    }
    cdn_frame_reader reader = {0};
    cdn_frame frame;
    cdn_frame_header header = {1, LIMIT};
    feed(&reader, &header, sizeof header);
    assert_int_equal(cdn_frame_peek(&reader, LIMIT, &frame), CDN_FRAME_MORE);
    cdn_buf_free(&reader.pending);
}

static void what_one_end_sends_the_other_reads(void **state)
{
    (void)state;
    int ends[2];
    assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, ends), 0);
    assert_true(cdn_frame_send(ends[0], 5, "payload", 7));
    cdn_frame_header header;
    char bytes[8] = "";
    assert_true(cdn_frame_read_all(ends[1], &header, sizeof header));
    assert_int_equal(header.type, 5);
    assert_int_equal(header.byte_count, 7);
    assert_true(cdn_frame_read_all(ends[1], bytes, 7));
    assert_string_equal(bytes, "payload");
    assert_true(cdn_frame_read_all(ends[1], bytes, 0));
    assert_true(cdn_frame_write_all(ends[0], "ab", 2));
    close(ends[0]);
    assert_false(cdn_frame_read_all(ends[1], bytes, 3)); /* the end comes first */
    assert_false(cdn_frame_read_all(ends[1], bytes, 1));
    close(ends[1]);
}

static void writing_to_nobody_is_an_answer(void **state)
{
    (void)state;
    int ends[2];
    void (*before)(int) = signal(SIGPIPE, SIG_IGN);
    assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, ends), 0);
    close(ends[1]);
    assert_false(cdn_frame_send(ends[0], 1, "x", 1));
    close(ends[0]);
    assert_false(cdn_frame_write_all(ends[0], "x", 1));
    signal(SIGPIPE, before);
}

enum { BIG = 3 << 20 };

static void *read_slowly(void *context)
{
    int fd = *(int *)context;
    char piece[4096];
    size_t total = 0;
    for (ssize_t got; (got = read(fd, piece, sizeof piece)) > 0;)
        total += (size_t)got;
    return (void *)(uintptr_t)total;
}

static void a_long_frame_passes_whole_through_a_small_socket(void **state)
{
    (void)state;
    static char bytes[BIG];
    int ends[2];
    pthread_t reader;
    void *total;
    assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, ends), 0);
    assert_int_equal(pthread_create(&reader, NULL, read_slowly, &ends[1]), 0);
    assert_true(cdn_frame_send(ends[0], 1, bytes, sizeof bytes));
    close(ends[0]);
    pthread_join(reader, &total);
    assert_int_equal((uintptr_t)total, sizeof(cdn_frame_header) + BIG);
    close(ends[1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_frame_is_there_with_its_last_byte_and_not_before),
        cmocka_unit_test(frames_come_out_one_by_one_in_order),
        cmocka_unit_test(a_header_that_announces_too_much_is_refused_at_once),
        cmocka_unit_test(what_one_end_sends_the_other_reads),
        cmocka_unit_test(writing_to_nobody_is_an_answer),
        cmocka_unit_test(a_long_frame_passes_whole_through_a_small_socket),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
