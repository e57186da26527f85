# attack: restarting the machine
# expect: K reboot
# control: fails EINVAL EPERM

call("reboot", 1, 2, 3, 0)  # the magic numbers are wrong on purpose
