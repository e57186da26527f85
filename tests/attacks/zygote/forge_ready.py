# attack: saying to the host: being ready, again
# expect: K
# control: none: a control has no such socket

import struct
import time
os.write(3, struct.pack("II", 1, 4) + b"fake")
time.sleep(5)
