"""Never ends by itself."""
print("looping", flush=True)
while True:
    pass
