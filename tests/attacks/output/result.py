# attack: a long result
# expect: S
# expect: L output
# control: none: only cordon shows results

list(range(200000))
