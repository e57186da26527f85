# attack: ending the zygote
# expect: E EPERM
# control: succeeds

os.kill(ZYGOTE, 9)
