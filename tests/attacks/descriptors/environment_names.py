# attack: settings of the host for its own interpreter
# expect: N
# control: succeeds
# prepare: os.environ['PYTHONHASHSEED'] = '0'
# host: +environment

assert any(name.startswith(("PYTHON", "LD_", "CORDON", "SSH_", "AWS_")) for name in os.environ)
