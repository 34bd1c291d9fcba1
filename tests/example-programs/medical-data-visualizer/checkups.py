import csv
from math import sqrt


def load(file):
    with open(file, newline="") as lines:
        people = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(lines)]
    return [person for person in people if person["lower"] < person["upper"] and 100 <= person["height"] <= 230]


def risks(person):
    index = person["weight"] / (person["height"] / 100) ** 2
    return {
        "heavy": int(index > 25),
        "smokes": int(person["smokes"] == 1),
        "still": int(person["moves"] == 0),
        "pressure": int(person["upper"] >= 140),
    }


def shares(people):
    result = {}
    for name in ["heavy", "smokes", "still", "pressure"]:
        groups = {"well": [], "ill": []}
        for person in people:
            groups["ill" if person["ill"] else "well"].append(risks(person)[name])
        result[name] = {
            group: round(100 * sum(values) / len(values), 1) if values else 0.0 for group, values in groups.items()
        }
    return result


def correlation(first, second):
    mean_first = sum(first) / len(first)
    mean_second = sum(second) / len(second)
    together = sum((a - mean_first) * (b - mean_second) for a, b in zip(first, second))
    spread = sqrt(sum((a - mean_first) ** 2 for a in first) * sum((b - mean_second) ** 2 for b in second))
    return round(together / spread, 2) if spread else 0.0
