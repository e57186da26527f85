# attack: memory outside the limits
# expect: E EPERM
# control: succeeds

os.memfd_create("cordon")
