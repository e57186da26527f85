# attack: waiting for what never comes
# expect: L timeout_wall
# control: runs on
# wall_ms: 200

import threading
threading.Event().wait()
