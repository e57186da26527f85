# attack: signals that the host blocks
# expect: N
# control: succeeds
# host: +blocked-signals
# prepare: import signal; signal.pthread_sigmask(signal.SIG_BLOCK, [10])

import signal
assert signal.pthread_sigmask(signal.SIG_BLOCK, [])
