# attack: the number -1
# expect: E ENOSYS
# control: none: no kernel has it

call(-1)
