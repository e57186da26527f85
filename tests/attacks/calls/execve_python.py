# attack: the interpreter, once more and unconfined
# expect: E EPERM
# control: succeeds

os.execv(sys.executable, [sys.executable, "-c", ""])
