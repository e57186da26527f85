"""Which products sell well, and when: a short answer from a file of orders."""
import csv
import json
from collections import Counter, defaultdict
from datetime import date


def read_orders(path):
    with open(path, newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            row["quantity"] = int(row["quantity"])
            row["price"] = float(row["price"])
            row["day"] = date.fromisoformat(row["day"])
            yield row


units = Counter()
revenue = defaultdict(float)
for order in read_orders("/workspace/orders.csv"):
    units[order["product"]] += order["quantity"]
    revenue[order["day"].strftime("%Y-%m")] += order["quantity"] * order["price"]

best = max(revenue, key=revenue.get)
print(f"best month: {best} with {revenue[best]:,.2f} EUR")
for product, count in units.most_common(5):
    print(f"  {product:20s} {count:6d}")
print(json.dumps({"products": len(units), "revenue": round(sum(revenue.values()), 2)}))
