# attack: a result that is a library file
# expect: S
# control: none: what lies in the workspace is not collected yet
# needs: workspace

try:
    os.link(os.__file__, "result.py")
except OSError:
    pass
