# attack: telling by errno which files of the host exist
# expect: N
# control: succeeds
# known user-no-userns container user-container no-mount: Landlock does not govern stat: without a root of its own a program sees which files there are, never what is in them

def ask(path):
    try:
        os.close(os.open(path, os.O_RDONLY))
    except OSError as error:
        return error.errno


assert ask(SECRET) != ask(SECRET + "-not-there")
