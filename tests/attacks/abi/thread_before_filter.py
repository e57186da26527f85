# attack: a thread from before the filter, which has none
# expect: N
# control: succeeds
# prepare: import threading; threading.Thread(target=threading.Event().wait, daemon=True).start()

# Without /proc: RLIMIT_NPROC and sched_getaffinity say nothing, the interpreter knows its own.
import threading
assert threading.active_count() > 1 or len(sys._current_frames()) > 1
