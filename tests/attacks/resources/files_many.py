# attack: many empty files
# expect: L files
# control: succeeds
# needs: workspace

for number in range(1000):
    open("file%d" % number, "w").close()
