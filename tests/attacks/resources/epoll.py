# attack: kernel memory in watches
# expect: E EMFILE EEXIST ENOSPC ELOOP EINVAL
# control: none: the limit of the host holds there as well

import select
while True:
    poll = select.epoll()
    for fd in range(3, 60):
        try:
            poll.register(fd)
        except (FileNotFoundError, OSError):
            pass
    os.dup(poll.fileno())
    keep = globals().setdefault("keep", [])
    keep.append(poll)
