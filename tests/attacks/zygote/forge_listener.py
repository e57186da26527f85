# attack: saying to the host: a listener
# expect: K
# control: none: a control has no such socket

import struct
import time
os.write(3, struct.pack("II", 9, 0))
time.sleep(5)
