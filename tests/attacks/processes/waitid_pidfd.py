# attack: waiting for a process by its handle
# expect: E EPERM
# control: fails ECHILD

os.waitid(os.P_ALL, 0, os.WNOHANG | os.WEXITED)
