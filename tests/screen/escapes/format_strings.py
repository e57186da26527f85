"{0.__class__}".format(1)
# ---
"{0.__class__.__init__.__globals__}".format(print)
# ---
"{x.__globals__[secret]}".format(x=lambda: 0)
# ---
"{x.__class__}".format_map({"x": 1})
# ---
t = "{0.__class__.__mro__}"
print(t.format(1))
# ---
f = "{0.__class__.__base__}".format
f(1)
# ---
"{0.\x5f_class__.__base__}".format(1)
# ---
"{0._" "_class__.__base__}".format(1)
# ---
import string
string.Formatter().format("{0.__class__}", 1)
# ---
from string import Formatter as F
F().vformat("{0.__class__}", [1], {})
# ---
import string
string.Formatter().get_field("0.__class__", [1], {})
# ---
str.format("{0.__class__}", 1)
# ---
import logging
logging.basicConfig(style="{", format="{name.__class__.__init__.__globals__}")
# ---
import logging
logging.Formatter("{msg.__class__.__base__}", style="{")
# ---
("{0." + "__class__" + ".__base__}").format(1)
# ---
"{0[a].__globals__}".format({"a": 1})
# ---
template = "{user.__init__.__globals__[KEY]}"
print(template.format(user=object()))
# ---
"{:{0.__class__}}".format(1)
# ---
fmt = "{0.gi_frame}"
fmt.format(x for x in [])
