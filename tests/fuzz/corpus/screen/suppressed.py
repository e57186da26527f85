# coding: utf-8
eval(x)  # nosec
open("a", "w")  # cordon: allow PY-OPEN
