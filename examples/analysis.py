"""What a data-analysis agent writes: a year of shop orders, read from standard input."""
import csv
import statistics
import sys
from collections import defaultdict
from datetime import date

orders = list(csv.DictReader(sys.stdin))


def revenue(order):
    full = int(order["quantity"]) * float(order["unit_price"])
    return full * (1 - int(order["discount_percent"]) / 100)


def days_to_deliver(order):
    ordered = date.fromisoformat(order["ordered_at"][:10])
    return (date.fromisoformat(order["delivered_on"]) - ordered).days


def grouped(key):
    groups = defaultdict(list)
    for order in orders:
        groups[key(order)].append(order)
    return dict(sorted(groups.items()))


print(f"{len(orders)} orders, {sum(map(revenue, orders)):,.2f} EUR")
print(f"no country: {sum(not o['country'] for o in orders)},",
      f"not delivered: {sum(not o['delivered_on'] for o in orders)}")

print("\nmonth      orders     revenue")
by_month = {m: sum(map(revenue, os)) for m, os in grouped(lambda o: o["ordered_at"][:7]).items()}
counts = {m: len(os) for m, os in grouped(lambda o: o["ordered_at"][:7]).items()}
best = max(by_month, key=by_month.get)
for month, total in by_month.items():
    bar = "█" * round(34 * total / by_month[best])
    print(f"{month}  {counts[month]:6d}  {total:10,.2f}  {bar}")

print("\ncategory   orders     revenue  median  returned")
for category, group in grouped(lambda o: o["category"]).items():
    values = [revenue(o) for o in group]
    returned = sum(o["returned"] == "yes" for o in group) / len(group)
    print(f"{category:9s}  {len(group):6d}  {sum(values):10,.2f}  {statistics.median(values):6.2f}"
          f"  {returned:8.1%}")

print("\ncountry    days to deliver (median, slowest tenth)")
for country, group in grouped(lambda o: o["country"]).items():
    days = sorted(days_to_deliver(o) for o in group if o["delivered_on"])
    if country:
        slowest = statistics.quantiles(days, n=10)[-1]
        print(f"{country:9s}  {statistics.median(days):4.1f}  {slowest:4.1f}")

mean = statistics.mean(map(revenue, orders))
{"orders": len(orders), "best_month": best, "mean_order": round(mean, 2)}
