# attack: an exception whose name is hostile
# expect: L exception
# control: none: raises as well

Error = type("x" * 10000 + "\x1b[31m\n", (Exception,), {})
raise Error("\0" * 10000)
