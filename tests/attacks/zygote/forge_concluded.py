# attack: being over, and going on
# expect: L nonzero_exit
# control: none: a control has no such socket

import struct
import time
os.write(3, struct.pack("IIi", 10, 4, 3))
time.sleep(5)
