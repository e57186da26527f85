# attack: a thread that does not end
# expect: L timeout_wall
# control: runs on
# wall_ms: 300

import threading
threading.Thread(target=threading.Event().wait).start()
