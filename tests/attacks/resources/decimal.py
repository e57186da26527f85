# attack: processor time, in a library
# expect: L timeout_cpu memory
# control: runs on

import decimal
decimal.getcontext().prec = 999999
value = decimal.Decimal(3)
while True:
    value = value.sqrt() + decimal.Decimal(7).ln()
