# attack: counting what this process does
# expect: K perf_event_open
# control: succeeds as root

import struct
attributes = ctypes.create_string_buffer(struct.pack("IIQ", 1, 112, 1) + bytes(96))  # software, task clock
call("perf_event_open", attributes, 0, -1, -1, 0)
