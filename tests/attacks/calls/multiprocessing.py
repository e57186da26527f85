# attack: a worker process
# expect: E EPERM
# expect: N ImportError OSError
# control: succeeds

import multiprocessing
process = multiprocessing.get_context("fork").Process(target=print)
process.start()
process.join()
