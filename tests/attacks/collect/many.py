# attack: more results than anybody wants
# expect: S
# control: none: what lies in the workspace is not collected yet
# needs: workspace

for number in range(50):
    open("result%d" % number, "w").close()
