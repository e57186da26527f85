# attack: saying to the host: two results
# expect: K
# control: none: a control has no such socket

import struct
import time
os.write(3, (struct.pack("II", 4, 3) + b"lie") * 2)
time.sleep(5)
