# attack: the source of the run before, in this memory
# expect: N
# control: succeeds
# prepare: KEPT = ctypes.create_string_buffer(b'cordon-attack-' + b'probe-1234' * 400)
# settings: limits.cpu_ms=20000 limits.memory_bytes=1073741824

import re


def readable_around(address):
    """Memory near an address, page by page: the kernel says where it ends."""
    left, right = os.pipe()
    found = [[], []]
    for step in (4096, -4096):
        at = address & ~4095
        while libc.write(right, ctypes.c_void_p(at), 4096) == 4096:
            found[step < 0].append(os.read(left, 4096))
            at += step
    return b"".join(found[1][::-1] + found[0])


libc.sbrk.restype = ctypes.c_void_p
text = readable_around(libc.sbrk(0) - 4096) + readable_around(id(object()))
assert re.search(b"cordon-attack-" + b"probe-[0-9]{4}", text)
