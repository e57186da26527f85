# attack: many links
# expect: L files
# control: succeeds
# needs: workspace

for number in range(2000):
    os.symlink("x" * 4000, "link%d" % number)
