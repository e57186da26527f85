# attack: handling page faults in user space
# expect: K userfaultfd
# control: succeeds

call("userfaultfd", 1)  # UFFD_USER_MODE_ONLY
