# attack: news of a folder that others use
# expect: E EPERM ENOSYS
# control: succeeds
# prepare: import signal; signal.signal(signal.SIGIO, signal.SIG_IGN)

import fcntl
fcntl.fcntl(os.open(os.path.dirname(os.__file__), os.O_RDONLY), 1026, 1)
