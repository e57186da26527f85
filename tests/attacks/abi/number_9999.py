# attack: a number that no kernel has
# expect: E ENOSYS
# control: none: no kernel has it

call(9999)
