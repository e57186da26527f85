"""A year in a warehouse: orders, stock, routes and a report, as one program.

The program reads nothing and writes one file below /workspace. It simulates a small warehouse for
a year, forecasts the demand of each product, plans orders and deliveries, and prints a report.
"""
from __future__ import annotations

import argparse
import csv
import heapq
import io
import itertools
import json
import logging
import math
import random
import re
import statistics
import sys
import textwrap
from collections import Counter, OrderedDict, defaultdict, deque
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from datetime import date, timedelta
from enum import Enum
from functools import lru_cache, partial, total_ordering
from typing import Callable, Iterable, Iterator, Optional

log = logging.getLogger("warehouse")

DAYS = 365
START = date(2024, 1, 1)
WEEKDAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
SEASONS = {1: 0.7, 2: 0.8, 3: 0.9, 4: 1.0, 5: 1.1, 6: 1.2, 7: 1.3, 8: 1.2, 9: 1.0, 10: 0.9,
           11: 1.4, 12: 1.8}
CODE = re.compile(r"^(?P<family>[A-Z]{2})-(?P<number>\d{3})(?:/(?P<variant>[a-z]))?$")


class WarehouseError(Exception):
    """Something that the warehouse cannot do; the message says what."""


class OutOfStock(WarehouseError):
    def __init__(self, product: "Product", wanted: int, there: int):
        super().__init__(f"{product.code}: {wanted} wanted, {there} there")
        self.product = product
        self.missing = wanted - there


class Priority(Enum):
    EXPRESS = 1
    NORMAL = 2
    WHENEVER = 3

    @property
    def days(self) -> int:
        return {Priority.EXPRESS: 1, Priority.NORMAL: 3, Priority.WHENEVER: 10}[self]

    def __lt__(self, other: "Priority") -> bool:
        return self.value < other.value


@dataclass(frozen=True)
class Product:
    code: str
    name: str
    price: float
    weight: float = 1.0
    tags: tuple = ()

    def __post_init__(self):
        if not CODE.match(self.code):
            raise ValueError(f"not a product code: {self.code!r}")
        if self.price <= 0 or self.weight <= 0:
            raise ValueError(f"{self.code}: price and weight are positive")

    @property
    def family(self) -> str:
        return CODE.match(self.code).group("family")

    def discounted(self, percent: float) -> float:
        return round(self.price * (1 - percent / 100), 2)


@total_ordering
@dataclass
class Order:
    number: int
    day: date
    product: Product
    quantity: int
    customer: str
    priority: Priority = Priority.NORMAL
    shipped: Optional[date] = None
    notes: list = field(default_factory=list)

    @property
    def due(self) -> date:
        return self.day + timedelta(days=self.priority.days)

    @property
    def is_late(self) -> bool:
        return self.shipped is None or self.shipped > self.due

    @property
    def value(self) -> float:
        percent = 10 if self.quantity >= 50 else 5 if self.quantity >= 20 else 0
        return self.quantity * self.product.discounted(percent)

    def __eq__(self, other):
        return isinstance(other, Order) and self.number == other.number

    def __lt__(self, other):
        return (self.priority, self.due, self.number) < (other.priority, other.due, other.number)

    def __hash__(self):
        return hash(self.number)


# --- Stock ---------------------------------------------------------------------------------------


class Shelf:
    """A place for one product, with its movements."""

    def __init__(self, product: Product, capacity: int = 500):
        self.product = product
        self.capacity = capacity
        self.count = 0
        self.moves: list[tuple[date, int]] = []

    def __repr__(self):
        return f"<Shelf {self.product.code} {self.count}/{self.capacity}>"

    def put(self, day: date, count: int) -> int:
        stored = min(count, self.capacity - self.count)
        self.count += stored
        self.moves.append((day, stored))
        return count - stored

    def take(self, day: date, count: int) -> None:
        if count > self.count:
            raise OutOfStock(self.product, count, self.count)
        self.count -= count
        self.moves.append((day, -count))

    def demand(self, since: date) -> int:
        return sum(-change for day, change in self.moves if change < 0 and day >= since)

    @property
    def fill(self) -> float:
        return self.count / self.capacity


