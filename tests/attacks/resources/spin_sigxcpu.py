# attack: processor time, without listening to the end of it
# expect: L timeout_cpu
# control: runs on

import signal
for number in range(1, 65):
    try:
        signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError):
        pass
sum(iter(int, 1))
