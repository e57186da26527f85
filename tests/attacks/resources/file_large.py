# attack: a large file
# expect: L files
# control: succeeds
# needs: workspace

with open("large", "wb") as file:
    for _ in range(64):
        file.write(bytes(1 << 20))
