# attack: memory from a small archive
# expect: L memory
# control: succeeds

import zlib
zlib.decompress(zlib.compress(bytes(256 << 20)))
