# In front of every program, confined and as its control. Set above by attack.py: SECRET, a file of
# the host that everybody may read and write; HOST, the host's process (in a control, a process of
# the same user); ZYGOTE, its parent in cordon; NR, numbers of system calls; CODE, machine code.
import ctypes
import errno
import mmap
import os
import sys

libc = ctypes.CDLL(None, use_errno=True)
FOLDER = os.path.dirname(SECRET)
MARK = os.path.basename(FOLDER)  # a name that nobody else uses


def checked(result):
    if result == -1:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    return result


def call(name, *arguments):
    """One system call with 64-bit arguments; what fails raises OSError."""
    libc.syscall.restype = ctypes.c_long
    number = name if isinstance(name, int) else NR[name]
    return checked(libc.syscall(ctypes.c_long(number), *[
        ctypes.c_long(a) if isinstance(a, int) else a for a in arguments]))


def run_code(*arguments):
    """Call CODE as a C function of longs; None stands for where CODE lies, below 4 GiB."""
    memory = mmap.mmap(-1, 4096, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | 0x40,  # MAP_32BIT
                       mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    memory.write(CODE)
    address = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    result = ctypes.CFUNCTYPE(ctypes.c_long, *[ctypes.c_long] * 6)(address)(
        *[address if a is None else a for a in arguments], *[0] * (6 - len(arguments)))
    if -4096 < result < 0:
        raise OSError(-result, os.strerror(-result))
    return result


