/* long int80(long number): a system call by the 32-bit gate, with three zeroes. */
    .text
    push %rbx
    mov %edi, %eax
    xor %ebx, %ebx
    xor %ecx, %ecx
    xor %edx, %edx
    int $0x80
    movslq %eax, %rax
    pop %rbx
    ret
