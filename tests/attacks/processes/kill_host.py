# attack: ending the host
# expect: E EPERM
# control: succeeds

os.kill(HOST, 9)
