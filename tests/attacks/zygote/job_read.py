# attack: the next job
# expect: L timeout_wall nonzero_exit host_fault
# control: none: a control has no such socket
# wall_ms: 300

import socket
assert socket.socket(fileno=3).recv(100)
