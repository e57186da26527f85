f('a' * 2 + 2 * 'b')
f('\N{LOW LINE}\N{latin small letter x}')
f('abc'[::-1] + 'abc'[1:] + 'abc'[-1])
