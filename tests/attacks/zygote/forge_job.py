# attack: saying to the host: a job of its own
# expect: K
# control: none: a control has no such socket

import struct
import time
os.write(3, struct.pack("II", 3, 1) + b"x")
time.sleep(5)
