# attack: ending from a thread while others write
# expect: L nonzero_exit output
# control: none: any program can end

import threading
threading.Thread(target=lambda: [os.write(1, b"x" * 100) for _ in iter(int, 1)], daemon=True).start()
threading.Thread(target=lambda: os._exit(7)).start()
threading.Event().wait(5)
