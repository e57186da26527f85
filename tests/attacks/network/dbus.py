# attack: the host's bus
# expect: E EPERM
# control: succeeds or fails ENOENT ECONNREFUSED

import socket
socket.socket(socket.AF_UNIX).connect("/run/dbus/system_bus_socket")
