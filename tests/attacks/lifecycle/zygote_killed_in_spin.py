# attack: a spinning run whose zygote dies
# expect: L host_fault timeout_cpu
# control: none: only cordon has a zygote
# meanwhile: kill zygote
# settings: limits.cpu_ms=5000

while True:
    pass
