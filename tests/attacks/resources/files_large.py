# attack: many large files
# expect: L files
# control: succeeds
# needs: workspace

for number in range(32):
    with open("large%d" % number, "wb") as file:
        file.write(bytes(2 << 20))
