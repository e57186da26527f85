# attack: writing the machine's disks
# expect: E ENOSYS EPERM
# control: succeeds

call("sync")
