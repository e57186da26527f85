def f(): pass
f.__code__ = f.__code__.replace(co_consts=(1,))
# ---
import types
types.FunctionType(compile("1", "", "eval"), {})
# ---
from types import CodeType
# ---
type(lambda: 0)
(lambda: 0).__code__.co_consts
# ---
Function = type(lambda: 0)
Function(None, {})
# ---
type((lambda: 0).__code__)
# ---
compile("1", "x", "exec")
# ---
c = compile
c("1", "", "eval")
# ---
import types as t
t.LambdaType(code, {})
# ---
import dis
dis.dis.__globals__
# ---
import marshal
marshal.loads(b"")
# ---
import codeop
# ---
import code
code.interact()
# ---
def outer():
    x = 1
    return lambda: x
outer().__closure__[0].cell_contents
# ---
import types
types.ModuleType("os").__loader__
# ---
import types
types.DynamicClassAttribute
types.coroutine.__globals__
