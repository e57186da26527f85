# attack: saying to the host: a failure of confinement
# expect: K
# control: none: a control has no such socket

import struct
import time
os.write(3, struct.pack("II", 2, 80) + bytes(80))
time.sleep(5)