class Warehouse:
    def __init__(self, products: Iterable[Product]):
        self.shelves = OrderedDict((p.code, Shelf(p)) for p in products)
        self.backlog: list[Order] = []
        self.done: list[Order] = []
        self.on_the_way: deque = deque()
        self.events: Counter = Counter()

    def __len__(self):
        return len(self.shelves)

    def __contains__(self, code: str):
        return code in self.shelves

    def __getitem__(self, code: str) -> Shelf:
        try:
            return self.shelves[code]
        except KeyError:
            raise WarehouseError(f"no shelf for {code}") from None

    def __iter__(self) -> Iterator[Shelf]:
        return iter(self.shelves.values())

    def accept(self, order: Order) -> None:
        if order.product.code not in self:
            self.events["refused"] += 1
            raise WarehouseError(f"order {order.number}: unknown product {order.product.code}")
        heapq.heappush(self.backlog, order)
        self.events["accepted"] += 1

    def reorder(self, day: date, code: str, count: int, delay: int) -> None:
        if count <= 0:
            return
        self.on_the_way.append((day + timedelta(days=delay), code, count))
        self.events["reordered"] += 1

    def receive(self, day: date) -> int:
        received = 0
        still = deque()
        while self.on_the_way:
            arrival, code, count = self.on_the_way.popleft()
            if arrival > day:
                still.append((arrival, code, count))
                continue
            left = self[code].put(day, count)
            received += count - left
            if left:
                self.events["returned"] += left
        self.on_the_way = still
        return received

    def ship(self, day: date, most: int = 40) -> list[Order]:
        shipped, waiting = [], []
        while self.backlog and len(shipped) < most:
            order = heapq.heappop(self.backlog)
            try:
                self[order.product.code].take(day, order.quantity)
            except OutOfStock as problem:
                order.notes.append(f"{day}: short of {problem.missing}")
                self.events["short"] += 1
                waiting.append(order)
            else:
                order.shipped = day
                shipped.append(order)
        for order in waiting:
            heapq.heappush(self.backlog, order)
        self.done.extend(shipped)
        return shipped


# --- Demand --------------------------------------------------------------------------------------


def season(day: date) -> float:
    weekday = 1.2 if day.weekday() < 5 else 0.5
    return SEASONS[day.month] * weekday


def poisson(rng: random.Random, mean: float) -> int:
    limit, product, count = math.exp(-mean), rng.random(), 0
    while product > limit:
        product *= rng.random()
        count += 1
    return count


def customers(rng: random.Random, count: int) -> list[str]:
    firsts = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana", "Ivo", "Jana"]
    lasts = ["Adler", "Berg", "Conrad", "Drost", "Engel", "Falk", "Grau", "Haas", "Imhof"]
    pairs = list(itertools.product(firsts, lasts))
    rng.shuffle(pairs)
    return [" ".join(pair) for pair in pairs[:count]]


def orders_of_a_day(rng, day, products, people, numbers) -> Iterator[Order]:
    weights = [1 / (rank + 1) for rank in range(len(products))]
    for _ in range(poisson(rng, 12 * season(day))):
        product = rng.choices(products, weights)[0]
        quantity = max(1, round(rng.lognormvariate(1.5, 0.8)))
        priority = rng.choices(list(Priority), [1, 6, 3])[0]
        yield Order(next(numbers), day, product, quantity, rng.choice(people), priority)


# --- Forecast ------------------------------------------------------------------------------------


def moving_average(values: list[float], width: int) -> list[float]:
    window: deque = deque(maxlen=width)
    averages = []
    for value in values:
        window.append(value)
        averages.append(sum(window) / len(window))
    return averages


def smooth(values: list[float], alpha: float = 0.3) -> list[float]:
    level = values[0] if values else 0.0
    result = []
    for value in values:
        level = alpha * value + (1 - alpha) * level
        result.append(level)
    return result


def best_alpha(values: list[float], candidates: Iterable[float] = (0.1, 0.2, 0.3, 0.5, 0.8)):
    def error(alpha):
        level, total = values[0], 0.0
        for value in values[1:]:
            total += (value - level) ** 2
            level = alpha * value + (1 - alpha) * level
        return total

    return min(candidates, key=error) if len(values) > 1 else 0.3


def trend(values: list[float]) -> tuple[float, float]:
    """Slope and intercept of the least-squares line."""
    n = len(values)
    if n < 2:
        return 0.0, values[0] if values else 0.0
    mean_x, mean_y = (n - 1) / 2, sum(values) / n
    top = sum((x - mean_x) * (y - mean_y) for x, y in enumerate(values))
    bottom = sum((x - mean_x) ** 2 for x in range(n))
    slope = top / bottom
    return slope, mean_y - slope * mean_x


def weekly(moves: list[tuple[date, int]], weeks: int, until: date) -> list[float]:
    totals = [0.0] * weeks
    for day, change in moves:
        age = (until - day).days // 7
        if change < 0 and 0 <= age < weeks:
            totals[weeks - 1 - age] -= change
    return totals


