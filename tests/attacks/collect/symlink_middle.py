# attack: a folder of results that is a link
# expect: S
# control: none: what lies in the workspace is not collected yet
# needs: workspace

os.symlink(FOLDER, "results")
