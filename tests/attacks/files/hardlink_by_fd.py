# attack: a second name by descriptor
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds or fails ENOENT
# needs: workspace

fd = os.open(SECRET, os.O_PATH)
call("linkat", fd, b"", -100, b"mine", 0x1000)
