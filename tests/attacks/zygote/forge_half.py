# attack: half a frame, and silence
# expect: L timeout_wall
# control: none: a control has no such socket
# wall_ms: 300

import struct
import time
os.write(3, struct.pack("II", 4, 100) + b"x")
time.sleep(1000)
