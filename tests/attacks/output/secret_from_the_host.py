# attack: the secret, if it were known
# expect: E ENOENT EACCES
# control: succeeds

print(open(SECRET).read())
