# attack: a result that is huge and empty
# expect: S
# control: none: what lies in the workspace is not collected yet
# needs: workspace

os.truncate(os.open("result.bin", os.O_RDWR | os.O_CREAT), 4 << 20)
