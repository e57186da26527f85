# attack: a key in the host's keyring
# expect: K add_key
# control: succeeds

call("add_key", b"user", MARK.encode(), b"x", 1, -2)  # process keyring
