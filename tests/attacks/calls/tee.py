# attack: moving pages between pipes
# expect: E EPERM
# control: succeeds

left, right = os.pipe()
pair = os.pipe()
os.write(right, b"x")
call("tee", left, pair[1], 1, 0)
