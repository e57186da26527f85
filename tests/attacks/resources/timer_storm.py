# attack: a signal every few microseconds
# expect: L timeout_cpu signaled exception
# control: runs on

import signal
signal.signal(signal.SIGALRM, lambda *_: None)
signal.setitimer(signal.ITIMER_REAL, 1e-5, 1e-5)
while True:
    pass
