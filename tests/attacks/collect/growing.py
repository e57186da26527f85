# attack: a result that grows as it is read
# expect: S
# control: none: what lies in the workspace is not collected yet
# needs: workspace

import threading
file = open("result.txt", "w")
threading.Thread(target=lambda: [file.write("x" * 100) for _ in range(1000)], daemon=True).start()
