global g
def f(open=open):
    nonlocal_ = [eval for eval in (open, g)]
    global g; g = lambda e=exec: (yield e)
    del open
    return (w := os.path), *[a, *b], {**c}, {1: 2}
class K(metaclass=M, **k):
    import a.b as c, d.e; from . import f; from ..g import (h as i,); from j import *
    @c.d
    async def __call__(self): await x; async for y in z: pass; return getattr(self, "__cl" + "ass__")
with a as (b, *c), d as e.f, g as h[0]: raise X from Y
for i.j, k in [exec, eval]: i(k)
