# A name of one's own is not the builtin; a name that is only sometimes one's own may be.
def compile(expression):
    return compile(expression[1:]) if expression else None


class Interpreter:
    def exec(self, line):
        return line

    def run(self, eval=None):
        return eval("x") if eval else self.exec("y")


eval("1")  # expect: deny PY-DYNAMIC-CODE
eval = compile
eval("2")
if compile("3"):
    exec = print
exec("4")  # expect: deny PY-DYNAMIC-CODE
