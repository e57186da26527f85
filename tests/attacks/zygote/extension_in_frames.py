# attack: cordon's own functions, from the frames that called this program
# expect: E EPERM
# expect: N RuntimeError
# control: none: a control has none

frame = sys._getframe()
while frame and "cordon" not in frame.f_locals:
    frame = frame.f_back
cordon = frame.f_locals["cordon"]
try:
    cordon.seal()
except OSError:
    cordon.serve()
