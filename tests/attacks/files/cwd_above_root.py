# attack: past the root by ..
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

for _ in range(64):
    os.chdir("..")
open(SECRET[1:]).read()
