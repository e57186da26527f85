# attack: processes without end
# expect: E EPERM
# control: none: it is what it says

while True:
    os.fork()
