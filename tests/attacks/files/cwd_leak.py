# attack: a working directory of the host
# expect: N
# control: succeeds

assert os.stat("..").st_ino != os.stat("/").st_ino and os.path.exists("../secret")
