print x
exec "a"
