# attack: space in files that have no name any more
# expect: L files
# control: succeeds
# needs: workspace

kept = []
for number in range(32):
    file = open("file", "wb")
    kept.append(file)
    os.unlink("file")
    file.write(bytes(2 << 20))
    file.flush()