@dataclass
class Forecast:
    code: str
    level: float
    slope: float
    spread: float

    def need(self, weeks: int, safety: float = 1.3) -> int:
        middle = sum(max(0.0, self.level + self.slope * (week + 1)) for week in range(weeks))
        return math.ceil(middle + safety * self.spread * math.sqrt(weeks))


def forecast(shelf: Shelf, today: date, weeks: int = 12) -> Forecast:
    history = weekly(shelf.moves, weeks, today)
    level = smooth(history, best_alpha(history))[-1]
    slope, _ = trend(history)
    spread = statistics.pstdev(history) if any(history) else 1.0
    return Forecast(shelf.product.code, level, slope / 2, spread)


# --- Routes --------------------------------------------------------------------------------------


class Graph:
    def __init__(self):
        self.edges: dict[str, dict[str, float]] = defaultdict(dict)

    def connect(self, a: str, b: str, length: float) -> "Graph":
        self.edges[a][b] = length
        self.edges[b][a] = length
        return self

    def shortest(self, start: str, goal: str) -> tuple[float, list[str]]:
        queue = [(0.0, start, [start])]
        seen = set()
        while queue:
            length, place, path = heapq.heappop(queue)
            if place == goal:
                return length, path
            if place in seen:
                continue
            seen.add(place)
            for neighbour, step in self.edges[place].items():
                if neighbour not in seen:
                    heapq.heappush(queue, (length + step, neighbour, path + [neighbour]))
        raise WarehouseError(f"no way from {start} to {goal}")

    def tour(self, start: str, stops: Iterable[str]) -> tuple[float, list[str]]:
        """The nearest stop next: not the best tour, but a short one."""
        left, here, total, order = set(stops), start, 0.0, [start]
        while left:
            distances = {stop: self.shortest(here, stop)[0] for stop in left}
            here = min(distances, key=distances.__getitem__)
            total += distances[here]
            order.append(here)
            left.remove(here)
        back, _ = self.shortest(here, start)
        return total + back, order + [start]


def city() -> Graph:
    graph = Graph()
    for a, b, length in [("depot", "north", 4.0), ("depot", "east", 6.5), ("north", "market", 2.5),
                         ("market", "east", 3.0), ("market", "harbour", 7.2),
                         ("east", "harbour", 4.1), ("harbour", "south", 5.0),
                         ("south", "depot", 8.3)]:
        graph.connect(a, b, length)
    return graph


@lru_cache(maxsize=None)
def packings(weight: int, boxes: tuple[int, ...] = (1, 5, 10, 25)) -> int:
    """In how many ways a weight fits boxes exactly."""
    if weight == 0:
        return 1
    if weight < 0 or not boxes:
        return 0
    return packings(weight - boxes[-1], boxes) + packings(weight, boxes[:-1])


# --- Simulation ----------------------------------------------------------------------------------


def catalogue() -> list[Product]:
    text = """\
        TE-001    green tea            4.90  0.1  drink,dry
        TE-002    black tea            3.90  0.1  drink,dry
        CO-010/a  coffee, whole bean   9.50  1.0  drink,dry
        CO-010/b  coffee, ground       9.90  1.0  drink,dry
        HO-100    honey                6.20  0.6  sweet
        JA-200    plum jam             3.40  0.5  sweet
        OL-300    olive oil           11.80  0.9  kitchen
        SA-400    sea salt             2.10  0.4  kitchen,dry
    """
    products = []
    for line in textwrap.dedent(text).strip().splitlines():
        code, name, price, weight, tags = re.split(r"\s{2,}", line.strip())
        products.append(Product(code, name, float(price), float(weight), tuple(tags.split(","))))
    return products


@contextmanager
def stage(name: str):
    log.info("begin %s", name)
    try:
        yield
    except WarehouseError as problem:
        log.error("%s failed: %s", name, problem)
        raise
    finally:
        log.info("end %s", name)


def simulate(seed: int, days: int = DAYS) -> Warehouse:
    rng = random.Random(seed)
    products = catalogue()
    people = customers(rng, 40)
    warehouse = Warehouse(products)
    numbers = itertools.count(1)
    for shelf in warehouse:
        shelf.put(START, 200)
    for offset in range(days):
        day = START + timedelta(days=offset)
        warehouse.receive(day)
        for order in orders_of_a_day(rng, day, products, people, numbers):
            warehouse.accept(order)
        if day.weekday() < 6:
            warehouse.ship(day)
        if day.weekday() == 0:
            for shelf in warehouse:
                plan = forecast(shelf, day)
                coming = sum(n for _, code, n in warehouse.on_the_way if code == plan.code)
                wanted = plan.need(weeks=3) - shelf.count - coming
                warehouse.reorder(day, plan.code, max(wanted, 0), delay=rng.randint(2, 9))
    return warehouse


