# attack: outliving the host, stopped
# expect: L host_fault
# control: none: only cordon has a host
# meanwhile: kill host

os.kill(os.getpid(), 19)
