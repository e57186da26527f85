# attack: capabilities on a file of its own
# expect: E EPERM
# control: succeeds as root
# needs: workspace

open("program", "w").close()
os.setxattr("program", "security.capability", bytes.fromhex("0100000200040000000000000000000000000000"))
