# attack: the session keyring of the host
# expect: K keyctl
# control: succeeds

call("keyctl", 0, -3, 1)  # KEYCTL_GET_KEYRING_ID, KEY_SPEC_SESSION_KEYRING
