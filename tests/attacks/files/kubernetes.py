# attack: the token of a pod
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: none: few machines have one

open("/var/run/secrets/kubernetes.io/serviceaccount/token").read()
