"""Tries to read files of the host. The path of a secret file comes by standard input."""
secret = input()
for path in (secret, "/etc/passwd", "/root/.bash_history", "/proc/1/environ"):
    try:
        with open(path) as file:
            print("READ", path, file.read(80))
    except OSError as error:
        print("refused:", type(error).__name__, error.strerror)
with open(secret) as file:
    print("READ", file.read())
