# attack: a result that leads nowhere
# expect: S
# control: none: what lies in the workspace is not collected yet
# needs: workspace

os.symlink("/nowhere/at/all", "result.txt")
os.symlink("loop", "loop")
