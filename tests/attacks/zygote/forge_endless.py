# attack: saying to the host: a length that never ends
# expect: K
# control: none: a control has no such socket

import struct
import time
os.write(3, struct.pack("II", 4, 0xFFFFFFFF))
time.sleep(5)
