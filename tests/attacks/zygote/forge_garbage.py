# attack: saying to the host: anything
# expect: K
# control: none: a control has no such socket

import struct
import time
os.write(3, b"\xff" * 100000)
time.sleep(5)
