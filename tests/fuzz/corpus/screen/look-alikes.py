ｅval("1")
_＿import__("os")
ª = 1
