f'{x:="{print(1)}"}'
type(x).y = 1
type[x] = 1
print >> x
class A[T=int]: pass
f'{*[x],}'
match x:
    case os.system: pass
type X[T: eval("1")] = list[T]
def f[**P, *Ts](a, /, *b, c: int = 0, **d) -> None: pass
try: pass
except* E as e: e.__traceback__.tb_frame
