# attack: stopping itself
# expect: L timeout_wall
# control: runs on
# wall_ms: 200

os.kill(os.getpid(), 19)
