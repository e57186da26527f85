# attack: hanging up the terminal
# expect: E EPERM
# control: none: it would hang up the terminal of the tests

call("vhangup")
