# attack: rules of its own above cordon's
# expect: E EPERM
# control: succeeds

call("landlock_create_ruleset", 0, 0, 1)  # which version
