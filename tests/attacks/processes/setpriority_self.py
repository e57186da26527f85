# attack: its own priority
# expect: E EPERM
# control: succeeds

os.setpriority(os.PRIO_PROCESS, 0, 5)
