# attack: a file for the next run
# expect: N
# expect: E EACCES EPERM EROFS
# control: none: a control has a folder of its own
# twice: judged
# needs: workspace

seen = os.path.exists("left")
open("left", "w").close()
assert seen
