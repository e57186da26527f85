# attack: kernel memory in pipes
# expect: E EMFILE
# control: none: the limit of the host holds there as well

pipes = []
while True:
    pipes.append(os.pipe())
    os.set_blocking(pipes[-1][1], False)
    os.write(pipes[-1][1], bytes(1 << 16))
