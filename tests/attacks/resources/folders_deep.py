# attack: a tree that is hard to delete
# expect: L files timeout_cpu
# control: succeeds
# needs: workspace

for _ in range(2000):
    os.mkdir("d")
    os.chdir("d")
