# attack: a link that changes while it is followed
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# expect: N
# control: succeeds
# needs: workspace

import threading
open("plain", "w").close()
os.symlink("plain", "link")
seen = []


def swap():
    for turn in range(300):
        os.symlink(SECRET if turn % 2 else "plain", "next")
        os.rename("next", "link")


thread = threading.Thread(target=swap)
thread.start()
while thread.is_alive() and not seen:
    try:
        seen.append(open("link").read() or None)
    except OSError:
        pass
    seen = [text for text in seen if text]
thread.join()
if not seen:
    open("link").read()  # the last turn left the secret there
