# attack: waiting for another process
# expect: E EPERM
# control: fails ECHILD

os.waitpid(-1, os.WNOHANG)
