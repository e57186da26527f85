# attack: all descriptors
# expect: E EMFILE
# control: none: the limit of the host holds there as well

files = [os.open("/dev/null", os.O_RDONLY) for _ in range(100000)]
