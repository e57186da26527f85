# attack: settings of the host for its interpreter
# expect: N
# control: succeeds
# host: +environment
# prepare: os.environ['PYTHONINSPECT'] = '1'

assert any(name.startswith(("PYTHON", "LD_")) for name in os.environ) or sys.flags.inspect
