/* long compat(long number, long low): go to 32-bit mode by a far return, make a system call as a
 * 32-bit program would, and come back. `low` is the address of this code, below 4 GiB; the stack
 * comes from there as well. */
    .text
    push %rbx
    push %rbp
    mov %rsp, %rbp
    mov %edi, %eax
    lea 2048(%rsi), %rsp
    mov %rbp, (%rsp)
    lea (1f - .Lstart)(%rsi), %rcx
    lea (2f - .Lstart)(%rsi), %rdx
    mov %edx, %r8d
    sub $8, %rsp
    movl $0x23, 4(%rsp)
    mov %ecx, (%rsp)
    lretl
    .set .Lstart, .text
1:  .code32
    xor %ebx, %ebx
    push %edx
    int $0x80
    pop %edx
    pushl $0x33
    push %edx
    lretl
    .code64
2:  mov (%rsp), %rsp
    movslq %eax, %rax
    pop %rbp
    pop %rbx
    ret
