/*
 * A small interpreter of classic BPF, as much of it as libseccomp emits: a filter can be asked for
 * its verdict without being installed, also one for another architecture.
 */
#ifndef CDN_TEST_BPF_H
#define CDN_TEST_BPF_H

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdbool.h>
#include <string.h>

#include "cm.h"

typedef struct bpf_program {
    struct sock_filter code[BPF_MAXINSNS];
    size_t count;
} bpf_program;

static bool bpf_jump(const struct sock_filter *at, uint32_t accumulator)
{
    switch (BPF_OP(at->code)) {
    case BPF_JEQ:
        return accumulator == at->k;
    case BPF_JGT:
        return accumulator > at->k;
    case BPF_JGE:
        return accumulator >= at->k;
    case BPF_JSET:
        return accumulator & at->k;
    default:
        fail_msg("jump 0x%x", at->code);
        return false;
    }
}

static uint32_t bpf_run(const bpf_program *program, const struct seccomp_data *data)
{
    uint32_t accumulator = 0;
    for (size_t at = 0; at < program->count; at++) {
        const struct sock_filter *now = &program->code[at];
        if (now->code == (BPF_RET | BPF_K))
            return now->k;
        if (now->code == (BPF_LD | BPF_W | BPF_ABS)) {
            assert_true(now->k % 4 == 0 && now->k + 4 <= sizeof *data);
            memcpy(&accumulator, (const char *)data + now->k, sizeof accumulator);
        } else if (now->code == (BPF_ALU | BPF_AND | BPF_K)) {
            accumulator &= now->k;
        } else if (now->code == (BPF_JMP | BPF_JA)) {
            at += now->k;
        } else {
            assert_int_equal(BPF_CLASS(now->code), BPF_JMP);
            at += bpf_jump(now, accumulator) ? now->jt : now->jf;
        }
    }
    fail_msg("a filter ran off its end");
    return 0;
}

#endif
