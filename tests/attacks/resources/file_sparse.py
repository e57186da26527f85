# attack: a huge file with nothing in it
# expect: L files
# control: succeeds
# needs: workspace

os.truncate(os.open("huge", os.O_RDWR | os.O_CREAT), 1 << 40)
