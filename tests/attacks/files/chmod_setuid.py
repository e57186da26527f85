# attack: a setuid program of its own
# expect: E EPERM
# control: fails EACCES ENOEXEC
# needs: workspace

open("program", "w").close()
os.chmod("program", 0o4755)
os.execv("program", ["program"])
