# attack: saying to the host: a word that there is not
# expect: K
# control: none: a control has no such socket

import struct
import time
os.write(3, struct.pack("II", 99, 0))
time.sleep(5)
