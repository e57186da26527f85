# attack: another program
# expect: E EPERM
# control: succeeds

os.waitpid(os.posix_spawn("/bin/true", ["true"], {}), 0)
