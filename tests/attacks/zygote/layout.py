# attack: the same addresses and hashes in two runs
# expect: S
# control: none: needs two runs of one zygote
# twice: differs
# known root user user-no-userns no-landlock user-no-landlock container user-container no-mount no-netns no-ipcns no-utsns no-pidns no-listener: children of one zygote are forks: they share its layout and hash seed as long as it lives

print(id(object), hash("x"))
