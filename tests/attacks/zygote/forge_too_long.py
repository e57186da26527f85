# attack: saying to the host: a name that is too long
# expect: K
# control: none: a control has no such socket

import struct
import time
os.write(3, struct.pack("II", 5, 4097) + b"n" * 4097)
time.sleep(5)
