# attack: many names for one file
# expect: L files timeout_cpu
# control: succeeds
# needs: workspace

open("one", "w").close()
for number in range(5000):
    os.link("one", "name%d" % number)
