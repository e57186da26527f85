# attack: processes from many threads at once
# expect: N
# control: none: it is what it says

import threading
born = []


def go():
    try:
        born.append(os.fork())
    except PermissionError:
        pass


threads = [threading.Thread(target=go) for _ in range(6)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert born
