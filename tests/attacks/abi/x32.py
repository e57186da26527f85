# attack: a number with the x32 bit
# expect: K
# control: fails ENOSYS

call(0x40000000 | 39)
