x = 'a'
f(f'{x}b' + str(5))
x, y = 'a', 'b'
f(y + x)
import os
f(os.path.join('/proc', 'self'))
from pathlib import Path
f(Path('/proc') / 'self')
f('/etc//./x/../shadow')
f(f'{g("inner")}')
x = ''
def f():
    return 'said'
