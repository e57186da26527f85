# attack: a key from the host's keyring
# expect: K request_key
# control: fails ENOKEY

call("request_key", b"user", b"cordon-no-such-key", 0, -2)
