try:
    1 / 0
except Exception as e:
    e.__traceback__.tb_frame.f_globals
# ---
try:
    1 / 0
except* ZeroDivisionError as group:
    group.exceptions[0].__traceback__.tb_frame.f_back
# ---
try:
    1 .x
except AttributeError as e:
    e.__traceback__.tb_next
# ---
class C:
    def __enter__(self): return self
    def __exit__(self, kind, value, trace):
        trace.tb_frame.f_back.f_builtins
# ---
def g(): yield
g().gi_frame.f_back
# ---
g = (x for x in [1])
g.gi_frame.f_globals["__builtins__"]
# ---
async def c(): pass
c().cr_frame.f_builtins
# ---
async def a(): yield
a().ag_frame
# ---
def g(): yield from h()
g().gi_yieldfrom
# ---
def g(): yield
g().gi_code
# ---
import sys
sys._getframe(1).f_locals
# ---
from sys import _getframe as frame
# ---
import sys
sys._current_frames()
# ---
import inspect
inspect.currentframe().f_back
# ---
from inspect import stack
stack()[0][0]
# ---
import inspect
inspect.trace()
# ---
import sys
sys.exc_info()[2].tb_frame
# ---
import traceback
traceback.walk_stack(None)
# ---
from traceback import walk_tb
# ---
getattr(g, "gi_" + "frame")
# ---
import sys
sys.exception().__traceback__.tb_lasti, sys.exception().__traceback__.tb_frame
# ---
import sys
sys.last_traceback.tb_frame
# ---
import gc
gc.get_objects()
# ---
import gc as collector
collector.get_referrers(1)