# --- Report --------------------------------------------------------------------------------------


def grouped(items: Iterable, key: Callable) -> dict:
    groups = defaultdict(list)
    for item in items:
        groups[key(item)].append(item)
    return dict(sorted(groups.items()))


def bar(part: float, width: int = 30) -> str:
    full = int(max(0.0, min(1.0, part)) * width)
    return "#" * full + "." * (width - full)


def table(rows: list[list], heads: list[str]) -> str:
    widths = [max(len(str(row[i])) for row in [heads, *rows]) for i in range(len(heads))]
    lines = []
    for row in [heads, ["-" * width for width in widths], *rows]:
        cells = [str(cell).rjust(width) if isinstance(cell, (int, float)) else
                 str(cell).ljust(width) for cell, width in zip(row, widths)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def by_month(orders: list[Order]) -> Iterator[list]:
    for month, group in grouped(orders, lambda order: order.day.month).items():
        values = [order.value for order in group]
        late = sum(order.is_late for order in group)
        yield [START.replace(month=month).strftime("%b"), len(group), round(sum(values), 2),
               round(statistics.median(values), 2), f"{late / len(group):.1%}"]


def by_product(warehouse: Warehouse) -> Iterator[list]:
    sold = Counter()
    for order in warehouse.done:
        sold[order.product.code] += order.quantity
    for shelf in warehouse:
        product = shelf.product
        turnover = sold[product.code] / max(1, shelf.count)
        yield [product.code, product.name, sold[product.code], shelf.count, round(turnover, 1),
               bar(shelf.fill, 20)]


def summary(warehouse: Warehouse) -> dict:
    orders = warehouse.done
    value = sum(order.value for order in orders)
    waits = [(order.shipped - order.day).days for order in orders]
    people = Counter(order.customer for order in orders)
    return {
        "orders": len(orders),
        "waiting": len(warehouse.backlog),
        "revenue": round(value, 2),
        "mean_order": round(value / len(orders), 2) if orders else None,
        "wait_days": {"median": statistics.median(waits), "longest": max(waits)} if waits else {},
        "best_customers": [name for name, _ in people.most_common(3)],
        "events": dict(warehouse.events),
        "is_healthy": len(warehouse.backlog) < 50 and not warehouse.events["refused"],
    }


def save(warehouse: Warehouse, path: str) -> int:
    buffer = io.StringIO()
    writer = csv.DictWriter(buffer, ["number", "day", "code", "quantity", "customer", "shipped"])
    writer.writeheader()
    for order in sorted(warehouse.done, key=lambda o: o.number):
        row = asdict(order)
        writer.writerow({"number": row["number"], "day": row["day"].isoformat(),
                         "code": row["product"]["code"], "quantity": row["quantity"],
                         "customer": row["customer"], "shipped": row["shipped"]})
    with open(path, "w", encoding="utf-8", newline="") as file:
        return file.write(buffer.getvalue())


def show(warehouse: Warehouse) -> None:
    money = partial("{:,.2f} EUR".format)
    facts = summary(warehouse)
    print(f"{facts['orders']} orders, {money(facts['revenue'])}, {facts['waiting']} waiting\n")
    print(table(list(by_month(warehouse.done)), ["month", "orders", "revenue", "median", "late"]))
    print()
    print(table(list(by_product(warehouse)), ["code", "name", "sold", "there", "turns", "fill"]))
    print("\nweekday   orders")
    days = Counter(order.day.weekday() for order in warehouse.done)
    for number, name in enumerate(WEEKDAYS):
        print(f"{name:7s}  {days[number]:6d}  {bar(days[number] / max(days.values()))}")
    length, stops = city().tour("depot", ["harbour", "market", "south"])
    print(f"\ntour of {length:.1f} km: {' > '.join(stops)}")
    print(f"a load of 60 kg fits the boxes in {packings(60)} ways")


def main(arguments: Optional[list[str]] = None) -> int:
    parser = argparse.ArgumentParser(description="Simulate a warehouse")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--days", type=int, default=DAYS)
    parser.add_argument("--save", default="/workspace/orders.csv")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args(arguments)
    logging.basicConfig(level=logging.INFO if options.verbose else logging.WARNING,
                        stream=sys.stderr, format="%(levelname)s %(message)s")
    with stage("simulation"):
        warehouse = simulate(options.seed, options.days)
    with stage("report"):
        show(warehouse)
        print(json.dumps(summary(warehouse), indent=2, default=str))
    assert all(shelf.count >= 0 for shelf in warehouse), "a shelf owes something"
    return 0 if save(warehouse, options.save) else 1


if __name__ == "__main__":
    sys.exit(main())
