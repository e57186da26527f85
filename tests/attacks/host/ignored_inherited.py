# attack: signals that the host ignores
# expect: N
# control: succeeds
# host: +sigchld-ignored
# prepare: import signal; signal.signal(signal.SIGCHLD, signal.SIG_IGN)

import signal
assert signal.getsignal(signal.SIGCHLD) == signal.SIG_IGN
