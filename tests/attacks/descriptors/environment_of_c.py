# attack: the same, past what Python keeps
# expect: N
# control: succeeds
# prepare: os.environ['CORDON_TEST_SECRET'] = 'x'

libc.getenv.restype = ctypes.c_char_p
assert libc.getenv(b"CORDON_TEST_SECRET")
