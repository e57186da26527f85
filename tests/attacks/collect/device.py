# attack: a result that is a device
# expect: S
# control: none: what lies in the workspace is not collected yet
# needs: workspace

os.symlink("/dev/full", "result.txt")
