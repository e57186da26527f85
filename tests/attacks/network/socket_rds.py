# attack: datagrams of clusters
# expect: E EPERM
# control: succeeds or fails EAFNOSUPPORT

call("socket", 21, 5, 0)
