"""Reads a table, sums it up, fits a line and draws a picture."""

import csv
from html import escape


def load(file):
    with open(file, newline="", encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines))
    return {name: [float(row[name]) if row[name].strip() else None for row in rows] for name in rows[0]}


def describe(values):
    numbers = sorted(value for value in values if value is not None)
    count = len(numbers)
    middle = count // 2
    median = numbers[middle] if count % 2 else (numbers[middle - 1] + numbers[middle]) / 2
    return {
        "count": count,
        "missing": len(values) - count,
        "smallest": numbers[0],
        "largest": numbers[-1],
        "mean": sum(numbers) / count,
        "median": median,
    }


def pairs(table, x_name, y_name):
    both = zip(table[x_name], table[y_name])
    return [(x, y) for x, y in both if x is not None and y is not None]


def fit(points):
    count = len(points)
    x_mean = sum(x for x, _ in points) / count
    y_mean = sum(y for _, y in points) / count
    spread = sum((x - x_mean) ** 2 for x, _ in points)
    if spread == 0:
        raise ValueError("A line needs two different values of x.")
    slope = sum((x - x_mean) * (y - y_mean) for x, y in points) / spread
    return (slope, y_mean - slope * x_mean)


def draw(points, title, x_name, y_name):
    slope, start = fit(points)
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    ends = [(x, slope * x + start) for x in (left, right)]
    heights = [y for _, y in points + ends]
    bottom, top = min(heights), max(heights)

    def place(x, y):
        tall = top - bottom or 1
        return (round(60 + (x - left) / (right - left) * 500, 1), round(340 - (y - bottom) / tall * 280, 1))

    (x1, y1), (x2, y2) = [place(x, y) for x, y in ends]
    dots = [place(x, y) for x, y in points]
    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" font-family="sans-serif">',
            f"<title>{escape(title)}</title>",
            '<rect width="600" height="400" fill="white"/>',
            f'<text x="60" y="32" font-size="20">{escape(title)}</text>',
            '<path d="M60 50 V345 H570" fill="none" stroke="dimgray"/>',
            f'<text x="565" y="385" text-anchor="end">{escape(x_name)}, {left:g} to {right:g}</text>',
            f'<text transform="translate(30 345) rotate(-90)">{escape(y_name)}, {bottom:g} to {top:g}</text>',
            f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="firebrick" stroke-width="2"/>',
            *[f'<circle cx="{x}" cy="{y}" r="5" fill="teal"/>' for x, y in dots],
            "</svg>",
        ]
    )


def main():
    table = load("roof.csv")
    names = list(table)
    for name in names:
        facts = describe(table[name])
        print(f"{name}: {facts['smallest']:g} to {facts['largest']:g}, {facts['mean']:.1f} on average")
    while True:
        x_name = input(f"Column for x ({', '.join(names)}), or quit: ").strip()
        if x_name == "quit":
            return
        y_name = input("Column for y: ").strip()
        if x_name not in names or y_name not in names or x_name == y_name:
            print("I need two different columns of the table.")
            continue
        points = pairs(table, x_name, y_name)
        slope, start = fit(points)
        print(f"{y_name} is about {slope:.2f} * {x_name} + {start:.2f}")
        with open("graph.svg", "w", encoding="utf-8") as file:
            file.write(draw(points, f"{y_name} and {x_name}", x_name, y_name))
        print("The picture is in graph.svg. Open it in a browser.")


if __name__ == "__main__":
    main()
