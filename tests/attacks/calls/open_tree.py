# attack: a clone of a mount
# expect: E EPERM
# control: succeeds as root

call("open_tree", -100, b"/", 1)  # OPEN_TREE_CLONE
