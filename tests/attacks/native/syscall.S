/* long raw(long rax, long rdi, long rsi, long rdx): a system call with all 64 bits of each register
 * as given, from memory that no library lies in. */
    .text
    mov %rdi, %rax
    mov %rsi, %rdi
    mov %rdx, %rsi
    mov %rcx, %rdx
    xor %r10d, %r10d
    syscall
    ret
