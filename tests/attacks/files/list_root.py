# attack: what lies in the root
# expect: N
# expect: E EACCES
# control: succeeds

assert "home" in os.listdir("/")
