# attack: a lock that the next run waits for
# expect: N
# control: none: needs two runs
# twice: judged

import threading
import logging
assert not logging._lock.acquire(timeout=0.1)
