# attack: ending with a code, at once
# expect: L nonzero_exit
# control: none: any program can end

os._exit(7)
