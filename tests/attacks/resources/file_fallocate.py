# attack: a huge file at once
# expect: L files
# control: succeeds
# needs: workspace

os.posix_fallocate(os.open("huge", os.O_RDWR | os.O_CREAT), 0, 1 << 28)
