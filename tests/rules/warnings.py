# Allowed, but worth a word.
import atexit  # expect: warn PY-HOOKS
import operator

atexit.register(print)
key = operator.attrgetter("name")  # expect: warn PY-DYNAMIC-ATTRIBUTE
while True:  # expect: warn PY-FOREVER
    pass
