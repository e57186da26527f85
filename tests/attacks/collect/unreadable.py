# attack: a folder that cannot be read
# expect: S
# control: none: what lies in the workspace is not collected yet
# needs: workspace

os.mkdir("results", 0)
