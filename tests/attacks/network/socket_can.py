# attack: a vehicle's bus
# expect: E EPERM
# control: succeeds or fails EAFNOSUPPORT EPROTONOSUPPORT

call("socket", 29, 3, 1)
