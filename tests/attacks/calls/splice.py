# attack: moving pages between pipes
# expect: E EPERM
# control: succeeds

left, right = os.pipe()
pair = os.pipe()
os.write(right, b"x")
call("splice", left, 0, pair[1], 0, 1, 0)
