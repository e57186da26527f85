# attack: saying to the host: an end of the wrong length
# expect: K
# control: none: a control has no such socket

import struct
import time
os.write(3, struct.pack("II", 10, 3) + b"xyz")
time.sleep(5)
