# attack: a result that takes forever to show
# expect: L timeout_wall
# control: none: only cordon shows results
# wall_ms: 300

import time


class Stays:
    def __repr__(self):
        time.sleep(1000)


Stays()
