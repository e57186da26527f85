# attack: a trapped call, in the oddest host
# expect: K ptrace
# control: succeeds
# host: +sigchld-ignored +reaper +hundred-threads +closed-streams +blocked-signals +environment

call("ptrace", 0, 0, 0, 0)
