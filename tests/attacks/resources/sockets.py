# attack: kernel memory in sockets
# expect: E EMFILE
# control: none: the limit of the host holds there as well

import socket
pairs = []
while True:
    pairs.append(socket.socketpair())
    pairs[-1][0].setblocking(False)
    try:
        while True:
            pairs[-1][0].send(bytes(4096))
    except BlockingIOError:
        pass
