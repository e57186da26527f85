# attack: its own priority
# expect: E EPERM ENOSYS
# control: succeeds

os.nice(1)
