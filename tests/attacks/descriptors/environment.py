# attack: a secret in the host's environment
# expect: N
# control: succeeds
# prepare: os.environ['CORDON_TEST_SECRET'] = 'x'

assert "CORDON_TEST_SECRET" in os.environ
