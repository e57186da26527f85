# attack: the same, with more slashes
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

open("//" + SECRET.replace("/", "/./")).read()
