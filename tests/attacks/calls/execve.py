# attack: another program
# expect: E EPERM
# control: succeeds

os.execv("/bin/true", ["true"])
