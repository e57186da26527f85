# attack: a shell
# expect: N
# control: succeeds

assert os.system("/bin/true") == 0
