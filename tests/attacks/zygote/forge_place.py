# attack: saying to the host: half a place
# expect: K
# control: none: a control has no such socket

import struct
import time
os.write(3, struct.pack("II", 8, 7) + b"1234567")
time.sleep(5)
