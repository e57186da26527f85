# attack: the same numbers in two runs: urandom
# expect: S
# control: none: needs two runs of one zygote
# twice: differs

print(os.urandom(16))
