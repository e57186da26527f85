# attack: a result that is a link to a secret
# expect: S
# control: none: what lies in the workspace is not collected yet
# needs: workspace

os.symlink(SECRET, "result.txt")
