# ximport os
if a:\
  b
