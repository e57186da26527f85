# attack: a far return to 32-bit code, and a system call there
# expect: K
# control: succeeds
# native: compat

assert run_code(20, None) == os.getpid()
